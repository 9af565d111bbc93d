import type { Page } from '@playwright/test';
import {
  direction,
  expect,
  installClock,
  isMarked,
  languages,
  mark,
  open,
  routes,
  scrollAndClick,
  source,
  stopClock,
  test,
} from './site';

test.use({ viewport: { width: 1280, height: 800 } });

const label = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

/** Opens the list of languages by the name of the one that is shown. */
async function openSwitcher(page: Page, shown: string): Promise<void> {
  await page.locator('.language').hover();
  await page.getByRole('button', { name: shown }).click();
}

test('the switcher shows code, label and flag of every language', async ({ page }) => {
  await open(page, '/tr/contact');
  const trigger = page.getByRole('button', { name: 'Dil: Türkçe' });
  await page.locator('.language').hover();
  await expect(trigger).toContainText('TR');
  await trigger.click();
  const items = page.getByRole('menuitemradio');
  await expect(items).toHaveCount(3);
  for (const [place, language] of languages.entries()) {
    const item = items.nth(place);
    await expect(item).toContainText(label[language]);
    await expect(item).toContainText(language.toUpperCase());
    await expect(item.locator('.flag use')).toHaveAttribute(
      'href',
      new RegExp(`^/assets/icons-.*#site-flag-${language}$`),
    );
    await expect(item).toHaveAttribute('href', `/${language}/contact`);
    await expect(item).toHaveAttribute('lang', language);
    await expect(item).toHaveAttribute('aria-checked', String(language === 'tr'));
  }
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

for (const [from, to] of [
  ['en', 'ar'],
  ['ar', 'tr'],
  ['tr', 'en'],
] as const)
  test(`choosing ${to} on a page in ${from} keeps the place and stores the choice`, async ({ page }) => {
    await open(page, `/${from}/contact?source=fair#form`);
    await mark(page);
    const entries = await page.evaluate(() => history.length);
    await openSwitcher(page, label[from]);
    await page.getByRole('menuitemradio', { name: label[to] }).click();
    await expect(page).toHaveURL(`/${to}/contact?source=fair#form`);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect(page.locator('html')).toHaveAttribute('dir', direction[to]);
    await expect(page.locator('.language')).toContainText(to.toUpperCase());
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe(to);
    expect(await isMarked(page)).toBe(true);
    await expect(page.locator('#announcer')).toHaveText(/\S/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  });

test('the language of an address wins over the stored choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'tr'));
  await open(page, '/ar/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('the keyboard chooses a language', async ({ page }) => {
  await open(page, '/en');
  await page.locator('.language summary').focus();
  const trigger = page.getByRole('button', { name: 'Language: English' });
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Türkçe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tr');
});

test('a blocked storage does not keep the language from changing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota', 'QuotaExceededError');
    };
  });
  await open(page, '/en/faq');
  await openSwitcher(page, 'English');
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL('/tr/faq');
});

test('a page whose language was changed is scrolled on the way back as it was left', async ({ page }) => {
  // Playwright scrolls about for what a fade covers; without motion there is none.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/contact');
  await openSwitcher(page, 'English');
  await page.getByRole('menuitemradio', { name: label.tr }).click();
  await expect(page).toHaveURL('/tr/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.locator('.site-header')).toHaveAttribute('data-scrolled', 'true');
  await page.locator('.site-nav a[href="/tr/faq"]').click();
  await expect(page).toHaveURL('/tr/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/tr/contact');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test.describe('while the texts of another language are on their way', () => {
  test('a link that is followed wins over the language', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_data/ar/contact.json', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/en/contact');
    await openSwitcher(page, 'English');
    await page.getByRole('menuitemradio', { name: label.ar }).click();
    await scrollAndClick(page.locator('.site-footer a[href="/en/faq"]').first());
    await expect(page).toHaveURL('/en/faq');
    await expect(page.locator('.site-nav')).toBeVisible();
    const came = page.waitForResponse('**/_data/ar/contact.json');
    release();
    await (await came).finished();
    // Time enough for a page that should not come.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/en/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the header shows only the logo', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_data/ar/_site.json', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/en');
    await openSwitcher(page, 'English');
    await page.getByRole('menuitemradio', { name: label.ar }).click();
    const parts = page.locator('.site-header > .wrap > *');
    await expect(parts).toHaveCount(1);
    await expect(parts).toHaveClass('brand');
    await expect(page).toHaveURL('/en');
    release();
    await expect(page).toHaveURL('/ar');
    await expect(page.locator('.site-nav')).toBeVisible();
  });

  test('waiting ends after 5 s with a full load', async ({ page }) => {
    await page.route('**/_data/ar/_site.json', () => {});
    await installClock(page);
    await open(page, '/en/faq?a=b');
    await mark(page);
    await openSwitcher(page, 'English');
    const item = page.getByRole('menuitemradio', { name: label.ar });
    await expect(item).toBeVisible();
    await stopClock(page);
    const asked = page.waitForRequest('**/_data/ar/_site.json');
    await item.click();
    await asked;
    await page.clock.runFor(4900);
    await expect(page).toHaveURL('/en/faq?a=b');
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(200);
    await page.waitForURL('/ar/faq?a=b', { waitUntil: 'commit' });
    expect(await isMarked(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('ar');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('no sentence on any page is still in another language', async ({ page, request }) => {
  /** The texts of a page; not the firm's name and address, nor what says itself which language it is in. */
  const texts = async (path: string) =>
    page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const firm = parsed.querySelector('.site-footer strong')?.textContent;
        const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const { parentElement, nodeValue } = walker.currentNode;
          if (
            nodeValue?.trim() !== firm &&
            !parentElement?.closest('script, style, [lang]:not(html), .footer-contact, .site-footer strong')
          )
            found.push(...(nodeValue?.trim().split(' · ') ?? [])); // names that stand in one line
        }
        for (const element of parsed.querySelectorAll('[alt], [aria-label], [placeholder], [title]'))
          for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
            if (!element.closest('[lang]:not(html)')) found.push(element.getAttribute(name) ?? '');
        return [parsed.title, ...found].filter((text) => text && !/^\S+@\S+$/.test(text));
      },
      await source(request, path),
    );
  const words = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
  const same: string[] = [];
  let compared = 0;
  for (const route of routes) {
    const [english, turkish, arabic] = await Promise.all(languages.map((language) => texts(`/${language}${route}`)));
    const inEnglish = new Set(english?.filter((text) => words(text).length > 2));
    compared += inEnglish.size;
    same.push(...(turkish ?? []).filter((text) => inEnglish.has(text)).map((text) => `/tr${route}: ${text}`));
    const foreign = (arabic ?? []).filter((text) => words(text).length > 2 && !/\p{Script=Arabic}/u.test(text));
    same.push(...foreign.map((text) => `/ar${route}: ${text}`));
  }
  expect(compared).toBeGreaterThan(1000);
  expect(same).toEqual([]);
});
