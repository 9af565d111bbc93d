/** The lines of a text, and where the next of some kind is. */
export interface TextLines {
  /** Without what ends them. */
  readonly all: readonly string[];
  /** The offsets at which they begin. */
  readonly starts: readonly number[];
  /** The first line at or after `from` of which `is` is true, -1 where there is none. Each `is` is asked once of each line. */
  next(is: (line: string) => boolean, from: number): number;
}

/** Reads a text's lines. */
export function textLines(text: string): TextLines {
  const starts: number[] = [];
  const all: string[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    starts.push(start);
    all.push(line.endsWith('\r') ? line.slice(0, -1) : line);
    start += line.length + 1;
  }
  const asked = new Map<(line: string) => boolean, Int32Array>();
  const ask = (is: (line: string) => boolean) => {
    const next = new Int32Array(all.length + 1).fill(-1);
    for (let at = all.length - 1; at >= 0; at--) next[at] = is(all[at] ?? '') ? at : (next[at + 1] ?? -1);
    asked.set(is, next);
    return next;
  };
  return { all, starts, next: (is, from) => (asked.get(is) ?? ask(is))[from] ?? -1 };
}
