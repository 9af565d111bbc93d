import type { FolderHandle } from './folder.ts';
import { apiOf, type Repository } from './repository.ts';
import { type SiteStore, StoreFault } from './store.ts';

/** The kinds of services that a site's repository may lie at. */
export type ForgeName = 'github' | 'gitlab' | 'gitea';

const come = async <Store>(coming: Promise<Store>): Promise<Store> => {
  const store = await coming.catch(() => undefined);
  if (!store) throw new StoreFault('offline', 'The program has not come.');
  return store;
};

/** A site has one of them: the others are never loaded. */
const STORES: Readonly<Record<ForgeName, () => Promise<(repository: Repository) => SiteStore>>> = {
  github: async () => (await import('./github.ts')).gitHubStore,
  gitlab: async () => (await import('./gitlab.ts')).gitLabStore,
  gitea: async () => (await import('./gitea.ts')).giteaStore,
};

export const forgeStore = async (forge: ForgeName, repository: Repository): Promise<SiteStore> =>
  (await come(STORES[forge]()))(repository);

/** A folder of the computer, which nobody needs who signs in at a forge. */
export const openedFolder = async (folder: FolderHandle, reads: readonly string[]): Promise<SiteStore> =>
  (await come(import('./folder.ts'))).folderStore(folder, reads);

/** The origin that is asked for the files of a repository. */
export const originOf = (forge: ForgeName, repository: string): string =>
  new URL(forge === 'github' ? apiOf(repository) : repository).origin;
