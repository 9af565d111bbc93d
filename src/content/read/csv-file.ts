import type { Fault, Source } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../files/files.ts';
import { Report } from '../written/report.ts';
import { type Csv, parseCsv } from './csv.ts';
import { readSource } from './source.ts';

/** True of the name of a table in CSV. */
export const isCsv = (name: string): boolean => /\.csv$/i.test(name);

/** True of the name of what programs for tables write, in CSV or not. */
export const isSheet = (name: string): boolean => /\.(?:csv|tsv|xlsx?|ods|numbers)$/i.test(name);

/** Rows of all tables on a page: more are read by nobody, and belong into a file that visitors get. */
export const MAX_ROWS = 1000;

/** A table as it was read; a fault where it cannot be used. */
export interface CsvFile {
  readonly source: Source;
  readonly csv: Csv;
  readonly fault?: Fault;
}

/** Reads a table of `public/`. Of one that is sound each row may still have a fault of its own. */
export function readCsv(folder: Files, file: string): CsvFile {
  const report = new Report();
  const source = readSource(folder, file, report) ?? { file, text: '' };
  const csv = parseCsv(source.text);
  const [told] = report.diagnostics;
  if (told?.code === 'file-not-text') return { source, csv, fault: { code: 'csv-encoding' } };
  if (told?.code === 'file-too-large' || csv.rows.length > MAX_ROWS + 1)
    return { source, csv, fault: { code: 'csv-too-long', details: { limit: MAX_ROWS } } };
  if (told) return { source, csv, fault: told };
  return csv.open === undefined && csv.rows.length < 2
    ? { source, csv, fault: { code: 'csv-without-rows' } }
    : { source, csv };
}
