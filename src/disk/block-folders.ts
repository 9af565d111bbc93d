import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block whose folder lies in the site, beside site.yaml: `blocks/opening-hours/`. */
export interface OwnBlock {
  readonly type: string;
  /** The folder's whole path. */
  readonly folder: string;
}

/** What blocks share lies beside them. */
const SHARED = 'ui';

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
        .map(({ name }) => name)
        .sort()
    : [];

/** The folders of blocks that a site has of its own; those of the engine's own folder are the ones that ship. */
export const ownBlocks = (engine: string, root: string): OwnBlock[] =>
  root === engine ? [] : namesIn(join(root, 'blocks')).map((type) => ({ type, folder: join(root, 'blocks', type) }));

/** The folder of each block, by its type: of those that ship and of the site's own, which take the place of others of their name. */
export const blockFolders = (engine: string, root = engine): ReadonlyMap<string, string> =>
  new Map([
    ...namesIn(join(engine, 'blocks')).map((type) => [type, join(engine, 'blocks', type)] as const),
    ...ownBlocks(engine, root).map(({ type, folder }) => [type, folder] as const),
  ]);

/** The folder of the registries that a site's own blocks are entered in, as files that the engine writes. */
export const ownRegistry = (root: string) => join(root, '.cache/blocks');

/** The folder of the registries that hold the blocks of a site: the engine's, unless the site has some of its own. */
export const registryFolder = (engine: string, root = engine): string =>
  ownBlocks(engine, root).length > 0 ? ownRegistry(root) : join(engine, 'blocks');

/** The text of a block's example; undefined of a type that the site has not. */
export function exampleText(engine: string, root: string, type: string): string | undefined {
  const folder = blockFolders(engine, root).get(type);
  return folder === undefined ? undefined : readFileSync(join(folder, 'example.yaml'), 'utf8');
}
