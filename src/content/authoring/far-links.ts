import { urlOf } from '../../../schema/url.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../project.ts';
import { SITE_FILE } from '../read/files.ts';
import { placeAt } from '../written/report.ts';

/** An address of another site, with each place that names it, in the order of the files. */
export interface FarLink {
  readonly address: string;
  readonly places: readonly Place[];
}

/** What an address is made of; a sign that ends the sentence around it does not belong to it. One with a blank in it is none yet. */
const ADDRESS = /https?:\/\/[^\s"'<>()[\]|\\^`]*[^\s"'<>()[\]|\\^`.,;:!?]/g;
/** What nobody is sent to: a comment, and a value that stands in for one that is not known yet. */
const REST = /(?:^|\s)#|\bsample: /;
/** Hosts that are nowhere: addresses of this machine, and names that stand for others in examples (RFC 2606, RFC 6761). */
const NOWHERE =
  /^(?:[^.]*|[\d.]+|\[.*\]|.*\.(?:example|invalid|test|localhost|local|internal)|example\.(?:com|net|org))$/i;

/** The addresses of other sites that a site's files name, each once. Addresses of the site's own, and of no public host, are left out. */
export function farLinks({ folder, files, site }: Pick<Project, 'folder' | 'files' | 'site'>): FarLink[] {
  const found = new Map<string, Place[]>();
  const own = site && new URL(site.url.value).host;
  for (const file of [SITE_FILE, ...files.partials, ...files.routes.values()]) {
    const text = folder.look(file) && folder.text(file);
    if (text === undefined) continue;
    let start = 0;
    for (const line of text.split('\n')) {
      const rest = line.search(REST);
      for (const { 0: address, index } of line.slice(0, rest < 0 ? undefined : rest).matchAll(ADDRESS)) {
        const url = /[{}]/.test(address) ? undefined : urlOf(address);
        if (!url || isNear(url, own)) continue;
        const place = placeAt({ file, text }, start + index, start + index + address.length);
        found.set(address, [...(found.get(address) ?? []), place]);
      }
      start += line.length + 1;
    }
  }
  return [...found].map(([address, places]) => ({ address, places }));
}

const isNear = ({ host, hostname, username }: URL, own: string | undefined) =>
  host === own || NOWHERE.test(hostname) || username !== '';
