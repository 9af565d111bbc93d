import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../tools/chromium.ts';
import { findFirefox, findHeadlessShell, findWebKit } from './browsers.ts';

/**
 * Makes sure that there is a Chromium for the browser tests, and what some of them can do without: nginx for those of
 * its configuration, Firefox and WebKit for the journey. Installs Debian's packages where that can be done; tests whose
 * program is missing all the same are skipped and say so.
 */
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function hasChromium(): boolean {
  try {
    findChromium();
    return true;
  } catch {
    return false;
  }
}

const wanted = [
  { packages: ['chromium'], here: hasChromium() },
  { packages: ['chromium-headless-shell'], here: Boolean(findHeadlessShell()) },
  { packages: ['nginx-light'], here: existsSync('/usr/sbin/nginx') },
  { packages: ['firefox-esr'], here: Boolean(findFirefox()) },
  { packages: ['webkit2gtk-driver', 'xvfb'], here: Boolean(findWebKit()) },
].filter(({ here }) => !here);
if (wanted.length && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  run('apt-get', ['update', '-qq']);
  // One by one, so that a package that cannot be had keeps no other from coming.
  for (const { packages } of wanted) run('apt-get', ['install', '-y', '-qq', ...packages]);
}
if (!hasChromium()) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
process.stdout.write(`Chromium: ${findHeadlessShell() ?? findChromium()}\n`);
process.stdout.write(`Firefox: ${findFirefox() ?? 'none, its journey is skipped'}\n`);
process.stdout.write(`WebKit: ${findWebKit()?.browser ?? 'none, its journey is skipped'}\n`);
