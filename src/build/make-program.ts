import { createBuilder } from 'vite';
import { browserGuard } from './browser-guard.ts';
import { engineProgram } from './plugin.ts';
import { viteSettings } from './vite-settings.ts';

interface Options {
  /** The engine's own folder. */
  readonly engine: string;
  /** Where the program is written. */
  readonly out: string;
}

/** Makes the engine's program of its sources. */
export async function makeProgram({ engine, out }: Options): Promise<void> {
  const settings = viteSettings(engine);
  const builder = await createBuilder({
    ...settings,
    logLevel: 'warn',
    plugins: [...settings.plugins, browserGuard(engine), engineProgram({ engine, out })],
    build: { target: 'es2022' },
  });
  await builder.buildApp();
}
