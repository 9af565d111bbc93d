import { spawnSync } from 'node:child_process';

/** Of these files, those with changes that git has not been given: nothing would bring them back as they are. */
export function uncommitted(root: string, files: readonly string[]): string[] {
  const asked = spawnSync('git', ['-C', root, 'status', '--porcelain', '-z', '--untracked-files=all', '--', ...files], {
    encoding: 'utf8',
  });
  if (asked.status !== 0) return [];
  return asked.stdout.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}
