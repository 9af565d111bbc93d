import { placeAt } from '../../written/report.ts';
import type { Letter, ReadReply, ReturnedText } from './letter.ts';

/** Tells Excel and others that the file is in UTF-8. */
const MARK = '\ufeff';

/** What stands between cells where Excel is in this language: where numbers have a comma, a semicolon. */
const separatorOf = (language: string): string => {
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return decimal === '.' && new Intl.Locale(language).maximize().script !== 'Arab' ? ',' : ';';
};

/** A cell that a spreadsheet would take for a formula, a number, a date or a truth. */
const isRisky = (text: string) =>
  /^[\s'=+\-@]/.test(text) ||
  (text.length < 40 && /\p{N}/u.test(text)) ||
  /^(?:true|false|doğru|yanlış|wahr|falsch|vrai|faux)$/iu.test(text);

/** An apostrophe before it keeps a cell a text in every spreadsheet. */
const guarded = (text: string) => (isRisky(text) ? `'${text}` : text);
const unguarded = (cell: string) => (cell.startsWith("'") && isRisky(cell.slice(1)) ? cell.slice(1) : cell);

const inCell = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Texts as a table that spreadsheets open: a heading, then a row each. */
export function writeCsv({ from, to, units }: Letter): string {
  const separator = separatorOf(to);
  const rows = units.map(({ key, text, translation = '', notes }) =>
    [key, text, translation, notes.map(({ words }) => words).join('\n')].map(guarded),
  );
  const lines = [['key', from, to, 'notes'], ...rows].map((row) =>
    row.map((cell) => inCell(cell, separator)).join(separator),
  );
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The rows of a table (RFC 4180), with whatever stands between its cells. */
function rowsOf(text: string, separator: string): Cell[][] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*|))(${separator}|\\r\\n?|\\n|$)`,
    'y',
  );
  const rows: Cell[][] = [[]];
  for (let at = 0; at < text.length; ) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (!found) return [];
    const [whole, quoted, plain = '', end = ''] = found;
    rows.at(-1)?.push({ text: quoted?.replaceAll('""', '"') ?? plain, start: at, end: at + whole.length - end.length });
    at += whole.length;
    if (end !== separator && at < text.length) rows.push([]);
  }
  return rows;
}

/** The text of a cell; some spreadsheets end lines within a cell in two signs. */
const textIn = (cell: Cell) => unguarded(cell.text.replace(/\r\n?/g, '\n'));

export const readCsv: ReadReply = (source, report) => {
  const heading = /^"?key"?[^\r\n]*/.exec(source.text)?.[0] ?? '';
  const separator = [';', ',', '\t'].find((sign) => heading.includes(sign));
  const [head = [], ...rows] = separator === undefined ? [] : rowsOf(source.text, separator);
  if (head.length < 3) {
    report.add('import-unreadable', placeAt(source, 0, 1), { format: 'CSV' });
    return undefined;
  }
  const [, from, to] = head.map(({ text }) => text);
  const texts = rows.flatMap(([key, text, translation]): ReturnedText[] => {
    if (!key || !text || !translation) return [];
    const { start, end } = translation;
    return [
      { key: unguarded(key.text) || undefined, text: textIn(text), translation: textIn(translation), start, end },
    ];
  });
  return { from, to, texts };
};
