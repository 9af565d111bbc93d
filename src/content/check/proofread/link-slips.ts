import { locate } from '../../written/origin.ts';
import { placeAt } from '../../written/report.ts';
import { faultyAddress } from './addresses.ts';
import { eachLeaf } from './passages.ts';
import type { Slip } from './slip.ts';
import type { Section, Subject } from './subjects.ts';

/** Links to addresses with a slip in them, and those that lead to the page on which they stand. */
export function linkSlips({ value, written }: Section, { origins, route, file }: Subject): Slip[] {
  const slips: Slip[] = [];
  eachLeaf(value, (leaf, path) => {
    if (leaf.$leaf !== 'link') return;
    const { target } = leaf;
    const place = () => locate(origins, written, path).place;
    const found = /^https?:/i.test(target) ? faultyAddress(target) : undefined;
    if (found) slips.push({ code: 'faulty-address', place: place(), details: { words: target } });
    else if (target === route && place().source.file === file)
      slips.push({ code: 'link-to-itself', place: placeAt(place().source, place().range.start, place().range.end) });
  });
  return slips;
}
