import { type AuthoredSite, MAX_LANGUAGES, siteSchema } from '../../../schema/site.ts';
import { SCHEMA_VERSION } from '../../../schema/steps.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Fonts } from '../assets/machine.ts';
import { type SiteFaces, siteFaces } from '../assets/site-faces.ts';
import type { Files } from '../files/files.ts';
import { SITE_FILE } from '../read/files.ts';
import { parsePartly, parseYaml } from '../read/parse.ts';
import { readSource } from '../read/source.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate, type Origins } from '../written/origin.ts';
import type { CheckContext } from '../written/report.ts';
import { placeAt, Report } from '../written/report.ts';
import { checkContrast } from './contrast.ts';
import { type Fact, seenOfFact, siteFacts } from './facts.ts';
import { codesOf, type KnownSite, understandSite } from './known-site.ts';
import { meantForm } from './meant-form.ts';
import { olderVersion } from './older.ts';
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
  /** Says that the site is written for another version than the engine reads; nothing else is told of it then. */
  readonly otherVersion?: Diagnostic;
}

interface Reading extends CheckContext {
  readonly folder: Files;
  readonly fonts: Fonts;
}

/** Reads and checks site.yaml. */
export function readSiteFile(folder: Files, fonts: Fonts): SiteFile {
  const report = new Report();
  const origins: Origins = new WeakMap();
  const reading = { folder, fonts, origins, report };
  if (!folder.look(SITE_FILE)) {
    const other = folder
      .list('')
      .map(({ name }) => name)
      .find((name) => /^site(?:\.ya?ml|\.txt)*$/i.test(name));
    if (other) report.add('site-file-name', placeAt({ file: other, text: '' }, 0, 0), { name: other });
    else report.add('no-site-file', placeAt({ file: SITE_FILE, text: '' }, 0, 0));
    return understood({}, undefined, reading);
  }
  const source = readSource(folder, SITE_FILE, report);
  const written = source && parseYaml(source, origins, report);
  if (isMapping(written)) return validated(written, reading);
  if (source && !report.failed)
    report.add('expected-fields', placeAt(source, 0, 1), {
      owner: { phrase: 'siteFile' },
      example: '`url: https://…`',
    });
  const rest = source && parsePartly(source, origins);
  if (isMapping(rest)) cutLanguages(rest, { origins, report });
  return understood(isMapping(rest) ? rest : {}, undefined, reading);
}

function validated(written: Mapping, checking: Reading): SiteFile {
  const otherVersion = reportVersion(written, checking);
  if (otherVersion) return { ...understood(written, salvage(siteSchema, written) ?? {}, checking), otherVersion };
  const isCut = cutLanguages(written, checking);
  reportTwice(written, checking);
  const { complete, value } = validateSite(written, checking);
  if (!complete || isCut) return understood(written, value ?? {}, checking, isCut);
  checkLanguages(value, written, checking);
  checkContrast(value, written, checking);
  if (value.editor && value.allow.scripts.length > 0)
    checking.report.add('editor-beside-scripts', locate(checking.origins, written, ['editor']).key);
  reportUnallowed(value, written, checking);
  reportBoth(value, written, checking);
  const faces = siteFaces(checking.fonts, readSiteFonts(value, { ...checking, written }));
  // A whole site is one of which nothing is left out.
  return { ...understood(written, value as Partly<AuthoredSite>, checking), site: value, faces };
}

/** Reports what waits for consent although nothing of it may be loaded at all. */
function reportUnallowed({ consent, allow }: AuthoredSite, written: Mapping, { origins, report }: CheckContext): void {
  const allowed = { scripts: allow.scripts.map(({ src }) => src), frames: allow.frames };
  for (const [at, purpose] of (consent?.purposes ?? []).entries())
    for (const part of ['scripts', 'frames'] as const)
      for (const [index, value] of purpose[part].entries()) {
        if (allowed[part].includes(value)) continue;
        const { place } = locate(origins, written, ['consent', 'purposes', at, part, index]);
        const suggestion = nearest(value, allowed[part]);
        report.add('waits-for-nothing', place, { value, part, ...(suggestion && { suggestion }) });
      }
}

/** Reports words of the glossary that are to be avoided and to be used as well. */
function reportBoth({ glossary }: AuthoredSite, written: Mapping, { origins, report }: CheckContext): void {
  for (const [at, { term, use, avoid }] of glossary.entries())
    for (const [language, phrases] of Object.entries(avoid)) {
      const own = (use.by[language] ?? use.by.all)?.toLocaleLowerCase(language).trim();
      const index = phrases.findIndex((phrase) => phrase.toLocaleLowerCase(language).trim() === own);
      if (index === -1) continue;
      const { place } = locate(origins, written, ['glossary', at, 'avoid', language, index]);
      report.add('used-and-avoided', place, { words: phrases[index] ?? '', term });
    }
}

/** Reports a site that is written for an older version than the engine reads, or a newer one. */
function reportVersion(written: Mapping, { origins, report }: CheckContext): Diagnostic | undefined {
  const { place } = locate(origins, written, ['engine']);
  const version = versionOf(written);
  if (version === SCHEMA_VERSION) return undefined;
  report.add(version < SCHEMA_VERSION ? 'older-site' : 'newer-site', place, { version, newest: SCHEMA_VERSION });
  return report.diagnostics.at(-1);
}

/** The version that a site.yaml says it is written for, or that its fields show; the newest where neither tells. */
export const versionOf = (written: Mapping): number =>
  typeof written.engine === 'string' && /^[1-9]\d{0,8}$/.test(written.engine)
    ? Number(written.engine)
    : (olderVersion(siteSchema, written) ?? SCHEMA_VERSION);

/** Leaves out the languages beyond what a site may have, before anything is asked of them; true where there are any. */
function cutLanguages({ languages }: Mapping, { origins, report }: CheckContext): boolean {
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
  { fonts, origins, report }: Reading,
  isCut = false,
): SiteFile {
  const checking = { origins, report };
  const partly = valid ?? {};
  const whole = valid !== undefined;
  const isSafe = (field: string) =>
    (whole && !(isCut && field === 'languages')) || standsBefore(field, written, checking);
  const known = understandSite({ written, partly: valid ?? salvage(siteSchema, written) ?? {}, whole, isSafe });
  const facts = whole ? siteFacts(partly, written, { ...checking, known }) : new Map();
  const faces = siteFaces(fonts);
  return { written, ...checking, site: undefined, partly, known, facts, seen: seenOf(known, facts), faces };
}

function seenOf({ unclear, ...known }: KnownSite, facts: SiteFile['facts']): string {
  const shown = [...facts].map(([name, fact]) => [name, seenOfFact(fact)]);
  return JSON.stringify([known, [...unclear], shown]);
}

/** True of a field that ends before the first mistake, as far as the next field after it tells. */
function standsBefore(field: string, written: Mapping, { origins, report }: CheckContext): boolean {
  const fields = [...(origins.get(written)?.slots ?? [])];
  const next = fields[fields.findIndex(([name]) => name === field) + 1]?.[1].key.start;
  const first = Math.min(...report.diagnostics.map(({ place }) => place.range.start));
  return Object.hasOwn(written, field) && next !== undefined && next <= first;
}

/** Reports languages that stand twice, whatever else is wrong with them. */
function reportTwice(written: Mapping, { origins, report }: CheckContext): void {
  for (const [index, code] of codesOf(written).entries())
    if (code !== undefined && codesOf(written).indexOf(code) < index)
      report.add('duplicate-language', locate(origins, written, ['languages', index, 'code']).place, { code });
}

function checkLanguages(site: AuthoredSite, written: Mapping, { origins, report }: CheckContext) {
  const codes = site.languages.map(({ code }) => code);
  if (codes.includes(site.defaultLanguage)) return;
  const meant = meantForm('code', site.defaultLanguage)?.value ?? '';
  const suggestion = codes.includes(meant) ? meant : nearest(site.defaultLanguage, codes);
  report.add('unknown-default-language', locate(origins, written, ['defaultLanguage']).place, {
    code: site.defaultLanguage,
    known: codes.join(', '),
    ...(suggestion && { suggestion }),
  });
}

/** The language in which a site is told what was found. */
export const messageLanguage = ({ partly }: Pick<SiteFile, 'partly'>) => partly.messages ?? 'en';
