import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openFolder } from '../../src/disk/machine.ts';
import { siteFolder } from './site-folder.ts';

/** A site under version control; nothing of the machine's own settings counts. */
export function repository(files: Record<string, string>, root = siteFolder(files)) {
  const git = (...words: string[]) => {
    const own = ['-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false'];
    const done = spawnSync('git', ['-C', root, ...own, ...words], { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stderr);
  };
  const commit = (changed: Record<string, string> = {}) => {
    for (const [file, words] of Object.entries(changed)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), words);
    }
    git('add', '-A');
    git('commit', '-q', '-m', 'x');
  };
  git('init', '-q', '-b', 'main');
  commit();
  const stale = () =>
    openFolder(root)
      .check()
      .filter(({ code }) => code === 'stale-translation')
      .map(({ place }) => place.source.file);
  return { root, git, commit, stale };
}
