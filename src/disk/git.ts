import { spawnSync } from 'node:child_process';

const MOST_BYTES = 256_000_000;

/** With these no other program is run and nothing is fetched, whatever a repository that came with an archive says of itself. */
const ALONE = ['core.fsmonitor=false', 'protocol.allow=never', 'log.showSignature=false'].flatMap((own) => ['-c', own]);

/** What git answers about a folder; undefined where it is not there, or keeps nothing of this folder. */
export function git(root: string, asked: readonly string[], input?: string): Buffer | undefined {
  const words = ['--no-optional-locks', ...ALONE, '-C', root, ...asked];
  const { status, stdout } = spawnSync('git', words, { input, maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : undefined;
}

/** Where a folder lies in its repository, with a slash at the end; empty at the top, and where there is none. */
export const folderInRepository = (root: string): string =>
  git(root, ['rev-parse', '--show-prefix'])?.toString('utf8').trimEnd() ?? '';
