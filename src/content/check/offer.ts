import type { Offer } from '../resolve/offers.ts';
import type { PageRecord } from './record.ts';

/** What a page offers others, of its record; undefined of one that is not published, or made by itself. */
export function offerOfRecord(record: PageRecord): Offer | undefined {
  const { route, used, languages, formerly, address, anchors, hidden, shown, facts, entry } = record;
  if (record.draft || record.lost || record.made !== undefined || !anchors) return undefined;
  return {
    ...{ route, used, languages, address, anchors, facts },
    shows: [...record.pictures.map(([src]) => src), ...record.asTheyAre],
    formerly: formerly.filter((each) => each !== null),
    hides: hidden.length > 0,
    titles: shown.map(({ language, title, description, noindex }) => ({
      ...{ language, title, description },
      ...(noindex && { noindex }),
    })),
    entry: entry?.own,
  };
}
