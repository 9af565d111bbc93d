import { isMap, type Node, type Pair } from 'yaml';
import type { Range } from '../../../diagnostics/diagnostic.ts';
import { columnOf, lineAt } from './layout.ts';
import type { Found } from './node-at.ts';

/** The column that rows of a value must stand further in than: that of its name or dash. */
export function columnAt(text: string, { holder }: Found): number {
  if (!holder) return -1;
  const { list, index } = holder;
  if (isMap(list)) return columnOf(text, (list.items[index] as Pair<Node>).key.range?.[0] ?? 0);
  return columnOf(text, list.range?.[0] ?? 0);
}

/** Where a value would stand that is not there: behind the colon or the dash, with the spaces up to the end of the line. */
export function gapOf(text: string, { holder }: Found): Range | undefined {
  if (!holder) return undefined;
  const { list, index } = holder;
  const entry = list.items[index];
  const from = isMap(list)
    ? ((entry as Pair<Node>).key.range?.[1] ?? 0)
    : lineAt(text, (entry as Node).range?.[0] ?? 0);
  const sign = (isMap(list) ? /[ \t]*:/y : /[ \t]*(?:-[ \t]+)*-(?=\s|$)/y) as RegExp;
  sign.lastIndex = from;
  const start = sign.test(text) ? sign.lastIndex : -1;
  if (start === -1) return undefined;
  return { start, end: start + (/^[ \t]+(?=\r?\n|$)/.exec(text.slice(start))?.[0].length ?? 0) };
}
