import { invisibleIn } from '../../../schema/invisible.ts';
import type { CsvRows } from '../../../schema/leaf.ts';
import type { RowValue } from '../../../schema/resolved.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { PublicFiles } from '../assets/public-files.ts';
import type { Csv, CsvCell } from '../read/csv.ts';
import { type CsvFile, isCsv, isSheet, MAX_ROWS, readCsv } from '../read/csv-file.ts';
import { nameInvisible } from '../written/lookalikes.ts';
import { valueAtPath } from '../written/mapping.ts';
import { once } from '../written/once.ts';
import { placeAt } from '../written/report.ts';
import type { LanguageContext, LeafPlace } from './language-context.ts';
import { fillSingle, isOpen, placeOfName } from './references.ts';
import { finishString } from './texts.ts';

/** The tables that have been read so far, by their addresses: pages and languages that show the same one read it once. */
const tables = new WeakMap<PublicFiles, Map<string, CsvFile>>();

/** The rows of a table from its file. Reports what keeps them from being shown: in the page, or at the file's own line. */
export function finishCsvRows(
  { path: written, columns }: CsvRows,
  spot: LeafPlace,
  to: LanguageContext,
): readonly RowValue[] {
  const path = fillSingle(written, spot.path, spot, to);
  if (isOpen(path)) return [];
  const file = fileFor(path, spot, to);
  if (file === undefined) return [];
  to.uses.read.add(file);
  to.uses.asTheyAre.add(path);
  const { source, csv, fault } = readTable(path, file, to);
  to.met.rows += Math.max(0, csv.rows.length - 1);
  const isLong = to.met.rows > MAX_ROWS || fault?.code === 'csv-too-long';
  if (isLong) to.report.add('csv-too-long', placeOfName(spot, spot.path, to), { limit: MAX_ROWS });
  else if (fault) to.report.tell(fault, placeAt(source, 0, lineLength(source)));
  const names: unknown = valueAtPath(spot.written, [...spot.path.slice(0, -1), columns]);
  const rows =
    fault || isLong ? [] : evenRows({ source, csv, columns, wanted: Array.isArray(names) ? names.length : 0 }, to);
  to.unfolded.finished += rows.reduce((count, row) => count + row.length, 0);
  const language = to.language.code;
  return rows.map((row) => ({ cells: row.map((cell) => finishString({ text: cell.text, language }, to)) }));
}

const lineLength = ({ text }: Source) => Math.max(0, text.search(/\r?\n|$/));

/** The file behind a path; undefined after reporting that there is none, or one of another kind. */
function fileFor(path: string, spot: LeafPlace, to: LanguageContext): string | undefined {
  const place = placeOfName(spot, spot.path, to);
  const file = to.publicFiles.get(path);
  const isTable = isCsv(path);
  if (isTable && file !== undefined) return file;
  if (!isTable && (file !== undefined || isSheet(path) || /\.(?:txt|docx?)$/i.test(path))) {
    to.report.add('not-csv', place, { path });
    return undefined;
  }
  const tables = [...to.publicFiles.keys()].filter(isCsv);
  const bare = `/${path.replace(/^(?:\.?\/)?(?:public\/)?/, '')}`;
  const suggestion = to.publicFiles.has(bare) ? bare : nearest(path, tables);
  to.report.add('missing-file', place, { path, ...(suggestion && { suggestion }) });
  return undefined;
}

function readTable(path: string, file: string, { folder, publicFiles }: LanguageContext): CsvFile {
  const known = once(tables, publicFiles, () => new Map<string, CsvFile>());
  const table = known.get(path) ?? readCsv(folder, file);
  known.set(path, table);
  return table;
}

/** A table, and how many columns the page gives names to. */
interface NamedTable {
  readonly source: Source;
  readonly csv: Csv;
  readonly columns: string;
  readonly wanted: number;
}

/** The rows that have a cell for each column; what a spreadsheet leaves behind the last one is nothing. */
function evenRows({ source, csv, columns, wanted }: NamedTable, { report }: LanguageContext): readonly CsvCell[][] {
  if (csv.open) report.add('csv-open-quote', placeAt(source, csv.open.at, csv.open.at + 1), { row: csv.open.number });
  const placeOf = (cells: readonly CsvCell[]) => placeAt(source, cells[0]?.start ?? 0, cells.at(-1)?.end ?? 0);
  const names = withoutRest(csv.rows[0]?.cells ?? [], wanted);
  if (csv.rows.length > 0 && names.length !== wanted) {
    report.add('csv-columns', placeOf(names), { count: names.length, wanted, key: columns });
    return [];
  }
  return csv.rows.slice(1).flatMap(({ cells: written, number }) => {
    const cells = withoutRest(written, wanted);
    for (const cell of cells) reportInvisible(source, cell, report);
    if (cells.length === wanted) return [cells];
    report.add('csv-row', placeOf(cells), { row: number, count: cells.length, wanted });
    return [];
  });
}

/** A table is mended in the program that writes it. */
function reportInvisible(source: Source, { start, end }: CsvCell, report: LanguageContext['report']): void {
  const [first] = invisibleIn(source.text.slice(start, end), false);
  if (!first) return;
  const place = placeAt(source, start + first.start, start + first.end);
  report.add('hidden-in-text', place, { name: nameInvisible(first.character) });
}

const withoutRest = (cells: readonly CsvCell[], wanted: number): CsvCell[] => {
  const last = cells.findLastIndex(({ text }) => text !== '');
  return cells.slice(0, Math.max(last + 1, Math.min(wanted, cells.length)));
};
