import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordChanges } from '../../../src/dev/record.ts';
import { siteFolder } from '../site-folder.ts';

/** A site in a repository of its own, with one page changed. */
function repository() {
  const root = siteFolder();
  const git = (...options: string[]) => execFileSync('git', ['-C', root, ...options], { encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Author');
  git('config', 'user.email', 'author@example.test');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  appendFileSync(join(root, 'pages/index.yaml'), '# Changed.\n');
  return { root, git };
}

test('what was changed becomes a commit of a new branch, and nothing else does', () => {
  const { root, git } = repository();
  writeFileSync(join(root, 'notes.txt'), 'mine');
  git('add', 'notes.txt');
  expect(recordChanges(root, ['pages/index.yaml'], { name: '--all', branch: 'words' })).toEqual({ kind: 'done' });
  expect(git('log', '-1', '--format=%s %D')).toBe('--all HEAD -> words');
  expect(git('show', '--name-only', '--format=')).toBe('pages/index.yaml');
  expect(git('status', '--porcelain')).toBe('A  notes.txt');
  expect(git('rev-parse', 'main')).toBe(git('rev-parse', 'words~1'));
});

test.each([
  ['letters of any language', 'تغيير-الأسعار', 'تغيير-الأسعار'],
  ['blanks, which become dashes', ' Yeni  fiyatlar ', 'Yeni-fiyatlar'],
])('a branch may have %s', (_, branch, made) => {
  const { root, git } = repository();
  expect(recordChanges(root, ['pages/index.yaml'], { name: 'Words', branch })).toEqual({ kind: 'done' });
  expect(git('symbolic-ref', '--short', 'HEAD')).toBe(made);
});

test.each([
  ['a name that no branch can have', { name: 'Words', branch: '-x' }, 'branchName'],
  ['no name for the branch', { name: 'Words', branch: ' ' }, 'branchEmpty'],
  ['a branch that is another one’s', { name: 'Words', branch: 'other' }, 'branchTaken'],
  ['no name', { name: ' ', branch: 'main' }, 'empty'],
])('%s makes no commit', (_, wanted, why) => {
  const { root, git } = repository();
  git('branch', 'other');
  expect(recordChanges(root, ['pages/index.yaml'], wanted)).toEqual({ kind: 'refused', why });
  expect(git('log', '--format=%s')).toBe('Begin');
});

test('a site that lies in no repository says so', () => {
  expect(recordChanges(siteFolder(), ['site.yaml'], { name: 'Words', branch: 'main' })).toEqual({
    kind: 'refused',
    why: 'noGit',
  });
});

test('a page that was made is in the commit, one that was deleted no longer', () => {
  const { root, git } = repository();
  writeFileSync(join(root, 'pages/new.yaml'), 'blocks: []\n');
  rmSync(join(root, 'pages/404.yaml'));
  const files = ['pages/new.yaml', 'pages/404.yaml', 'pages/never.yaml'];
  expect(recordChanges(root, files, { name: 'Pages', branch: 'main' })).toEqual({ kind: 'done' });
  expect(git('show', '--name-status', '--format=').split('\n')).toEqual(['D\tpages/404.yaml', 'A\tpages/new.yaml']);
});
