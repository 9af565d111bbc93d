import type { Code } from '../../diagnostics/catalogue.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import type { Change, Edit } from './edit/edit.ts';
import { firstSound, readingOf } from './edit/reading.ts';

/** Lines above a message's place in which its text may begin. */
const MOST = 40;

/** Puts a note above the text that a message is about: what it asks about is meant so. */
export const noteFine = (source: Source, at: number, code: Code): Change =>
  firstSound({ source, ways: notesAbove(source.text, at, code), expected: readingOf(source).value });

/** A note on the line above, or one higher up: within a text it would be words of it. */
function* notesAbove(text: string, at: number, code: Code): Generator<readonly Omit<Edit, 'file'>[]> {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  let start = text.lastIndexOf('\n', at - 1) + 1;
  for (let tried = 0; tried < MOST; tried++) {
    const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(start - 1, 0)).trimEnd();
    const indent = /^[ ]*/.exec(text.slice(start))?.[0] ?? '';
    const isNote = /^ *#[ \t]*fine[ \t]*:/.test(before);
    const known = text.lastIndexOf('\n', start - 2) + 1 + before.length;
    yield isNote
      ? [{ start: known, end: known, text: `, ${code}` }]
      : [{ start, end: start, text: `${indent}# fine: ${code}${end}` }];
    if (start === 0) return;
    start = text.lastIndexOf('\n', start - 2) + 1;
  }
}
