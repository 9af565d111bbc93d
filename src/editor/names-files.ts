import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMapping } from '../content/written/mapping.ts';
import { blockFolders } from '../disk/block-folders.ts';
import type { WrittenNames } from './desk/changes/names-info.ts';

const NAMES_FILE = 'names.yaml';

/** What the files of names say: the schema's, and those of all blocks that a site has. */
export const readNames = (engine: string, root = engine): WrittenNames => ({
  shared: namesIn(join(engine, 'schema')),
  blocks: Object.fromEntries([...blockFolders(engine, root)].map(([type, folder]) => [type, namesIn(folder)])),
});

/** What a folder's file says; nothing where it is not there, or cannot be read. */
function namesIn(folder: string): WrittenNames['shared'] {
  const file = join(folder, NAMES_FILE);
  try {
    const written: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
    return isMapping(written) ? written : {};
  } catch {
    return {};
  }
}
