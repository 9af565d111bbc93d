import { isSeq } from 'yaml';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../written/origin.ts';
import type { Change, EditRefusal, FileEdits } from './edit.ts';
import { spansOf } from './entries.ts';
import { putFirst, putIn, takeOut } from './entry-ways.ts';
import { isNothing } from './gap.ts';
import { columnOf } from './layout.ts';
import { type FoundNode, type List, marksIn, nodeAt, valueAt } from './node-at.ts';
import { changedAt, firstSound, readingOf } from './reading.ts';
import { authored, entryOf, inFlow, mannerOf, writable } from './write-value.ts';

interface ListChange {
  readonly source: Source;
  readonly path: Path;
  /** The ways to make the change; none where it has no place. */
  readonly ways: (list: List, found: FoundNode) => readonly FileEdits[];
  readonly change: (entries: readonly unknown[]) => unknown[];
  /** The positions that have to be there. */
  readonly at: readonly number[];
}

/** Changes the entries of a list; one that is empty or not written yet is given to `otherwise`. */
function changeList(
  { source, path, ways, change, at }: ListChange,
  otherwise?: (found: FoundNode) => readonly FileEdits[],
): Change {
  const found = nodeAt(source, path);
  if (typeof found === 'string') return { refused: found };
  const { value } = readingOf(source);
  const list = isSeq(found.node) && found.node.items.length > 0 ? (found.node as List) : undefined;
  if (list && !at.every((index) => index in list.items)) return { refused: 'edit-not-there' };
  const tried = list ? ways(list, found) : isNothing(source.text, found) ? otherwise?.(found) : undefined;
  if (!tried?.length) return { refused: 'edit-not-there' };
  const expected = changedAt(value, path, (entries) => change(Array.isArray(entries) ? entries : []));
  return firstSound({ source, ways: tried, expected, whole: true, otherwise: found.repeated });
}

/** Puts a value into a list, before the entry at a position or behind the last. */
export function addEntry(
  source: Source,
  path: Path,
  { at, value }: { readonly at: number; readonly value: unknown },
): Change {
  const { text } = source;
  const entry = writable(value);
  const manner = mannerOf(text);
  const ways = (list: List) => {
    const written = list.flow ? inFlow(entry, manner) : entryOf(entry, columnOf(text, list.range?.[0] ?? 0), manner);
    return at >= 0 && at <= list.items.length ? putIn(text, list, at, written) : [];
  };
  const change = (entries: readonly unknown[]) => entries.toSpliced(at, 0, authored(entry));
  return changeList({ source, path, ways, change, at: [] }, (found) =>
    at === 0 ? putFirst(text, found, [entry]) : [],
  );
}

/** Takes an entry out of a list, with its own comments: those right above it, those behind it and those in it. */
export function removeEntry(source: Source, path: Path, index: number): Change {
  const ways = (list: List, found: FoundNode) => takeOut(source.text, found, list, index);
  return changeList({ source, path, ways, change: (entries) => entries.toSpliced(index, 1), at: [index] });
}

/** Puts an entry to another position, with its own comments; what stands between the entries stays where it is. */
export function moveEntry(
  source: Source,
  path: Path,
  { from, to }: { readonly from: number; readonly to: number },
): Change {
  const moved = <T>(entries: readonly T[]): T[] => {
    const [entry] = entries.slice(from, from + 1);
    return entry === undefined ? [...entries] : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
  };
  const ways = (list: List) => {
    const spans = spansOf(source.text, list);
    const after = moved(spans);
    const way = spans.map(({ start, end }, index) => {
      const { start: a, end: b } = after[index] ?? { start, end };
      return { start, end, text: source.text.slice(a, b) };
    });
    return [way];
  };
  return changeList({ source, path, ways, change: moved, at: [from, to] });
}

/** Writes an entry once more, right behind itself. */
export function duplicateEntry(source: Source, path: Path, index: number): Change {
  let marked: EditRefusal | undefined;
  const ways = (list: List) => {
    const node = valueAt(list, index);
    marked = node ? marksIn(node) : undefined;
    const span = spansOf(source.text, list)[index];
    return span ? putIn(source.text, list, index + 1, source.text.slice(span.start, span.end)) : [];
  };
  const change = (entries: readonly unknown[]) => entries.toSpliced(index + 1, 0, entries[index]);
  const made = changeList({ source, path, ways, change, at: [index] });
  // A mark may stand in a file once.
  return marked ? { refused: marked } : made;
}
