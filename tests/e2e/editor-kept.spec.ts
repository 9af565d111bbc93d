import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { violations } from './axe';
import { bar, edit, field, status, strip, test, words, write } from './editor-page';
import { expect } from './site';

// In one test the server is away, in another the page cannot be shown.
test.use({ tolerated: /\[vite\]|favicon|Failed to load resource/ });

const FAULT = '\n  wrong: [\n';

test('Enter pressed twice saves once, and asks nothing', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'Twice');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('Twice');
  await expect(field(page)).toHaveCount(0);
  expect(content.now()).toBe(content.before().replace('en: Tell us what you make', 'en: Twice'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
});

test('a text that is clicked next opens at once, and what was typed before is kept', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'First');
  await page.locator('main [data-block=contact] h3').first().click();
  await expect(field(page)).toHaveText('E-mail');
  await write(page, 'Second');
  await page.keyboard.press('Enter');
  const both = content.before().replace('en: Tell us what you make', 'en: First').replace('en: E-mail', 'en: Second');
  await expect.poll(() => content.now()).toBe(both);
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(status(page)).toHaveText('Undone');
  await page.keyboard.press('ControlOrMeta+z');
});

test('Escape loses no words: it asks, goes back to typing, and keeps them', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'A long text');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog', { name: 'What you have typed is not saved yet.' });
  await expect(asked.getByRole('button', { name: 'Save' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await page.keyboard.type(' and more');
  await expect(field(page)).toHaveText('A long text and more');
  await strip(page).getByRole('button', { name: 'Leave unchanged' }).click();
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => words(page, 'h1')).toBe('A long text and more');
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
});

test('Shift and Enter in a text of one line lose nothing that follows', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'First');
  await page.keyboard.press('Shift+Enter');
  await expect(strip(page).getByRole('alert')).toHaveText('This text is one line. Enter saves it.');
  await page.keyboard.type(' second');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('First second');
  expect(content.now()).toBe(content.before().replace('en: Tell us what you make', 'en: First second'));
  await bar(page, 'Undo').click();
});

test('what is typed into a fact, a language, a title or a form is asked about before it goes', async ({
  page,
  content,
}) => {
  await edit(page);
  const asked = page.getByRole('alertdialog', { name: 'What you have typed is not saved yet.' });
  const stay = async (typed: Locator, words: string) => {
    await page.keyboard.press('Escape');
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Go on typing' }).click();
    await expect(typed).toBeFocused();
    await expect(typed).toHaveText(words);
  };
  await page.locator('main [data-block=contact] p').first().click();
  await field(page).locator('.chip').click();
  const value = strip(page)
    .getByRole('textbox', { name: /24|reply/i })
    .first();
  await value.fill('36');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Go on typing' }).click();
  await expect(value).toBeFocused();
  await page.locator('h2').first().click();
  await expect(strip(page).getByRole('alert')).toHaveText('What you have typed below is not saved yet.');
  await expect(value).toHaveValue('36');
  await value.fill('24');
  await strip(page).getByRole('button', { name: 'All languages' }).click();
  const turkish = page.getByRole('dialog').getByRole('textbox', { name: 'Türkçe' });
  await turkish.fill('Başka');
  await stay(turkish, 'Başka');
  expect(content.now()).toBe(content.before());
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Drop what I typed' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar(page, 'Search and sharing').click();
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title, English' });
  await title.fill('Another');
  await stay(title, 'Another');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Drop what I typed' }).click();
  await bar(page, 'Pages').click();
  await page.getByRole('button', { name: 'New page' }).click();
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Address' });
  await address.fill('/bread');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await asked.getByRole('button', { name: 'Go on typing' }).click();
  await expect(address).toHaveValue('/bread');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Drop what I typed' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([content.now(), content.now('site.yaml')]).toEqual([content.before(), content.before('site.yaml')]);
});

test('a page that is left by the browser’s own button, or loaded again, keeps what was typed', async ({
  page,
  content,
}) => {
  await edit(page, '/en');
  await bar(page, 'Finish editing').click();
  await page.locator('header nav a[href="/en/contact"]').first().click();
  await page.waitForURL('**/contact');
  await page.keyboard.press('F2');
  await page.locator('h1[data-editable]').click();
  await write(page, 'Left');
  await page.goBack();
  await expect.poll(() => content.now()).toBe(content.before().replace('en: Tell us what you make', 'en: Left'));
  await expect(field(page)).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => words(page, 'h1')).toBe('Left');
  await page.locator('h1[data-editable]').click();
  await write(page, 'Loaded');
  await page.reload();
  await expect(status(page)).toHaveText('What you had typed is saved now.');
  expect(content.now()).toBe(content.before().replace('en: Tell us what you make', 'en: Loaded'));
  await bar(page, 'Undo').click();
  await expect.poll(() => words(page, 'h1')).toBe('Left');
  await bar(page, 'Undo').click();
});

test('a page that the server loads again, as for a new picture, is edited as before', async ({
  page,
  authoring: { site },
}) => {
  await edit(page);
  const loaded = page.waitForEvent('load');
  writeFileSync(join(site, 'public/brought.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  try {
    await loaded;
    await expect(bar(page, 'Finish editing')).toBeVisible();
    await expect(page.locator('main [data-editable]').first()).toBeAttached();
    await page.keyboard.press('F2');
    await expect(bar(page, 'Finish editing')).toBeHidden();
    await page.reload();
    await expect(bar(page, 'Edit this page')).toBeVisible();
  } finally {
    const again = page.waitForEvent('load');
    rmSync(join(site, 'public/brought.svg'));
    await again;
  }
});

test('what is typed while the server is away is kept, said, and saved when it is back', async ({ page, authoring }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'Typed');
  await authoring.stop();
  await page.keyboard.type(' while it was away');
  await page.keyboard.press('Enter');
  await expect(strip(page).getByRole('alert')).toContainText('is saved when the server is back');
  await expect(field(page)).toHaveText('Typed while it was away');
  await authoring.start();
  // It is another run, with another key: the tab says so, and comes back once the new address is open in another one.
  await expect(page.getByText('Open the address that the server has printed')).toBeVisible();
  await (await page.context().newPage()).goto(authoring.printed());
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(status(page)).toHaveText('What you had typed is saved now.');
  await expect.poll(() => words(page, 'h1')).toBe('Typed while it was away');
  await bar(page, 'Undo').click();
});

test('two windows show each other’s changes, and neither overwrites the other’s', async ({
  page,
  context,
  content,
}) => {
  const other = await context.newPage();
  await edit(page);
  await edit(other);
  await page.locator('h1').click();
  await write(page, 'One');
  await other.locator('h1').click();
  await write(other, 'Two');
  await other.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('Two');
  await expect(field(page)).toHaveText('One');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Two');
  await page.getByRole('button', { name: 'Take the one in the file' }).click();
  expect(content.now()).toBe(content.before().replace('en: Tell us what you make', 'en: Two'));
  await bar(page, 'Undo').click();
  await expect.poll(() => words(other, 'h1')).toBe('Tell us what you make');
  await other.close();
});

test('a file that is deleted meanwhile is not made again, and the typed words stay', async ({
  page,
  content,
  authoring: { site },
}) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'Deleted');
  rmSync(join(site, 'pages/contact.yaml'));
  await expect(page.locator('main [data-block=not-found]')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(strip(page).getByRole('alert')).toContainText('does not stand at this place');
  await expect(field(page)).toHaveText('Deleted');
  expect(content.now()).toBe(undefined);
  await page.keyboard.press('Escape');
  content.write('pages/contact.yaml', content.before());
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
});

test('a page with a fault says so while it is edited, also where it cannot be shown', async ({ page, content }) => {
  await edit(page);
  content.write('pages/contact.yaml', content.before() + FAULT);
  await expect(bar(page, 'What the check says')).toBeVisible();
  await page.locator('h1').click();
  await write(page, 'Sound here');
  await page.keyboard.press('Enter');
  const after = content.before().replace('en: Tell us what you make', 'en: Sound here') + FAULT;
  await expect.poll(() => content.now()).toBe(after);
  await page.reload();
  const told = page.locator('dev-panel [role=alert]');
  await expect(told).toContainText('pages/contact.yaml');
  await expect(bar(page, 'Finish editing')).toBeVisible();
  await expect(told).toContainText('pages/contact.yaml');
  content.write('pages/contact.yaml', content.before());
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
});

test('no link and no form leaves the page that is being edited', async ({ page }) => {
  await edit(page);
  const requests: string[] = [];
  const opened: unknown[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
  await page.evaluate(() => {
    const kept: string[] = [];
    Object.assign(window, { kept });
    addEventListener('click', (event) => kept.push(`${event.target} ${event.defaultPrevented}`));
  });
  const ways = page.locator(
    ['mailto:', 'tel:', 'https:', 'http:'].map((scheme) => `#app a[href^="${scheme}"]:visible`).join(),
  );
  const schemes = new Set<string>();
  for (let at = 0; at < (await ways.count()); at++) {
    const way = ways.nth(at);
    schemes.add(((await way.getAttribute('href')) ?? '').replace(/:.*/s, ''));
    await way.click();
    if (await field(page).count()) await page.keyboard.press('Escape');
  }
  expect([...schemes].sort()).toEqual(expect.arrayContaining(['https', 'mailto']));
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.requestSubmit();
  });
  await expect(status(page)).toHaveText(/Not while you edit/);
  const kept = await page.evaluate(() => (window as unknown as { kept: string[] }).kept);
  expect(kept.filter((each) => !each.endsWith('true'))).toEqual([]);
  expect([requests, opened]).toEqual([[], []]);
  await expect(page.locator('main [data-editable]').first()).toBeAttached();
});

test('a page that is shown in the page takes no click and no key while it is edited, and does again afterwards', async ({
  page,
}) => {
  await edit(page);
  await page.locator('main [data-block=text]').evaluate((block) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<a id="away" href="/en/faq" target="_top">Away</a>';
    frame.style.setProperty('display', 'block');
    block.prepend(frame);
  });
  const frame = page.locator('main iframe');
  const away = page.frameLocator('main iframe').locator('#away');
  await expect(away).toBeVisible();
  await expect(frame).toHaveJSProperty('inert', true);
  await away.click({ force: true });
  await page.locator('main [data-block=contact] a').last().focus();
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press('Tab');
    await expect(frame).not.toBeFocused();
  }
  await expect(page).toHaveURL('/en/contact');
  await page.keyboard.press('F2');
  await expect(frame).toHaveJSProperty('inert', false);
  await away.click();
  await expect(page).toHaveURL('/en/faq');
});

test('the list of what the check says stays open while the page is told of again', async ({ page, content }) => {
  content.write('pages/contact.yaml', content.before().replace(/^ +tr: Ne ürettiğinizi anlatın\n/m, ''));
  await page.goto('/en/contact');
  const list = page.locator('dev-panel details');
  await list.locator('summary').click();
  await expect(list).toHaveAttribute('open', '');
  content.write('site.yaml', `${content.before('site.yaml')}# Told again.\n`);
  await page.waitForTimeout(700);
  await expect(list).toHaveAttribute('open', '');
  content.write('site.yaml', content.before('site.yaml'));
  content.write('pages/contact.yaml', content.before());
  await expect(list).toHaveCount(0);
});
