import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticHost } from './static-host.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    folder: { type: 'string', default: resolve(process.env.SITE ?? '.', 'dist') },
  },
});

if (!existsSync(values.folder)) {
  process.stderr.write('There is no built site yet. Run `npm run build` first.\n');
  process.exit(1);
}
const server = createStaticHost(resolve(values.folder));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  server.listen(0, '127.0.0.1');
});
server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  process.stdout.write(`The site is served at http://localhost:${port}/ — stop with Ctrl+C.\n`);
});
server.listen(Number(values.port), '127.0.0.1');
