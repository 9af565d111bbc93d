import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll } from 'vitest';
import { authorsServer } from '../../src/dev/server.ts';
import { siteBlocks } from '../../src/program/own-blocks/site-blocks.ts';
import { type Files, folder, siteFolder } from './site-folder.ts';

const engine = join(import.meta.dirname, '../..');

const servers: ViteDevServer[] = [];

/** To be called once in each test file with servers: the files of a worker share this module. */
export const closeServers = (): void =>
  afterAll(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

/** What the address has in it that whoever has started a server is told. */
export const KEY = 'key-of-the-tests';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly location: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

const portOf = ({ httpServer }: ViteDevServer): number => {
  const address = httpServer?.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Opened files are noted, not opened. */
const editor = (opened: string[]): Plugin => ({
  name: 'editor',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__open-in-editor', (asked, response) => {
      opened.push(new URL(asked.url ?? '', 'http://x').searchParams.get('file') ?? '');
      response.end();
    });
  },
});

/** The authors' server on a site of these files. */
export async function serve(files: Files = {}, root = siteFolder(files)) {
  const opened: string[] = [];
  const server = await createServer({
    configFile: false,
    root: engine,
    cacheDir: folder({}),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), siteBlocks({ engine, root }), authorsServer({ engine, root, key: KEY }), editor(opened)],
  });
  servers.push(server);
  await server.listen();
  const port = portOf(server);
  /** Asks without following redirects, and exactly as told: `fetch` would mend addresses. */
  const askAs = (path: string, { method = 'GET', headers = {} }: Asking = {}) =>
    new Promise<Answer>((done, failed) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part) => {
          body += part;
        });
        const { headers } = response;
        const { 'content-type': type = '', location = '' } = headers;
        response.on('end', () => done({ status: response.statusCode ?? 0, type, location, body, headers }));
      })
        .on('error', failed)
        .end();
    });
  const cookie = `pages-as-data-${port}=${KEY}`;
  /** The same as from a browser in which the printed address was opened. */
  const ask = (path: string, headers: OutgoingHttpHeaders = {}) => askAs(path, { headers: { cookie, ...headers } });
  return { ask, askAs, cookie, opened, root, server, host: `127.0.0.1:${port}` };
}
