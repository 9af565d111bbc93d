import { parseCsv } from '../../read/csv.ts';
import { monthNames } from '../../written/meant-date.ts';
import { placeAt } from '../../written/report.ts';
import type { Letter, ReadReply, ReturnedText } from './letter.ts';

/** Tells Excel and others that the file is in UTF-8. */
const MARK = '\ufeff';

/** What stands between cells where Excel is in this language: where numbers have a comma, a semicolon. */
const separatorOf = (language: string): string => {
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return decimal === '.' && new Intl.Locale(language).maximize().script !== 'Arab' ? ',' : ';';
};

/** A cell that a spreadsheet in some language may take for a formula, a number, a date or a truth. */
const mayBeRisky = (text: string) =>
  /^[\s'=+\-@]/.test(text) ||
  (text.length < 40 && /\p{N}/u.test(text)) ||
  /^(?:true|false|doğru|yanlış|wahr|falsch|vrai|faux)$/iu.test(text);

/** The beginnings of the names of months in some languages: without their ends, which grammar changes. */
const monthsIn = (languages: readonly string[]) => new Set(languages.flatMap(monthNames).flat().map(beginning));

const beginning = (word: string) => word.toLowerCase().slice(0, 3);

/** Two words with a figure are a text, but for the name of a month: that makes a date of them. */
function isRisky(text: string, months: ReadonlySet<string>): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isText = /^\p{L}/u.test(text) && words.length > 1 && !words.some((word) => months.has(beginning(word)));
  return mayBeRisky(text) && !isText;
}

/** An apostrophe before it keeps a cell a text in every spreadsheet, and is shown by some. */
const guarded = (text: string, months: ReadonlySet<string>) => (isRisky(text, months) ? `'${text}` : text);
const unguarded = (cell: string) => (cell.startsWith("'") && mayBeRisky(cell.slice(1)) ? cell.slice(1) : cell);

const inCell = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Texts as a table that spreadsheets open: a heading, then a row each. */
export function writeCsv({ from, to, units }: Letter): string {
  const separator = separatorOf(to);
  const months = monthsIn([from, to, 'en']);
  const rows = units.map(({ key, text, translation = '', notes }) =>
    [key, text, translation, notes.map(({ words }) => words).join('\n')].map((cell) => guarded(cell, months)),
  );
  const lines = [['key', from, to, 'notes'], ...rows].map((row) =>
    row.map((cell) => inCell(cell, separator)).join(separator),
  );
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

/** The words of a cell, with its lines; some spreadsheets end these in two signs. */
const wordsIn = (words: string) => unguarded(words.replace(/\r\n?/g, '\n').replace(/\n$/, ''));

/** Rows above the heading, where somebody has left a note. */
const NOTE_ROWS = 10;

export const readCsv: ReadReply = (source, report) => {
  const { rows, open } = parseCsv(source.text, wordsIn);
  const heading = rows.slice(0, NOTE_ROWS).findIndex(({ cells: [key] }) => key?.text.trim().toLowerCase() === 'key');
  const [, from, to] = rows[heading]?.cells ?? [];
  if (open || !from || !to) {
    const isTable = !open && rows.some(({ cells }) => cells.length > 2);
    if (isTable) report.add('import-heading', placeAt(source, 0, 1));
    else report.add('import-unreadable', placeAt(source, open?.at ?? 0, (open?.at ?? 0) + 1), { format: 'CSV' });
    return undefined;
  }
  const texts = rows.slice(heading + 1).flatMap(({ cells: [key, text, translation] }): ReturnedText[] => {
    if (!key || !text || !translation) return [];
    const { start, end } = translation;
    return [{ key: key.text || undefined, text: text.text, translation: translation.text, start, end }];
  });
  return { from: from.text, to: to.text, isSheet: true, texts };
};
