import { type Document, isScalar, visit, type YAMLMap } from 'yaml';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { lineOf, lineStart, lineText } from '../../diagnostics/lines.ts';
import type { LineFault } from '../written/yaml-line.ts';

type Repeated = LineFault<'yaml-duplicate-key'>;

/** Names that stand twice in a mapping. The parser would compare each with all others. */
function repeatedNames(doc: Document, { text }: Source): Repeated[] {
  const found: Repeated[] = [];
  visit(doc, {
    Map: (_, { items }: YAMLMap) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        if (names.has(key.value)) found.push(repeated(text.slice(start, end), start));
        names.add(key.value);
      }
    },
  });
  return found.sort((a, b) => a.start - b.start);
}

function repeated(written: string, start: number): Repeated {
  const key = /^["']?([^"':\n]*)/.exec(written)?.[1] ?? '';
  return { code: 'yaml-duplicate-key', start, end: start + key.length, details: { key } };
}

/** Names that stand twice. Where a second `type` begins, a block has lost its dash, and the names after it are its own. */
export function duplicateKeys(source: Source, doc: Document): LineFault[] {
  const found = repeatedNames(doc, source);
  const further = found[0] && fieldFurtherIn(source, found[0].start);
  if (further) return [further];
  const deep = found[0] && entryTooDeep(source, found[0]);
  if (deep) return [deep];
  const lost = entryWithoutDash(source, found);
  if (lost) return [lost];
  const first = found.findIndex(({ start, details }) => details.key === 'type' && indentBefore(source, start) >= 2);
  const { start = 0, end = 0 } = found[first] ?? {};
  if (first === -1 || /\btype:/.test(wordsBefore(source, start))) return found;
  const fix = { range: { start: start - 2, end: start }, text: '- ' };
  return [...found.slice(0, first), { code: 'yaml-dash', start, end, fix }];
}

/** How many spaces stand before an offset, where nothing else does on its line; else, and on the first line, -1. */
function indentBefore(source: Source, at: number): number {
  const from = lineStart(source, at);
  return from > 0 && /^ *$/.test(source.text.slice(from, at)) ? at - from : -1;
}

/** The last line before an offset's own that is not blank. */
function wordsBefore(source: Source, at: number): string {
  for (let line = lineOf(source, at) - 1; line >= 0; line--) {
    const text = lineText(source, line);
    if (/\S/.test(text)) return text;
  }
  return '';
}

/**
 * A name without a value right before names that stand twice has been written too far in, with what belongs to it. In
 * the first column nothing is too far in.
 */
function fieldFurtherIn(source: Source, start: number): LineFault | undefined {
  const indent = indentBefore(source, start);
  const above = lineText(source, lineOf(source, start) - 1);
  const [, spaces = '', name = ''] = /^([^\S\n]*)([\w-]+):[^\S\n]*$/.exec(above) ?? [];
  if (indent < 1 || spaces.length !== indent) return undefined;
  const at = lineStart(source, lineStart(source, start) - 1) + indent;
  return { code: 'yaml-indentation', start: at, end: at + name.length };
}

/**
 * An entry like the one that holds the names, but among the entries of a list inside of it, where no other begins so: it
 * has been written too far in, and the second name is its own.
 */
function entryTooDeep(source: Source, { start }: Repeated): LineFault | undefined {
  const indent = indentBefore(source, start);
  if (indent < 2) return undefined;
  const { text } = source;
  const begin = text.lastIndexOf(`\n${' '.repeat(indent - 2)}- `, start) + 1;
  const name = /^- ([\w-]+):/.exec(text.slice(begin + indent - 2, begin + indent + 80))?.[1];
  if (begin === 0 || name === undefined) return undefined;
  const alike = [...text.slice(begin, start).matchAll(new RegExp(`^( {${indent},})- ${name}:`, 'gm'))];
  const [only, another] = alike;
  if (!only || another) return undefined;
  const at = begin + only.index + (only[1]?.length ?? 0);
  return { code: 'yaml-indentation', start: at + 2, end: at + 2 + name.length };
}

/** Where the names of an entry come again in their order, a second entry has lost its dash. */
function entryWithoutDash(source: Source, found: readonly Repeated[]): LineFault | undefined {
  const [{ start = 0, end = 0, details } = {}, next] = found;
  const indent = indentBefore(source, start);
  if (indent < 2) return undefined;
  const { text } = source;
  const spaces = ' '.repeat(indent - 2);
  const begin = text.lastIndexOf(`\n${spaces}- `, start);
  const names = new RegExp(`\\n${spaces}(?:- |  )([\\w-]+):`, 'g');
  const [first, ...others] = [...text.slice(begin, start).matchAll(names)];
  if (begin === -1 || first?.[1] !== details?.key || !others[0]) return undefined;
  if (next && others[0][1] !== next.details.key) return undefined;
  // Of one name that comes again, what it holds or what follows it tells: a further field is one of the second entry.
  const after = new RegExp(
    `^[^\\n]*:[ \\t]*\\n|^(?:[^\\n]*\\n(?!${spaces}\\S| {0,${indent - 1}}\\S))*[^\\n]*\\n {${indent}}[\\w-]+:`,
  );
  if (!next) return after.test(text.slice(start, start + 2000)) ? { code: 'yaml-dash', start, end } : undefined;
  const fix = { range: { start: start - 2, end: start }, text: '- ' };
  return { code: 'yaml-dash', start, end, fix };
}
