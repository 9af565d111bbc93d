/** How a file is laid out: what its lines end in, how far it goes in, what quotation marks it uses. */

/** What ends a file's lines. */
export const eolOf = (text: string): string => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

/** Where the line begins that an offset lies in. */
export const lineAt = (text: string, offset: number): number =>
  // A search from before the first sign would begin at the first.
  offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0;

/** Where the line ends that an offset lies in, before what ends it. */
export function endOfLine(text: string, offset: number): number {
  const at = text.indexOf('\n', offset);
  const end = at === -1 ? text.length : at;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** The column of an offset, counted from zero. */
export const columnOf = (text: string, offset: number): number => offset - lineAt(text, offset);

/** How many spaces the line begins with that an offset lies in. */
export const indentAt = (text: string, offset: number): number =>
  /^ */.exec(text.slice(lineAt(text, offset), offset + 1))?.[0].length ?? 0;

/** How far a file goes in with each level. */
export const stepOf = (text: string): number => {
  const steps = [...text.matchAll(/^( *)[^\s#:][^\r\n\u2028\u2029:]*:[ \t]*\r?\n\1( +)[^\s#-]/gm)].map(
    ([, , more = '']) => more.length,
  );
  return steps[0] ?? 2;
};

/** The quotation marks that a file has more of. */
export const quoteOf = (text: string): '"' | "'" => {
  const count = (mark: string) => text.split(mark).length;
  return count(": '") + count("- '") > count(': "') + count('- "') ? "'" : '"';
};

/** Where the marks and tags begin that stand before a value on its line. */
export const propsStart = (text: string, at: number): number => {
  const before = text.slice(lineAt(text, at), at);
  return (
    at -
    (/(?=[&!])(?<!(?<=^|[\s,[{])[&!][^\s,[\]{}]*[ \t]+)(?:(?<=^|[\s,[{])[&!][^\s,[\]{}]*[ \t]+)+$/.exec(before)?.[0]
      .length ?? 0)
  );
};

/** The end of a value without the line end that belongs to a text of several lines. */
export const withoutEol = (text: string, start: number, end: number): number =>
  end - (/[|>]/.test(text[start] ?? '') ? (/\r?\n$/.exec(text.slice(start, end))?.[0].length ?? 0) : 0);
