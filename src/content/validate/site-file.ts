import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AuthoredSite, MAX_LANGUAGES, siteSchema } from '../../../schema/site.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { type SiteFaces, siteFaces } from '../assets/site-faces.ts';
import { SITE_FILE } from '../read/files.ts';
import { parsePartly, parseYaml } from '../read/parse.ts';
import { readSource } from '../read/source.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate, type Origins } from '../written/origin.ts';
import type { Checking } from '../written/report.ts';
import { placeAt, Report } from '../written/report.ts';
import { checkContrast } from './contrast.ts';
import { type Fact, seenOfFact, siteFacts } from './facts.ts';
import { type KnownSite, understandSite } from './known-site.ts';
import { type Partly, salvage } from './salvage.ts';
import { readSiteFonts } from './site-fonts.ts';
import { validateSite } from './validate.ts';

/** site.yaml as read: what is wrong with it, and its values if they can be used. */
export interface SiteFile {
  readonly written: Mapping;
  readonly origins: Origins;
  readonly report: Report;
  /** Undefined where anything is wrong in it. */
  readonly site: AuthoredSite | undefined;
  /** Whatever of it can be used. */
  readonly partly: Partly<AuthoredSite>;
  readonly known: KnownSite;
  readonly facts: ReadonlyMap<string, Fact>;
  /** All that pages see of it, wherever in the file it stands. */
  readonly seen: string;
  /** What its texts are set in: the engine's own faces until all of it can be used. */
  readonly faces: SiteFaces;
}

/** Reads and checks site.yaml; `supposed` is taken for what it says. */
export function readSiteFile(root: string, supposed?: Source): SiteFile {
  const report = new Report();
  const origins: Origins = new WeakMap();
  if (!lstatSync(join(root, SITE_FILE), { throwIfNoEntry: false })) {
    const other = readdirSync(root).find((name) => /^site(?:\.ya?ml|\.txt)*$/i.test(name));
    if (other) report.add('site-file-name', placeAt({ file: other, text: '' }, 0, 0), { name: other });
    else report.add('no-site-file', placeAt({ file: SITE_FILE, text: '' }, 0, 0));
    return understood({}, undefined, { origins, report });
  }
  const source = supposed ?? readSource(root, SITE_FILE, report);
  const written = source && parseYaml(source, origins, report);
  if (isMapping(written)) return validated(written, { origins, report }, root);
  if (source && !report.failed)
    report.add('expected-fields', placeAt(source, 0, 1), {
      owner: { phrase: 'siteFile' },
      example: '`url: https://…`',
    });
  const rest = source && parsePartly(source, origins);
  if (isMapping(rest)) cutLanguages(rest, { origins, report });
  return understood(isMapping(rest) ? rest : {}, undefined, { origins, report });
}

function validated(written: Mapping, checking: Checking, root: string): SiteFile {
  const isCut = cutLanguages(written, checking);
  const { complete, value } = validateSite(written, checking);
  if (!complete || isCut) return understood(written, value ?? {}, checking, isCut);
  checkLanguages(value, written, checking);
  checkContrast(value, written, checking);
  const faces = siteFaces(readSiteFonts(value, { ...checking, root, written }));
  // A whole site is one of which nothing is left out.
  return { ...understood(written, value as Partly<AuthoredSite>, checking), site: value, faces };
}

/** Leaves out the languages beyond what a site may have, before anything is asked of them; true where there are any. */
function cutLanguages({ languages }: Mapping, { origins, report }: Checking): boolean {
  const count = Array.isArray(languages) ? languages.length : 0;
  if (!Array.isArray(languages) || count <= MAX_LANGUAGES) return false;
  const { place } = locate(origins, languages, [MAX_LANGUAGES]);
  report.add('list-too-long', place, { key: 'languages', count, maximum: MAX_LANGUAGES });
  languages.length = MAX_LANGUAGES;
  return true;
}

/** What a site.yaml tells although it cannot be used; `valid` is undefined where it is not YAML. */
function understood(
  written: Mapping,
  valid: Partly<AuthoredSite> | undefined,
  checking: Checking,
  isCut = false,
): SiteFile {
  const partly = valid ?? {};
  const whole = valid !== undefined;
  const isSafe = (field: string) =>
    (whole && !(isCut && field === 'languages')) || standsBefore(field, written, checking);
  const known = understandSite({ written, partly: valid ?? salvage(siteSchema, written) ?? {}, whole, isSafe });
  const facts = whole ? siteFacts(partly, written, { ...checking, known }) : new Map();
  const faces = siteFaces();
  return { written, ...checking, site: undefined, partly, known, facts, seen: seenOf(known, facts), faces };
}

function seenOf({ unclear, ...known }: KnownSite, facts: SiteFile['facts']): string {
  const shown = [...facts].map(([name, fact]) => [name, seenOfFact(fact)]);
  return JSON.stringify([known, [...unclear], shown]);
}

/** True of a field that ends before the first mistake, as far as the next field after it tells. */
function standsBefore(field: string, written: Mapping, { origins, report }: Checking): boolean {
  const fields = [...(origins.get(written)?.slots ?? [])];
  const next = fields[fields.findIndex(([name]) => name === field) + 1]?.[1].key.start;
  const first = Math.min(...report.diagnostics.map(({ place }) => place.range.start));
  return Object.hasOwn(written, field) && next !== undefined && next <= first;
}

function checkLanguages(site: AuthoredSite, written: Mapping, { origins, report }: Checking) {
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
