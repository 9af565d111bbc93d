import { prefixOf } from '../../../schema/prefix.ts';
import { nameOf } from '../files/path.ts';
import { placeAt, type Report } from '../written/report.ts';
import type { PublicFiles } from './public-files.ts';

/** Files of the build's own to which those that a site brings are joined. */
export const JOINED = ['/robots.txt', '/_redirects'];

/** Files that the build writes beside the pages. */
export const WRITTEN = ['/404.html', '/sitemap.xml', '/manifest.webmanifest', '/_headers', ...JOINED];

/** Parts of a sitemap that is too long for one file. */
const SITEMAP = /^\/sitemap-\d+\.xml$/;

/** What one host or another answers the address of the folder with. */
const INDEX = /^(.*)\/(?:index|default)\.(?:s?html?|xht(?:ml)?|php\d?|aspx?|jsp|cgi|pl|cfm)$/;

/** Where the index of a site's search lies, in a folder for each language. */
export const SEARCH_FOLDER = '_search';

/** Folders that belong to the build, beside one for each language. */
export const OWN_FOLDERS = ['assets', '_data', SEARCH_FOLDER];

interface Site {
  readonly publicFiles: PublicFiles;
  readonly routes: Iterable<string>;
  readonly languages: readonly string[];
  /** Names that the site itself gives to something of the build's own. */
  readonly own: readonly string[];
}

/** Reports files of `public/` that stand where the build writes something of its own. */
export function reportTaken({ publicFiles, routes, languages, own }: Site, report: Report): void {
  const prefixes = languages.map(prefixOf);
  const reserved = new Set([...prefixes, ...OWN_FOLDERS, ...own].map((name) => `/${name}`));
  const tops = new Set([...routes].map((route) => route.replace(/\/$/, '')));
  const pages = [...tops].map((route) => (route === '' ? '/index.html' : `${route}.html`));
  const files = new Set([...WRITTEN, ...pages, ...[...prefixes, ...own].map((name) => `/${name}.html`)]);
  const folders = new Set([...reserved, ...pages.flatMap((file) => foldersOf(file))]);
  const isTaken = (address: string) =>
    files.has(address) ||
    folders.has(address) ||
    SITEMAP.test(address) ||
    tops.has(INDEX.exec(address)?.[1] ?? address);
  for (const address of publicFiles.keys()) {
    // Some computers and hosts take capitals and small letters for the same.
    const lower = address.toLowerCase();
    const above = foldersOf(lower).find((folder) => reserved.has(folder) || files.has(folder));
    const taken = above ?? (isTaken(lower) && !JOINED.includes(address) ? lower : undefined);
    if (taken === undefined) continue;
    const name = address.slice(1, taken.length);
    report.add('taken-name', placeAt({ file: `public/${name}`, text: '' }, 0, 0), { name: nameOf(name) });
  }
}

/** The folders that a file lies in, from the top: `/a/b/c.txt` in `/a` and `/a/b`. */
function foldersOf(address: string): string[] {
  const parts = address.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
