import { isMap } from 'yaml';
import type { Range } from '../../../diagnostics/diagnostic.ts';
import type { Mapping } from '../../written/mapping.ts';
import type { FileEdits } from './edit.ts';
import { spansOf } from './entries.ts';
import { columnAt, gapOf } from './gap.ts';
import { columnOf, lineAt } from './layout.ts';
import type { FoundNode, List } from './node-at.ts';
import { behindName, inFlow, linesAt, mannerOf } from './write-value.ts';

const isBlank = (text: string) => text.trim() === '';

/** What stands between two entries, where that is nothing that tells something. */
function between(text: string, spans: readonly Range[], index: number): string | undefined {
  const [a, b] = [spans[index], spans[index + 1]];
  const gap = a && b ? text.slice(a.end, b.start) : undefined;
  return gap !== undefined && /^[\s,]*$/.test(gap) ? gap : undefined;
}

/** What can set a new entry at a position apart from its neighbours: the same as sets these apart, or a line end alone. */
function separators(text: string, list: List, spans: readonly Range[], at: number): string[] {
  const near = between(text, spans, at - 1) ?? between(text, spans, at === 0 ? 0 : at - 2);
  const least = list.flow ? ', ' : mannerOf(text).eol + ' '.repeat(columnOf(text, list.range?.[0] ?? 0));
  return [...(near === undefined ? [] : [near]), least];
}

/** Ways to put an entry that is written already behind the one before a position, or before the first. */
export function putIn(text: string, list: List, at: number, entry: string): FileEdits[] {
  const spans = spansOf(text, list);
  const [before, first] = [spans[at - 1], spans[0]];
  const start = before?.end ?? first?.start ?? 0;
  return separators(text, list, spans, at).map((apart) => [
    { start, end: start, text: before ? apart + entry : entry + apart },
  ]);
}

/** Puts the first entries into a list or mapping that has none, or is not there yet; nothing where that has no place. */
export function putFirst(text: string, found: FoundNode, value: Mapping | readonly unknown[]): FileEdits[] {
  const manner = mannerOf(text);
  const [start = 0, end = 0] = found.node?.range ?? [];
  if (found.inFlow || (end > start && !found.holder))
    return [[{ start, end, text: found.inFlow ? inFlow(value, manner) : linesAt(value, 0, manner) }]];
  const gap = gapOf(text, found);
  if (!gap || !found.holder) return [];
  if (end > start && !isBlank(text.slice(gap.start, start))) return [];
  const behind = end > start ? end : gap.end;
  const column = columnAt(text, found);
  const oneLine = [{ start: gap.start, end: behind, text: ` ${inFlow(value, manner)}` }];
  if (!isMap(found.holder.list))
    return [[{ start: gap.start, end: behind, text: ` ${linesAt(value, column + 2, manner)}` }], oneLine];
  const note = /^[ \t]*(?:#[^\r\n]*)?/.exec(text.slice(behind))?.[0] ?? '';
  const lines = note.trimEnd() + behindName(value, column, manner);
  return [[{ start: gap.start, end: behind + note.length, text: lines }], oneLine];
}

/** Ways to take an entry out, with the comments that are its own; of a list without entries only brackets are left. */
export function takeOut(text: string, found: FoundNode, list: List, index: number): FileEdits[] {
  const spans = spansOf(text, list);
  const [span, before, next] = [spans[index], spans[index - 1], spans[index + 1]];
  if (!span) return [];
  if (spans.length === 1) return [emptied(text, found, list, span)];
  const lines = wholeLines(text, list, span, spans[0]?.start ?? 0);
  const [gapBefore, gapAfter] = [between(text, spans, index - 1), between(text, spans, index)];
  const withBefore: FileEdits[] =
    before && gapBefore !== undefined ? [[{ start: before.end, end: span.end, text: '' }]] : [];
  const withAfter: FileEdits[] =
    next && gapAfter !== undefined ? [[{ start: span.start, end: next.start, text: '' }]] : [];
  // Before a text that keeps its blank lines there must be none that were behind the entry.
  const blank = /^(?:\r?\n[ \t]*)*(?=\r?\n)/.exec(text.slice(span.end))?.[0].length ?? 0;
  const withBlank = withBefore.map(([cut]) => [{ start: span.start, text: '', ...cut, end: span.end + blank }]);
  if (!next) return [...withBefore, lines, ...withBlank];
  // Of what sets it apart on its two sides the larger part stays.
  const isWiderAfter = (gapAfter?.length ?? 0) > (gapBefore?.length ?? 0);
  return gapAfter === undefined
    ? [lines]
    : isWiderAfter
      ? [...withBefore, ...withAfter, lines]
      : [...withAfter, ...withBefore, lines];
}

/** Takes out the lines of an entry alone, where comments stand beside it that are not its own. */
function wholeLines(text: string, list: List, { start, end }: Range, first: number): FileEdits {
  const line = lineAt(text, start);
  if (list.flow) return [{ start, end: end + (/^\s*,[ \t]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }];
  // Of blank lines on both sides only one stays, and none below the name of the list.
  const isApart = start === first || /\n[ \t]*\r?\n$/.test(text.slice(0, line));
  const behind = (isApart ? /^(?:[ \t]*\r?\n)+/ : /^\r?\n/).exec(text.slice(end))?.[0].length ?? 0;
  if (isBlank(text.slice(line, start))) return [{ start: line, end: end + behind, text: '' }];
  return [{ start, end: end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }];
}

function emptied(text: string, found: FoundNode, list: List, { start, end }: Range): FileEdits {
  if (list.flow) {
    const [from = 0, to = 0] = list.range ?? [];
    return [{ start: from + 1, end: to - 1, text: '' }];
  }
  const brackets = isMap(list) ? '{}' : '[]';
  const line = lineAt(text, start);
  const gap = gapOf(text, found);
  if (!gap || !isBlank(text.slice(line, start)) || line === 0) return [{ start, end, text: brackets }];
  const above = line - (text[line - 2] === '\r' ? 2 : 1);
  return [
    { start: gap.start, end: gap.start, text: ` ${brackets}` },
    { start: Math.max(gap.start, above), end, text: '' },
  ];
}
