import { placeAt, type Report } from '../written/report.ts';
import { WRITTEN } from './own-files.ts';
import type { PublicFiles } from './public-files.ts';

/** Names that hosts obey in any folder: what stands in such a file happens before the site, without its headers. */
const ORDERS =
  /^(?:_worker\.(?:js|bundle)|_routes\.json|_?middleware\.\w+|(?:netlify|fly)\.toml|wrangler\.(?:toml|jsonc?)|(?:vercel|now|firebase|serve|static|host|routes|superstatic)\.json|vercel\.[cm]?[jt]s|staticwebapp\.config\.json|(?:web|app)\.config|global\.asax?|app_offline\.htm|php\.ini|(?:_config|app|amplify|customhttp|render)\.ya?ml|staticfile(?:\.auth)?|caddyfile|nginx\.conf(?:\.\w+)?)$/i;

/** Folders at the top of a site whose files hosts run. */
const PROGRAMS = /^\/(?:functions|edge-functions)$/i;

/** Endings of files that browsers or hosts run: pages and programs of their own. */
const ACTIVE =
  /\.(?:stm|mht(?:ml)?|hta|htc|xml|xslt?|rss|atom|rdf|mathml|svgz|[cm]?js|wasm|swf|jar|vbs|wsf|pl|py|rb)$/i;

/** The same, which hosts look for in the whole of a name: `x.html.de` is a page in German, `x.php.jpg` may be a program. */
const ACTIVE_ANYWHERE = /\.(?:s?html?|xht(?:ml)?|ph(?:p\d*|ps|t|tml\d*|ar)|cgi|as[hpm]x?|jspx?|cfm)(?=\.|$)/i;

/** Endings of files that hosts hand out as what they hold. */
const PACKED = /(?:(?<!\.(?:gz|br|zst|bz2|xz|z))(?:\.(?:gz|br|zst|bz2|xz|z))+)$/i;

const isActive = (name: string) => ACTIVE_ANYWHERE.test(name) || ACTIVE.test(name.replace(PACKED, ''));

/** Endings of what visitors look at, listen to or keep: pictures, fonts, films, sounds, documents, archives. */
const FOR_VISITORS =
  /\.(?:a?png|jpe?g|jfif|gif|webp|avif|jxl|svg|ico|bmp|tiff?|hei[cf]|woff2?|ttf|otf|mp4|m4[av]|mov|webm|og[agv]|opus|mp3|aac|wav|flac|weba|vtt|srt|pdf|rtf|txt|[ct]sv|md|epub|docx?|dotx?|xl[st]x?|pp[st]x?|potx?|od[tspg]|pages|numbers|key|ics|vcf|geojson|kml|gpx|dwg|dxf|step|stp|stl|eps|ai|psd|zip|tar|tgz|7z|rar|gz|bz2|xz|zst)$/i;

/** Texts at the top: other firms take those for a word of whoever owns the site. */
const STATEMENT = /^\/[^/]+\.txt$/i;

/** YAML beside the pages is told elsewhere. */
const CONTENT = /\.ya?ml$/i;

/** True of what other firms, programs or hosts may take for a word of the site's owner: a proof, a right, a setting. */
function speaksForSite(address: string, name: string): boolean {
  if (address.startsWith('/.well-known/')) return true;
  const isOwn = WRITTEN.includes(address) || name.startsWith('.');
  return !isOwn && (STATEMENT.test(address) || !(FOR_VISITORS.test(name) || CONTENT.test(name)));
}

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
    if (path !== address || published.includes(address)) continue;
    if (isActive(name)) return report.add('active-file', place, { name, path: address });
    if (speaksForSite(address, name)) report.add('statement-file', place, { name, path: address });
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
