import { nearest } from '../diagnostics/nearest.ts';
import { locate } from './origin.ts';
import type { PublicFiles } from './public-files.ts';
import { placeAt, type Report } from './report.ts';
import type { SiteFile } from './site-file.ts';

/** Names that hosts obey in any folder: what stands in such a file happens before the site, without its headers. */
const ORDERS =
  /^(?:_worker\.(?:js|bundle)|_routes\.json|_middleware\.\w+|netlify\.toml|wrangler\.(?:toml|jsonc?)|(?:vercel|now|firebase)\.json|staticwebapp\.config\.json|web\.config|_config\.ya?ml)$/i;

/** Folders at the top of a site whose files hosts run. */
const PROGRAMS = /^\/(?:functions|edge-functions)$/i;

/** Endings of files that browsers or hosts run: pages and programs of their own. */
const ACTIVE =
  /\.(?:s?html?|xht(?:ml)?|mht(?:ml)?|hta|htc|xml|xslt?|rss|atom|rdf|mathml|svgz|[cm]?js|wasm|swf|ph(?:p\d?|tml|ar)|cgi|pl|py|rb|aspx?|ashx|jspx?)$/i;

/** What no address, or no computer, can have in a name. Devices of Windows are files nowhere else. */
const NOWHERE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\\:*?"<>|%#]|^ |[. ]$/u;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** True for a name that Windows has given to a device: a folder with such a file cannot be copied there. */
export const isDevice = (name: string) => DEVICE.test(name);

/** Names with a dot in front that are free: addresses that standards set (RFC 8615), and a note for GitHub Pages. */
const FREE = ['/.well-known', '/.nojekyll'];

/** The paths that site.yaml publishes although they could run. */
export const publishedPaths = ({ partly }: SiteFile): string[] =>
  (partly.publish ?? []).filter((path) => path !== undefined);

/** Reports files of `public/` whose names give them power over the site, and published ones that are not there. */
export function reportNames(files: PublicFiles, siteFile: SiteFile, report: Report): void {
  const published = publishedPaths(siteFile);
  for (const address of files.keys()) reportName(address, published, report);
  for (const [index, path] of (siteFile.partly.publish ?? []).entries()) {
    if (path === undefined || files.has(path)) continue;
    const suggestion = nearest(path, [...files.keys()]);
    const { place } = locate(siteFile.origins, siteFile.written, ['publish', index]);
    report.add('missing-file', place, { path, ...(suggestion && { suggestion }) });
  }
}

function reportName(address: string, published: readonly string[], report: Report): void {
  let path = '';
  for (const name of address.split('/').slice(1)) {
    path += `/${name}`;
    const place = placeAt({ file: `public${path}`, text: '' }, 0, 0);
    if (NOWHERE.test(name) || isDevice(name)) return report.add('bad-file-name', place, { name });
    if (ORDERS.test(name) || PROGRAMS.test(path)) return report.add('host-file', place, { name });
    if (name.startsWith('.') && !FREE.includes(path)) return report.add('hidden-file', place, { name });
    if (path === address && ACTIVE.test(name) && !published.includes(address))
      return report.add('active-file', place, { name, path: address });
  }
}
