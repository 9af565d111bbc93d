import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSiteFile } from '../content/validate/site-file.ts';
import { folderFiles } from '../disk/folder-files.ts';
import { fontsOf } from '../disk/machine.ts';
import { createStaticHost } from '../hosts/static-host.ts';
import { readOptions, readPort, siteFolder } from './options.ts';

const USAGE = `pages-as-data serve [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --port NUMBER              4173 unless told; where it is taken, another one is
  --folder FOLDER            what is served (dist in the site's folder unless told)
`;

const values = readOptions(USAGE, {
  root: { type: 'string' },
  port: { type: 'string', default: '4173' },
  folder: { type: 'string' },
});
const port = readPort(values.port, USAGE);
const root = siteFolder(values.root);
const folder = resolve(values.folder ?? join(root, 'dist'));

if (!existsSync(folder)) {
  process.stderr.write('There is no built site yet. Run `npx pages-as-data build` first.\n');
  process.exit(1);
}
const { base } = readSiteFile(folderFiles(root), fontsOf(root)).known;
const server = createStaticHost(folder, base);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') return server.listen(0, '127.0.0.1');
  process.stderr.write(`Port ${port} cannot be used: ${error.message}.\n`);
  process.exitCode = 1;
});
server.on('listening', () => {
  const address = server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`The site is served at http://localhost:${open}${base}/ — stop with Ctrl+C.\n`);
});
server.listen(port, '127.0.0.1');
