import { rmSync } from 'node:fs';
import { join } from 'node:path';
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
  await page.keyboard.press('F2');
  await expect(bar(page, 'Finish editing')).toBeVisible();
  await expect(told).toContainText('pages/contact.yaml');
  content.write('pages/contact.yaml', content.before());
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
});
