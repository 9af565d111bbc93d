import type { Fix } from '../../diagnostics/diagnostic.ts';
import { lineStart } from '../../diagnostics/lines.ts';
import type { Origin } from './origin.ts';

/** Puts the lines of some neighbouring fields further in; undefined where they do not begin lines of their own. */
export function shiftLines({ source, slots }: Origin, names: readonly string[], columns: number): Fix | undefined {
  const { text } = source;
  const ranges = names.flatMap((name) => slots.get(name) ?? []);
  const start = lineStart(source, Math.min(...ranges.map(({ key }) => key.start)));
  const end = Math.max(...ranges.map(({ key, value }) => Math.max(key.end, value.end)));
  const own = ranges.every(({ key }) => text.slice(lineStart(source, key.start), key.start).trim() === '');
  if (!own) return undefined;
  const further = text.slice(start, end).replace(/^(?=[^\r\n])/gm, ' '.repeat(columns));
  return { range: { start, end }, text: further };
}
