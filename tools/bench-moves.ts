import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { chromiumArguments, findChromium } from './chromium.ts';
import { median } from './median.ts';

const RUNS = 5;
/** How much slower than this machine a visitor's phone is taken to be. */
const SLOWDOWN = 4;

/** Milliseconds after loading before anything is pressed: of what a page does by itself then, nothing is left to do. */
const SETTLING = 1500;

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

interface Move {
  readonly name: string;
  readonly screen: BrowserContextOptions;
  /** What is pressed, by its selector. */
  readonly press: string;
  /** What is pressed before, unmeasured. */
  readonly before?: string;
  /** Keys instead of a press. */
  readonly keys?: readonly string[];
}

const MOVES: readonly Move[] = [
  { name: 'menu (desktop)', screen: DESKTOP, press: '.site-nav summary' },
  { name: 'menu by keyboard', screen: DESKTOP, press: '.site-nav summary', keys: ['Enter', 'ArrowDown', 'Escape'] },
  { name: 'language menu', screen: DESKTOP, press: '.language :is(button, summary)' },
  { name: 'language menu (phone)', screen: PHONE, press: '.language :is(button, summary)' },
  { name: 'drawer', screen: PHONE, press: '[data-drawer]' },
  {
    name: 'section of the drawer',
    screen: PHONE,
    before: '[data-drawer]',
    press: '.drawer-entries :is(button, summary)',
  },
  { name: 'question', screen: PHONE, press: '[data-block="faq"] summary' },
  { name: 'list of the footer', screen: PHONE, press: '.site-footer summary' },
  { name: 'pause of the strip', screen: PHONE, press: '[data-block="logos"] button' },
];

/** What one interaction took until the next paint, in milliseconds; below 16 it is not told. */
async function timeMove(browser: Browser, url: string, move: Move): Promise<number | undefined> {
  const page = await openSlowly(browser, url, move.screen);
  try {
    const target = page.locator(move.press).locator('visible=true').first();
    if (move.before) await page.locator(move.before).click();
    if (
      !(await target.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      ))
    )
      return undefined;
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await watchEvents(page);
    if (move.keys) await target.focus();
    for (const key of move.keys ?? []) await page.keyboard.press(key);
    if (!move.keys) await press(page, target, move.screen.hasTouch);
    await page.waitForTimeout(1000);
    return await longestEvent(page);
  } finally {
    await page.context().close();
  }
}

/** Presses the middle of an element. Not by `click()`, which looks for what lies there, inside of the event that is timed. */
async function press(page: Page, target: Locator, byTouch = false): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (byTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** From now on the page keeps how long its events took until the next paint (Event Timing API). */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The longest of them, in milliseconds. */
const longestEvent = (page: Page) =>
  page.evaluate(() => Math.max(16, ...(window as unknown as { durations: number[] }).durations));

async function openSlowly(browser: Browser, url: string, screen: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(screen)).newPage();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await page.waitForTimeout(SETTLING);
  return page;
}

export interface MoveMeasure {
  readonly name: string;
  readonly median: number;
  readonly all: readonly number[];
}

/** Times every widget of a page on a processor slowed down four times. */
export async function benchMoves(url: string): Promise<MoveMeasure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const repeat = async (name: string, work: () => Promise<number | undefined>): Promise<MoveMeasure | undefined> => {
    const all: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const time = await work();
      if (time === undefined) return undefined;
      all.push(Math.round(time));
    }
    return { name, median: median(all), all };
  };
  try {
    const results: (MoveMeasure | undefined)[] = [];
    for (const move of MOVES) results.push(await repeat(move.name, () => timeMove(browser, url, move)));
    return results.filter((result) => result !== undefined);
  } finally {
    await browser.close();
  }
}
