/** What takes more work than its length says, of one page or of all together: what is shown more often than it is written, and Markdown. */
export interface Unfolded {
  /** Values of files that pages include, each as often as it is included. */
  values: number;
  /** Letters that facts have brought into texts. */
  letters: number;
  /** Lines and marks of texts that the Markdown parser has read. */
  parsed: number;
  /** Texts, links and whatever else pages are made of, each as often as there are languages. */
  finished: number;
  /** Pages, each as often as there are languages. */
  documents: number;
  /** Letters that the pages have themselves. */
  written: number;
}

export const nothingUnfolded = (): Unfolded => ({
  values: 0,
  letters: 0,
  parsed: 0,
  finished: 0,
  documents: 0,
  written: 0,
});

/** Before a page is finished once more: what it includes is read once. */
export function countAnew(unfolded: Unfolded): void {
  unfolded.letters = 0;
  unfolded.parsed = 0;
  unfolded.finished = 0;
  unfolded.documents = 0;
}

/** Adds what one page takes to what those before it take. */
export function addUnfolded(all: Unfolded, one: Readonly<Unfolded>): void {
  all.values += one.values;
  all.letters += one.letters;
  all.parsed += one.parsed;
  all.finished += one.finished;
  all.documents += one.documents;
  all.written += one.written;
}

/** Values that all pages together include, and letters of theirs for each further one. */
const INCLUDED = 2_000_000;
const LETTERS_OF_INCLUDED = 4;

/** Values that a file is besides, each time that it is included. */
export const VALUES_OF_FILE = 20;

/** True where pages include so much more than they say that a check would take long beyond its size. */
export const includesTooMuch = ({ values, written }: Unfolded): boolean =>
  values > INCLUDED + written / LETTERS_OF_INCLUDED;

/** Letters that facts bring into all pages together, and for each letter that these have themselves. */
const FILLED = 5_000_000;
const FILLED_FOR_LETTER = 300;

/** The same of facts in texts. */
export const fillsTooMuch = ({ letters, written }: Unfolded): boolean => letters > FILLED + FILLED_FOR_LETTER * written;

/** Parts that are finished for all pages and languages together, and letters of a page for each further one. */
const FINISHED = 5_000_000;
const LETTERS_OF_FINISHED = 24;

/** The same of pages: one that says something in each of its languages adds more than it takes, so no site is too large. */
const DOCUMENTS = 75_000;
const LETTERS_OF_DOCUMENT = 600;

/** True where so little is shown on so many pages, or in so many languages, that finishing it takes long. */
export const finishesTooMuch = ({ finished, documents, written }: Unfolded): boolean =>
  finished > FINISHED + written / LETTERS_OF_FINISHED || documents > DOCUMENTS + written / LETTERS_OF_DOCUMENT;

/** Lines and marks that are parsed for all pages together, and letters of a page for each further one. */
const PARSED = 20_000;
const LETTERS_OF_PARSED = 300;

/** True where so many texts are anything but paragraphs, lists, words in bold and links that parsing them takes long. */
export const parsesTooMuch = ({ parsed, written }: Unfolded): boolean => parsed > PARSED + written / LETTERS_OF_PARSED;
