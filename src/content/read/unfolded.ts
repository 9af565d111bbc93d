/** What is shown more often than it is written, in all pages together: blocks that they include, and facts. */
export interface Unfolded {
  /** Values of files that pages include, each as often as it is included. */
  values: number;
  /** Letters that facts have brought into texts. */
  letters: number;
  /** Letters that the pages have themselves. */
  written: number;
}

export const nothingUnfolded = (): Unfolded => ({ values: 0, letters: 0, written: 0 });

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
