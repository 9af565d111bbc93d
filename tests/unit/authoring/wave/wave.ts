/** What a right message conveys: one of these has to stand in the message or its hint. */
export type Wanted = RegExp;

interface More {
  /** Which occurrence of `find` is meant, counted from one; without it there is just one. */
  readonly nth?: number;
  /** True where nothing can tell the edit from a right one, or it does no harm. */
  readonly mayBeSilent?: boolean;
  /** What would send the reader the wrong way. */
  readonly misleading?: RegExp;
  /** Another place where the message may stand as well: a file, and the text that begins there. */
  readonly elsewhere?: readonly (readonly [file: string, text: string])[];
}

/**
 * One edit of the real site: name, file, what is replaced, by what (with `▸` at each place where the message may point),
 * what has to be conveyed in a sentence, and how that is known. `…` stands for the rest of a line.
 */
export type WaveRow = readonly [
  name: string,
  file: string,
  find: string,
  replace: string,
  conveys: string,
  wanted: Wanted,
  more?: More,
];

export interface WaveKind {
  readonly kind: string;
  readonly rows: readonly WaveRow[];
}

/** A correct edit, of which nothing has to be said. */
export type CorrectRow = readonly [name: string, file: string, find: string, replace: string, nth?: number];
