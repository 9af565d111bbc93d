import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../src/cli/chromium.ts';

/**
 * Makes sure that there is a Chromium for the browser tests, and nginx for those of its configuration; installs
 * Debian's where that can be done. Without nginx its tests are skipped.
 */
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function found(): boolean {
  try {
    findChromium();
    return true;
  } catch {
    return false;
  }
}

const missing = [...(found() ? [] : ['chromium']), ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light'])];
if (missing.length && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...missing]);
}
if (!found()) run('npx', ['playwright', 'install', 'chromium']);
process.stdout.write(`Chromium: ${findChromium()}\n`);
