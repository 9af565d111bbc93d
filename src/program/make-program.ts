import { createBuilder } from 'vite';
import { browserGuard } from './browser-guard.ts';
import { nameless } from './nameless.ts';
import { nearPackages } from './own-blocks/near-packages.ts';
import { siteBlocks } from './own-blocks/site-blocks.ts';
import { engineProgram } from './plugin.ts';
import { viteSettings } from './vite-settings.ts';

interface ProgramOptions {
  /** The engine's own folder. */
  readonly engine: string;
  /** Where the program is written. */
  readonly out: string;
  /** The site whose own code comes into it; without one it is the engine's alone. */
  readonly root?: string;
}

/** Makes the engine's program of its sources, and of a site's own blocks and hooks. */
export async function makeProgram({ engine, out, root }: ProgramOptions): Promise<void> {
  const settings = viteSettings(engine);
  const builder = await createBuilder({
    ...settings,
    logLevel: 'warn',
    plugins: [
      ...settings.plugins,
      ...(root === undefined ? [] : [siteBlocks({ engine, root }), nearPackages()]),
      browserGuard(engine),
      engineProgram({ engine, out, isOwn: root !== undefined }),
      nameless(),
    ],
    build: { target: 'es2022' },
  });
  await builder.buildApp();
}
