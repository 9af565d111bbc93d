import { expect } from '@playwright/test';
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { findFirefox } from '../../browsers.ts';
import type { Desk, Engine, Size } from './engine.ts';

export const chromium: Engine<Desk> = {
  name: 'Chromium',
  start: (address, size) =>
    launch(address, size, { browser: 'chrome', executablePath: findChromium(), args: chromiumArguments }),
};

/** A new profile asks Mozilla for its settings, and looks up the hosts of links; not here. */
const quiet = {
  extraPrefsFirefox: { 'services.settings.server': 'data:,#none', 'network.dns.disablePrefetch': true },
  env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
};

/** Over WebDriver BiDi. */
export const firefox: Engine<Desk> = {
  name: 'Firefox',
  start: async (address, size) => {
    const executablePath = findFirefox();
    if (!executablePath) return 'Firefox is not installed.';
    return launch(address, size, { browser: 'firefox', executablePath, ...quiet });
  },
};

async function launch(address: string, size: Size, options: LaunchOptions): Promise<Desk> {
  const browser = await puppeteer.launch({ ...options, headless: true, timeout: 60_000, protocolTimeout: 60_000 });
  const page = await browser.newPage();
  const found = await listen(page);
  await resize(page, size);
  await page.goto(address);
  return {
    resize: (to) => resize(page, to),
    click: async (selector) => {
      // Locators wait by functions made of text, which the policy of a page keeps such a Firefox from.
      const element = await page.$(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      await element.click();
    },
    press: async (keys) => {
      const key = keys.replace('Control+', '');
      if (key !== keys) await page.keyboard.down('Control');
      // Keys of letters have small names.
      await page.keyboard.press((key.length === 1 ? key.toLowerCase() : key) as KeyInput);
      if (key !== keys) await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => page.evaluate(expression),
    faults: async () => found,
    close: () => browser.close(),
  };
}

/** A Firefox older than 144 knows nothing of the orientation that is set along with the size, and takes the size alone. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewport(size).catch((error) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await expect.poll(() => page.evaluate('[innerWidth, innerHeight].join()')).toBe(`${size.width},${size.height}`);
}

/** A page that is left takes the pictures with it that were still on their way. */
const LEFT_BEHIND = /^(net::ERR|NS_BINDING)_ABORTED$/;

async function listen(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!LEFT_BEHIND.test(reason)) found.push(`${request.url()} ${reason}`);
  });
  // Firefox tells of violations only in its own tools.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} refuses ${blockedURI}`),
    ),
  );
  return found;
}
