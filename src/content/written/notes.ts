import type { LineFault } from './yaml-line.ts';

/** What begins a note in other notations, behind a space or at the start of a line. */
const NOTE = /(?<=^|\s)(?:\/\/(?!\S*\.\w)|<!--|\/\*)/;

const words = (note: string) =>
  note.replace(/^(?:\/\/+|<!--+|\/\*+)[ \t]*|(?<![ \t])[ \t]*(?:(?<!-)--+>|(?<!\*)\*+\/)[ \t]*$/g, '').trimEnd();

/** A note in the notation of websites or programs, at the end of a value or a line; `offset` is where that begins. */
export function noteFault(written: string, offset: number): LineFault | undefined {
  const at = NOTE.exec(written)?.index;
  if (at === undefined) return undefined;
  const note = written.slice(at).trimEnd();
  // An address with a slash too many.
  if (at === 0 && /^\/\/[\w/-]+$/.test(note)) return undefined;
  const start = offset + at;
  const lines = note.split('\n');
  const range = { start, end: start + note.length };
  const indent = /^[ \t]*/.exec(lines[1] ?? '')?.[0] ?? '';
  const text = lines
    .map((line, index) => `${index === 0 ? '' : indent}${`# ${words(index === 0 ? line : line.trim())}`.trimEnd()}`)
    .join('\n');
  return { code: 'yaml-note', start, end: start + (lines[0]?.trimEnd().length ?? 2), fix: { range, text } };
}

/** Finds what closes a note: the text from an offset to behind the mark; what stands nowhere is looked for once. */
export function closingMarks(text: string): (mark: string, from: number) => string | undefined {
  const missing = new Set<string>();
  return (mark, from) => {
    const at = missing.has(mark) ? -1 : text.indexOf(mark, from);
    if (at === -1) missing.add(mark);
    return at === -1 ? undefined : text.slice(from, at + mark.length);
  };
}

/** A note that takes whole lines, of which the first is given. */
export function noteLines(
  line: string,
  offset: number,
  closing: ReturnType<typeof closingMarks>,
): LineFault | undefined {
  const begin = /^[ \t]*(\/\/|<!--|\/\*)/.exec(line);
  if (!begin) return undefined;
  const close = begin[1] === '<!--' ? '-->' : '*/';
  const whole = begin[1] === '//' || line.includes(close) ? undefined : closing(close, offset);
  return noteFault(whole ?? line.trimEnd(), offset);
}
