import { nearest } from '../../../diagnostics/nearest.ts';
import { isAmong } from '../../validate/insertions.ts';
import { locate } from '../../written/origin.ts';
import type { Report } from '../../written/report.ts';
import type { RuleContext } from './whole.ts';

/** Reports pages of `insertions` that are not there. */
export function reportInsertions({ state, records }: RuleContext, report: Report): void {
  const { partly, origins, written: site } = state.siteFile;
  const insertions = partly.insertions ?? [];
  if (insertions.length === 0) return;
  const written = [...state.files.routes.keys()];
  const among = { pages: written, except: [...new Set([...written, ...records.map(({ route }) => route)])] };
  const folders = (routes: readonly string[]) =>
    routes.map((route) => route.replace(/\/[^/]*$/, '/*')).filter((folder) => folder !== '/*');
  for (const [index, line] of insertions.entries())
    for (const field of ['pages', 'except'] as const)
      for (const [at, pattern] of (line?.[field] ?? []).entries()) {
        if (pattern === undefined || among[field].some((route) => isAmong(pattern, route))) continue;
        const suggestion = nearest(pattern, pattern.endsWith('/*') ? folders(among[field]) : among[field]);
        const { place } = locate(origins, site, ['insertions', index, field, at]);
        report.add('insertion-nowhere', place, { route: pattern, ...(suggestion && { suggestion }) });
      }
}
