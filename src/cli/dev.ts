import { createServer } from 'vite';
import { vitePlugins } from '../api/vite-plugins.ts';
import { readOptions, readPort, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

const USAGE = `pages-as-data dev [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --port NUMBER              5173 unless told; where it is taken, the next one that is free
`;

const values = readOptions(USAGE, { root: { type: 'string' }, port: { type: 'string', default: '5173' } });
const port = readPort(values.port, USAGE);
const where = { root: siteFolder(values.root), engine: engineFolder(), program: programFolder() };
const server = await createServer({ configFile: false, plugins: vitePlugins(where), server: { port } });
await server.listen();
server.printUrls();
