import type { Diagnostic } from './diagnostic.ts';
import { lineEnd, lineOf, lineStart } from './lines.ts';

/** Whole lines in place of others: what a reviewer accepts. */
export interface LineRepair {
  /** One-based, both included. */
  readonly first: number;
  readonly last: number;
  /** What stands there then, without the line break at its end; undefined where these lines go. */
  readonly text: string | undefined;
}

/** The repair of a diagnostic as exactly those lines that are others with it; undefined where there is none. */
export function lineRepair({ fix, place: { source } }: Diagnostic): LineRepair | undefined {
  if (!fix) return undefined;
  const { range, text } = fix;
  const start = lineStart(source, range.start);
  const whole = lineEnd(source, range.end);
  const end = whole > range.end && source.text[whole - 1] === '\r' ? whole - 1 : whole;
  const old = linesOf(source.text.slice(start, end));
  const now = linesOf(source.text.slice(start, range.start) + text + source.text.slice(range.end, end));
  let [above, below] = [0, 0];
  // One line of the old ones stays to be replaced, also where lines only come.
  const most = () => Math.min(old.length - 1, now.length) - above - below;
  while (most() > 0 && old.at(-1 - below) === now.at(-1 - below)) below++;
  while (most() > 0 && old[above] === now[above]) above++;
  const first = lineOf(source, start) + 1 + above;
  const left = now.slice(above, now.length - below);
  return {
    first,
    last: first + old.length - above - below - 1,
    text: left.length === 0 ? undefined : left.join('\n'),
  };
}

const linesOf = (text: string) => text.split(/\r?\n/);
