import { withoutInvisible } from '../../../schema/invisible.ts';

/** What has been copied elsewhere, as the clipboard or a drag brings it. */
export interface Copied {
  readonly html: string;
  readonly text: string;
}

/** What stands between the cells of a row that become one text. */
export const BETWEEN = ' – ';

/** How what is none of a document's words begins. */
const UNSEEN = /<!--|<(style|script|head|title|colgroup|xml)\b/gi;

const small = (html: string) => html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A document without what is none of its words, read once from its beginning to its end. */
function seenOf(html: string): string {
  const plain = small(html);
  let seen = '';
  let at = 0;
  for (const { 1: name, index } of html.matchAll(UNSEEN)) {
    if (index < at) continue;
    const close = plain.indexOf(name ? `</${name.toLowerCase()}` : '-->', index);
    const end = close === -1 ? -1 : plain.indexOf('>', close);
    if (end === -1) break;
    seen += html.slice(at, index);
    at = end + 1;
  }
  return seen + html.slice(at);
}

/**
 * The cells of a table that has been copied from a spreadsheet or a document, row by row, as words alone; undefined of what
 * is something else, or a table among other words. All such programs bring a table as lines with tabs, too.
 */
export function copiedTable({ html, text }: Copied): readonly (readonly string[])[] | undefined {
  const rows = rowsOf(text)
    .map((cells) =>
      cells.map((cell) =>
        withoutInvisible(cell)
          .replace(/[^\S\ufeff]+/g, ' ')
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  const isTable = html.trim() ? isOneTable(html) : rows.length > 1 && rows.every(({ length }) => length > 1);
  if (!isTable || rows.length === 0) return undefined;
  return rows;
}

/** The words of a row as one text. */
export const asOneText = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(BETWEEN);

/** True of a document that has a table in it and no words beside it. */
function isOneTable(html: string): boolean {
  const seen = seenOf(html);
  const [from, to] = [seen.search(/<table\b/i), seen.toLowerCase().lastIndexOf('</table')];
  if (from === -1 || to < from) return false;
  const beside = `${seen.slice(0, from)} ${seen.slice(to).replace(/^<\/table\s*>/i, '')}`;
  return beside.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '';
}

/** Lines with tabs between their cells; a cell in quotation marks may have both in it, and two such marks for one. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g,
  )) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}
