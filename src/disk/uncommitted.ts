import { git } from './git.ts';

/** Of these files, those with changes that git has not been given: nothing would bring them back as they are. */
export function uncommitted(root: string, files: readonly string[]): string[] {
  const asked = git(root, ['status', '--porcelain', '-z', '--untracked-files=all', '--', ...files]);
  const lines = asked?.toString('utf8').split('\0') ?? [];
  return lines.flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}
