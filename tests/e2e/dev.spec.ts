import { footerLink, test } from './authoring';
import { expect, isMarked, mark, open, scrollAndClick } from './site';

test.use({ viewport: { width: 1280, height: 800 }, tolerated: /Failed to load resource|\[vite\]/ });

test('a saved file shows in the open page, and in a page that was visited before', async ({ page, authoring }) => {
  const { origin, edit } = authoring;
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, `${origin}/en/contact`);
  await mark(page);
  edit('pages/contact.yaml', 'en: Tell us what you make', 'en: Tell us what you weave');
  await expect(heading).toHaveText('Tell us what you weave');
  await scrollAndClick(page.locator(footerLink('/en/faq')).first());
  await expect(page).toHaveURL(`${origin}/en/faq`);
  await expect(heading).toBeFocused();
  edit('pages/contact.yaml', 'en: Tell us what you weave', 'en: Tell us what you knit');
  await scrollAndClick(page.locator(footerLink('/en/contact')).first());
  await expect(heading).toHaveText('Tell us what you knit');
  expect(await isMarked(page)).toBe(true);
  // The site is the worker's, who goes on with other tests.
  edit('pages/contact.yaml', 'en: Tell us what you knit', 'en: Tell us what you make');
  await expect(heading).toHaveText('Tell us what you make');
});

test('a block of a page that was followed to opens in its own file', async ({ page, authoring }) => {
  const opened: string[] = [];
  await page.route('**/__open-in-editor?*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill({ body: '' });
  });
  await open(page, `${authoring.origin}/en/contact`);
  await scrollAndClick(page.locator(footerLink('/en/faq')).first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    expect(opened.at(-1)).toContain('pages/faq.yaml:');
  }).toPass();
});

test('a link to a page with a mistake leads to its message', async ({ page, authoring }) => {
  const { origin, edit } = authoring;
  await open(page, `${origin}/en/faq`);
  edit('pages/contact.yaml', '- type: hero', '- type: heor');
  await scrollAndClick(page.locator(footerLink('/en/contact')).first());
  await expect(page).toHaveURL(`${origin}/en/contact`);
  await expect(page.locator('dev-panel [role="alert"]')).toContainText('Did you mean hero?');
  edit('pages/contact.yaml', '- type: heor', '- type: hero');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
