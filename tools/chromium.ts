import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium where this machine has it: Playwright's own if it was downloaded, else the system's. */
export function findChromium(): string {
  const candidates = [
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = candidates.find((path) => existsSync(path));
  if (!found)
    throw new Error('No Chromium was found. Run `npx playwright install chromium`, or install Debian’s package.');
  return found;
}

/** As root Chromium needs to go without its sandbox; the rest keeps it from calling home. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
