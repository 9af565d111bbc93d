import { type LabelName, labelNames } from '../../../schema/labels.ts';
import type { Text } from '../../../schema/leaf.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import { labelsFor } from '../../labels/shipped.ts';
import type { Partly } from '../validate/salvage.ts';
import type { SiteFile } from '../validate/site-file.ts';
import { isMapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import type { LanguageContext } from './language-context.ts';

/**
 * The engine's own words as texts in all of a site's languages: those of the site, and where it has none for a language
 * those that come with the engine. What cannot be shown in this language is left out.
 */
export function ownWords(
  ofSite: Partly<AuthoredSite['labels']> | undefined,
  { site, language, translation }: LanguageContext,
): Partial<Record<LabelName, Text>> {
  const shipped = site.languages.flatMap(({ code }) => {
    const words = labelsFor(code);
    return words ? [[code, words] as const] : [];
  });
  const suffice = labelsFor(language.code) ?? (translation === 'fallback' && labelsFor(site.defaultLanguage));
  return Object.fromEntries(
    labelNames.flatMap((name): [LabelName, Text][] => {
      const by = Object.fromEntries(shipped.map(([code, words]) => [code, words[name]]));
      const own = ofSite?.[name];
      if (own) return [[name, completed(own, by, site)]];
      return suffice ? [[name, { $leaf: 'text', by }]] : [];
    }),
  );
}

/** A text of the site with the shipped words in the languages that it has none for; where it has none for any, it is a slip and stays one. */
function completed(own: Text, shipped: Text['by'], { languages, defaultLanguage }: LanguageContext['site']): Text {
  const { all, default: plain } = own.by;
  const isKnown = plain !== undefined || languages.some(({ code }) => own.by[code] !== undefined);
  if (all !== undefined || !isKnown) return own;
  const { [defaultLanguage]: standard, ...others } = shipped;
  const by = plain === undefined && standard !== undefined ? { ...others, [defaultLanguage]: standard } : others;
  return { ...own, by: { ...by, ...own.by } };
}

/** Reports, once for a language, the words that neither the engine nor the site has in it. */
export function reportUnwritten({ written, origins }: SiteFile, to: LanguageContext): void {
  const { language, site, translation, unclear, report } = to;
  const { code } = language;
  if (labelsFor(code) || unclear.has('languages') || unclear.has('labels')) return;
  if (code !== site.defaultLanguage && translation !== 'complete') return;
  const ofSite = isMapping(written.labels) ? written.labels : {};
  const names = labelNames.filter((name) => !Object.hasOwn(ofSite, name)).map((name) => `\`${name}\``);
  if (names.length === 0) return;
  const index = site.languages.indexOf(language);
  const { place } = locate(origins, written, ['languages', index, 'code']);
  report.add('missing-labels', place, { language: { language: code }, names: names.join(', ') });
}
