import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { makeProgram } from '../make-program.ts';
import { writeRegistries } from '../registries.ts';
import { viteSettings } from '../vite-settings.ts';
import { type CheckedBlocks, judgeBlocks } from './judge.ts';
import { siteBlocks } from './site-blocks.ts';

interface OwnProgramContext {
  readonly engine: string;
  readonly root: string;
  readonly out: string;
}

/** Makes a program with a site's own blocks in it; gives what is wrong with them, and makes none then. */
export async function makeOwnProgram({ engine, root, out }: OwnProgramContext): Promise<readonly Diagnostic[]> {
  // Vite, and React with it, take whatever is found here; unset, it would become another.
  process.env.NODE_ENV = 'production';
  const { blocks, diagnostics } = await judgeApart(engine, root);
  if (diagnostics.length > 0) return diagnostics;
  writeRegistries({ engine, root, blocks });
  await makeProgram({ engine, out, root });
  return [];
}

/** Judges the blocks with a runner of Vite's, which is closed again. */
export async function judgeApart(engine: string, root: string): Promise<CheckedBlocks> {
  const settings = viteSettings(engine);
  const server = await createServer({
    ...settings,
    cacheDir: join(root, '.cache/vite-once'),
    appType: 'custom',
    logLevel: 'silent',
    plugins: [...settings.plugins, siteBlocks({ engine, root })],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules.');
    return await judgeBlocks({ engine, root, run: (file) => ssr.runner.import(file) });
  } finally {
    await server.close();
  }
}
