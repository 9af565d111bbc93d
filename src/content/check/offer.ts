import type { PublicFiles } from '../assets/public-files.ts';
import type { Offer } from '../resolve/offers.ts';
import type { PageRecord } from './record.ts';

/** What a page offers others, of its record; undefined of one that is not published, or made by itself. */
export function offerOfRecord(record: PageRecord, publicFiles: PublicFiles): Offer | undefined {
  const { route, languages, formerly, address, anchors, hidden, shown, facts, entry } = record;
  if (record.draft || record.lost || record.made !== undefined || !anchors) return undefined;
  const shows = [...record.pictures.map(([src]) => src), ...record.asTheyAre];
  // Lists say of an entry how large its picture is.
  const used = entry ? [...record.used, ...shows.flatMap((src) => publicFiles.get(src) ?? [])] : record.used;
  return {
    ...{ route, used, shows, languages, address, anchors, facts },
    formerly: formerly.filter((each) => each !== null),
    hides: hidden.length > 0,
    titles: shown.map(({ language, title, description, noindex }) => ({
      ...{ language, title, description },
      ...(noindex && { noindex }),
    })),
    entry: entry?.own,
  };
}
