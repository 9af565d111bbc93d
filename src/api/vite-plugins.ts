import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { readSiteFile } from '../content/validate/site-file.ts';
import { newToken } from '../dev/door.ts';
import { authorsServer } from '../dev/server.ts';
import { visible } from '../diagnostics/visible.ts';
import { folderFiles } from '../disk/folder-files.ts';
import { fontsOf } from '../disk/machine.ts';
import { createStaticHost } from '../hosts/static-host.ts';
import { foreignCache } from '../program/foreign-cache.ts';
import { programOfSite } from '../program/own-blocks/own-program.ts';
import { siteBlocks } from '../program/own-blocks/site-blocks.ts';
import { tellFaults } from '../program/own-blocks/tell-faults.ts';
import type * as Doors from './doors.ts';
import type { Where } from './where.ts';

interface Site extends Where {
  readonly root: string;
}

/** One for as long as the process runs: where Vite starts its server anew, the browsers that have the key stay in. */
const key = newToken();

/** What Vite is given for a site: its server is then the authors' server, its build the build, its preview the built site. */
export function vitePlugins(site: Site): PluginOption[] {
  const { engine, root } = site;
  const foreign = foreignCache(root);
  if (foreign) throw new Error(visible(foreign));
  return [react(), siteBlocks({ engine, root }), authorsServer({ ...site, key }), building(site), preview(site)];
}

const building = ({ root, engine, program }: Site): Plugin => ({
  name: 'pages-as-data:build',
  apply: 'build',
  config: () => ({
    root,
    publicDir: false,
    builder: {
      async buildApp({ environments }) {
        // Else Vite would build, beside the site, a program of an index.html.
        for (const environment of Object.values(environments)) environment.isBuilt = true;
        const found = await programOfSite({ engine, program, root });
        if ('refused' in found) throw new Error(visible(found.refused));
        if ('faults' in found) tellFaults(found.faults, [], root);
        process.exitCode = 'folder' in found ? await buildBy({ root, engine, program: found.folder }) : 1;
      },
    },
  }),
  configResolved({ build }) {
    if (build.outDir !== 'dist') throw new Error('A site is built into `dist` in its own folder: leave `outDir` out.');
  },
});

/** Builds a site by a program that knows its own blocks. */
async function buildBy({ root, engine, program }: Site): Promise<number> {
  const doors: typeof Doors = await import(/* @vite-ignore */ pathToFileURL(join(program, 'engine/doors.js')).href);
  return doors.buildAloud({ root }, { engine, program });
}

const preview = ({ root }: Site): Plugin => ({
  name: 'pages-as-data:preview',
  apply: (_, { isPreview }) => isPreview === true,
  config: () => ({ root, publicDir: false }),
  configurePreviewServer({ middlewares }) {
    const host = createStaticHost(join(root, 'dist'), readSiteFile(folderFiles(root), fontsOf(root)).known.base);
    middlewares.use((request, response) => void host.emit('request', request, response));
  },
});
