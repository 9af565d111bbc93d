import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What is wrong with the folder in which commands keep what they have made, in a sentence for whoever has the site: nobody
 * reviews such a folder, and what a commit or a link brings into it would be published, or run. Undefined of one that was
 * made here.
 */
export function foreignCache(root: string): string | undefined {
  // What is no folder is told by whoever reads the site.
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const cache = lstatSync(join(root, '.cache'), { throwIfNoEntry: false });
  if (!cache) return undefined;
  if (!cache.isDirectory()) return '`.cache` is no folder of this site. Take it away: it is made anew.';
  const link = readdirSync(join(root, '.cache'), { withFileTypes: true }).find((entry) => entry.isSymbolicLink());
  if (link) return `\`.cache/${link.name}\` leads elsewhere. Take it away: it is made anew.`;
  if (isCommitted(root))
    return 'Files below `.cache` are in the repository: what commands keep there could be anybody’s. Take them out with `git rm -r --cached .cache`, then delete the folder and write `.cache/` into `.gitignore`.';
  return undefined;
}

/** True where git tracks something of the folder; no other program is run for it. */
function isCommitted(root: string): boolean {
  if (!isInRepository(root)) return false;
  const asked = ['-c', 'core.fsmonitor=false', '-C', root, 'ls-files', '--', '.cache'];
  const { stdout } = spawnSync('git', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return Boolean(stdout);
}

const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)));
