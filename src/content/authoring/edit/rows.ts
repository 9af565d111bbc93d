/** Rows are the lines of one text in a file, without what they stand in by; a blank one is a line end of the text. */

/** The text that rows give: those of one paragraph are joined with spaces (YAML 1.2.2, 6.5). */
const joined = (rows: readonly string[]): string =>
  rows.reduce((all, row, at) => {
    if (row === '') return `${all}\n`;
    return at === 0 || rows[at - 1] === '' ? all + row : `${all} ${row}`;
  }, '');

/** Pairs of words between which a row ended. */
type Breaks = ReadonlySet<string>;

const breaksOf = (rows: readonly string[]): Breaks =>
  new Set(rows.map((row, at) => `${row.split(' ').at(-1)}\n${rows[at + 1]?.split(' ')[0]}`));

/** The rows of a paragraph, none longer than `width` where its words let it; it is broken where it was broken. */
function wrap(paragraph: string, width: number, breaks: Breaks): string[] {
  const rows: string[] = [];
  let before = '';
  for (const word of paragraph.split(/(?<=\S) (?=\S)/)) {
    const row = rows.at(-1);
    const fits = row !== undefined && row.length + 1 + word.length <= width;
    if (fits && !breaks.has(`${before}\n${word}`)) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
    before = word;
  }
  return rows;
}

function fresh(text: string, width: number, breaks: Breaks): string[] {
  const parts = text.split('\n');
  const rows = (part: string) => (part === '' ? [] : wrap(part, width, breaks));
  return parts.flatMap((part, at) => [...rows(part), ...(at < parts.length - 1 ? [''] : [])]);
}

/** How many of the first rows a text begins with, and what is left of it. */
function keptHead(text: string, rows: readonly string[]): { kept: number; rest: string } {
  for (let kept = rows.length; kept > 0; kept--) {
    const head = joined(rows.slice(0, kept));
    if (!text.startsWith(head)) continue;
    const rest = text.slice(head.length);
    if (rest === '') return { kept, rest };
    if (rows[kept - 1] === '' ? /^\S/.test(rest) : rest.startsWith('\n')) return { kept, rest };
    if (/^ \S/.test(rest) && rows[kept - 1] !== '') return { kept, rest: rest.slice(1) };
  }
  return { kept: 0, rest: text };
}

/** The same with the last rows. */
function keptTail(text: string, rows: readonly string[]): { kept: number; rest: string } {
  for (let from = 0; from < rows.length; from++) {
    if (rows[from] === '') continue;
    const tail = joined(rows.slice(from));
    if (!text.endsWith(tail)) continue;
    const rest = text.slice(0, text.length - tail.length);
    if (rest === '' || rest.endsWith('\n')) return { kept: rows.length - from, rest };
    if (/\S $/.test(rest)) return { kept: rows.length - from, rest: rest.slice(0, -1) };
  }
  return { kept: 0, rest: text };
}

/** A text in rows, none longer than `width` or the longest that it had. Rows stay as they are that still say the same. */
export function rowsOf(text: string, old: readonly string[], width: number): string[] {
  const widest = Math.max(width, ...old.map((row) => row.length));
  const head = keptHead(text, old);
  if (head.rest === '' && head.kept > 0) return old.slice(0, head.kept);
  const tail = keptTail(head.rest, old.slice(head.kept));
  const last = old[head.kept - 1] ?? '';
  // Words that are put in between go on where the row before them ends.
  const goesOn = last !== '' && head.kept + tail.kept === old.length && !tail.rest.startsWith('\n');
  const kept = head.kept - (goesOn ? 1 : 0);
  const middle = fresh(goesOn ? `${last} ${tail.rest}` : tail.rest, widest, breaksOf(old));
  return [
    ...old.slice(0, kept),
    ...(tail.rest === '' && tail.kept > 0 ? old.slice(kept, head.kept) : middle),
    ...old.slice(old.length - tail.kept),
  ];
}
