import { z } from 'zod';
import { blockSchemas } from '../../../../blocks/schemas.ts';
import { isDay } from '../../../../schema/time.ts';
import type { Place, Source } from '../../../diagnostics/diagnostic.ts';
import type { PageFile } from '../../validate/page-file.ts';
import { shownBlocks, type ValidBlock } from '../../validate/validate.ts';
import { valueAtPath } from '../../written/mapping.ts';
import { locate, type Origins } from '../../written/origin.ts';
import { placeAt } from '../../written/report.ts';
import type { Slip } from './slip.ts';

/** The types of blocks that carry a page's main heading, as their schemas say. */
const CARRIERS: ReadonlySet<string> = new Set(
  Object.entries(blockSchemas)
    .filter(([, { shape }]) => Object.values(shape).some((field) => z.globalRegistry.get(field)?.heading === 'page'))
    .map(([type]) => type),
);

/** A page needs one main heading, and no more. */
export function headingSlips({ page, origins }: PageFile): Slip[] {
  if (!page?.complete) return [];
  const shown = shownBlocks(page);
  const carriers = shown.filter(({ written }) => CARRIERS.has(String(written.type)));
  const known = [...CARRIERS].join(', ');
  if (carriers.length === 0)
    return [{ code: 'no-main-heading', place: locate(origins, page.written, ['blocks']).key, details: { known } }];
  const [first] = carriers;
  const isLate = first !== undefined && shown[0] !== first;
  const late: Slip[] = isLate
    ? [{ code: 'late-main-heading', place: locate(origins, first.written, ['type']).place }]
    : [];
  return late.concat(moreOf(carriers, origins));
}

/** Years ahead from which the day of a page is taken for a slip. */
const FAR = 3;

/** The days of a page on which something is to happen. */
const DAYS = [['scheduled'], ['entry', 'date'], ['entry', 'ends']];

/** Finds days so far ahead that nobody can mean them: a page is kept back until then, or an event is held. */
export function daySlips({ page, origins }: PageFile, today: string): Slip[] {
  if (!page) return [];
  const far = `${Number(today.slice(0, 4)) + FAR}${today.slice(4)}`;
  return DAYS.flatMap((path): Slip[] => {
    const day = valueAtPath(page.written, path);
    if (typeof day !== 'string' || !isDay(day) || day < far) return [];
    return [{ code: 'far-day', place: locate(origins, page.written, path).place, details: { day } }];
  });
}

const moreOf = (carriers: readonly ValidBlock[], origins: Origins): Slip[] =>
  carriers.slice(1).map(({ written }) => ({
    code: 'several-main-headings',
    place: locate(origins, written, ['type']).place,
    details: { type: String(written.type) },
  }));

/** Where a page includes a file for the second time, by its path below the folder of pages. */
function includedAgain(source: Source): Map<string, Place> {
  const seen = new Set<string>();
  const again = new Map<string, Place>();
  for (const { 0: line, 1: path = '', index } of source.text.matchAll(/\binclude:[ \t]*["']?([^\s"'#]+)/g)) {
    const end = index + line.length;
    if (seen.has(path) && !again.has(path)) again.set(path, placeAt(source, end - path.length, end));
    seen.add(path);
  }
  return again;
}

/** Blocks that stand twice on a page: those with words anywhere, all others in a row. */
export function repeatedBlocks({ page, origins }: PageFile): { slips: Slip[]; blocks: Set<object> } {
  const seen = new Set<string>();
  let before = '';
  const blocks = new Set<object>();
  const counts = new Map<unknown, number>();
  for (const { written } of page?.blocks ?? []) counts.set(written.type, (counts.get(written.type) ?? 0) + 1);
  for (const { written, value } of page?.blocks ?? []) {
    // Blocks of different types are different.
    const content = counts.get(written.type) === 1 ? String(written.type) : JSON.stringify(value);
    if (before === content || (seen.has(content) && content.includes('"by"'))) blocks.add(written);
    seen.add(content);
    before = content;
  }
  if (!page || blocks.size === 0) return { slips: [], blocks };
  const { source } = locate(origins, page.written, []).place;
  const again = includedAgain(source);
  const places = [...blocks].map((written) => {
    const { place } = locate(origins, written, ['type']);
    const path = place.source.file.replace(/^pages/, '');
    return (place.source.file === source.file ? undefined : again.get(path)) ?? place;
  });
  // A file that is included again has all its blocks again.
  const slips = [...new Set(places)].map((place): Slip => ({ code: 'repeated-block', place }));
  return { slips, blocks };
}
