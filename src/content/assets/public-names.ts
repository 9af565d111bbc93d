import { placeAt, type Report } from '../written/report.ts';
import type { PublicFiles } from './public-files.ts';

/** Names that hosts obey in any folder: what stands in such a file happens before the site, without its headers. */
const ORDERS =
  /^(?:_worker\.(?:js|bundle)|_routes\.json|_middleware\.\w+|netlify\.toml|wrangler\.(?:toml|jsonc?)|(?:vercel|now|firebase)\.json|staticwebapp\.config\.json|web\.config|_config\.ya?ml)$/i;

/** Folders at the top of a site whose files hosts run. */
const PROGRAMS = /^\/(?:functions|edge-functions)$/i;

/** Endings of files that browsers or hosts run: pages and programs of their own. */
const ACTIVE =
  /\.(?:stm|mht(?:ml)?|hta|htc|xml|xslt?|rss|atom|rdf|mathml|svgz|[cm]?js|wasm|swf|jar|vbs|wsf|pl|py|rb)$/i;

/** The same, which hosts look for in the whole of a name: `x.html.de` is a page in German, `x.php.jpg` may be a program. */
const ACTIVE_ANYWHERE = /\.(?:s?html?|xht(?:ml)?|ph(?:p\d*|ps|t|tml\d*|ar)|cgi|as[hpm]x?|jspx?|cfm)(?=\.|$)/i;

/** Endings of files that hosts hand out as what they hold. */
const PACKED = /(?:\.(?:gz|br|zst|bz2|xz|z))+$/i;

const isActive = (name: string) => ACTIVE_ANYWHERE.test(name) || ACTIVE.test(name.replace(PACKED, ''));

/** What no address, or no computer, can have in a name. Devices of Windows are files nowhere else. */
const NOWHERE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\\:*?"<>|%#]|^ |[. ]$/u;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** True for a name that Windows has given to a device: a folder with such a file cannot be copied there. */
export const isDevice = (name: string) => DEVICE.test(name);

/** Names with a dot in front that are free: addresses that standards set (RFC 8615), and a note for GitHub Pages. */
const FREE = ['/.well-known', '/.nojekyll'];

/** Reports files of `public/` whose names give them power over the site; those that site.yaml publishes may run. */
export function reportNames(files: PublicFiles, published: readonly string[], report: Report): void {
  for (const address of files.keys()) reportName(address, published, report);
  reportTwins(files.keys(), report);
}

function reportName(address: string, published: readonly string[], report: Report): void {
  let path = '';
  for (const name of address.split('/').slice(1)) {
    path += `/${name}`;
    const place = placeAt({ file: `public${path}`, text: '' }, 0, 0);
    if (NOWHERE.test(name) || isDevice(name)) return report.add('bad-file-name', place, { name });
    if (ORDERS.test(name) || PROGRAMS.test(path)) return report.add('host-file', place, { name });
    if (name.startsWith('.') && !FREE.includes(path)) return report.add('hidden-file', place, { name });
    if (path === address && isActive(name) && !published.includes(address))
      return report.add('active-file', place, { name, path: address });
  }
}

/** Reports files and folders whose names many systems take for one: Windows, macOS, and hosts that run on them. */
function reportTwins(addresses: Iterable<string>, report: Report): void {
  const met = new Map<string, string>();
  for (const address of addresses) {
    let path = '';
    for (const name of address.split('/').slice(1)) {
      path += `/${name}`;
      const key = path.normalize('NFC').toLowerCase();
      const other = met.get(key) ?? path;
      met.set(key, other);
      if (other === path) continue;
      report.add('twin-names', placeAt({ file: `public${path}`, text: '' }, 0, 0), { name: path, other });
      break;
    }
  }
}
