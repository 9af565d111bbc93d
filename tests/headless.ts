import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { findHeadlessShell } from './browsers.ts';

/** What Playwright switches off. Only the last switch of a name counts, so that ours has to say it again. */
export const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Pages of its own that Chromium loads for each new window: what the address bar proposes, and the like. Every test
 * opens a window, and they take as long as the test.
 */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'];

/**
 * How the browser tests start Chromium. The shell has no windows to build, which halves the work of a test; its letters
 * are drawn as those of the whole Chromium are.
 */
export const headless: LaunchOptions = {
  executablePath: findHeadlessShell() ?? findChromium(),
  args: [
    ...chromiumArguments,
    '--font-render-hinting=slight',
    // Tiles as large as a window: a drawing is gone through once for each of those that it lies in.
    '--default-tile-width=1280',
    '--default-tile-height=1024',
    // No host of the world has such a name (RFC 6761): tests give it to servers of theirs.
    '--host-resolver-rules=MAP *.example.test 127.0.0.1',
    `--disable-features=${[...offForPlaywright, ...ownPages].join(',')}`,
  ],
};
