import { asCode } from '../../../schema/language.ts';
import type { Text } from '../../../schema/leaf.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { isForms } from '../validate/facts.ts';
import type { SiteLanguage } from '../validate/known-site.ts';
import { isMapping, type Mapping, valueAtPath } from '../written/mapping.ts';
import { once } from '../written/once.ts';
import { locate, locateLanguage } from '../written/origin.ts';
import { placeAt } from '../written/report.ts';
import type { LanguageContext, LeafPlace } from './language-context.ts';

/** The names of a text's languages that are none of the site's. */
export function unknownCodes({ by }: Pick<Text, 'by'>, { site }: LanguageContext): string[] {
  const unknown: string[] = [];
  for (const name of Object.keys(by))
    if (name !== 'all' && name !== 'default' && !isCodeOf(site, name)) unknown.push(name);
  return unknown;
}

/** What people put in the place of a language's code where all languages have the same text. */
const GENERIC = /^(?:text|value|content|string|all languages|metin|değer|نص|النص|قيمة)$/i;

/** Fields that a text has elsewhere, in small letters as a field is written. */
const FIELDS =
  /^(?:title|heading|headline|subtitle|text|description|detail|details|body|content|label|caption|summary|link|href|url|icon|image|picture|question|answer|button|başlık|baslik|metin|açıklama|aciklama|العنوان|النص|الوصف|الشرح)$/;

const isCodeOf = ({ languages }: LanguageContext['site'], name: string) => languages.some(({ code }) => code === name);

/** True for words before a colon with a language behind it, as it looks where a text goes from right to left. */
const isTurned = ({ by }: Pick<Text, 'by'>, words: string, { site }: LanguageContext) =>
  site.languages.some(({ code }) => code === by[words]);

/**
 * Reports names that are no languages. True when there are only such: then a text with a colon in it was meant,
 * which YAML takes for a field, and nothing else need be said of it.
 */
export function reportLanguages(
  leaf: Pick<Text, 'by'> & { readonly $leaf?: string },
  spot: LeafPlace,
  to: LanguageContext,
): boolean {
  if (to.unclear.has('languages')) return false;
  const unknown = unknownCodes(leaf, to);
  // By this name a text without languages is kept; nobody writes it.
  const plain = leaf.by.default !== undefined && valueAtPath(spot.written, spot.path);
  if (isMapping(plain) && Object.hasOwn(plain, 'default')) unknown.push('default');
  if (unknown.length === 0) return false;
  const isNone = unknown.length === Object.keys(leaf.by).length;
  const field = isNone
    ? unknown.find((name) => FIELDS.test(name) && (unknown.length > 1 || !GENERIC.test(name)))
    : undefined;
  if (field !== undefined) {
    const { key } = locateLanguage(to.origins, spot.written, spot.path, field);
    to.report.add('text-has-no-fields', key, {
      key: field,
      form: { phrase: leaf.$leaf === 'entry' ? 'asEntry' : 'asWords' },
    });
    return true;
  }
  const codes = to.site.languages.map(({ code }) => code);
  for (const small of unknown) {
    const { key } = locateLanguage(to.origins, spot.written, spot.path, small);
    const code = key.source.text.slice(key.range.start, key.range.end).replace(/^["']|["']$/g, '');
    // A quotation mark behind a language opens its text: YAML finds the first colon in there.
    const [, opened] = /^([a-z]{2,3}(?:-\w+)*)\s+["']/.exec(code) ?? [];
    if (opened !== undefined && codes.includes(asCode(opened))) {
      to.report.add('yaml-missing-colon', placeAt(key.source, key.range.start, key.range.start + opened.length));
      continue;
    }
    const bare = code.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const isName =
      isNamed(code, to) ||
      (!/\s/.test(code) && (/^[a-z]{2,3}(-\w+)*$/i.test(code) || unknown.length < Object.keys(leaf.by).length));
    if (codes.includes(bare) || GENERIC.test(code) || isName) {
      const suggestion = codes.includes(bare) ? bare : nearestLanguage(code, to, Object.keys(leaf.by));
      to.report.add('unknown-language', key, { code, known: codes.join(', '), ...(suggestion && { suggestion }) });
    } else if (isTurned(leaf, code, to)) {
      const place = locate(to.origins, spot.written, [...spot.path, code]).place;
      to.report.add('name-after-text', place, { key: leaf.by[code] ?? '' });
    } else to.report.add('yaml-colon-in-text', placeAt(key.source, key.range.end, key.range.end + 1));
  }
  return isNone;
}

/** True for the name of a language, whatever its capitals. */
function isNamed(written: string, { site: { languages } }: LanguageContext): boolean {
  const small = written.toLowerCase();
  const named = once(languageNames, languages, () => namesOf(languages));
  return named.has(written) || [...named.keys()].some((name) => name.toLowerCase() === small);
}

/** Reports keys below `path` that are no languages of the site, where each key has to be one or one of `also`. */
export function reportUnknownLanguages(
  written: Mapping,
  path: readonly string[],
  to: LanguageContext,
  also: readonly string[] = [],
): void {
  if (to.unclear.has('languages')) return;
  const codes = [...to.site.languages.map(({ code }) => code), ...also];
  const holder = valueAtPath(written, path);
  const names = Object.keys(isMapping(holder) ? holder : {});
  for (const code of names.filter((key) => !codes.includes(asCode(key)))) {
    const suggestion = nearestLanguage(code, to, names);
    const { key } = locate(to.origins, written, [...path, code]);
    to.report.add('unknown-language', key, { code, known: codes.join(', '), ...(suggestion && { suggestion }) });
  }
}

/** Reports names below a fact that are no languages. */
export function reportFactLanguages(written: Mapping, to: LanguageContext): void {
  for (const [name, fact] of Object.entries(isMapping(written.facts) ? written.facts : {}))
    if (isMapping(fact) && !isForms(fact)) reportUnknownLanguages(written, ['facts', name], to, ['all']);
}

/**
 * The language that was probably meant, by its code, by its name or by a longer code: `ar-SA`, `english`, `turkish`.
 * A code that is near to one `beside` it is no slip: it is one language more, which the site does not have.
 */
export function nearestLanguage(
  written: string,
  { site: { languages, defaultLanguage } }: LanguageContext,
  beside: readonly string[],
): string | undefined {
  if (written === 'default' && !beside.includes(defaultLanguage)) return defaultLanguage;
  const codes = languages.map(({ code }) => code);
  const named = once(languageNames, languages, () => namesOf(languages));
  const near = nearest(written, codes);
  if (near !== undefined && !beside.includes(near)) return near;
  return (
    named.get(nearest(written, named.keys()) ?? '') ??
    [...named].find(([name]) => isBeginning(written, name))?.[1] ??
    codes.find((code) => written.toLowerCase().startsWith(code.toLowerCase())) ??
    otherwise(written).find((code) => codes.includes(code) && !beside.includes(code))
  );
}

const isCountry = (written: string) =>
  /^[a-y][a-z]$/i.test(written) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(written.toUpperCase()) !== undefined;

/** A code among other signs, at the end of a name, or by a country where the language is spoken: `e.n.`, `titleEn`, `sa`. */
function otherwise(written: string): string[] {
  const ending = /(?:^|[a-z\d])([A-Z][a-z])$|[-_]([a-z]{2})$/.exec(written);
  const country = isCountry(written) ? new Intl.Locale(`und-${written}`).maximize().language : '';
  const letters = written.replace(/[^\p{L}]/gu, '');
  return [letters, ending?.[1] ?? ending?.[2] ?? '', country].map((code) => code.toLowerCase());
}

/** True for the first letters of a name in a script without capitals: `ع` of `العربية`. */
const isBeginning = (written: string, name: string) =>
  /^[\u0621-\u064a]+$/.test(written) && name.replace(/^ال/, '').startsWith(written);

/** The names of a site's languages with their codes: gathered once, however many names are none of them. */
const languageNames = new WeakMap<readonly SiteLanguage[], ReadonlyMap<string, string>>();

/** What each language calls itself, and what it is called in each of the site's languages. */
function namesOf(languages: readonly SiteLanguage[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const inLanguages = [...languages.map(({ code }) => code), 'en'].map(
    (code) => new Intl.DisplayNames([code], { type: 'language' }),
  );
  for (const { code, label } of languages)
    for (const name of [label, ...inLanguages.flatMap((display) => display.of(code) ?? [])])
      if (!names.has(name)) names.set(name, code);
  return names;
}
