import type { YAMLError } from 'yaml';
import type { LineFault } from './line-fault.ts';

/** The parser means what comes next where it points to the end of a line. */
export const skipSpace = (text: string, at: number) => at + Math.max(0, text.slice(at).search(/\S/));

function duplicateKey(text: string, { pos: [before] }: YAMLError): LineFault {
  const at = skipSpace(text, before);
  const key = /^["']?([^"':\n]+)/.exec(text.slice(at))?.[1] ?? '';
  return { code: 'yaml-duplicate-key', start: at, end: at + key.length, details: { key } };
}

/** Names that stand twice. Where a second `type` begins, a block has lost its dash, and the names after it are its own. */
export function duplicateKeys(text: string, errors: readonly YAMLError[]): LineFault[] {
  const found = errors.filter(({ code }) => code === 'DUPLICATE_KEY').map((error) => duplicateKey(text, error));
  const further = found[0] && fieldFurtherIn(text, found[0].start);
  if (further) return [further];
  const lost = entryWithoutDash(text, found);
  if (lost) return [lost];
  const first = found.findIndex(
    ({ start, details }) => details?.key === 'type' && /\n {2,}$/.test(text.slice(0, start)),
  );
  const { start = 0, end = 0 } = found[first] ?? {};
  if (first === -1 || /\btype:[^\n]*\n\s*$/.test(text.slice(0, start))) return found;
  const fix = { range: { start: start - 2, end: start }, text: '- ' };
  return [...found.slice(0, first), { code: 'yaml-dash', start, end, fix }];
}

/**
 * A name without a value right before names that stand twice has been written too far in, with what belongs to it. In
 * the first column nothing is too far in.
 */
function fieldFurtherIn(text: string, start: number): LineFault | undefined {
  const indent = /\n( +)$/.exec(text.slice(0, start))?.[1];
  const [line, spaces = '', name = ''] = /([^\S\n]*)([\w-]+):[^\S\n]*\n *$/.exec(text.slice(0, start)) ?? [];
  if (line === undefined || indent === undefined || spaces.length !== indent.length) return undefined;
  const at = start - line.length + spaces.length;
  return { code: 'yaml-indentation', start: at, end: at + name.length };
}

/** Where the names of an entry come again in their order, a second entry has lost its dash. */
function entryWithoutDash(text: string, found: readonly LineFault[]): LineFault | undefined {
  const [{ start = 0, end = 0, details } = {}, next] = found;
  const spaces = /\n( {2,})$/.exec(text.slice(0, start))?.[1];
  if (!next || spaces === undefined) return undefined;
  const begin = text.lastIndexOf(`\n${spaces.slice(2)}- `, start);
  const [first, ...others] = [
    ...text.slice(begin, start).matchAll(new RegExp(`\\n${spaces.slice(2)}(?:- |  )([\\w-]+):`, 'g')),
  ];
  if (begin === -1 || first?.[1] !== details?.key || others[0]?.[1] !== next.details?.key) return undefined;
  const fix = { range: { start: start - 2, end: start }, text: '- ' };
  return { code: 'yaml-dash', start, end, fix };
}
