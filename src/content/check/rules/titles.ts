import { NOT_FOUND_ROUTE } from '../../read/files.ts';
import type { Report } from '../../written/report.ts';
import { placeIn, type RuleContext } from './whole.ts';

/** Search engines tell pages apart by their titles; those that they skip need none of their own. */
export function reportTitles(whole: RuleContext, report: Report): void {
  const seen = new Map<string, string>();
  for (const { route, draft, shown } of whole.records) {
    if (draft || route === NOT_FOUND_ROUTE) continue;
    for (const { language, title, titleAt, noindex } of shown) {
      if (noindex) continue;
      const key = `${language}\0${title}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, route);
      else report.add('duplicate-title', placeIn(titleAt, whole), { language: { language }, route: other });
    }
  }
}
