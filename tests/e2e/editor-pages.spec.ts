import type { Locator, Page, Route } from '@playwright/test';
import { violations } from './axe';
import { bar, edit, status, test } from './editor-page';
import { expect } from './site';

const panelOf = (page: Page, name = 'Pages') => page.getByRole('dialog', { name });
const address = (panel: Locator) => panel.getByRole('textbox', { name: 'Address' });

test('a page is made by keys alone, stands in a menu, and is opened to be edited', async ({ page, content }) => {
  await edit(page);
  await bar(page, 'Pages').focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('region', { name: '/contact', exact: true })).toContainText(/en \d+\/\d+ · tr \d+\/\d+/);
  await panel.getByRole('button', { name: 'New page' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Bread');
  await expect(address(panel)).toHaveValue('/bread');
  await panel.getByRole('checkbox', { name: 'Text', exact: true }).press('Space');
  await panel.getByRole('combobox', { name: 'Menu' }).selectOption('Top level');
  expect(await violations(page)).toEqual([]);
  await address(panel).press('Enter');
  await page.waitForURL('**/en/bread');
  await expect(page.locator('main [data-editable]').first()).toBeAttached();
  expect(content.now('pages/bread.yaml')).toContain('- type: text');
  await expect(page.locator('header a[href="/en/bread"]').first()).toBeAttached();
  await bar(page, 'Undo').click();
  await page.waitForURL((url) => url.pathname === '/en');
  expect(content.now('pages/bread.yaml')).toBe(undefined);
});

test('a list of pages that is drawn anew stays where it was scrolled to', async ({ page, content }) => {
  await edit(page);
  await bar(page, 'Pages').click();
  const body = page.locator('page-editor-panel .body');
  const last = panelOf(page).getByRole('region').last();
  await last.scrollIntoViewIfNeeded();
  const place = () => body.evaluate(({ scrollTop }) => scrollTop);
  const before = await place();
  expect(before).toBeGreaterThan(100);
  content.write(
    'pages/faq.yaml',
    content.before('pages/faq.yaml').replace(/^( {4}en: ).*/m, '$1Questions, written anew'),
  );
  await expect(panelOf(page).getByText('Questions, written anew')).toBeAttached();
  // The bar may have told something less: then the panel is a line longer, and its end a line nearer.
  expect(await place()).toBeGreaterThan(before - 50);
  content.write('pages/faq.yaml', content.before('pages/faq.yaml'));
  await expect(panelOf(page).getByText('Questions, written anew')).toHaveCount(0);
});

test('an address is changed with all links to it; delete shows them, and undo gives the same bytes', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Pages').click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Change the address: /contact', exact: true }).click();
  await address(panel).fill('/tr/contact');
  await panel.getByRole('button', { name: 'Change the address', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('`tr` cannot begin the address');
  await address(panel).fill('/write-to-us');
  await address(panel).press('Enter');
  await page.waitForURL('**/en/write-to-us');
  expect([content.now(), content.now('site.yaml')]).toEqual([
    undefined,
    content.before('site.yaml').replaceAll(/(?<=\W)\/contact\b(?!-)/g, '/write-to-us'),
  ]);
  expect(content.now('pages/write-to-us.yaml')).toBe(
    content.before().replace('meta:', 'formerly:\n  - /contact\nmeta:'),
  );
  const old = await page.request.get('/tr/contact?a=b', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([302, '/tr/write-to-us?a=b']);
  await bar(page, 'Pages').click();
  await panel.getByRole('button', { name: 'Change the address: /write-to-us', exact: true }).click();
  await panel.getByRole('button', { name: 'Let it lead nowhere: /contact', exact: true }).press('Enter');
  await expect.poll(() => content.now('pages/write-to-us.yaml')).toBe(content.before());
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now('pages/write-to-us.yaml')).toContain('formerly:\n  - /contact\n');
  await bar(page, 'Undo').click();
  await page.waitForURL('**/en/contact');
  expect([content.now(), content.now('site.yaml')]).toEqual([content.before(), content.before('site.yaml')]);
  await bar(page, 'Pages').click();
  await panel.getByRole('button', { name: 'Delete the page: /contact', exact: true }).click();
  await expect(panel.getByText('These entries of menus go with it:')).toBeVisible();
  await expect(panel.getByText('Foot of every page › List 1 › Link 5 “Contact”')).toBeVisible();
  await expect(panel).not.toContainText('.yaml');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Delete the page', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/en');
  expect(content.now()).toBe(undefined);
  await bar(page, 'Undo').click();
  await page.waitForURL('**/en/contact');
});

test('the address of a page that is deleted leads to another, and one that is left behind need not', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Pages').click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Delete the page: /contact', exact: true }).click();
  await panel.getByRole('combobox', { name: 'Lead its visitors to' }).selectOption('/faq');
  await expect(panel.getByText('are changed to lead to that page')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete the page', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/en');
  expect(content.now('pages/faq.yaml')).toContain('formerly:\n  - /contact\n');
  // Neither a link to it stays, nor its name in a menu.
  expect(content.now('site.yaml')).not.toMatch(/(?<=\W)\/contact\b(?!-)|en: Contact\n/);
  await bar(page, 'Undo').click();
  await page.waitForURL('**/en/contact');
  await bar(page, 'Pages').click();
  await panel.getByRole('button', { name: 'Change the address: /contact', exact: true }).click();
  const lead = panel.getByRole('checkbox', { name: 'Lead visitors from the old address to the new one' });
  await expect(lead).toBeChecked();
  await lead.press('Space');
  await address(panel).fill('/write-to-us');
  await address(panel).press('Enter');
  await page.waitForURL('**/en/write-to-us');
  expect(content.now('pages/write-to-us.yaml')).toBe(content.before());
  await bar(page, 'Undo').click();
  await page.waitForURL('**/en/contact');
});

test('a page is given its title and languages, and its languages and menus are changed later, by keys alone', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Pages').press('Enter');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'New page' }).press('Enter');
  await address(panel).fill('/bread');
  await panel.getByRole('textbox', { name: 'Title' }).fill('Our bread');
  await panel.getByRole('checkbox', { name: 'العربية' }).press('Space');
  await panel.getByRole('combobox', { name: 'Begin from' }).selectOption('/faq');
  await panel.getByRole('button', { name: 'Make the page' }).press('Enter');
  await page.waitForURL('**/en/bread');
  expect(content.now('pages/bread.yaml')).toMatch(
    /translation:\n {2}ar: none\n[\s\S]+ {4}en: Our bread\n {4}tr: "TODO: Our bread"\n {2}description:/,
  );
  await bar(page, 'Undo').click();
  await page.waitForURL((url) => url.pathname === '/en');
  await bar(page, 'Pages').press('Enter');
  const open = panel.getByRole('button', { name: 'Languages and menus: /contact', exact: true });
  await open.press('Enter');
  expect(await violations(page)).toEqual([]);
  await expect(panel.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  await panel.getByRole('checkbox', { name: 'العربية' }).press('Space');
  await expect.poll(() => content.now()).toContain('translation:\n  ar: none\n');
  await panel.getByRole('checkbox', { name: 'Services', exact: true }).press('Space');
  await expect.poll(() => content.now('site.yaml')).toContain('en: "Contact us for a free consultation"');
  await panel.getByRole('checkbox', { name: 'Services', exact: true }).press('Space');
  await panel.getByRole('checkbox', { name: 'العربية' }).press('Space');
  await expect.poll(() => content.now()).toBe(content.before());
  await panel.getByRole('button', { name: 'All pages' }).press('Enter');
  await expect(open).toBeFocused();
});

test('no question is asked again before its answer, and what is changed waits for none', async ({ page, content }) => {
  await edit(page);
  await bar(page, 'Pages').press('Enter');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Languages and menus: /contact', exact: true }).press('Enter');
  const box = panel.getByRole('checkbox', { name: 'العربية' });
  const held: Route[] = [];
  await page.route(/__editor\/(?:messages|pages)$/, (route) => void held.push(route));
  for (const offered of [false, true, false, true]) {
    await box.press('Space');
    await expect.poll(() => content.now()?.includes('ar: none')).toBe(!offered);
    await expect(status(page)).toHaveText('Saved');
  }
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.request().url()).toContain('/messages');
  await page.unrouteAll();
});

test.describe('while the server cannot be reached', () => {
  test.use({ tolerated: /\[vite\]|favicon|Failed to load resource/ });

  test('it is said that an address is not given up, and the address stays', async ({ page, content }) => {
    content.write('pages/contact.yaml', content.before().replace('meta:', 'formerly:\n  - /old\nmeta:'));
    await edit(page);
    await bar(page, 'Pages').click();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Change the address: /contact', exact: true }).click();
    await page.route('**/__editor/forget-address', (route) => route.abort());
    await panel.getByRole('button', { name: 'Let it lead nowhere: /old', exact: true }).click();
    await expect(status(page)).toContainText('does not answer');
    await expect(panel.getByRole('button', { name: 'Let it lead nowhere: /old', exact: true })).toBeVisible();
    content.write('pages/contact.yaml', content.before());
  });
});

test.describe('in Arabic on a narrow screen', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 800 } });

  test('the list reads from the right, has no sideways scrolling, and axe finds nothing', async ({ page, content }) => {
    await edit(page, '/ar/contact');
    await bar(page, 'الصفحات').click();
    const panel = panelOf(page, 'الصفحات');
    await expect(panel).toHaveAttribute('dir', 'rtl');
    await expect(panel.getByRole('region').first()).toBeVisible();
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'اجعلها مسودة: /faq', exact: true }).click();
    await expect.poll(() => content.now('pages/faq.yaml')).toMatch(/^draft: true$/m);
    await expect(panel.getByRole('region', { name: '/faq', exact: true })).toContainText('مسودة');
    await panel.getByRole('button', { name: 'أخرجها من المسودات: /faq', exact: true }).click();
  });
});
