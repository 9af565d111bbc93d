import { spawnSync } from 'node:child_process';

const MOST_BYTES = 256_000_000;

/** What git answers about a folder; undefined where it is not there, or keeps nothing of this folder. */
export function git(root: string, asked: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['-C', root, ...asked], { input, maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : undefined;
}
