import { NOT_FOUND_ROUTE } from '../../read/files.ts';
import type { Report } from '../../written/report.ts';
import type { StoredPlace } from '../record.ts';
import { placeIn, type RuleContext } from './whole.ts';

/** How many words of a page's address its title has: `/shops/north` for "The north shop". */
const wordsShared = (route: string, title: string) => {
  const words = new Set(title.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return route.split(/[^\p{L}\p{N}]+/u).filter((word) => words.has(word.toLowerCase())).length;
};

/** Search engines tell pages apart by their titles and descriptions; those that they skip need none of their own. */
export function reportTitles(whole: RuleContext, report: Report): void {
  for (const [field, at, code, least] of [
    ['title', 'titleAt', 'duplicate-title', 1],
    // Of fewer words than these it is told that they say too little.
    ['description', 'descriptionAt', 'duplicate-description', 40],
  ] as const) {
    const seen = new Map<string, { readonly route: string; readonly at: StoredPlace }>();
    for (const { route, draft, shown, made } of whole.records) {
      // A further page of a list is about what the first one is about.
      const isFurther = field === 'description' && made !== undefined;
      if (draft || route === NOT_FOUND_ROUTE || isFurther) continue;
      for (const { language, noindex, ...head } of shown) {
        if (noindex || head[field].length < least) continue;
        const key = `${language}\0${head[field]}`;
        const other = seen.get(key);
        const own = { route, at: head[at] };
        if (other === undefined) {
          seen.set(key, own);
          continue;
        }
        // What names the place of one page was copied to the other.
        const isOurs = wordsShared(route, head[field]) > wordsShared(other.route, head[field]);
        const [copy, source] = isOurs ? [other, own] : [own, other];
        report.add(code, placeIn(copy.at, whole), { language: { language }, route: source.route });
      }
    }
  }
}
