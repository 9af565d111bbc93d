import type { Text } from '../../../schema/leaf.ts';
import type { TextValue } from '../../../schema/resolved.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { reportHidden } from '../written/hidden-in-text.ts';
import { once } from '../written/once.ts';
import { locate, locateLanguage } from '../written/origin.ts';
import { isPlainProse } from '../written/stray-marks.ts';
import { mayFill } from './broken-placeholders.ts';
import { isolateWhole, keptWhole, languageIn } from './isolate.ts';
import { filling, type LanguageContext, type LeafPlace, within } from './language-context.ts';
import { resolveLink } from './links.ts';
import { valuesFor } from './placeholders.ts';
import { nearestLanguage, reportLanguages, unknownCodes } from './text-languages.ts';
import { reportMarks } from './text-marks.ts';
import type { FallbackText } from './translator.ts';
import { placeholder } from './translator.ts';

/** Finds a text with its facts filled in; reports what keeps it from being complete. */
export function findText(
  leaf: Pick<Text, 'by'> & { readonly $leaf?: string },
  spot: LeafPlace,
  to: LanguageContext,
): FallbackText {
  const { code } = to.language;
  if (reportLanguages(leaf, spot, to)) return { text: '', language: code };
  const own = leaf.by[code] ?? leaf.by.all ?? (code === to.site.defaultLanguage ? leaf.by.default : undefined);
  const source =
    own ?? leaf.by[to.site.defaultLanguage] ?? leaf.by.default ?? (to.draft ? Object.values(leaf.by)[0] : undefined);
  if (own === undefined) reportLacking(leaf, source, spot, to);
  if (source === undefined) return { text: '', language: code };
  if (!isPlainProse(source))
    reportMarks(source, () => placeOfText(leaf, spot, to), {
      report: to.report,
      isRich: leaf.$leaf === 'rich',
      meant: (target) => meantIn(target, to),
    });
  const isLeftToRight = leaf.by[code] !== undefined && to.language.direction === 'ltr';
  reportHidden(source, () => placeOfText(leaf, spot, to), { report: to.report, isLeftToRight });
  // Words of another language take its figures and facts.
  const shown = own === undefined ? defaultLanguageOf(to) : to.language;
  const text = mayFill(source) ? fillText({ source, leaf, spot, shown }, to) : source;
  return text === undefined ? { text: '', language: code } : { text, language: shown.code };
}

/** The link that was meant by one in a text. */
function meantIn(target: string, to: LanguageContext): string | undefined {
  const result = resolveLink(target, { language: to.language.code, route: to.route, anchors: to.anchors }, to.links);
  return 'details' in result && typeof result.details.suggestion === 'string' ? result.details.suggestion : undefined;
}

/** A text to be filled in with the facts of a language. */
interface Filled {
  readonly source: string;
  readonly leaf: Pick<Text, 'by'> & { readonly $leaf?: string };
  readonly spot: LeafPlace;
  readonly shown: LanguageContext['language'];
}

/** Fills a text's facts in; undefined where there are too many. */
function fillText({ source, leaf, spot, shown }: Filled, to: LanguageContext): string | undefined {
  const elsewhere = () => namedElsewhere(leaf, source);
  const at = (part: string, nth?: number) => within(placeOfText(leaf, spot, to), part, nth);
  const isRich = leaf.$leaf === 'rich';
  const values = valuesFor(source, at, { ...filling(to, shown), elsewhere, isRich });
  if (!values) return undefined;
  if (shown.direction === 'rtl') for (const name in values) values[name] = keptWhole(values[name] ?? '', 'rtl');
  return to.translator.fill(source, values, shown.code);
}

/** Reports a text that a language lacks, unless its name may be a misspelt one; `source` stands in for it. */
function reportLacking(leaf: Pick<Text, 'by'>, source: string | undefined, spot: LeafPlace, to: LanguageContext): void {
  const { code } = to.language;
  if (to.draft && source !== undefined) return;
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

/** How a text looks that has every language of a site. */
const linesOf = new WeakMap<LanguageContext['site'], string>();

/** A text for one language, where the site has several: told once for all of them. */
function reportPlain(place: Place, { path }: LeafPlace, { site, report }: LanguageContext): void {
  if (report.isFull(place.source)) return;
  const last = path.at(-1);
  const { source, range } = place;
  // Figures are the same in every language.
  const all = /^"?([\d\s.,:%+-]{1,30})"?$/.exec(source.text.slice(range.start, range.end))?.[1];
  if (typeof last === 'number') {
    const each = site.languages.map(({ code }) => `${code}: …`).join(', ');
    return report.add('entry-without-languages', place, {
      entry: all === undefined ? `{ ${each} }` : `{ all: "${all}" }`,
    });
  }
  const lines = once(linesOf, site, () => site.languages.map(({ code }) => `\`${code}: …\``).join(', '));
  report.add('text-without-languages', place, {
    key: String(path.findLast((step) => typeof step === 'string')),
    lines: all === undefined ? lines : `\`all: "${all}"\``,
  });
}

/** The facts that a text names in its other languages, but not in this one. */
function namedElsewhere({ by }: Pick<Text, 'by'>, source: string): string[] {
  const names = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const here = new Set(names(source));
  return [...new Set(Object.values(by).flatMap(names))].filter((name) => !here.has(name));
}

const defaultLanguageOf = ({ site, language }: LanguageContext) =>
  site.languages.find(({ code }) => code === site.defaultLanguage) ?? language;

/** Where the words themselves stand: below the text's field, at the language that is shown. */
export function placeOfText(leaf: Pick<Text, 'by'>, spot: LeafPlace, to: LanguageContext): Place {
  const others = Object.keys(leaf.by);
  const shown = [to.language.code, 'all', to.site.defaultLanguage, ...others].find(
    (code) => leaf.by[code] !== undefined,
  );
  if (!shown) return locate(to.origins, spot.written, spot.path).place;
  return locateLanguage(to.origins, spot.written, spot.path, shown).place;
}

/** The marks of a text that is in another language than its page; undefined for all others. */
export const marks = (found: FallbackText, to: LanguageContext) => {
  if (found.language === to.language.code) return undefined;
  const language = to.site.languages.find(({ code }) => code === found.language) ?? to.language;
  return language.code === to.language.code ? undefined : { lang: language.code, dir: language.direction };
};

/** Tells the languages of words in a text that run the other way than the page's. */
export const languageOfWords =
  ({ by }: Pick<Text, 'by'>, { language, site: { languages } }: LanguageContext) =>
  (words: string) =>
    languageIn(words, by, { language, languages });

/** A found text as components take it; `leaf` is the same in all languages. */
export const finishString = (found: FallbackText, to: LanguageContext, leaf?: Pick<Text, 'by'>): TextValue => {
  const foreign = marks(found, to);
  if (foreign) return [{ text: found.text, ...foreign }];
  return isolateWhole(found.text, to.language.direction, leaf && languageOfWords(leaf, to));
};
