import { apiOf, type Repository } from './repository.ts';
import { type SiteStore, StoreFault } from './store.ts';

/** The kinds of services that a site's repository may lie at. */
export type ForgeName = 'github' | 'gitlab' | 'gitea';

/** A site has one of them: the others are never loaded. */
const STORES: Readonly<Record<ForgeName, () => Promise<(repository: Repository) => SiteStore>>> = {
  github: async () => (await import('./github.ts')).gitHubStore,
  gitlab: async () => (await import('./gitlab.ts')).gitLabStore,
  gitea: async () => (await import('./gitea.ts')).giteaStore,
};

export async function forgeStore(forge: ForgeName, repository: Repository): Promise<SiteStore> {
  const make = await STORES[forge]().catch(() => undefined);
  if (!make) throw new StoreFault('offline', 'The program has not come.');
  return make(repository);
}

/** The origin that is asked for the files of a repository. */
export const originOf = (forge: ForgeName, repository: string): string =>
  new URL(forge === 'github' ? apiOf(repository) : repository).origin;
