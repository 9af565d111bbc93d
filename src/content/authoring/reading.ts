import type { Place } from '../../diagnostics/diagnostic.ts';
import { written } from '../../diagnostics/lines.ts';
import { visible } from '../../diagnostics/visible.ts';
import { DESCRIPTION_LETTERS, lettersOf, pixelsOf, TITLE_PIXELS } from '../check/proofread/page-head.ts';
import type { Passage } from '../check/proofread/passages.ts';
import { pageSubject, type Subject, textsOf } from '../check/proofread/subjects.ts';
import type { Project } from '../project.ts';
import { placeholder } from '../resolve/translator.ts';

/** How a page reads in a language. */
export interface Readability {
  readonly route: string;
  readonly language: string;
  readonly sentences: number;
  /** The part of its sentences that another page has too, of the page with which it has most in common. */
  readonly shared: number;
  readonly sharedWith: string | undefined;
  readonly title: { readonly pixels: number; readonly cut: boolean };
  readonly description: { readonly letters: number; readonly cut: boolean };
  readonly long: readonly { readonly words: number; readonly sentence: string; readonly at: string }[];
}

/** Sentences of fewer words are labels; those of more are hard to follow. */
const SHORT = 4;
const LONG = 30;
/** A larger part shared makes two pages read as one. */
const SHARED = 0.35;
/** Pages that are counted for one sentence: what stands on more of them is shared with these. */
const MANY = 20;

/** True of a page that search engines would cut, or take for another. */
export const isPoor = ({ shared, title, description }: Readability) => shared > SHARED || title.cut || description.cut;

interface Sentence {
  readonly text: string;
  readonly words: number;
  readonly place: () => Place;
}

/** Reads every page in every language in which it is offered. */
export function readPages(project: Project): Readability[] {
  return project.siteFile.known.languages.flatMap(({ code }) => readLanguage(project, code));
}

function readLanguage(project: Project, language: string): Readability[] {
  const routes = project.routes().filter((route) => project.languagesOf(route).includes(language));
  const splitter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const pages = routes.flatMap((route) => {
    const file = project.pageFile(route);
    if (!file?.page) return [];
    const subject = pageSubject(file, project.siteFile, new Set());
    return [{ route, sentences: sentencesOf(subject, language, splitter) }];
  });
  const standing = new Map<string, string[]>();
  for (const { route, sentences } of pages)
    for (const text of new Set(sentences.map((each) => each.text))) {
      const others = standing.get(text);
      if (!others) standing.set(text, [route]);
      else if (others.length < MANY) others.push(route);
    }
  return pages.map(({ route, sentences }) => ({
    route,
    language,
    sentences: sentences.length,
    ...mostShared(route, sentences, standing),
    ...searchResultOf(project, route, language),
    long: sentences.flatMap(({ text, words, place }) =>
      words > LONG ? [{ words, sentence: text, at: written(place()) }] : [],
    ),
  }));
}

function mostShared(route: string, sentences: readonly Sentence[], standing: ReadonlyMap<string, readonly string[]>) {
  const counts = new Map<string, number>();
  for (const { text } of sentences)
    for (const other of standing.get(text) ?? []) if (other !== route) counts.set(other, (counts.get(other) ?? 0) + 1);
  let [most, sharedWith]: [number, string | undefined] = [0, undefined];
  for (const [other, count] of counts) if (count > most) [most, sharedWith] = [count, other];
  return { shared: sentences.length === 0 ? 0 : most / sentences.length, sharedWith };
}

function searchResultOf(project: Project, route: string, language: string): Pick<Readability, 'title' | 'description'> {
  const page = project.compile(route, language).page;
  const brand = project.site ? project.siteValue(language).value.brand : '';
  const pixels = Math.round(pixelsOf(page ? `${page.title} | ${brand}` : ''));
  const letters = lettersOf(page?.description ?? '');
  return {
    title: { pixels, cut: pixels > TITLE_PIXELS },
    description: { letters, cut: letters > DESCRIPTION_LETTERS },
  };
}

function sentencesOf(subject: Subject, language: string, splitter: Intl.Segmenter): Sentence[] {
  const passages = subject.sections
    .filter(({ kind }) => kind !== 'meta')
    .flatMap((section) => textsOf(section, subject))
    .flatMap(({ passages }) => passageIn(passages, language));
  return passages.flatMap((passage) =>
    filled(passage.text, subject, language)
      .split(/\n+/)
      .flatMap((paragraph) => [...splitter.segment(paragraph)])
      .map(({ segment }) => segment.trim())
      .map((text) => ({ text, words: text.split(/\s+/).length, place: passage.place }))
      .filter(({ words }) => words >= SHORT),
  );
}

const passageIn = (passages: readonly Passage[], code: string) =>
  passages.find(({ language }) => language === code) ?? passages.find(({ language }) => language === undefined) ?? [];

/** Facts that use others, one inside the other. */
const DEEP = 3;

/** A text as it is read: facts in their places, without the marks of Markdown. Figures stay as they are written. */
function filled(text: string, subject: Subject, language: string, depth = 0): string {
  const shown = text.replace(placeholder, (part, name: string) => {
    const by = subject.facts.get(name)?.by ?? {};
    const value = by[language] ?? by.all ?? by[subject.defaultLanguage];
    return value === undefined || depth === DEEP ? part : filled(value, subject, language, depth + 1);
  });
  return shown.replace(/\]\([^()\s]{0,500}\)/g, '').replace(/\[|\*+|^[-+] /gm, '');
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
const mark = (isCut: boolean) => (isCut ? ' (cut)' : '');

/** Rows of a table: a heading, then a row for each page in each language. */
export const readingTable = (readings: readonly Readability[]): string[][] => [
  ['Page', 'Language', 'Sentences', 'Shared', 'With', 'Title', 'Description', 'Long'],
  ...readings.map(({ route, language, sentences, shared, sharedWith, title, description, long }) => [
    route,
    language,
    String(sentences),
    percent(shared),
    sharedWith ?? '',
    `${title.pixels} px${mark(title.cut)}`,
    `${description.letters}${mark(description.cut)}`,
    String(long.length),
  ]),
];

/** The long sentences of all pages, each told once, with their places. */
export const longSentences = (readings: readonly Readability[]): string[] => [
  ...new Set(
    readings.flatMap(({ long }) => long.map(({ at, words, sentence }) => visible(`${at} ${words} words: ${sentence}`))),
  ),
];
