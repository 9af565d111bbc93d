import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { gzipped } from '../src/publish/output/weigh.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { median } from './median.ts';

/** How much slower than this machine a visitor's phone is taken to be. */
const SLOWDOWN = 4;
/** Milliseconds after loading in which a page's tasks count, and for which a link is pointed at before it is pressed. */
const QUIET = 2500;
const POINTED = 800;

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** What a page costs before anybody wants anything of it, and how soon the first link is answered. */
export interface CalmMeasure {
  /** Milliseconds beyond 50 of every task after the first paint (Total Blocking Time). */
  readonly blocking: number;
  /** Bytes after gzip of scripts of which something has run. */
  readonly scripts: number;
  /** Bytes that were asked for beside the page itself, the scripts, the styles, the fonts and the pictures. */
  readonly data: number;
  /** Milliseconds from the press on a link to the paint of its page: pointed at before, and touched without a warning. */
  readonly pointed: number;
  readonly touched: number;
}

/** Stands in every page: keeps long tasks, and when the page that a press led to was painted, be it drawn or loaded. */
function watch(): void {
  const tasks: { start: number; duration: number }[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const painted = (at: number) => {
    const pressed = Number(sessionStorage.getItem('pressed'));
    if (pressed && !sessionStorage.getItem('took')) sessionStorage.setItem('took', String(at - pressed));
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') painted(performance.timeOrigin + startTime);
  }).observe({ type: 'paint', buffered: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      const heading = document.querySelector('h1');
      const look = () => {
        if (document.querySelector('h1') === heading) requestAnimationFrame(look);
        else setTimeout(() => painted(performance.timeOrigin + performance.now()));
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

async function openSlowly(browser: Browser, url: string, screen: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(screen)).newPage();
  // What runs this file gives functions their names by a function that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  return page;
}

const blockingOf = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { tasks } = window as unknown as { tasks: { start: number; duration: number }[] };
    return tasks.reduce((sum, { start, duration }) => sum + (start > paint ? Math.max(0, duration - 50) : 0), 0);
  });

/** Follows a link to another page that is in sight, and gives how long that took to be painted. */
async function follow(page: Page, way: 'pointed' | 'touched'): Promise<number> {
  const box = await page.evaluate(() => {
    const own = location.pathname;
    const inSight = [...document.querySelectorAll('a')].find((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      const isOther = link.origin === location.origin && link.pathname !== own && !link.dataset.language;
      return isOther && width > 0 && top > 80 && bottom < innerHeight && link.checkVisibility();
    });
    const link = inSight ?? document.querySelector<HTMLAnchorElement>('.brand');
    const { left, top, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  if (way === 'touched') await page.touchscreen.tap(box.x, box.y);
  else {
    await page.mouse.move(box.x, box.y);
    await page.waitForTimeout(POINTED);
    await page.mouse.click(box.x, box.y);
  }
  for (let waited = 0; waited < 5000; waited += 100) {
    await page.waitForTimeout(100);
    const took = await page.evaluate(() => sessionStorage.getItem('took')).catch(() => null);
    if (took) return Number(took);
  }
  return Number.NaN;
}

/** Bytes of the scripts that run unasked, told by a page of its own: what counts runs slows down what is counted. */
async function scriptsOf(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.coverage.startJSCoverage();
  await page.goto(url);
  await page.waitForTimeout(QUIET);
  const covered = await page.coverage.stopJSCoverage();
  await page.context().close();
  return covered
    .filter(({ url }) => url.includes('/assets/'))
    .reduce((sum, { source = '' }) => sum + gzipped(Buffer.from(source)), 0);
}

/** Opens a page on a screen of its own, waits until it is quiet, and does something with it: nothing else runs beside it. */
async function onScreen<T>(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await openSlowly(browser, url, screen);
  try {
    await page.waitForTimeout(QUIET);
    return await measure(page);
  } finally {
    await page.context().close();
  }
}

const dataOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_data/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

async function visit(browser: Browser, url: string): Promise<CalmMeasure> {
  const desktop = await onScreen(browser, url, DESKTOP, async (page) => ({
    blocking: await blockingOf(page),
    pointed: await follow(page, 'pointed'),
  }));
  const phone = await onScreen(browser, url, PHONE, async (page) => ({
    blocking: await blockingOf(page),
    data: await dataOf(page),
    touched: await follow(page, 'touched'),
  }));
  return {
    ...desktop,
    ...phone,
    blocking: Math.max(desktop.blocking, phone.blocking),
    scripts: await scriptsOf(browser, url),
  };
}

/** Visits a page a number of times on a processor slowed down four times; of each figure the median counts. */
export async function benchCalm(url: string, runs: number): Promise<CalmMeasure> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const all: CalmMeasure[] = [];
  try {
    for (let run = 0; run < runs; run++) all.push(await visit(browser, url));
  } finally {
    await browser.close();
  }
  const middle = (name: keyof CalmMeasure) => Math.round(median(all.map((each) => each[name])));
  return {
    blocking: middle('blocking'),
    scripts: middle('scripts'),
    data: middle('data'),
    pointed: middle('pointed'),
    touched: middle('touched'),
  };
}
