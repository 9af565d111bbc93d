import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

const viewports = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };

/** What has the focus, and whether it can be seen: below the header and with an outline. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const header = document.querySelector('.site-header')?.getBoundingClientRect();
    const inHeader = element.closest('.site-header, .skip-link') !== null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      what: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      inHeader,
      hidden: !inHeader && box.top < (header?.bottom ?? 0) - 0.5,
      outside: box.bottom > innerHeight + 0.5 || box.top < -0.5,
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

for (const [name, viewport] of Object.entries(viewports))
  for (const path of ['/en', '/tr/contact', '/ar/faq'])
    for (const key of ['Tab', 'Shift+Tab'])
      test(`the focus is seen on its whole way through ${path} with ${key}, ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, path);
        if (key === 'Shift+Tab') await page.locator('.site-footer a').last().focus();
        const way: string[] = [];
        const faults: string[] = [];
        for (let step = 0; step < 150; step++) {
          await page.keyboard.press(key);
          const now = await focused(page);
          if (!now) break;
          way.push(now.what);
          for (const fault of ['hidden', 'outside'] as const) if (now[fault]) faults.push(`${fault}: ${now.what}`);
          if (!now.outlined) faults.push(`without outline: ${now.what}`);
        }
        expect(faults).toEqual([]);
        expect(way.length).toBeGreaterThan(15);
        expect(way.length).toBeLessThan(150);
      });

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/ar/contact');
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test.describe('in forced colours', () => {
  for (const path of ['/en', '/ar/contact'])
    test(`controls keep their edges, icons and focus on ${path}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.setViewportSize(viewports.wide);
      await open(page, path);
      const faults = await page.evaluate(() => {
        const found: string[] = [];
        const canvas = document.createElement('p');
        document.body.append(canvas);
        const { color: text } = getComputedStyle(canvas);
        for (const element of document.querySelectorAll(
          '.btn-primary, .btn-outline, .field input, .field textarea, .badge',
        )) {
          if (!element.checkVisibility()) continue;
          const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
          if (borderTopStyle === 'none' || borderTopColor === backgroundColor || /^rgba.*, 0\)$/.test(borderTopColor))
            found.push(`no edge: ${element.className || element.tagName}`);
        }
        for (const icon of document.querySelectorAll('svg.icon'))
          if (icon.checkVisibility() && getComputedStyle(icon).stroke !== text)
            found.push(`icon in ${getComputedStyle(icon).stroke}, text in ${text}: ${icon.innerHTML}`);
        canvas.remove();
        return found;
      });
      expect(faults).toEqual([]);
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toMatchObject({ outlined: true });
      }
    });
});

test.describe('for people who ask for reduced motion', () => {
  for (const path of ['/en', '/ar/faq'])
    test(`nothing moves on ${path}, nor when something opens or the page changes`, async ({ page }) => {
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        for (const kind of ['transitionrun', 'animationstart'])
          addEventListener(kind, ({ type, target }) => moved.push(`${type} ${(target as Element).className}`), true);
        const start = document.startViewTransition;
        if (start)
          document.startViewTransition = (...given) => {
            moved.push('view transition');
            return start.apply(document, given);
          };
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewports.wide);
      await open(page, path);
      await page.locator('.btn-primary').first().hover();
      await page.locator('[data-block="faq"] summary').first().click();
      await page.locator('.site-nav summary').first().click();
      await page.evaluate(() => scrollTo({ top: 800 }));
      await page.setViewportSize(viewports.narrow);
      await page.locator('[data-drawer]').click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.locator('dialog .btn-primary').click();
      await expect(page).toHaveURL(/contact$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    });
});

test('what is far down can be clicked by its label after something else had the focus by keys', async ({ page }) => {
  for (const path of ['/en/contact', '/ar/services/e-export-aggregator']) {
    await open(page, path);
    const label = page.locator('main label').first();
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    // Chrome's tab breaks down where the click ends what the keys began.
    await label.click();
    await expect(page.locator('main :is(input, textarea):focus')).toBeAttached();
    await page.locator('h1').click();
    expect(await page.evaluate(waiting)).toEqual([]);
  }
});

/** The sections that are laid out only when they come near the window. */
const waiting = () =>
  [...document.querySelectorAll('main [data-block]')]
    .filter((block) => getComputedStyle(block).contentVisibility === 'auto')
    .map((block) => block.getAttribute('data-block'));

test('after a way back, what lies from there on is laid out at once', async ({ page }) => {
  await open(page, '/en');
  expect(await page.evaluate(waiting)).not.toEqual([]);
  await page.locator('main a[href="/en/contact"]').first().click();
  await expect(page).toHaveURL('/en/contact');
  await page.goBack();
  await expect.poll(() => page.evaluate(waiting)).toEqual([]);
});
