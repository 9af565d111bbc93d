import { NOT_FOUND_ROUTE } from '../../read/files.ts';
import { locate } from '../../written/origin.ts';
import type { Report } from '../../written/report.ts';
import { openPage, type RuleContext } from './whole.ts';

const NEEDED: ReadonlyMap<string, 'missing-home' | 'missing-not-found'> = new Map([
  ['/', 'missing-home'],
  [NOT_FOUND_ROUTE, 'missing-not-found'],
]);

/** Fields by which a page is not published, the first that counts. */
const WITHHOLDING = ['draft', 'scheduled', 'expires'];

/** Reports that a page which no site is without is there and is not published, at the line that says so. */
export function reportNeeded(whole: RuleContext, report: Report): void {
  for (const { route, draft } of whole.records) {
    const code = NEEDED.get(route);
    const { page, origins } = (draft && code && openPage(route, whole)) || {};
    if (!code || !page || !origins) continue;
    const why = WITHHOLDING.find((field) => page.written[field] !== undefined) ?? 'draft';
    report.add(code, locate(origins, page.written, [why]).key);
  }
}
