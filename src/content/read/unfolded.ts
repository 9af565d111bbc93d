/** What takes more work than its length says, in all pages together: what is shown more often than it is written, and Markdown. */
export interface Unfolded {
  /** Values of files that pages include, each as often as it is included. */
  values: number;
  /** Letters that facts have brought into texts. */
  letters: number;
  /** Lines and marks of texts that the Markdown parser has read. */
  parsed: number;
  /** Letters that the pages have themselves. */
  written: number;
}

export const nothingUnfolded = (): Unfolded => ({ values: 0, letters: 0, parsed: 0, written: 0 });

/** Before all pages are looked at once more: what they include is read once. */
export function countAnew(unfolded: Unfolded): void {
  unfolded.letters = 0;
  unfolded.parsed = 0;
}

/** Values for all pages together, and for each letter that they have themselves. */
const ALLOWED = 50_000;
const ALLOWED_FOR_LETTER = 3;
/** Letters of facts take much less work than values. */
const LETTERS_OF_VALUE = 100;

const allowed = ({ written }: Unfolded) => ALLOWED + ALLOWED_FOR_LETTER * written;

/** True where pages include so much more than they say that a check would take long beyond its size. */
export const includesTooMuch = (unfolded: Unfolded): boolean => unfolded.values > allowed(unfolded);

/** The same of facts in texts. */
export const fillsTooMuch = (unfolded: Unfolded): boolean => unfolded.letters > allowed(unfolded) * LETTERS_OF_VALUE;

/** Lines and marks that are parsed for all pages together, and letters of a page for each further one. */
const PARSED = 20_000;
const LETTERS_OF_PARSED = 300;

/** True where so many texts are anything but paragraphs, lists, words in bold and links that parsing them takes long. */
export const parsesTooMuch = ({ parsed, written }: Unfolded): boolean => parsed > PARSED + written / LETTERS_OF_PARSED;
