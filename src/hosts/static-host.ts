import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isPlainPath } from '../content/validate/own-redirects.ts';
import { contentTypes, isCompressible } from './content-types.ts';

/** Headers by path pattern, in the order of the `_headers` file. */
interface PathRule {
  readonly path: string;
  readonly headers: [name: string, value: string | undefined][];
}

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** True where it is followed although there is a file. */
  readonly forced: boolean;
}

/** Reads a `_headers` file: a path on a line of its own, then indented `Name: value` lines; `! Name` takes back. */
export function parseHeaders(text: string): PathRule[] {
  const rules: PathRule[] = [];
  for (const line of text.split('\n')) {
    const [, removed] = /^\s+! (.+)$/.exec(line) ?? [];
    const [, name, value] = /^\s+([^\s:!][^:!]*): (.+)$/.exec(line) ?? [];
    if (removed) rules.at(-1)?.headers.push([removed, undefined]);
    else if (name) rules.at(-1)?.headers.push([name, value]);
    else if (line.trim()) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** An address as it is compared: without the form that letters have on their way. */
const readable = (address: string) => (/^(?:[^%]|%[\dA-F]{2})*$/.test(address) ? decodeURI(address) : address);

export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    const forced = status?.endsWith('!') === true;
    return from && to && !from.startsWith('#')
      ? [{ from: readable(from), to, status: Number.parseInt(status ?? '301', 10), forced }]
      : [];
  });
}

const isPath = (path: string) => isPlainPath(path.replace(/%[\dA-F]{2}/g, '-'));
const isTarget = (to: string) => isPath(to) || /^https:\/\/[\w.-]+(?::\d+)?\/[^\s\\]*$/.test(to);

/**
 * True of a redirect from one address to another, or from all below one (`*`), which may be called alike where it leads
 * (`:splat`).
 */
export const isMove = ({ from, to, status }: Redirect): boolean =>
  status >= 300 &&
  status < 400 &&
  isPath(encodeURI(from.replace(/(?<=\/)\*$/, ''))) &&
  isTarget(to.replace(/(?<=\/):splat$/, ''));

/** Where a redirect leads from a path that it is for. */
const targetOf = ({ from, to }: Redirect, path: string) =>
  to.replace(/:splat$/, () =>
    path
      .slice(from.length - 1)
      .split('/')
      .map(encodeURIComponent)
      .join('/'),
  );

/** True of the status of what is not there, or is gone. */
export const isMissing = (status: number): boolean => status === 404 || status === 410;

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/**
 * Serves a built site as a static host would: addresses without `.html`, the rules of its `_headers` and
 * `_redirects` files, compression. For looking at the site and for the tests. `base` is the path that the site lies below.
 */
export function createStaticHost(folder: string, base = ''): Server {
  const packed = new Map<string, Buffer>();
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  const server = createServer((request, response) => {
    try {
      // Read anew each time: the site may be built again while it is being served.
      const rules = parseHeaders(read('_headers'));
      answer(request, response, { folder, base, rules, redirects: parseRedirects(read('_redirects')), packed });
    } catch {
      response.writeHead(400).end();
    }
  });
  keepConnections(server);
  return server;
}

/**
 * Keeps the connections of a server of this machine for as long as they are wanted. Node would end those that were idle for
 * five seconds, and after a time in which it was busy it does so before it reads what has come on them: that is lost.
 */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = 0;
}

interface Host {
  readonly folder: string;
  readonly base: string;
  readonly rules: readonly PathRule[];
  readonly redirects: readonly Redirect[];
  readonly packed: Map<string, Buffer>;
}

function answer(request: IncomingMessage, response: ServerResponse, host: Host): void {
  const [, written = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
  const path = readPath(written);
  if (path === undefined) return void response.writeHead(400).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  const moved = host.redirects.find((rule) => matches(rule.from, path) && isMove(rule));
  const lead = (to: string) => void response.writeHead(moved?.status ?? 301, { Location: to + search }).end();
  if (moved?.forced) return lead(targetOf(moved, path));
  const file = findFile(host, path);
  if (file) return send({ request, response, file, status: 200, path }, host);
  const shorter = path.replace(/\/$/, '');
  if (shorter && shorter !== path && findFile(host, shorter)) {
    response.writeHead(301, { Location: shorter.split('/').map(encodeURIComponent).join('/') + search }).end();
    return;
  }
  if (moved) return lead(targetOf(moved, path));
  if (path === host.base) return void response.writeHead(301, { Location: `${path}/${search}` }).end();
  const rule = host.redirects.find(({ from, status }) => isMissing(status) && matches(from, path));
  const notFound = rule && findFile(host, rule.to);
  // What stands in for a missing file is kept no longer than any page.
  if (notFound) return send({ request, response, file: notFound, status: rule.status, path: rule.to }, host);
  response.writeHead(404).end();
}

/**
 * The one path that an address names, however it is written: decoded, then without `.`, `..` and doubled slashes, so
 * that it begins with exactly one slash. Everything else goes by it: the file, its headers, where it leads. Undefined
 * where the address is none.
 */
function readPath(written: string): string | undefined {
  const path = decodeURIComponent(written);
  return path.startsWith('/') && !/[\\\0]/.test(path) ? posix.normalize(path) : undefined;
}

function findFile({ folder, base }: Pick<Host, 'folder' | 'base'>, whole: string): string | undefined {
  if (!whole.startsWith(`${base}/`)) return undefined;
  const path = whole.slice(base.length);
  if (/^\/_(headers|redirects)$/i.test(path)) return undefined;
  const isFile = (candidate: string) => statSync(candidate, { throwIfNoEntry: false })?.isFile();
  const name = join(folder, path);
  const inFolder = join(name, 'index.html');
  const candidates = path.endsWith('/') ? (path === '/' ? [inFolder] : []) : [name, `${name}.html`, inFolder];
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
  const isText = isCompressible(headers.get('Content-Type') ?? '');
  const encoding = isText ? chooseEncoding(String(request.headers['accept-encoding'] ?? '')) : undefined;
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = encoding ? pack(file, encoding, packed) : readFileSync(file);
  response.writeHead(status, { ...Object.fromEntries(headers), 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The encoding that a browser likes best, Brotli where it likes others as well (RFC 9110, 12.5.3). */
function chooseEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const wishes = new Map(
    accepted.split(',').map((wish) => {
      const [name = '', weight] = wish
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return [name.trimEnd(), weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const likes = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0;
  const best = likes('br') >= likes('gzip') ? 'br' : 'gzip';
  return likes(best) > 0 ? best : undefined;
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
