import type { Code } from '../../../src/diagnostics/catalogue.ts';

/** Marks, in the edited text, the character at which the message has to point. It is taken out before the check. */
export const MARK = '▸';

interface More {
  /** Which occurrence of `find` is meant, counted from one; without it there is just one. */
  readonly nth?: number;
  /** How the edit reads once `--fix` has repaired it; without it, `--fix` leaves the file alone. */
  readonly repaired?: string;
  /** The file's new name. */
  readonly rename?: string;
  /** How the edited text is stored; UTF-8 unless told. */
  readonly encode?: (text: string) => Uint8Array;
}

/**
 * One edit of the real site and what has to be said of it: name, file, what is replaced, by what (with the mark; without
 * one the message points to the file's first character), the message's code, and how its hint begins. An empty `find`
 * stands for the whole file, which need not exist. `…` stands for the rest of a line, so that the words of the site may
 * change; in the replacement it is what was found there, in the same order.
 */
export type MistakeRow = readonly [
  name: string,
  file: string,
  find: string,
  replace: string,
  code: Code,
  hint: string,
  more?: More,
];

export interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly code: Code;
  readonly hint: string;
  readonly more: More;
}

export const toMistake = ([name, file, find, replace, code, hint, more = {}]: MistakeRow): Mistake => ({
  name,
  file,
  find,
  replace,
  code,
  hint,
  more,
});

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file's text with the edit in it, the mark still standing; throws where the edit does not fit the site any more. */
export function edit(text: string, { file, find, replace, name, more: { nth } }: Mistake): string {
  if (find === '') return replace;
  const found = [...text.matchAll(new RegExp(literal(find).replaceAll('…', '([^\\n]*)'), 'g'))];
  const match = nth === undefined && found.length > 1 ? undefined : found[(nth ?? 1) - 1];
  if (!match) throw new Error(`'${name}': ${JSON.stringify(find)} stands ${found.length} times in ${file}`);
  return text.slice(0, match.index) + fillRest(replace, match) + text.slice(match.index + match[0].length);
}

/** Puts the rests of lines that were found into their places. */
function fillRest(text: string, [, ...rests]: readonly string[]): string {
  let next = 0;
  return text.replaceAll('…', () => rests[next++] ?? '');
}
