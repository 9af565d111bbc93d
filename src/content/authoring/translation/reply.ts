import type { Place, Source } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../written/report.ts';
import { readCsv } from './csv-letter.ts';
import { readJson } from './json-letter.ts';
import type { ReadReply, Reply } from './letter.ts';
import { readPo } from './po-letter.ts';
import { readXliff } from './xliff-reply.ts';

/** Letters of a file that is read; one with all texts of a site of a thousand pages has about a quarter. */
export const MAX_REPLY_LETTERS = 100_000_000;

/** What a file is, by what it begins with: names change on the way. */
function readerOf(text: string): ReadReply {
  if (/^\s*</.test(text)) return readXliff;
  if (/^\s*\{/.test(text)) return readJson;
  return /^msgid[ \t]/m.test(text) ? readPo : readCsv;
}

/** Reads what translators have sent back, in any of the forms that texts go out in. */
export const readReply = (source: Source, report: Report): Reply | undefined => readerOf(source.text)(source, report);

export const placeIn = (source: Source, { start, end }: { readonly start: number; readonly end: number }): Place => ({
  source,
  range: { start, end: Math.max(start, end) },
});
