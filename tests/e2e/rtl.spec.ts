import { addresses, expect, goneThrough, open, source, test } from './site';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'ar'])
    test(`no page scrolls sideways at 320, 390, 768 and 1280 pixels (${language})`, async ({ page }) => {
      for (const { path } of goneThrough.filter((address) => address.language === language)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    });
});

test('Latin words and figures on Arabic pages are isolated', async ({ page, request }) => {
  const faults: string[] = [];
  for (const { path } of addresses.filter(({ language }) => language === 'ar')) {
    const html = await source(request, path);
    const runs = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (!parentElement || parentElement.closest('script, bdi, [dir], option, svg')) continue;
        const value = nodeValue ?? '';
        // A run alone in its element needs no isolation from neighbours.
        if (/[A-Za-z]{2}/.test(value) && /[\u0600-\u06ff]/.test(parentElement.textContent ?? '')) found.push(value);
      }
      return found;
    }, html);
    faults.push(...runs.map((run) => `${path}: ${run}`));
  }
  expect(faults).toEqual([]);
});

test('the e-mail address stands isolated', async ({ page }) => {
  await page.goto('/ar/contact');
  await expect(page.locator('.footer-contact a bdi')).toHaveText(/@/);
});

for (const [path, turned] of [
  ['/ar', true],
  ['/en', false],
] as const)
  test(`arrows ${turned ? 'are mirrored' : 'stand as drawn'} on ${path}, other icons are not`, async ({ page }) => {
    await open(page, path);
    const icons = await page.locator('main svg.icon').evaluateAll((all) =>
      all.map((icon) => {
        const { scale, transform } = getComputedStyle(icon);
        return {
          name: icon.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '',
          mirrored: scale.startsWith('-1') || transform.startsWith('matrix(-1'),
        };
      }),
    );
    const arrows = icons.filter(({ name }) => /^(arrow|chevron)-(right|left)/.test(name));
    expect(arrows.length).toBeGreaterThan(0);
    expect(arrows.map(({ mirrored }) => mirrored)).toEqual(arrows.map(() => turned));
    expect(icons.filter((icon) => !arrows.includes(icon) && icon.mirrored)).toEqual([]);
  });

test('the header begins at the right in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/ar');
  const brand = await page.locator('.site-header .brand').boundingBox();
  const button = await page.locator('.site-header .wrap > .btn-primary').boundingBox();
  expect(brand?.x).toBeGreaterThan(640);
  expect(button?.x).toBeLessThan(640);
});

test('pictures of logos are not mirrored', async ({ page }) => {
  await page.goto('/ar');
  const scales = await page
    .locator('main img')
    .evaluateAll((all) => all.map((image) => getComputedStyle(image).scale + getComputedStyle(image).transform));
  expect(new Set(scales)).toEqual(new Set(['nonenone']));
});
