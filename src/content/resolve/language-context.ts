import type { ListedPage } from '../../../schema/resolved.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Machine } from '../assets/machine.ts';
import type { PictureFile } from '../assets/picture-files.ts';
import type { Inspected } from '../assets/picture-limits.ts';
import type { PublicFiles } from '../assets/public-files.ts';
import type { Files } from '../files/files.ts';
import type { Unfolded } from '../read/unfolded.ts';
import type { Collections, MadePage } from '../validate/collections.ts';
import type { Facts } from '../validate/facts.ts';
import type { KnownSite, SiteLanguage, Unclear } from '../validate/known-site.ts';
import type { Origins, Path } from '../written/origin.ts';
import { placeAt, type Report } from '../written/report.ts';
import type { LinkIndex } from './link-index.ts';
import type { AnswerQuery } from './listed.ts';
import type { ParsedTexts } from './rich-text.ts';
import type { Translator } from './translator.ts';
import type { Uses } from './uses.ts';

/** What turns the validated values of one file into those of one language. */
export interface LanguageContext {
  readonly folder: Files;
  readonly machine: Machine;
  readonly publicFiles: PublicFiles;
  readonly site: KnownSite;
  readonly language: SiteLanguage;
  /** What is asked of this page in this language. */
  readonly translation: 'complete' | 'fallback';
  /** True of a page that is not published: its texts may be in any language yet. */
  readonly draft: boolean;
  /** Undefined for what all pages share. */
  readonly route: string | undefined;
  /** The page's own sections. */
  readonly anchors: ReadonlySet<string> | undefined;
  /** Those of its sections that are hidden. */
  readonly hidden: ReadonlySet<string> | undefined;
  /** The page's file, for messages. */
  readonly page: string;
  readonly facts: Facts;
  readonly unclear: Unclear;
  readonly uses: Uses;
  readonly links: LinkIndex;
  readonly collections: Collections;
  /** The list that the page has, of a collection's own page and of one that is made for it. */
  readonly list: Pick<MadePage, 'collection' | 'first' | 'number' | 'only'> | undefined;
  /** The sections below the block that is being finished, where it asks. */
  readonly below?: readonly ListedPage[];
  /** Gives what collections have for this page. */
  readonly answer: AnswerQuery;
  /** What is known of the pictures that have been met. */
  readonly inspected: Map<string, Inspected>;
  /** The files to be made from the pages' pictures; undefined where pictures are shown as they are. */
  readonly pictures: Map<string, readonly PictureFile[]> | undefined;
  readonly origins: Origins;
  /** Marks of Markdown, and rows of tables from files, that have been met so far. */
  readonly met: { marks: number; rows: number };
  readonly parsedTexts: ParsedTexts;
  readonly unfolded: Unfolded;
  readonly translator: Translator;
  readonly report: Report;
}

/** Where one leaf stands, while it is being finished: the path is that of the next one afterwards. */
export interface LeafPlace {
  readonly written: object;
  readonly path: Path;
}

/** What filling in facts needs to know; `language` is that of the words around them. */
export const filling = (to: LanguageContext, language = to.language) => ({
  facts: to.facts,
  unclear: to.unclear,
  language: language.code,
  fill: to.translator.fill,
  formOf: to.translator.formOf,
  defaultLanguage: to.site.defaultLanguage,
  translation: to.translation,
  used: to.uses.facts,
  unfolded: to.unfolded,
  page: to.page,
  report: to.report,
});

/** The part of a text's place at which `part` is written; `nth` tells how often it stands there before. */
export function within({ source, range }: Place, part: string, nth = 0): Place {
  const own = source.text.slice(range.start, range.end);
  // The dash of a sign that begins a text on several lines is none of its own.
  const head = /^[|>][^\n]*\n/.exec(own)?.[0].length ?? 0;
  let at = own.indexOf(part, head);
  for (let passed = 0; passed < nth && at !== -1; passed++) at = own.indexOf(part, at + 1);
  const found = at === -1 ? acrossLines(own, part.split(/\s+/)) : { at, end: at + part.length };
  return found ? placeAt(source, range.start + found.at, range.start + found.end) : { source, range };
}

/** Words that come so often are not looked for any further. */
const TRIES = 20;

/** Where words follow each other in a text whose lines may end between them. */
function acrossLines(own: string, [first = '', ...rest]: readonly string[]): { at: number; end: number } | undefined {
  if (first === '' || rest.length === 0) return undefined;
  let at = own.indexOf(first);
  for (let tried = 0; at !== -1 && tried < TRIES; tried++) {
    const end = endOf(rest, own, at + first.length);
    if (end !== undefined) return { at, end };
    at = own.indexOf(first, at + 1);
  }
  return undefined;
}

/** Where words end that follow from a place on, with nothing but spaces between. */
function endOf(words: readonly string[], own: string, from: number): number | undefined {
  let end = from;
  for (const word of words) {
    const gap = own.slice(end, end + MAX_GAP).search(/\S/);
    if (gap === -1 || !own.startsWith(word, end + gap)) return undefined;
    end += gap + word.length;
  }
  return end;
}

/** The end of a line and the column of the next one, in characters. */
const MAX_GAP = 80;
