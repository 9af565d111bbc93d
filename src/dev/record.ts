import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refused } from '../editor/desk/refused.ts';
import type { ChangeOutcome, CommitRequest } from '../editor/shared/protocol.ts';

/** Makes a commit of files by the machine's git, where the site lies in a repository. Nothing is sent anywhere. */
export function recordChanges(
  root: string,
  files: readonly string[],
  { name, ...wanted }: CommitRequest,
): ChangeOutcome {
  const git = (...options: string[]) => spawnSync('git', ['-C', root, ...options], { encoding: 'utf8' });
  if (git('rev-parse', '--is-inside-work-tree').stdout?.trim() !== 'true') return refused('noGit');
  if (files.length === 0) return refused('nothing');
  if (name.trim() === '') return refused('empty');
  // Git allows the letters of every language, but no blanks.
  const branch = wanted.branch.normalize('NFC').trim().replace(/\s+/g, '-');
  if (branch === '') return refused('branchEmpty');
  if (git('check-ref-format', '--branch', branch).status !== 0) return refused('branchName');
  if (git('symbolic-ref', '--short', 'HEAD').stdout.trim() !== branch) {
    if (git('show-ref', '--verify', '--quiet', `refs/heads/${branch}`).status === 0) return refused('branchTaken');
    const turned = git('switch', '-c', branch);
    if (turned.status !== 0) return refused('notRecorded', turned.stderr.trim());
  }
  const here = files.filter((file) => existsSync(join(root, file)));
  // A file that was made in this sitting is not known yet; one that was made and removed again never is.
  if (here.length > 0) git('add', '--intent-to-add', '--', ...here);
  const known = git('ls-files', '-z', '--', ...files)
    .stdout.split('\0')
    .filter(Boolean);
  // What else has been changed or made ready in the folder stays as it is.
  const made = git('commit', '--message', name.trim(), '--only', '--', ...known);
  return made.status === 0 ? { kind: 'done' } : refused('notRecorded', (made.stderr || made.stdout).trim());
}
