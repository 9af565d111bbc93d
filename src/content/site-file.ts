import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoredSite } from '../../schema/site.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { isMapping, type Mapping } from './expand.ts';
import { type Fact, siteFacts } from './facts.ts';
import { locate, type Origins } from './origin.ts';
import { parseYaml } from './parse.ts';
import { placeAt, Report } from './report.ts';
import { readSource } from './source.ts';
import { validateSite } from './validate.ts';

/** site.yaml as read: what is wrong with it, and its values if they can be used. */
export interface SiteFile {
  readonly written: Mapping;
  readonly origins: Origins;
  readonly report: Report;
  readonly site: AuthoredSite | undefined;
  readonly facts: ReadonlyMap<string, Fact>;
}

export const SITE_FILE = 'site.yaml';

/** Reads and checks site.yaml. */
export function readSiteFile(root: string): SiteFile {
  const report = new Report();
  const origins: Origins = new WeakMap();
  const nothing = { written: {}, origins, report, site: undefined, facts: new Map() };
  if (!lstatSync(join(root, SITE_FILE), { throwIfNoEntry: false })) {
    report.add('no-site-file', placeAt({ file: SITE_FILE, text: '' }, 0, 0));
    return nothing;
  }
  const source = readSource(root, SITE_FILE, report);
  const written = source && parseYaml(source, origins, report);
  if (!isMapping(written)) {
    if (source && !report.failed)
      report.add('expected-fields', placeAt(source, 0, 1), {
        owner: { phrase: 'siteFile' },
        example: '`url: https://…`',
      });
    return nothing;
  }
  const validated = validateSite(written, { origins, report });
  const site = validated.complete ? validated.value : undefined;
  if (site) checkLanguages(site, written, { origins, report });
  const facts = site ? siteFacts(site, written, { origins, report }) : new Map();
  return { written, origins, report, site, facts };
}

function checkLanguages(
  site: AuthoredSite,
  written: Mapping,
  { origins, report }: { origins: Origins; report: Report },
) {
  const codes = site.languages.map(({ code }) => code);
  for (const [index, code] of codes.entries())
    if (codes.indexOf(code) < index)
      report.add('duplicate-language', locate(origins, written, ['languages', index, 'code']).place, { code });
  if (codes.includes(site.defaultLanguage)) return;
  const suggestion = nearest(site.defaultLanguage, codes);
  report.add('unknown-default-language', locate(origins, written, ['defaultLanguage']).place, {
    code: site.defaultLanguage,
    known: codes.join(', '),
    ...(suggestion && { suggestion }),
  });
}

/** The part of the site's address that stands before every path: `` or `/shop`. */
export function basePath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '';
}
