import type { PageDigest } from '../content/check/digest.ts';
import type { Project } from '../content/project.ts';
import type { PageCache } from './page-cache.ts';
import type { Pool } from './pool.ts';

interface Digesting {
  readonly project: Project;
  readonly pool: Pool;
  readonly cache: PageCache;
}

/** All pages of a site, settled: what is known of each, in the order of routes, and which had to be digested for it. */
export interface DigestedSite {
  readonly digests: readonly PageDigest[];
  readonly fresh: ReadonlySet<string>;
}

/** Digests every page that is not known as it is. */
export async function digestSite({ project, pool, cache }: Digesting): Promise<DigestedSite> {
  const digests = new Map<string, PageDigest>();
  const fresh = new Set<string>();
  for (const route of project.files.routes.keys()) {
    const digest = cache.digestOf(route);
    if (digest) digests.set(route, digest);
    else fresh.add(route);
  }
  const inOrder = (added: readonly PageDigest[]) => {
    for (const digest of added) digests.set(digest.route, digest);
    return [...project.files.routes.keys()].flatMap((route) => digests.get(route) ?? []);
  };
  const misled = project.settle(inOrder(await pool.digest([...fresh])));
  for (const route of misled) fresh.add(route);
  const all = inOrder(await pool.digestHere(misled));
  if (misled.length > 0) project.settle(all);
  return { digests: all, fresh };
}
