import { type ChildProcess, spawn } from 'node:child_process';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll } from 'vitest';
import { authorsServer } from '../../src/dev/server.ts';
import { siteBlocks } from '../../src/program/own-blocks/site-blocks.ts';
import { type Files, siteFolder } from './site-folder.ts';

const engine = join(import.meta.dirname, '../..');

const servers: ViteDevServer[] = [];
const started: ChildProcess[] = [];

/** To be called once in each test file with servers: the files of a worker share this module. */
export const closeServers = (): void =>
  afterAll(async () => {
    for (const server of servers.splice(0)) await server.close();
    for (const child of started.splice(0)) child.kill();
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
export async function serve(files: Files = {}, root = siteFolder(files), allowedHosts: string[] = []) {
  const opened: string[] = [];
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', allowedHosts },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), siteBlocks({ engine, root }), authorsServer({ engine, root, key: KEY }), editor(opened)],
  });
  servers.push(server);
  await server.listen();
  return { ...askingAt(portOf(server), KEY), opened, root, server };
}

/** What asks a server that listens at a port of this machine, and whose key this is. */
function askingAt(port: number, key: string) {
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
  const cookie = `pages-as-data-${port}=${key}`;
  /** The same as from a browser in which the printed address was opened. */
  const ask = (path: string, headers: OutgoingHttpHeaders = {}) => askAs(path, { headers: { cookie, ...headers } });
  return { ask, askAs, cookie, key, host: `127.0.0.1:${port}` };
}

/** The same server as `npx vite` starts it, by vite.config.ts. */
export async function serveByVite(root: string) {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0'], {
    cwd: engine,
    env: { ...process.env, SITE: root, NODE_ENV: 'development', VITEST: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const [port, key] = await new Promise<[number, string]>((done, failed) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => {
        said += part;
        const [, port, key] = /127\.0\.0\.1:(\d+)\/\?key=([\w-]+)/.exec(said) ?? [];
        if (port && key) done([Number(port), key]);
      });
    child.on('exit', () => failed(new Error(said)));
  });
  return { ...askingAt(port, key), root };
}
