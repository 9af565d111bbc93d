import type { TextRange } from './exact-place.ts';
import { Seen } from './glance.ts';
import type { Passage } from './passages.ts';
import type { Prose, ProseFinding } from './prose.ts';

const ITEM = /^[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t]+\S/;

/** A list whose lines YAML joins, because the text does not begin with `|`. */
export function joinedList(passage: Passage, { seen }: Pick<Prose, 'seen'>): TextRange | undefined {
  if (!(seen & Seen.entry)) return undefined;
  const { source, range } = passage.place();
  const written = source.text.slice(range.start, range.end);
  if (!written.includes('\n') || written.startsWith('|')) return undefined;
  const lines = written.split('\n');
  const first = lines.findIndex((line, index) => ITEM.test(line) && ITEM.test(lines[index + 1] ?? ''));
  if (first === -1) return undefined;
  const before = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0);
  const line = lines[first] ?? '';
  const start = range.start + before + line.length - line.trimStart().length;
  return { start, end: start + line.trim().length };
}

/** A list whose dashes lack their space, in a text whose line breaks count: the first such dash. */
export function tightDash({ text, kind }: Pick<Prose, 'text' | 'kind'>): ProseFinding | undefined {
  if (kind !== 'rich' || !/\n[-*+]\S/.test(text)) return undefined;
  let start = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const beside = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
    if (/^[-+]\p{L}/u.test(line) && beside.some((each) => /^[-*+]\s?\S/.test(each)))
      return { code: 'tight-dash', start, end: start + line.length };
    start += line.length + 1;
  }
  return undefined;
}

/** Headings are read at a glance; search engines and screen readers take them for one. */
const LONG = 160;
const HEADINGS = new Set(['title', 'question', 'label', 'name', 'service', 'badge', 'subtitle']);

/** A heading that is a paragraph. */
export const longHeading = ({ text }: Pick<Prose, 'text'>, field: string): ProseFinding | undefined =>
  text.length >= LONG && HEADINGS.has(field) && [...text].length >= LONG
    ? { code: 'long-heading', start: 0, end: text.length }
    : undefined;
