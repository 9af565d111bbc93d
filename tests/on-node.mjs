// Runs the unit tests and a build on other versions of Node than the one at hand: `node tests/on-node.mjs 22.23.3 24.21.0`.
// Each version comes from the npm package `node`, into a folder of its own.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'node-versions-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

for (const version of process.argv.slice(2)) {
  const home = join(folder, version);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', `node@${version}`], {
    cwd: home,
    shell: process.platform === 'win32',
  });
  const bin = join(home, 'node_modules/node/bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  console.log(`\n— unit tests and a build on Node ${version}`);
  run(node, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'], { env });
  run(node, ['bin/pages-as-data.mjs', 'build'], { env });
}
