import { createServer } from 'vite';
import { vitePlugins } from '../api/vite-plugins.ts';
import { readHosts, readOptions, readPort, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

const USAGE = `pages-as-data dev [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --port NUMBER              5173 unless told; where it is taken, the next one that is free
  --host NAME                a name under which its address is forwarded, such as my-space-5173.app.github.dev; it may be
                             given several times. The server still listens on this machine alone, and asks for its key
`;

const values = readOptions(USAGE, {
  root: { type: 'string' },
  port: { type: 'string', default: '5173' },
  host: { type: 'string', multiple: true, default: [] },
});
const port = readPort(values.port, USAGE);
const where = { root: siteFolder(values.root), engine: engineFolder(), program: programFolder() };
const server = await createServer({
  configFile: false,
  plugins: vitePlugins(where),
  server: { port, allowedHosts: readHosts(values.host, USAGE) },
});
await server.listen();
server.printUrls();
