import { asCode } from '../../../schema/language.ts';
import type { Text } from '../../../schema/leaf.ts';
import type { TextValue } from '../../../schema/resolved.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { isForms } from '../validate/facts.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { once } from '../written/once.ts';
import { locate, locateLanguage } from '../written/origin.ts';
import { placeAt } from '../written/report.ts';
import { garbledPart, isPlainProse, strayMark } from '../written/stray-marks.ts';
import { countBefore, mayFill } from './broken-placeholders.ts';
import { isolateLatin } from './isolate.ts';
import { filling, type LanguageContext, type Spot, within } from './language-context.ts';
import { valuesFor } from './placeholders.ts';
import type { Found } from './translator.ts';
import { placeholder } from './translator.ts';

/** Tags that people know from websites and that word processors paste. */
const HTML_TAG =
  /<\/?(?:a|b|i|u|p|br|em|hr|ul|ol|li|h[1-6]|div|img|font|span|strong|table|script|style|iframe)(?:\s[^<>]*)?\/?>|<!--(?:(?!<!--).)*?-->/is;

/** Finds a text with its facts filled in; reports what keeps it from being complete. */
export function findText(leaf: Pick<Text, 'by'>, spot: Spot, to: LanguageContext): Found {
  const { code } = to.language;
  if (reportLanguages(leaf, spot, to)) return { text: '', language: code };
  const own = leaf.by[code] ?? leaf.by.all ?? (code === to.site.defaultLanguage ? leaf.by.default : undefined);
  const source = own ?? leaf.by[to.site.defaultLanguage] ?? leaf.by.default;
  if (own === undefined) reportLacking(leaf, source, spot, to);
  if (source === undefined) return { text: '', language: code };
  if (!isPlainProse(source)) reportMarks(source, leaf, spot, to);
  // Words of another language take its figures and facts.
  const shown = own === undefined ? defaultLanguageOf(to) : to.language;
  const text = mayFill(source) ? fillText({ source, leaf, spot, shown }, to) : source;
  return text === undefined ? { text: '', language: code } : { text, language: shown.code };
}

/** A text to be filled in with the facts of a language. */
interface Filled {
  readonly source: string;
  readonly leaf: Pick<Text, 'by'>;
  readonly spot: Spot;
  readonly shown: LanguageContext['language'];
}

/** Fills a text's facts in; undefined where there are too many. */
function fillText({ source, leaf, spot, shown }: Filled, to: LanguageContext): string | undefined {
  const elsewhere = () => namedElsewhere(leaf, source);
  const at = (part: string, nth?: number) => within(placeOfText(leaf, spot, to), part, nth);
  const values = valuesFor(source, at, { ...filling(to, shown), elsewhere });
  return values && to.translator.fill(source, values, shown.code);
}

/** Reports a text that a language lacks, unless its name may be a misspelt one; `source` stands in for it. */
function reportLacking(leaf: Pick<Text, 'by'>, source: string | undefined, spot: Spot, to: LanguageContext): void {
  const { code } = to.language;
  if (source !== undefined && to.translation !== 'complete') return;
  if (source === undefined && to.unclear.has('languages')) return;
  const isMisspelt = (name: string) =>
    leaf.by[name] === code || nearestLanguage(name, to, Object.keys(leaf.by)) === code;
  if (unknownCodes(leaf, to).some(isMisspelt)) return;
  const wanted = source === undefined ? defaultLanguageOf(to) : to.language;
  const { place } = locate(to.origins, spot.written, spot.path);
  if (leaf.by.default !== undefined) reportPlain(place, spot, to);
  else to.report.add('missing-translation', place, { code: wanted.code, language: { language: wanted.code } });
}

/** A text for one language, where the site has several: told once for all of them. */
function reportPlain(place: Place, { path }: Spot, { site, report }: LanguageContext): void {
  const lines = site.languages.map(({ code }) => `\`${code}: …\``).join(', ');
  report.add('text-without-languages', place, {
    key: String(path.findLast((step) => typeof step === 'string')),
    lines,
  });
}

/** The facts that a text names in its other languages, but not in this one. */
function namedElsewhere({ by }: Pick<Text, 'by'>, source: string): string[] {
  const names = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const here = new Set(names(source));
  return [...new Set(Object.values(by).flatMap(names))].filter((name) => !here.has(name));
}

/** The first mark that turns letters around, or begins a run that is not ended in its paragraph (Unicode UAX 9, BD9). */
function turningMark(text: string): string | undefined {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return undefined;
  const override = /[\u202d\u202e]/.exec(text)?.[0];
  if (override) return override;
  for (const line of text.split('\n')) {
    const open: string[] = [];
    for (const [mark] of line.matchAll(/[\u202a-\u202c\u2066-\u2069]/g))
      if (/[\u202c\u2069]/.test(mark)) open.pop();
      else open.push(mark);
    if (open[0]) return open[0];
  }
  return undefined;
}

/** Reports what visitors would read although nobody means it. */
function reportMarks(source: string, leaf: Pick<Text, 'by'> & { $leaf?: string }, spot: Spot, to: LanguageContext) {
  const { report } = to;
  const place = () => placeOfText(leaf, spot, to);
  const tag = HTML_TAG.exec(source)?.[0];
  if (tag) report.add('html-in-text', within(place(), tag), { tag });
  const garbled = garbledPart(source);
  if (garbled) return report.add('garbled-text', within(place(), garbled), { letters: garbled });
  const turned = turningMark(source);
  if (turned) {
    const value = `U+${turned.charCodeAt(0).toString(16).toUpperCase()}`;
    report.add('invisible-character', within(place(), turned), { name: { phrase: 'directionMark', value } });
  }
  const stray = strayMark(source, leaf.$leaf === 'rich');
  if (stray)
    report.add('stray-marks', within(place(), stray.marks, countBefore(source, stray)), { marks: stray.marks });
}

const defaultLanguageOf = ({ site, language }: LanguageContext) =>
  site.languages.find(({ code }) => code === site.defaultLanguage) ?? language;

/** Where the words themselves stand: below the text's field, at the language that is shown. */
export function placeOfText(leaf: Pick<Text, 'by'>, spot: Spot, to: LanguageContext): Place {
  const shown = [to.language.code, 'all', to.site.defaultLanguage].find((code) => leaf.by[code] !== undefined);
  if (!shown) return locate(to.origins, spot.written, spot.path).place;
  return locateLanguage(to.origins, spot.written, spot.path, shown).place;
}

/** The names of a text's languages that are none of the site's. */
function unknownCodes({ by }: Pick<Text, 'by'>, { site }: LanguageContext): string[] {
  const unknown: string[] = [];
  for (const name of Object.keys(by))
    if (name !== 'all' && name !== 'default' && !isCodeOf(site, name)) unknown.push(name);
  return unknown;
}

const isCodeOf = ({ languages }: LanguageContext['site'], name: string) => languages.some(({ code }) => code === name);

/** True for words before a colon with a language behind it, as it looks where a text goes from right to left. */
const isTurned = ({ by }: Pick<Text, 'by'>, words: string, { site }: LanguageContext) =>
  site.languages.some(({ code }) => code === by[words]);

/**
 * Reports names that are no languages. True when there are only such: then a text with a colon in it was meant,
 * which YAML takes for a field, and nothing else need be said of it.
 */
function reportLanguages(leaf: Pick<Text, 'by'>, spot: Spot, to: LanguageContext): boolean {
  if (to.unclear.has('languages')) return false;
  const unknown = unknownCodes(leaf, to);
  if (unknown.length === 0) return false;
  const codes = to.site.languages.map(({ code }) => code);
  for (const small of unknown) {
    const { key } = locateLanguage(to.origins, spot.written, spot.path, small);
    const code = key.source.text.slice(key.range.start, key.range.end).replace(/^["']|["']$/g, '');
    if (!/\s/.test(code) && (/^[a-z]{2,3}(-\w+)*$/i.test(code) || unknown.length < Object.keys(leaf.by).length)) {
      const suggestion = nearestLanguage(code, to, Object.keys(leaf.by));
      to.report.add('unknown-language', key, { code, known: codes.join(', '), ...(suggestion && { suggestion }) });
    } else if (isTurned(leaf, code, to)) {
      const place = locate(to.origins, spot.written, [...spot.path, code]).place;
      to.report.add('name-after-text', place, { key: leaf.by[code] ?? '' });
    } else to.report.add('yaml-colon-in-text', placeAt(key.source, key.range.end, key.range.end + 1));
  }
  return unknown.length === Object.keys(leaf.by).length;
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
  const holder = path.reduce<unknown>((value, step) => (isMapping(value) ? value[step] : undefined), written);
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
function nearestLanguage(
  written: string,
  { site: { languages } }: LanguageContext,
  beside: readonly string[],
): string | undefined {
  const codes = languages.map(({ code }) => code);
  const named = once(languageNames, languages, () => namesOf(languages));
  const near = nearest(written, codes);
  if (near !== undefined && !beside.includes(near)) return near;
  return (
    named.get(nearest(written, named.keys()) ?? '') ??
    [...named].find(([name]) => isBeginning(written, name))?.[1] ??
    codes.find((code) => written.toLowerCase().startsWith(code))
  );
}

/** True for the first letters of a name in a script without capitals: `عر` of `العربية`. */
const isBeginning = (written: string, name: string) =>
  /^[\u0621-\u064a]{2,}$/.test(written) && name.replace(/^ال/, '').startsWith(written);

type Languages = LanguageContext['site']['languages'];

/** The names of a site's languages with their codes: gathered once, however many names are none of them. */
const languageNames = new WeakMap<Languages, ReadonlyMap<string, string>>();

/** What each language calls itself, and what it is called in each of the site's languages. */
function namesOf(languages: Languages): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const inLanguages = [...languages.map(({ code }) => code), 'en'].map(
    (code) => new Intl.DisplayNames([code], { type: 'language' }),
  );
  for (const { code, label } of languages)
    for (const name of [label, ...inLanguages.flatMap((display) => display.of(code) ?? [])])
      if (!names.has(name)) names.set(name, code);
  return names;
}

/** The marks of a text that is in another language than its page; undefined for all others. */
export const marks = (found: Found, to: LanguageContext) => {
  if (found.language === to.language.code) return undefined;
  const language = to.site.languages.find(({ code }) => code === found.language) ?? to.language;
  return language.code === to.language.code ? undefined : { lang: language.code, dir: language.direction };
};

/** A found text as components take it. */
export const finishString = (found: Found, to: LanguageContext): TextValue => {
  const foreign = marks(found, to);
  return foreign ? [{ text: found.text, ...foreign }] : isolateLatin(found.text, to.language.direction);
};
