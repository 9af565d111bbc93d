import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownBlocks } from './block-folders.ts';
import { ownShell } from './shell-files.ts';

/** True of a site with code of its own: blocks, parts of header and footer, or hooks. */
export const hasOwnCode = (engine: string, root: string): boolean =>
  root !== engine &&
  (ownBlocks(engine, root).length > 0 || ownShell(engine, root).size > 0 || existsSync(join(root, 'hooks.ts')));
