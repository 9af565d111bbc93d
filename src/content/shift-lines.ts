import { type Fix, lineStart } from '../diagnostics/diagnostic.ts';
import type { Origin } from './origin.ts';

/** Puts the lines of some neighbouring fields further in; undefined where they do not begin lines of their own. */
export function shiftLines({ source: { text }, slots }: Origin, names: readonly string[], columns: number): Fix | undefined {
  const ranges = names.flatMap((name) => slots.get(name) ?? []);
  const start = lineStart(text, Math.min(...ranges.map(({ key }) => key.start)));
  const end = Math.max(...ranges.map(({ key, value }) => Math.max(key.end, value.end)));
  const own = ranges.every(({ key }) => text.slice(lineStart(text, key.start), key.start).trim() === '');
  if (!own) return undefined;
  const further = text.slice(start, end).replace(/^(?=[^\r\n])/gm, ' '.repeat(columns));
  return { range: { start, end }, text: further };
}
