import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitHistory } from '../../../src/disk/git-history.ts';
import { uncommitted } from '../../../src/disk/uncommitted.ts';
import { repository } from '../repository.ts';
import { siteFolder } from '../site-folder.ts';
import { page } from '../small-site.ts';

const text = (title: string) => page(`  - type: text\n    title: ${title}\n    body: { all: x }\n`);

const FIRST = text('{ en: Bread in 30 days, tr: 30 günde ekmek }');
const CHANGED = FIRST.replace('in 30', 'in 14');

describe('what git knows', () => {
  test('a source that is changed makes its translation old, committed or not, until that is changed too', () => {
    const { root, commit, stale } = repository({ 'pages/a.yaml': FIRST });
    expect(stale()).toEqual([]);
    writeFileSync(join(root, 'pages/a.yaml'), CHANGED);
    expect(stale()).toEqual(['pages/a.yaml']);
    commit();
    expect(stale()).toEqual(['pages/a.yaml']);
    commit({ 'pages/a.yaml': CHANGED.replace('30 gün', '14 gün') });
    expect(stale()).toEqual([]);
  });

  test('of a page with another address too', () => {
    const { root, commit, stale } = repository({ 'pages/a.yaml': FIRST });
    commit({ 'pages/a.yaml': CHANGED });
    mkdirSync(join(root, 'pages/b'));
    renameSync(join(root, 'pages/a.yaml'), join(root, 'pages/b/c.yaml'));
    commit();
    expect(stale()).toEqual(['pages/b/c.yaml']);
  });

  test('what is merged is as old as it was on its branch', () => {
    const lines = '    en: Bread in 30 days\n\n\n\n\n\n    tr: 30 günde ekmek\n';
    const own = (words: string) =>
      page(`  - type: text\n    body: { all: x }\n    title:\n${words.replaceAll('    ', '      ')}`);
    const { git, commit, stale } = repository({ 'pages/a.yaml': own(lines) });
    git('checkout', '-q', '-b', 'other');
    commit({ 'pages/a.yaml': own(lines.replace('30 gün', 'otuz gün')) });
    git('checkout', '-q', 'main');
    commit({ 'pages/a.yaml': own(lines.replace('in 30', 'in 14')) });
    git('merge', '-q', 'other', '-m', 'x');
    expect(stale()).toEqual(['pages/a.yaml']);
  });

  test('a site that lies in a folder of what is kept, and one that nobody keeps', () => {
    const root = siteFolder({ 'shop/site.yaml': 'x', 'shop/pages/a.yaml': FIRST });
    const { commit } = repository({}, root);
    commit({ 'shop/pages/a.yaml': CHANGED });
    expect(gitHistory(join(root, 'shop')).versionsOf('pages/a.yaml', CHANGED)).toHaveLength(2);
    expect(gitHistory(siteFolder()).versionsOf('pages/a.yaml', CHANGED)).toEqual([]);
  });
});

test('no program is run that a repository names in its settings', () => {
  const { root, git, stale } = repository({ 'pages/a.yaml': FIRST });
  const [program, ran] = [join(root, '.git', 'own.sh'), join(root, '.git', 'ran')];
  writeFileSync(program, `#!/bin/sh\ntouch '${ran}'\n`);
  chmodSync(program, 0o755);
  for (const name of ['core.fsmonitor', 'core.pager', 'gpg.program', 'core.sshCommand', 'diff.external'])
    git('config', name, program);
  writeFileSync(join(root, 'pages/a.yaml'), CHANGED);
  expect(stale()).toEqual(['pages/a.yaml']);
  expect(uncommitted(root, ['pages/a.yaml'])).toEqual(['pages/a.yaml']);
  expect(existsSync(ran)).toBe(false);
});
