import type { PageDigest } from '../content/check/digest.ts';
import type { Project } from '../content/project.ts';
import type { PageCache } from './page-cache.ts';
import type { Pool } from './pool.ts';

interface Digesting {
  readonly project: Project;
  readonly pool: Pool;
  readonly cache: PageCache;
  /** Asked once, as soon as anything gives reason to a whole check: makes it, and says whether to go on. */
  readonly onFault: () => boolean;
}

/** All pages of a site, settled: what is known of each, in the order of routes, and which had to be digested for it. */
export interface DigestedSite {
  readonly digests: readonly PageDigest[];
  readonly fresh: ReadonlySet<string>;
}

/** Pages that are looked at first, before anybody else is asked for help: what is wrong is often wrong everywhere. */
const FIRST = 10;

/** Digests every page that is not known as it is; gives nothing of a site with faults. */
export async function digestSite({ project, pool, cache, onFault }: Digesting): Promise<DigestedSite | undefined> {
  const routes = [...project.files.routes.keys()];
  const digests = new Map<string, PageDigest>();
  for (const route of routes) {
    const digest = cache.digestOf(route);
    if (digest) digests.set(route, digest);
  }
  const fresh = new Set(routes.filter((route) => !digests.has(route)));
  const add = (added: readonly PageDigest[]) => {
    for (const digest of added) digests.set(digest.route, digest);
  };
  const left = () => routes.filter((route) => !digests.has(route));
  const isClean = () => [...digests.values()].every(({ clean }) => clean);
  const settle = () => project.settle(routes.flatMap((route) => digests.get(route) ?? []));
  pool.call(fresh.size - FIRST);
  if (isClean()) add(await pool.digestHere(left().slice(0, FIRST), true));
  if (isClean()) add(await pool.digest(left(), true));
  const faulty = !isClean();
  if (faulty && !onFault()) return undefined;
  add(await pool.digest(left()));
  const misled = settle();
  for (const route of misled) fresh.add(route);
  add(await pool.digestHere(misled));
  if (misled.length > 0) settle();
  if (!faulty && !project.isSound() && !onFault()) return undefined;
  return { digests: routes.flatMap((route) => digests.get(route) ?? []), fresh };
}
