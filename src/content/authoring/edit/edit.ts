import type { Code } from '../../../diagnostics/catalogue.ts';

/** What a change puts in place of a part of a file; offsets count UTF-16 code units of the text as it was read. */
export interface Edit {
  /** The path from the content root, with forward slashes. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits of one file that together make a change. */
export type FileEdits = readonly Omit<Edit, 'file'>[];

/** Why a change is not made: the code of a message without blanks. */
export type EditRefusal = Extract<Code, `edit-${string}`>;

/** The edits of one file that make a change, from top to bottom, or why it is not made. */
export type Change = { readonly edits: readonly Edit[] } | { readonly refused: EditRefusal };

const inOrder = <E extends Edit>(edits: readonly E[]): E[] => [...edits].sort((a, b) => a.start - b.start);

/** A text with edits made in it, all of which count from the text as it was. Those that overlap are a mistake of the caller's. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let made = '';
  let done = 0;
  for (const { start, end, text: part } of inOrder(edits)) {
    if (start < done || end < start || end > text.length)
      throw new Error('Edits overlap or lie outside of their text.');
    made += text.slice(done, start) + part;
    done = end;
  }
  return made + text.slice(done);
}

/** The edits that take back others: made in the text that these give, they give `text` again. */
export function inverse(text: string, edits: readonly Edit[]): Edit[] {
  let grown = 0;
  return inOrder(edits).map(({ file, start, end, text: part }) => {
    const from = start + grown;
    grown += part.length - (end - start);
    return { file, start: from, end: from + part.length, text: text.slice(start, end) };
  });
}

/** The same edits without what they leave as it is at their ends; an edit that changes nothing is gone. */
export function trimmed(text: string, edits: readonly Edit[]): Edit[] {
  return inOrder(edits).flatMap((edit) => {
    const old = text.slice(edit.start, edit.end);
    const shorter = Math.min(old.length, edit.text.length);
    let same = 0;
    while (same < shorter && old[same] === edit.text[same]) same++;
    let after = 0;
    while (after < shorter - same && old.at(-1 - after) === edit.text.at(-1 - after)) after++;
    const [start, end] = [edit.start + same, edit.end - after];
    const part = edit.text.slice(same, edit.text.length - after);
    return start === end && part === '' ? [] : [{ file: edit.file, start, end, text: part }];
  });
}
