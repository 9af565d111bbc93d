import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Files, folder } from './site-folder.ts';

const engine = join(import.meta.dirname, '../..');

/** A copy of the site with blocks of its own, other files in it or, where undefined, gone. */
export function ownSite(files: Files = {}): string {
  const root = folder({});
  cpSync(join(engine, 'tests/fixtures/own-blocks'), root, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (content === undefined) rmSync(join(root, path));
    else writeFileSync(join(root, path), content);
  }
  return root;
}

/** Runs a command on a site; gives its exit code and all that it said. */
export function run(root: string, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(engine, 'bin/pages-as-data.mjs'), command, ...args],
    { cwd: root, env: { ...process.env, SITE: root, NODE_ENV: '', VITEST: '', NO_COLOR: '1' }, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}
