import { z } from 'zod';
import { blockSchemas } from '../../../../blocks/schemas.ts';
import { locate } from '../../written/origin.ts';
import type { Report } from '../../written/report.ts';
import { openPage, type RuleContext } from './whole.ts';

/** Types of blocks that are nothing without the site's search. */
const searching = Object.entries(blockSchemas).flatMap(([type, schema]) =>
  z.globalRegistry.get(schema)?.needs === 'search' ? [type] : [],
);

/** Reports blocks that search, on a site that has no search. */
export function reportSearch(whole: RuleContext, report: Report): void {
  if (whole.state.siteFile.known.search !== undefined) return;
  for (const { route, blocks } of whole.records) {
    if (!searching.some((type) => blocks.includes(type))) continue;
    const { origins, page } = openPage(route, whole) ?? {};
    for (const { written } of page?.blocks ?? [])
      if (origins && searching.includes(String(written.type)))
        report.add('no-search', locate(origins, written, ['type']).place);
  }
}
