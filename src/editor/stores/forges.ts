import { giteaStore } from './gitea.ts';
import { apiOf, gitHubStore } from './github.ts';
import { gitLabStore } from './gitlab.ts';
import type { Repository } from './repository.ts';
import type { SiteStore } from './store.ts';

/** The kinds of services that a site's repository may lie at. */
export type ForgeName = 'github' | 'gitlab' | 'gitea';

const STORES: Readonly<Record<ForgeName, (repository: Repository) => SiteStore>> = {
  github: gitHubStore,
  gitlab: gitLabStore,
  gitea: giteaStore,
};

export const forgeStore = (forge: ForgeName, repository: Repository): SiteStore => STORES[forge](repository);

/** The origin that is asked for the files of a repository. */
export const originOf = (forge: ForgeName, repository: string): string =>
  new URL(forge === 'github' ? apiOf(repository) : repository).origin;
