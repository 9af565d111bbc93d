import { NOT_FOUND_ROUTE } from '../../read/files.ts';
import type { Report } from '../../written/report.ts';
import { placeIn, type RuleContext } from './whole.ts';

/** Search engines tell pages apart by their titles and descriptions; those that they skip need none of their own. */
export function reportTitles(whole: RuleContext, report: Report): void {
  for (const [field, at, code, least] of [
    ['title', 'titleAt', 'duplicate-title', 1],
    // Of fewer words than these it is told that they say too little.
    ['description', 'descriptionAt', 'duplicate-description', 40],
  ] as const) {
    const seen = new Map<string, string>();
    for (const { route, draft, shown, made } of whole.records) {
      // A further page of a list is about what the first one is about.
      const isFurther = field === 'description' && made !== undefined;
      if (draft || route === NOT_FOUND_ROUTE || isFurther) continue;
      for (const { language, noindex, ...head } of shown) {
        if (noindex || head[field].length < least) continue;
        const key = `${language}\0${head[field]}`;
        const other = seen.get(key);
        if (other === undefined) seen.set(key, route);
        else report.add(code, placeIn(head[at], whole), { language: { language }, route: other });
      }
    }
  }
}
