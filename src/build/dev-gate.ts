import { realpathSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Connect } from 'vite';
import { OPEN_IN_EDITOR } from '../client/dev/notes.ts';
import { SITE_FILE } from '../content/read/files.ts';
import type { DevSite } from './dev-site.ts';

/**
 * Comes before Vite: it serves public files at their addresses below the site's path, and opens files of the site only.
 * What Vite is asked for is the address as it was read here, so that no other spelling gets past.
 */
export function devGate(root: string, site: DevSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = readAddress(request.url);
    if (!url) return refuse(response, 400, 'This is no address.');
    const path = (site.below(url.pathname) ?? url.pathname).replace(/^\/+/, '/');
    request.url = path + url.search;
    // Vite heeds no capitals in its own addresses.
    if (!path.toLowerCase().startsWith(OPEN_IN_EDITOR)) return next();
    const place = url.searchParams.get('file') ?? '';
    if (!isOwnPage(request)) return refuse(response, 403, 'Only a page of this server opens files.');
    if (!isContent(place, root, site)) return refuse(response, 403, 'Only files of the site are opened.');
    request.url = `${OPEN_IN_EDITOR}?file=${encodeURIComponent(join(root, place))}`;
    next();
  };
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
 * True where the browser says that a page of this server asks (Fetch Metadata, `Sec-Fetch-Site`). Under which names the
 * server may be asked at all, so that no foreign name leads here (DNS rebinding), Vite has checked by then.
 */
const isOwnPage = ({ headers }: Connect.IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && [undefined, headers.host].includes(hostOf(headers.origin));

const hostOf = (origin: string | undefined) => (origin && URL.canParse(origin) ? new URL(origin).host : origin);

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
