import type { CheckedRecord, ToldOf, ValuePath } from '../../contract/check.ts';
import { hooks } from '../../contract/site-hooks.ts';
import type { PageValue } from '../../contract/value.ts';
import { isOwnCode } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { PageFile } from '../validate/page-file.ts';
import { shownBlocks } from '../validate/validate.ts';
import { isMapping } from '../written/mapping.ts';
import { locate, locateLanguage, type Origins, type Path } from '../written/origin.ts';
import { placeAt } from '../written/report.ts';
import { answered, hasNotes } from './proofread/notes.ts';
import type { Slip } from './proofread/slip.ts';

const { checks = [] } = hooks;

/** True of a site that has checks of its own. */
export const hasOwnChecks = checks.length > 0;

/** What the site's own checks say of a page, whose finished values are given by language. */
export function ownSlips(file: PageFile, values: ReadonlyMap<string, PageValue>): Slip[] {
  const slips: Slip[] = [];
  for (const { page } of checks)
    page?.({ route: file.route, file: file.file, values }, (code, at, told) =>
      slips.push(slipOf(code, file, at, told)),
    );
  return slips;
}

/** What they say of all pages together; what a note answers is left out. */
export function ownSlipsOfSite(
  records: readonly CheckedRecord[],
  fileOf: (route: string) => PageFile | undefined,
): Slip[] {
  const slips: Slip[] = [];
  for (const { site } of checks)
    site?.(records, (code, route, at = [], told = {}) => {
      const file = fileOf(route);
      if (!file) throw new Error(`The check of \`${code}\` tells of \`${route}\`, which is no page.`);
      slips.push(slipOf(code, file, at, told));
    });
  const sources = new Map(slips.map(({ place: { source } }) => [source.file, source]));
  const noted = [...sources.values()].filter(({ text }) => hasNotes(text)).map((source) => ({ source, ranges: [] }));
  return answered(slips, noted, { idle: false }).filter(({ code }) => isOwnCode(code));
}

function slipOf(code: string, file: PageFile, at: ValuePath, { language, details = {}, fix }: ToldOf = {}): Slip {
  if (!isOwnCode(code))
    throw new Error(`\`${code}\` is not among the messages of the check, or is one of the engine’s.`);
  const place = placeIn(file, at, language);
  const repair = fix !== undefined && { fix: { range: place.range, text: JSON.stringify(fix) } };
  // The blanks of its message are its own.
  return { code, details, place, ...repair } as unknown as Slip;
}

/** Fields of a page's value that are written below `meta`. */
const OF_META: ReadonlySet<unknown> = new Set(['title', 'description', 'schema', 'noindex']);

/** Where a value of a finished page was written: hidden blocks are not among those that are counted. */
function placeIn({ file, page, origins }: PageFile, [first, ...rest]: ValuePath, language: string | undefined): Place {
  const [at, ...below] = rest;
  const block = page && first === 'blocks' && at !== undefined ? shownBlocks(page)[Number(at)]?.written : undefined;
  if (block) return placeOf(origins, block, below, language);
  if (!page || !isMapping(page.written)) return placeAt({ file, text: '' }, 0, 0);
  const path = first === undefined ? [] : OF_META.has(first) ? ['meta', first, ...rest] : [first, ...rest];
  return placeOf(origins, page.written, path, language);
}

function placeOf(origins: Origins, root: object, path: Path, language: string | undefined): Place {
  const whole = locate(origins, root, path);
  if (language === undefined || whole.missing) return whole.place;
  const inLanguage = locateLanguage(origins, root, path, language);
  return inLanguage.missing ? whole.place : inLanguage.place;
}
