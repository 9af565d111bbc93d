import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { ALL } from '../all.ts';

export const languages = ['en', 'tr', 'ar'] as const;
export type Language = (typeof languages)[number];

export const direction: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', tr: 'ltr', ar: 'rtl' };

export const services = [
  '/services/ecommerce-consulting',
  '/services/digital-marketing-consulting',
  '/services/marketplace-management',
  '/services/e-export-aggregator',
  '/services/logistics-shipping',
  '/services/export-management',
];
export const marketplaces = [
  '/marketplaces/amazon-ksa',
  '/marketplaces/amazon-uae',
  '/marketplaces/noon-ksa',
  '/marketplaces/noon-uae',
  '/marketplaces/lazada-malaysia',
  '/marketplaces/shopee-malaysia',
  '/marketplaces/tiktok-shop-malaysia',
];
/** What follows the language in an address; the home page's is empty. */
export const routes = ['', '/about-us', '/contact', '/faq', ...services, ...marketplaces];

export const addresses = languages.flatMap((language) =>
  routes.map((route) => ({ language, route, path: `/${language}${route}` })),
);

/** Pages that together have every block. */
export const kinds = [
  '',
  '/about-us',
  '/contact',
  '/faq',
  '/services/e-export-aggregator',
  '/marketplaces/amazon-ksa',
] as const;
export const isOneOfItsKind = (route: string): boolean => kinds.some((kind) => kind === route);

/** What is gone through for what sizes do to words: all pages in `npm run test:all`, else those that together have every block. */
export const goneThrough = addresses.filter(({ route }) => ALL || isOneOfItsKind(route));

export interface Options {
  /** Console errors and warnings that the test provokes. */
  tolerated: RegExp | undefined;
}

/** Gathers the console errors and warnings, CSP violations and uncaught exceptions of a page. */
export function watchConsole(page: Page, tolerated?: RegExp): string[] {
  const faults: string[] = [];
  const note = (fault: string) => tolerated?.test(fault) || faults.push(fault);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(String(error)));
  return faults;
}

/**
 * Moves the window from under the mouse, which in the headless shell rests at the screen's first pixel: a page would
 * take it for its visitor's first move.
 */
export async function besideMouse(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
}

/** A test that also fails on any console error or warning, CSP violation or uncaught exception of its page. */
export const test = base.extend<Options>({
  tolerated: [undefined, { option: true }],
  page: async ({ page, tolerated }, use) => {
    const faults = watchConsole(page, tolerated);
    await besideMouse(page);
    await use(page);
    expect(faults, 'the console stays silent').toEqual([]);
  },
});

/** Shows interest in a page as a visitor does who presses a key that does nothing. */
export const showInterest = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Waits until the application has taken the page over, in which a visitor shows interest. */
export async function hydrated(page: Page): Promise<void> {
  // A page that has just been gone to takes no notice of a key until its first script has run.
  await page.waitForLoadState('domcontentloaded');
  await showInterest(page);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

/** Has pages wait for an answer for as long as it takes: how long a machine takes to give one is not the question. */
export const waitForAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Has the browser lay out what waits until it comes near the window: it is drawn, and its font asked for. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const near = new CSSStyleSheet();
    near.replaceSync(
      '[data-block], .footer-legal { content-visibility: visible !important; transition: none !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, near];
  });
}

/** A page as the host sends it. */
export async function source(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Has a page's visitor come on the day that the build was told, on which the pages were made; timers go on as ever. */
export const onDayMade = async (page: Page): Promise<void> => {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH);
  if (seconds) await page.clock.setFixedTime(seconds * 1000);
};

/** Stops the page's clock: from here on time passes only as the test lets it. Beforehand it has to be installed. */
export const stopClock = (page: Page) => page.clock.pauseAt('2026-01-01T11:00:00');
export const installClock = (page: Page) => page.clock.install({ time: '2026-01-01T10:00:00' });

/** Waits until the page has been drawn as it is now and observers have been told what is in view; on no clock. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(document.documentElement)),
  );

/**
 * Clicks what is far down. What comes near the window is laid out only then, and may move by a frame's time after it has
 * been scrolled to: a press that is quicker than that would begin on it and end beside it.
 */
export async function scrollAndClick(target: Locator): Promise<void> {
  const place = async () => JSON.stringify(await target.boundingBox());
  for (let before = ''; before !== (await place()); ) {
    before = await place();
    await target.scrollIntoViewIfNeeded();
    await drawn(target.page());
  }
  await target.click();
}

/** Waits until every change that takes its time has come to its end. What scrolling drives ends at no time. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(timed.map(({ finished }) => finished.catch(() => {})));
  });

/** Marks the document, so that a later full load shows. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

export { expect };
