import { urlOf } from '../../../../schema/url.ts';
import { readSource } from '../../read/source.ts';
import { type RobotsRule, readRobots, shutOutBy } from '../../validate/own-robots.ts';
import { type Addresses, pathOf } from '../../written/addresses.ts';
import { placeOf, type Report } from '../../written/report.ts';
import type { RuleContext } from './whole.ts';

const ADDRESS = '/robots.txt';

/**
 * Reports lines of `public/robots.txt` that keep search engines from pages that are to be found, or name another website.
 * What site.yaml publishes by its name is the owner's word.
 */
export function reportRobots({ state, records }: RuleContext, report: Report): void {
  const { folder, publicFiles, siteFile } = state;
  const file = publicFiles.get(ADDRESS);
  if (file === undefined || siteFile.partly.publish?.includes(ADDRESS)) return;
  const source = readSource(folder, file, report);
  if (!source) return;
  const { groups, addresses } = readRobots(source.text);
  const url = siteFile.partly.url?.value;
  for (const { value, range } of addresses) {
    if (report.isFull(source)) return;
    if (url !== undefined && hostOf(value, url) !== hostOf(url, url))
      report.add('robots-elsewhere', placeOf(source, range), { target: value });
  }
  const hidden = new Map<RobotsRule, { address: string; pages: Set<string> }>();
  const found = addressesToFind(records, siteFile.known);
  for (const rules of groups) {
    const ruleOf = shutOutBy(rules);
    for (const address of found) {
      const rule = ruleOf(address);
      if (!rule) continue;
      const known = hidden.get(rule) ?? { address, pages: new Set() };
      hidden.set(rule, known);
      known.pages.add(address);
    }
  }
  for (const [{ range }, { address, pages }] of hidden) {
    if (report.isFull(source)) return;
    report.add('robots-hides', placeOf(source, range), { address, count: pages.size });
  }
}

/** The host that an address leads to from the site's own; undefined of one that leads nowhere. */
function hostOf(address: string, url: string): string | undefined {
  const whole = /^[\w.-]+$/.test(address) ? `//${address}` : address;
  return urlOf(whole, url)?.host;
}

/** The addresses of all pages that search engines are to find. */
const addressesToFind = (records: RuleContext['records'], site: Addresses): string[] =>
  records
    .filter(({ draft }) => !draft)
    .flatMap(({ shown, ...page }) =>
      shown.filter(({ noindex }) => !noindex).map(({ language }) => pathOf(site, language, page)),
    );
