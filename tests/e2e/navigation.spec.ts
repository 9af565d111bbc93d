import type { Page } from '@playwright/test';
import { direction, expect, hydrated, isMarked, languages, mark, open, scrollAndClick, test } from './site';

test.use({ viewport: { width: 1280, height: 800 } });

const footerLink = (page: Page, path: string) => page.locator(`.site-footer a[href="${path}"]`);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** A visitor stays for a frame at least: the event that tells the new place comes with it. */
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await twoFrames(page);
};

for (const language of languages)
  test(`a link shows the next page without a reload (${language})`, async ({ page }) => {
    await open(page, `/${language}`);
    await mark(page);
    const title = await page.title();
    const target = `/${language}/services/logistics-shipping`;
    await scrollAndClick(footerLink(page, target));
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction[language]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${target}$`));
    const announced = (await page.locator('#announcer').textContent()) ?? '';
    expect(announced).not.toBe('');
    expect(await page.title()).toContain(announced);
    expect(await scrolled(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

test('the shown page is the one that a full load shows', async ({ page }) => {
  const target = '/en/marketplaces/noon-ksa';
  const main = () => page.locator('main').textContent();
  await open(page, target);
  const [loaded, title] = [await main(), await page.title()];
  await open(page, '/en/faq');
  await scrollAndClick(footerLink(page, target));
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.title()).toBe(title);
  await expect.poll(main).toBe(loaded);
});

test('header and footer mark the page that has come', async ({ page }) => {
  const marked = () =>
    page.locator('[aria-current="page"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await open(page, '/en/about-us');
  await expect.poll(marked).toEqual(['/en/about-us', '/en/about-us']);
  await scrollAndClick(footerLink(page, '/en/contact').first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(marked).toEqual(['/en/contact', '/en/contact']);
  await page.goBack();
  await expect.poll(marked).toEqual(['/en/about-us', '/en/about-us']);
});

test('a link with a hash leads to its target on the other page', async ({ page }) => {
  await open(page, '/en/contact');
  await mark(page);
  await scrollAndClick(footerLink(page, '/en#process'));
  await expect(page).toHaveURL('/en#process');
  await expect(page.locator('#process')).toBeInViewport();
  // Just below the header, however much above it had not been laid out.
  const [top, margin] = await page.locator('#process').evaluate((element) => {
    return [element.getBoundingClientRect().top, Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart)];
  });
  expect(top).toBeCloseTo(margin, 0);
  expect(await isMarked(page)).toBe(true);
});

test('back and forward return to where the visitor was', async ({ page }) => {
  await open(page, '/en');
  await mark(page);
  await scrollTo(page, 1500);
  await expect.poll(() => scrolled(page)).toBe(1500);
  const button = await page.locator('.site-header .wrap > .btn-primary').boundingBox();
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await expect(page).toHaveURL('/en/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goBack();
  await expect(page.locator('[data-block="logos"]')).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(page.locator('#form')).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(400);
  expect(await isMarked(page)).toBe(true);
});

test('back returns to the words that were read, whatever has not been laid out above them', async ({ page }) => {
  await open(page, '/en#faq');
  const top = () => page.locator('#faq').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  await twoFrames(page);
  const left = await top();
  await footerLink(page, '/en/contact').first().dispatchEvent('click');
  await expect(page).toHaveURL('/en/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/en#faq');
  // A place between two pixels is one of them.
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(1);
});

test('two visits of one anchor have a place of their own each', async ({ page }) => {
  // A way that is still being scrolled would go on after the next place is set.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en');
  const jump = async (hash: string) => {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    }, hash);
    await expect(page).toHaveURL(`/en${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
    // The browser's own way to an anchor comes with a later frame than ours.
    await twoFrames(page);
  };
  const rest = async (top: number) => {
    await scrollTo(page, top);
    expect(await scrolled(page)).toBe(top);
  };
  await jump('#faq');
  await rest(700);
  await jump('#process');
  await rest(1500);
  await jump('#faq');
  await rest(300);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(300);
});

for (const way of ['reload', 'back'] as const)
  test(`a ${way} from outside of the application keeps the place`, async ({ page }) => {
    await open(page, '/en');
    await scrollTo(page, 1200);
    // The browser notes the place of a page a moment after it has come to rest.
    await page.waitForTimeout(500);
    if (way === 'reload') await page.reload();
    else {
      await page.goto('/robots.txt');
      await page.goBack();
    }
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(1200);
  });

test('a click with a modifier is left to the browser', async ({ page }) => {
  await open(page, '/en/contact');
  await page.evaluate(() =>
    // Last in line: sees what the application has decided, and keeps the browser from opening anything.
    addEventListener('click', (event) => {
      document.documentElement.dataset.prevented = String(event.defaultPrevented);
      event.preventDefault();
    }),
  );
  for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
    await page.evaluate(() => delete document.documentElement.dataset.prevented);
    await footerLink(page, '/en/about-us')
      .first()
      .click({ modifiers: [modifier] });
    await expect(page.locator('html'), modifier).toHaveAttribute('data-prevented', 'false');
    await expect(page).toHaveURL('/en/contact');
  }
});

test.describe('when the data of the next page cannot be had', () => {
  test.use({ tolerated: /Failed to load resource/ });
  const answers: Record<string, { status?: number; abort?: true; program?: string; hangs?: true }> = {
    'answers 404': { status: 404 },
    'answers 500': { status: 500 },
    'is not JSON': { status: 200 },
    'is refused': { abort: true },
    'never ends': { hangs: true },
    'belongs to the program of another deployment': { program: 'entry-older.js' },
  };
  for (const [name, { status = 200, abort, program, hangs }] of Object.entries(answers))
    test(`the browser loads the page when it ${name}`, async ({ page }) => {
      await open(page, '/en');
      await mark(page);
      await page.route('**/_data/en/about-us.json', async (route) => {
        if (abort) return route.abort();
        if (hangs) return;
        if (program === undefined) return route.fulfill({ status, body: '<!doctype html>' });
        const response = await route.fetch();
        return route.fulfill({ response, json: { ...(await response.json()), program } });
      });
      await scrollAndClick(footerLink(page, '/en/about-us').first());
      await expect(page).toHaveURL('/en/about-us');
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/about-us$/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('of two quick clicks the last one counts', async ({ page }) => {
  await open(page, '/en');
  await page.route('**/_data/en/faq.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.locator('.site-nav a[href="/en/about-us"]').click();
  await expect(page).toHaveURL('/en/about-us');
  await page.locator('.site-nav a[href="/en/faq"]').click();
  await page.locator('.site-nav a[href="/en/contact"]').click();
  await expect(page).toHaveURL('/en/contact');
  await page.waitForTimeout(800);
  await expect(page).toHaveURL('/en/contact');
  await expect(page.locator('#form')).toBeAttached();
});

test('a page can be clicked while it fades in', async ({ page }) => {
  // However busy this machine is, it does not count as too slow to fade pages.
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await open(page, '/en');
  // The fade is drawn out, so that the second click surely meets it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(root) { animation-duration: 20s; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const place = await page.locator('.site-nav a[href="/en/contact"]').boundingBox();
  await page.locator('.site-nav a[href="/en/about-us"]').click();
  await expect(page).toHaveTitle(/About/);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')),
  );
  await page.mouse.click((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2);
  await expect(page).toHaveURL('/en/contact');
});

test('pages turned faster than they fade throw nothing', async ({ page }) => {
  await open(page, '/en');
  await page.evaluate(async () => {
    const pages = ['/en/about-us', '/en/contact', '/en/faq'];
    const follow = (path: string) => document.querySelector<HTMLElement>(`.site-footer a[href="${path}"]`)?.click();
    // Each page is followed in the very moment in which the one before has come.
    for (const path of [...pages, ...pages, ...pages]) {
      follow(path);
      while (!document.querySelector(`link[rel="canonical"][href$="${path}"]`)) await new Promise((r) => setTimeout(r));
    }
  });
  await expect(page).toHaveURL('/en/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page that the visitor has left before it came does not come', async ({ page }) => {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const show = typeof update === 'function' ? update : () => {};
      // As on a slow device: between a new address and its page there is time to go back.
      document.documentElement.dataset.turning = '';
      const late = (done: () => void) => {
        show();
        delete document.documentElement.dataset.turning;
        done();
      };
      return start.call(this, () => new Promise((done) => setTimeout(late, 500, done)));
    };
  });
  await open(page, '/en');
  await scrollAndClick(footerLink(page, '/en/contact').first());
  await expect(page).toHaveURL('/en/contact');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/en');
  await expect(page.locator('html')).not.toHaveAttribute('data-turning');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en$/);
});

test('a link to the open page adds nothing to the history', async ({ page }) => {
  await open(page, '/en');
  const entries = await page.evaluate(() => history.length);
  await page.locator('.site-header .brand').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a hash that is no address harms nothing', async ({ page }) => {
  await open(page, '/en/faq');
  await page.evaluate(() => {
    location.hash = '#100%';
  });
  await scrollAndClick(footerLink(page, '/en/contact').first());
  await expect(page.locator('#form')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/en/faq#100%');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on the not-found page', () => {
  test.use({ tolerated: /There is no page at|Failed to load resource/ });

  test('a link within the page loads nothing anew', async ({ page }) => {
    await open(page, '/en/nowhere');
    await mark(page);
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/nowhere#main');
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    expect(await isMarked(page)).toBe(true);
  });
});
