import type { Text } from '../../../../schema/leaf.ts';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { Fact } from '../../validate/facts.ts';
import type { PageFile } from '../../validate/page-file.ts';
import { isMapping } from '../../written/mapping.ts';
import { locate, locateLanguage } from '../../written/origin.ts';
import { isWritten } from '../../written/stray-marks.ts';
import { eachLeaf } from '../proofread/passages.ts';
import type { Section, Subject } from '../proofread/subjects.ts';

/** A text in the language that it was written in, and in another one. */
export interface TranslationPair {
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly translation: string;
  /** Where the translation stands. */
  readonly place: () => Place;
}

/** The language that the texts of a page's own file are written in first, where the page says so. */
export interface OwnSource {
  readonly file: string;
  readonly code: string;
}

/** What a page says of the language that it is written in. */
export function sourceOfPage({ page, origins }: PageFile): OwnSource | undefined {
  const { source, written } = page ?? {};
  if (source === undefined || !written || !origins.has(written)) return undefined;
  const { place, missing } = locate(origins, written, ['source']);
  return missing ? undefined : { file: place.source.file, code: source };
}

interface Pairing {
  /** The languages of the site. */
  readonly languages: ReadonlySet<string>;
  readonly own: OwnSource | undefined;
}

/** Every translation of a page or of site.yaml with what it is a translation of. */
export function pairsOf(subject: Subject, { languages, own }: Pairing): TranslationPair[] {
  const pairs: TranslationPair[] = [];
  const { defaultLanguage } = subject;
  const sourceIn = (file: string | undefined) =>
    own?.file === file && own && languages.has(own.code) ? own.code : defaultLanguage;
  const put = (by: Readonly<Record<string, string>>, from: string, placeOf: (to: string) => Place) => {
    const source = by[from] ?? (from === defaultLanguage ? by.default : undefined);
    if (!isWritten(source)) return;
    for (const to in by) {
      const translation = by[to];
      if (to === from || !languages.has(to) || !isWritten(translation)) continue;
      pairs.push({ from, to, source, translation, place: () => placeOf(to) });
    }
  };
  for (const section of subject.sections) {
    const from = sourceIn(subject.origins.get(section.written)?.source.file);
    eachText(section, (by, path) => {
      const kept = [...path];
      put(by, from, (to) => locateLanguage(subject.origins, section.written, kept, to).place);
    });
  }
  for (const name of subject.own) {
    const fact = subject.facts.get(name);
    if (!fact || fact.unclear) continue;
    put(wordsOf(fact), sourceIn(fact.place.source.file), (to) => fact.at?.[to] ?? placeOfForms(fact, to) ?? fact.place);
  }
  return pairs;
}

function eachText({ value }: Section, visit: (by: Text['by'], path: readonly (string | number)[]) => void): void {
  eachLeaf(value, (leaf, path) => {
    const steps = path as readonly (string | number)[];
    if (leaf.$leaf === 'image') {
      if (leaf.alt) visit(leaf.alt.by, [...steps, 'alt']);
    } else if ('by' in leaf) visit(leaf.by, steps);
  });
}

/** A fact's words by language; its forms for kinds of numbers are one text. */
function wordsOf({ by, forms = {} }: Fact): Readonly<Record<string, string>> {
  const ofForms = Object.entries(forms).map(([code, own]) => [
    code,
    Object.values(own)
      .map(({ text }) => text)
      .join('\n'),
  ]);
  return { ...by, ...Object.fromEntries(ofForms) };
}

const placeOfForms = ({ forms }: Fact, code: string): Place | undefined => Object.values(forms?.[code] ?? {})[0]?.place;

/** The texts of a file as they stand in it, by their languages: what is known of a file as it was. */
export function textsWritten(value: unknown, visit: (by: Readonly<Record<string, string>>) => void): void {
  if (Array.isArray(value)) for (const inner of value) textsWritten(inner, visit);
  if (!isMapping(value)) return;
  const by: Record<string, string> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string') by[name] = inner;
    else if (isMapping(inner) && Object.values(inner).every((each) => typeof each === 'string'))
      by[name] = Object.values(inner).join('\n');
    textsWritten(inner, visit);
  }
  visit(by);
}
