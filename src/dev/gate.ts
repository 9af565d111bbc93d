import { realpathSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Connect } from 'vite';
import { OPEN_IN_EDITOR } from '../client/dev/notes.ts';
import { SITE_FILE } from '../content/read/files.ts';
import { type ForwardedHosts, isOwnOrigin } from './door.ts';
import { askForKey, holdsKey, keyless, takeKey } from './key.ts';
import type { DevSite } from './site.ts';

interface Gate {
  readonly root: string;
  readonly site: DevSite;
  /** What the printed address has in it. */
  readonly key: string;
  /** The names under which its addresses are forwarded. */
  readonly forwarded: ForwardedHosts;
}

/**
 * What every answer says. Only a page of the server, which says otherwise, runs scripts: a file that is opened by itself is
 * looked at and does nothing.
 */
const HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Comes before all others: it lets in who has the key, from pages of this server, and opens files of the site only. What
 * others are asked for is the address as it was read here, below the site's path, so that no other spelling gets past.
 */
export function devGate({ root, site, key, forwarded }: Gate): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const url = readAddress(request.url);
    if (!url) return refuse(response, 400, 'This is no address.');
    const to = keyless(url, key);
    if (to !== undefined) return takeKey(request, response, key, to);
    if (!holdsKey(request, key)) return askForKey(request, response);
    if (!isOwn(request, forwarded) && !isVisit(request))
      return refuse(response, 403, 'Only a page of this server asks for this.');
    const path = (site.below(url.pathname) ?? url.pathname).replace(/^\/+/, '/');
    request.url = path + url.search;
    // Vite heeds no capitals in its own addresses.
    if (!path.toLowerCase().startsWith(OPEN_IN_EDITOR)) return next();
    const place = url.searchParams.get('file') ?? '';
    if (!isOwn(request, forwarded) || request.headers['sec-fetch-site'] !== 'same-origin')
      return refuse(response, 403, 'Only a page of this server opens files.');
    if (!isContent(place, root, site)) return refuse(response, 403, 'Only files of the site are opened.');
    request.url = `${OPEN_IN_EDITOR}?file=${encodeURIComponent(join(root, place))}`;
    next();
  };
}

/**
 * Lets nobody in without the key, and no page of another server, where Vite keeps open pages up to date. Whether the server
 * is back a page may ask without: it is then loaded again, and told what to do.
 */
export function guardUpgrades(server: Server, { key, forwarded }: Pick<Gate, 'key' | 'forwarded'>): void {
  const listeners = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isLet = holdsKey(request, key) || request.headers['sec-websocket-protocol'] === 'vite-ping';
    if (!isLet || !isOwn(request, forwarded))
      return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    for (const listener of listeners) listener.call(server, request, socket, head);
  });
}

/** The address of a request; undefined where nobody can read it. */
export function readAddress(url = '/'): URL | undefined {
  const here = 'http://localhost';
  if (!/^\/(?![/\\])/.test(url) || !URL.canParse(url, here)) return undefined;
  try {
    const address = new URL(url, here);
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence);
}

/**
 * True where the browser says that a page of this server asks, or its owner (Fetch Metadata, `Sec-Fetch-Site`). Under
 * which names the server may be asked at all, so that no foreign name leads here (DNS rebinding), Vite has checked by then.
 */
const isOwn = ({ headers: { origin, host, ...headers } }: IncomingMessage, forwarded: ForwardedHosts): boolean =>
  [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site']) &&
  (origin === undefined || isOwnOrigin(origin, host, forwarded));

/** True of a page that is opened in a window of its own, from wherever a link leads here. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';

/** True for a place in one of the site's own YAML files: `pages/contact.yaml:12:5`. */
function isContent(place: string, root: string, { project: { files } }: DevSite): boolean {
  const file = place.replace(/:\d+:\d+$/, '');
  if (![SITE_FILE, ...files.routes.values(), ...files.partials].includes(file)) return false;
  try {
    return realpathSync(join(root, file)).startsWith(realpathSync(root) + sep);
  } catch {
    return false;
  }
}
