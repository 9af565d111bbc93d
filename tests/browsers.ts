import { existsSync } from 'node:fs';

const first = (...paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Chromium without windows where this machine has it, as Debian packs it. */
export const findHeadlessShell = () => first('/usr/bin/chromium-headless-shell');

/** Firefox where this machine has it. */
export const findFirefox = () =>
  first('/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');

/** The parts of WebKitGTK, all of them or none: the driver, the browser that it starts and a screen without a monitor. */
export function findWebKit() {
  const driver = first('/usr/bin/WebKitWebDriver');
  const library = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
  const browser = first(...library);
  const screen = first('/usr/bin/Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
