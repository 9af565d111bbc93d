import { expect, test } from '@playwright/test';
import type { Engine, Window } from './engines/engine.ts';
import { chromium, firefox } from './engines/puppeteer.ts';
import { webkit } from './engines/webkit.ts';

const engines: readonly Engine[] = [chromium, firefox, webkit];

/** What a function that knows nothing but its arguments answers in the page. */
const ask = <A extends string[], T>(window: Window, question: (...given: A) => T, ...given: A) =>
  window.evaluate(`(${question})(...${JSON.stringify(given)})`) as Promise<T>; // every answer here is plain JSON

/** Clicks as soon as the element stands still, and nothing lies over it, such as the page before that fades away. */
async function click(window: Window, selector: string): Promise<void> {
  const place = () =>
    ask(
      window,
      (at) => {
        const element = document.querySelector(at);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const isOnTop = element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
        return isOnTop && `${x} ${y + scrollY}`;
      },
      selector,
    );
  let before: string | false = false;
  const isSettled = async () => {
    const last = before;
    before = await place();
    return before !== false && before === last;
  };
  await expect.poll(isSettled, { message: selector }).toBe(true);
  await window.click(selector);
}

/** The way that most visits take, through everything that only a script can do. */
async function journey(window: Window): Promise<void> {
  const place = () => ask(window, () => ({ path: location.pathname, language: document.documentElement.lang }));

  await test.step('read a page', async () => {
    await window.press('Shift');
    await expect.poll(() => ask(window, () => document.documentElement.dataset.app)).toBe('ready');
    expect(await ask(window, () => document.querySelector('h1')?.textContent)).toMatch(/\S/);
    await ask(window, () => void Object.assign(globalThis, { marked: true }));
  });

  await test.step('switch the language', async () => {
    await click(window, '.language summary, .language button');
    await click(window, '[role="menuitemradio"][hreflang="ar"]');
    await expect.poll(place).toEqual({ path: '/ar', language: 'ar' });
    expect(await ask(window, () => getComputedStyle(document.body).direction)).toBe('rtl');
  });

  await test.step('follow a link', async () => {
    await click(window, '.site-nav a[href="/ar/about-us"]');
    await expect.poll(place).toEqual({ path: '/ar/about-us', language: 'ar' });
    await expect.poll(() => ask(window, () => document.activeElement?.tagName)).toBe('H1');
    await click(window, '.site-footer a[href="/ar/faq"]');
    await expect.poll(place).toEqual({ path: '/ar/faq', language: 'ar' });
  });

  await test.step('open a question', async () => {
    const answers = () =>
      ask(window, () =>
        [...document.querySelectorAll('[data-block="faq"] summary + *')].map((answer) => answer.checkVisibility()),
      );
    expect(await answers()).not.toContain(true);
    await click(window, '[data-block="faq"] details:nth-of-type(2) summary');
    await expect.poll(async () => (await answers())[1]).toBe(true);
  });

  await test.step('open the drawer and close it with Escape', async () => {
    const drawer = () => ask(window, () => document.querySelector('dialog.drawer')?.matches(':modal') ?? false);
    await window.resize({ width: 390, height: 844 });
    await click(window, '[data-drawer]');
    await expect.poll(drawer).toBe(true);
    await window.press('Escape');
    await expect.poll(drawer).toBe(false);
    expect(await ask(window, () => document.activeElement?.hasAttribute('data-drawer'))).toBe(true);
  });

  expect(await ask(window, () => 'marked' in globalThis), 'all in one document').toBe(true);
  expect(await window.faults(), 'the console stays silent').toEqual([]);
}

for (const engine of engines)
  test(`a visitor gets through the site in ${engine.name}`, async ({ baseURL }) => {
    const window = await engine.start(`${baseURL}/en`, { width: 1280, height: 800 });
    if (typeof window === 'string') return test.skip(true, window);
    try {
      await journey(window);
    } finally {
      await window.close();
    }
  });
