import type { Place, Source } from './diagnostic.ts';

/** Where the lines of each source begin: looked for once, however many messages ask. */
const known = new WeakMap<Source, readonly number[]>();

function startsOf(source: Source): readonly number[] {
  const found = known.get(source);
  if (found) return found;
  const starts = [0];
  for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1)) starts.push(at + 1);
  known.set(source, starts);
  return starts;
}

/** The zero-based line that an offset lies in. */
export function lineOf(source: Source, offset: number): number {
  const starts = startsOf(source);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A line by its number, counted from zero, without what ends it; of a line that is not there nothing. */
export function lineText(source: Source, line: number): string {
  const starts = startsOf(source);
  const [start, next] = [starts[line], starts[line + 1]];
  if (start === undefined) return '';
  const text = source.text.slice(start, next === undefined ? undefined : next - 1);
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

/** Where the line begins that an offset lies in. */
export const lineStart = (source: Source, offset: number): number => startsOf(source)[lineOf(source, offset)] ?? 0;

/** Where the line ends that an offset lies in, before its line break. */
export function lineEnd(source: Source, offset: number): number {
  const next = startsOf(source)[lineOf(source, offset) + 1];
  return next === undefined ? source.text.length : next - 1;
}

/** How many lines a text has; one that ends in a line break has an empty one after it. */
export const countLines = (source: Source): number => startsOf(source).length;

/** One-based line and column of an offset; columns count UTF-16 code units. */
export function lineAndColumn(source: Source, offset: number): { line: number; column: number } {
  const line = lineOf(source, offset);
  return { line: line + 1, column: offset - (startsOf(source)[line] ?? 0) + 1 };
}

/** A place as people and editors name it: `pages/faq.yaml:12:5`. */
export function written({ source, range }: Place): string {
  const { line, column } = lineAndColumn(source, range.start);
  return `${source.file}:${line}:${column}`;
}
