import { isCollection, isMap, isScalar, type Node, type Pair } from 'yaml';
import type { Range } from '../../../diagnostics/diagnostic.ts';
import { columnOf, endOfLine, indentAt, lineAt, propsStart, withoutEol } from './layout.ts';
import { type List, valueAt } from './node-at.ts';

/** Where the value of an entry ends, whatever is written behind it. */
export function endOfEntry(text: string, list: List, index: number): number {
  const node = valueAt(list, index);
  const key = isMap(list) ? (list.items[index] as Pair<Node>).key : undefined;
  const behindKey = key ? (/^[ \t]*:?/.exec(text.slice(key.range?.[1]))?.[0].length ?? 0) + (key.range?.[1] ?? 0) : 0;
  const isEmpty = !node || (isScalar(node) && node.range?.[0] === node.range?.[1]);
  if (isEmpty && key) return behindKey;
  if (isEmpty) return text.slice(0, node?.range?.[0]).trimEnd().length;
  const [start = 0, end = 0] = node.range ?? [];
  if (!isCollection(node) || node.flow || node.items.length === 0) return withoutEol(text, start, end);
  return endOfEntry(text, node as List, node.items.length - 1);
}

/** Where an entry itself begins: its name, its dash, or its value in brackets, with the marks before it. */
export function startOfEntry(text: string, list: List, index: number): number {
  const item = list.items[index];
  const start = (isMap(list) ? (item as Pair<Node>).key.range?.[0] : (item as Node).range?.[0]) ?? 0;
  if (isMap(list) || list.flow) return propsStart(text, start);
  const first = list.range?.[0] ?? 0;
  if (index === 0) return first;
  const column = columnOf(text, first);
  let line = lineAt(text, start);
  while (
    line > first &&
    !(indentAt(text, line + column) === column && /^-(?:\s|$)/.test(text.slice(line + column, line + column + 2)))
  )
    line = lineAt(text, line - 1);
  return line + column;
}

/** The first comment of those that stand right above a line, as far in as it; the line itself where there is none. */
function withLead(text: string, start: number, after: number): number {
  const column = columnOf(text, start);
  let from = start;
  for (let line = lineAt(text, start); line > after; ) {
    line = lineAt(text, line - 1);
    if (line < after || text[line + column] !== '#' || indentAt(text, line + column) !== column) return from;
    // What begins the file tells of the whole file.
    if (line === 0) return start;
    from = line + column;
  }
  return from;
}

/** The end of the last comment further in than a column, of those that follow. */
function withInnerComments(text: string, end: number, column: number): number {
  let to = end;
  for (let at = end; ; ) {
    const next = text.indexOf('\n', at) + 1;
    if (next === 0 || next >= text.length) return to;
    const [, spaces = '', sign] = /^([ \t]*)([^\r\n]?)/.exec(text.slice(next)) ?? [];
    at = endOfLine(text, next);
    if (sign === '#' && spaces.length > column) to = at;
    else if (sign) return to;
    if (at >= text.length) return to;
  }
}

/**
 * Where each entry of a list or mapping stands, with the comments that are its own: those right above it and as far in,
 * those behind it and those further in below it. In braces and brackets that is the entry alone.
 */
export function spansOf(text: string, list: List): Range[] {
  const spans: Range[] = [];
  for (const index of list.items.keys()) {
    const own = startOfEntry(text, list, index);
    const end = endOfEntry(text, list, index);
    if (list.flow) {
      spans.push({ start: own, end });
      continue;
    }
    const isOwnLine = text.slice(lineAt(text, own), own).trim() === '';
    const start = isOwnLine ? withLead(text, own, spans.at(-1)?.end ?? 0) : own;
    spans.push({ start, end: withInnerComments(text, endOfLine(text, end), columnOf(text, own)) });
  }
  return spans;
}
