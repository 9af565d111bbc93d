import type { PageRecord } from '../../content/check/record.ts';
import { createBounds } from '../../content/check/rules/bounds.ts';
import type { Project } from '../../content/project.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PageCache } from './page-cache.ts';
import type { Pool } from './pool.ts';

interface SiteRecordContext {
  readonly project: Project;
  readonly pool: Pool;
  readonly cache: PageCache;
}

/** All pages of a site, settled. */
export interface RecordedSite {
  /** In the order of routes; where they are too much for one check, of the first pages only. */
  readonly records: readonly PageRecord[];
  /** The pages that had to be recorded for it. */
  readonly fresh: ReadonlySet<string>;
  /** All that is to be told of the site, sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Records every page that is not known as it is, and judges the site. */
export async function recordSite({ project, pool, cache: { records } }: SiteRecordContext): Promise<RecordedSite> {
  const { otherVersion } = project.siteFile;
  if (otherVersion) return { records: [], fresh: new Set(), diagnostics: [otherVersion] };
  const routes = [...project.files.routes.keys()];
  const met = createBounds();
  const unknown: string[] = [];
  for (const route of routes) {
    const known = records.get(route);
    if (known) met.add(known);
    else unknown.push(route);
  }
  const fresh = new Set(unknown);
  const put = (recorded: readonly PageRecord[]) => {
    for (const record of recorded) records.put(record);
  };
  await pool.record(met.ended() ? [] : unknown, (recorded) => {
    put(recorded);
    for (const record of recorded) met.add(record);
    return met.ended() === undefined;
  });
  // Where all is too much, the pages up to there are looked at in their order.
  const bounds = createBounds();
  for (const route of routes) {
    if (bounds.ended()) break;
    if (!records.get(route)) put(await pool.recordHere([route]));
    const record = records.get(route);
    if (record) bounds.add(record);
  }
  const misled = project.settle(records);
  for (const route of misled) fresh.add(route);
  put(await pool.recordHere(misled));
  project.settle(records);
  return {
    records: [...routes, ...project.madePages().keys()].flatMap((route) => records.get(route) ?? []),
    fresh,
    diagnostics: project.judge(records.get),
  };
}
