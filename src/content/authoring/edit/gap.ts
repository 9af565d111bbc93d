import { isCollection, isMap } from 'yaml';
import type { Range } from '../../../diagnostics/diagnostic.ts';
import { startOfEntry } from './entries.ts';
import { columnOf } from './layout.ts';
import type { FoundNode } from './node-at.ts';

/** The column that rows of a value must stand further in than: that of its name or dash. */
export function columnAt(text: string, { holder }: FoundNode): number {
  if (!holder) return -1;
  const { list, index } = holder;
  if (isMap(list)) return columnOf(text, list.items[index]?.key.range?.[0] ?? 0);
  return columnOf(text, list.range?.[0] ?? 0);
}

/** Where a value would stand that is not there: behind the colon or the dash, with the spaces up to the end of the line. */
export function gapOf(text: string, { holder }: FoundNode): Range | undefined {
  if (!holder) return undefined;
  const { list, index } = holder;
  const from = isMap(list) ? (list.items[index]?.key.range?.[1] ?? 0) : startOfEntry(text, list, index);
  const sign = isMap(list) ? /[ \t]*:/y : /-(?=\s|$)/y;
  sign.lastIndex = from;
  const start = sign.test(text) ? sign.lastIndex : -1;
  if (start === -1) return undefined;
  return { start, end: start + (/^[ \t]+(?=\r?\n|$)/.exec(text.slice(start))?.[0].length ?? 0) };
}

/** True where there is a list or mapping without entries, or nothing. */
export function isNothing(text: string, { node }: FoundNode): boolean {
  if (isCollection(node)) return node.items.length === 0;
  const [start = 0, end = 0] = node?.range ?? [];
  return start === end || /^(?:~|null)$/i.test(text.slice(start, end));
}
