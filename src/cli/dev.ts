import { join } from 'node:path';
import { createServer } from 'vite';
import { devCache } from '../dev/cache.ts';
import { withKey } from '../dev/key.ts';
import { authorsServer } from '../dev/server.ts';
import { ownRegistry } from '../disk/block-folders.ts';
import { shellFolder } from '../disk/shell-files.ts';
import { newToken } from '../editor/page/door.ts';
import { siteBlocks } from '../program/own-blocks/site-blocks.ts';
import { viteSettings } from '../program/vite-settings.ts';
import { readOptions, readPort, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

const USAGE = `pages-as-data dev [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --port NUMBER              5173 unless told; where it is taken, the next one that is free
`;

const values = readOptions(USAGE, { root: { type: 'string' }, port: { type: 'string', default: '5173' } });
const port = readPort(values.port, USAGE);
const root = siteFolder(values.root);
const engine = engineFolder();
const settings = viteSettings(engine);
const key = newToken();
const cacheDir = devCache(root);
const server = await createServer({
  ...settings,
  cacheDir,
  plugins: [
    ...settings.plugins,
    siteBlocks({ engine, root }),
    authorsServer({ engine, root, program: programFolder(), key }),
  ],
  server: { port, fs: { allow: [engine, cacheDir, join(root, 'blocks'), shellFolder(root), ownRegistry(root)] } },
});
await server.listen();
for (const address of server.resolvedUrls?.local ?? [])
  process.stdout.write(`The site is shown at ${withKey(address, key)} — stop with Ctrl+C.\n`);
