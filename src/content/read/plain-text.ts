import { behindSpaces, type Cursor, goOn, note, unknown } from './plain-reading.ts';

/** How a text on the lines below its name begins. */
const BLOCK = /[|>]-\n/y;

/** A text on lines further in than `indent`: with its line ends as they are, or with paragraphs of several lines. */
export function readText(start: number, indent: number, reading: Cursor): string {
  const { text } = reading;
  BLOCK.lastIndex = start;
  if (!BLOCK.test(text)) unknown();
  const rows: string[] = [];
  let inner = 0;
  let end = BLOCK.lastIndex;
  for (let from = end; from < text.length; ) {
    const stop = text.indexOf('\n', from);
    const spaces = behindSpaces(text, from) - from;
    const words = text.slice(from + spaces, stop === -1 ? text.length : stop);
    if (words !== '' && spaces <= indent) break;
    if (words !== '' && inner === 0) inner = spaces;
    // Rows further in have rules of their own, and so have those that begin or end in other spaces.
    if (words === '' ? spaces > 0 : spaces !== inner || /^\s|\s$/.test(words)) unknown();
    rows.push(words);
    from = stop === -1 ? text.length : stop + 1;
    if (words !== '') end = from;
  }
  while (rows.at(-1) === '') rows.pop();
  if (rows.length === 0 || rows[0] === '') unknown();
  note(reading, start, end);
  goOn(end, reading);
  return text[start] === '|' ? rows.join('\n') : folded(rows);
}

/** Rows of one paragraph are joined with spaces; of blank ones each is a line end. */
const folded = (rows: readonly string[]) =>
  rows.reduce((all, row, at) => {
    if (row === '') return `${all}\n`;
    return at === 0 || rows[at - 1] === '' ? all + row : `${all} ${row}`;
  }, '');
