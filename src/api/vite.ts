import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginOption } from 'vite';
import { engineAlone } from './inside.ts';
import type * as Inside from './vite-plugins.ts';

interface Options {
  /** The folder that has site.yaml in it; the one that Vite is started in unless told. */
  readonly root?: string | undefined;
}

/**
 * The engine as a part of a `vite.config.ts`: `vite` is then the authors' server, `vite build` the build and `vite preview`
 * shows what was built, as the commands `dev`, `build` and `serve` do. To Vitest, which reads the same file, it is nothing.
 */
export async function pagesAsData({ root = '.' }: Options = {}): Promise<PluginOption[]> {
  if (process.env.VITEST) return [];
  const where = await engineAlone();
  const { vitePlugins }: typeof Inside = await import(
    /* @vite-ignore */ pathToFileURL(join(where.program, 'engine/vite-plugins.js')).href
  );
  return vitePlugins({ ...where, root: resolve(root) });
}
