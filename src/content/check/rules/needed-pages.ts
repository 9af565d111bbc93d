import { NOT_FOUND_ROUTE } from '../../read/files.ts';
import type { Report } from '../../written/report.ts';
import { openPage, placeOfWithholding, type RuleContext } from './whole.ts';

const NEEDED: ReadonlyMap<string, 'missing-home' | 'missing-not-found'> = new Map([
  ['/', 'missing-home'],
  [NOT_FOUND_ROUTE, 'missing-not-found'],
]);

/** Reports that a page which no site is without is there and is not published, at the line that says so. */
export function reportNeeded(whole: RuleContext, report: Report): void {
  for (const { route, draft } of whole.records) {
    const code = NEEDED.get(route);
    const opened = draft && code ? openPage(route, whole) : undefined;
    if (code && opened?.page) report.add(code, placeOfWithholding(opened, opened.page.written));
  }
}
