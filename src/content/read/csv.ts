/** A cell of a table, and where in the text it is written. */
export interface CsvCell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface CsvRow {
  readonly cells: readonly CsvCell[];
  /** The number that a spreadsheet gives to the row, counted from one. */
  readonly number: number;
}

export interface Csv {
  /** The rows that have anything in them. */
  readonly rows: readonly CsvRow[];
  /** A quotation mark that nothing closes. */
  readonly open?: { readonly at: number; readonly number: number };
}

/** What stands between cells: spreadsheets of languages that write `1,5` take a semicolon. */
const SEPARATORS = [',', ';', '\t'];

/**
 * Reads a table as spreadsheets write it (RFC 4180): commas, semicolons or tabs between its cells, whichever its first line has.
 * `wordsOf` says what the words of a cell are, which may stand on several lines; in one line unless told.
 */
export function parseCsv(written: string, wordsOf: (words: string) => string = inOneLine): Csv {
  // Excel on a Mac may end lines in another sign.
  const text = written.includes('\n') ? written : written.replaceAll('\r', '\n');
  // Excel may say in a line of its own what stands between cells.
  const named = /^sep=(.)\r?(?:\n|$)/i.exec(text);
  const separator = named?.[1] ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: CsvCell[] = [];
  let number = 1;
  let at = named?.[0].length ?? 0;
  const finishRow = () => {
    if (cells.some((cell) => cell.text !== '')) rows.push({ cells, number });
    cells = [];
    number++;
  };
  while (at < text.length) {
    const { cell, next, isOpen } = readCell(text, at, { separator, wordsOf });
    if (isOpen) return { rows, open: { at: cell.start, number } };
    cells.push(cell);
    if (text[next] !== separator) finishRow();
    at = next + 1;
    // Behind the last mark of the text a cell is empty.
    if (at >= text.length && text[next] === separator) cells.push({ text: '', start: next, end: next });
  }
  finishRow();
  return { rows };
}

/** Whichever of the marks stands in the first line most often, outside of quotation marks. */
function separatorOf(text: string): string {
  const counts = SEPARATORS.map(() => 0);
  let isQuoted = false;
  for (let at = 0; at < text.length && (isQuoted || text[at] !== '\n'); at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    const place = isQuoted ? -1 : SEPARATORS.indexOf(text[at] ?? '');
    if (place !== -1) counts[place] = (counts[place] ?? 0) + 1;
  }
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

interface ReadCell {
  readonly cell: CsvCell;
  /** Where what ends it stands: the mark between cells, the end of the line or of the text. */
  readonly next: number;
  readonly isOpen?: true;
}

const inOneLine = (words: string) => words.trim().replace(/\s+/g, ' ');

interface CellReading {
  readonly separator: string;
  readonly wordsOf: (words: string) => string;
}

function readCell(text: string, start: number, { separator, wordsOf }: CellReading): ReadCell {
  const isQuoted = text[start] === '"';
  const closing = isQuoted ? closingOf(text, start + 1) : start;
  if (closing === -1) return { cell: { text: '', start, end: start + 1 }, next: text.length, isOpen: true };
  let next = closing;
  while (next < text.length && text[next] !== separator && text[next] !== '\n') next++;
  const written = isQuoted ? text.slice(start + 1, closing).replaceAll('""', '"') : text.slice(start, next);
  return { cell: { text: wordsOf(written), start, end: isQuoted ? closing + 1 : next }, next };
}

/** Where the quotation mark stands that closes a cell; two in a row are one of its words. */
function closingOf(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
