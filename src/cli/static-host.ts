import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentTypes, isCompressible } from '../build/content-types.ts';

/** Headers by path pattern, in the order of the `_headers` file. */
interface Rule {
  readonly path: string;
  readonly headers: [name: string, value: string | undefined][];
}

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Reads a `_headers` file: a path on a line of its own, then indented `Name: value` lines; `! Name` takes back. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, removed] = /^\s+! (.+)$/.exec(line) ?? [];
    const [, name, value] = /^\s+([^:!]+): (.+)$/.exec(line) ?? [];
    if (removed) rules.at(-1)?.headers.push([removed, undefined]);
    else if (name) rules.at(-1)?.headers.push([name, value]);
    else if (line.trim()) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to ? [{ from, to, status: Number(status ?? 301) }] : [];
  });
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/**
 * Serves a built site as a static host would: addresses without `.html`, the rules of its `_headers` and
 * `_redirects` files, compression. For looking at the site and for the tests.
 */
export function createStaticHost(folder: string): Server {
  const packed = new Map<string, Buffer>();
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  return createServer((request, response) => {
    try {
      // Read anew each time: the site may be built again while it is being served.
      const rules = parseHeaders(read('_headers'));
      answer(request, response, { folder, rules, redirects: parseRedirects(read('_redirects')), packed });
    } catch {
      response.writeHead(400).end();
    }
  });
}

interface Host {
  readonly folder: string;
  readonly rules: readonly Rule[];
  readonly redirects: readonly Redirect[];
  readonly packed: Map<string, Buffer>;
}

function answer(request: IncomingMessage, response: ServerResponse, host: Host): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const path = decodeURIComponent(pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  const file = findFile(host.folder, path);
  if (file) return send({ request, response, file, status: 200, path }, host);
  if (path.length > 1 && path.endsWith('/') && findFile(host.folder, path.slice(0, -1))) {
    response.writeHead(301, { Location: pathname.slice(0, -1) + search }).end();
    return;
  }
  const rule = host.redirects.find(({ from, status }) => status === 404 && matches(from, path));
  const notFound = rule && findFile(host.folder, rule.to);
  if (notFound) return send({ request, response, file: notFound, status: 404, path }, host);
  response.writeHead(404).end();
}

function findFile(folder: string, path: string): string | undefined {
  const name = normalize(join(folder, path));
  if (name !== folder && !name.startsWith(folder + sep)) return undefined;
  if (/\/_(headers|redirects)$/.test(name)) return undefined;
  const isFile = (candidate: string) => existsSync(candidate) && statSync(candidate).isFile();
  const candidates = path.endsWith('/') ? (path === '/' ? [join(name, 'index.html')] : []) : [name, `${name}.html`];
  return candidates.find(isFile);
}

interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly file: string;
  readonly status: number;
  readonly path: string;
}

function send({ request, response, file, status, path }: Sending, { rules, packed }: Host): void {
  const headers = new Map<string, string>([
    ['Content-Type', contentTypes[extname(file).slice(1)] ?? 'application/octet-stream'],
  ]);
  for (const rule of rules.filter((candidate) => matches(candidate.path, path)))
    for (const [name, value] of rule.headers) {
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
    }
  headers.set('Vary', 'Accept-Encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding =
    isCompressible(headers.get('Content-Type') ?? '') &&
    (/\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '');
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = encoding ? pack(file, encoding, packed) : readFileSync(file);
  response.writeHead(status, { ...Object.fromEntries(headers), 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pack(file: string, encoding: string, packed: Map<string, Buffer>): Buffer {
  const key = `${encoding}:${file}:${statSync(file).mtimeMs}`;
  const known = packed.get(key);
  if (known) return known;
  const plain = readFileSync(file);
  const body =
    encoding === 'br'
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(plain, { level: 9 });
  packed.set(key, body);
  return body;
}
