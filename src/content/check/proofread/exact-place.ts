import type { Place } from '../../../diagnostics/diagnostic.ts';
import { placeAt } from '../../written/report.ts';
import type { Passage } from './passages.ts';

/** A part of a text, as offsets into it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What stands before a text's first character: the mark of a block with its comment, or a quotation mark. */
const OPENING = /^(?:[|>][^\n]*\n|["'])/;

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);

/** Where a part of a text stands in its file; the whole text's place where escapes make that unclear. */
export function exactPlace({ text, place }: Passage, { start, end }: TextRange): Place {
  const whole = place();
  const { source, range } = whole;
  const written = source.text.slice(range.start, range.end);
  const opening = OPENING.exec(written)?.[0] ?? '';
  const offsets = new Map<number, number>();
  const first = isSpace(text[start]) ? text.slice(0, start).trimEnd().length - 1 : start;
  const last = end - 1;
  let at = opening.length;
  for (let index = 0; index <= last; index++) {
    if (isSpace(text[index])) continue;
    while (at < written.length && isSpace(written[at])) at++;
    // In quotes, a backslash or a quotation mark may stand before the character that is meant.
    if (written[at] !== text[index] || (opening === "'" && text[index] === "'")) at++;
    if (written[at] !== text[index]) return whole;
    if (index === first || index === last) offsets.set(index, at);
    at++;
  }
  const from = offsets.get(first);
  const to = offsets.get(last);
  if (from === undefined) return whole;
  const begin = range.start + from + (first === start ? 0 : 1);
  return placeAt(source, begin, to === undefined ? begin + end - start : range.start + to + 1);
}
