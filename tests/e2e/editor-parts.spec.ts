import { violations } from './axe';
import { bar, edit, field, status, strip, test, words, write } from './editor-page';
import { expect } from './site';

test('a block is added below another by keys alone, is marked as unwritten, and goes with one undo', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Sections').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sections' });
  await panel
    .getByRole('region', { name: '2 Ways to get in touch' })
    .getByRole('button', { name: 'Add below' })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add below' }).getByRole('searchbox').fill('questions');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-block]').nth(2)).toHaveAttribute('data-block', 'faq');
  await expect(page.locator('main [data-block=faq]')).toContainText('TODO:');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => content.now()).toBe(content.before());
  await expect(page.locator('main [data-block=faq]')).toHaveCount(0);
  // What is copied here is pasted in another tab, on another page, as narrow as a telephone.
  await page
    .locator('page-editor-handles')
    .getByRole('button', { name: /^Move: Section 2,/ })
    .focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(status(page)).toContainText('Copied.');
  const tab = await page.context().newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  await edit(tab, '/en/about-us');
  await bar(tab, 'Sections').click();
  const paste = tab.getByRole('dialog', { name: 'Sections' }).getByRole('button', { name: 'Paste below' }).first();
  await paste.scrollIntoViewIfNeeded();
  const { x = 0, width = 999 } = (await paste.boundingBox()) ?? {};
  expect(x >= 0 && x + width <= 390).toBe(true);
  await paste.press('Enter');
  await expect(status(tab)).toContainText('Pasted.');
  await expect(tab.locator('main [data-block]').nth(1)).toHaveAttribute('data-block', 'contact');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => content.now('pages/about-us.yaml')).toBe(content.before('pages/about-us.yaml'));
  await tab.close();
});

test('a block is moved, and an entry of a list repeated and deleted, where their texts stand', async ({ page }) => {
  await edit(page);
  await bar(page, 'Sections').click();
  await page.getByRole('button', { name: 'Move down: Ways to get in touch' }).click();
  await expect(page.locator('main [data-block]').nth(2)).toHaveAttribute('data-block', 'contact');
  await expect(page.getByRole('button', { name: 'Move down: Ways to get in touch' })).toBeFocused();
  await page.keyboard.press('Escape');
  const cards = page.locator('main [data-block=contact] h3');
  await expect(cards).toHaveCount(3);
  await cards.nth(1).click();
  await strip(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(cards).toHaveCount(4);
  await cards.nth(2).click();
  await strip(page).getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(3);
  for (let steps = 0; steps < 3; steps++) {
    await bar(page, 'Undo').click();
    await expect(status(page)).toHaveText('Undone');
  }
});

test('what was changed is told in words of the page and as lines, and can be taken back', async ({ page }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'Tell us what you bake');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you bake');
  await bar(page, 'Changes').click();
  const panel = page.getByRole('dialog', { name: 'Changes' });
  const newest = panel.locator('section').first();
  await expect(newest).toContainText(/^Contact .* › Top of the page › Main heading, English/);
  await expect(newest.locator('blockquote')).toHaveText(['Tell us what you make', 'Tell us what you bake']);
  await expect(newest.locator('blockquote :is(ins, del)')).toHaveText(['make', 'bake']);
  await panel.getByText('As lines of the files').click();
  // Tests before this one may have left lines of other files.
  await expect(panel.locator('pre ins', { hasText: 'en: Tell us what you bake' })).toHaveCount(1);
  await newest.getByRole('button', { name: 'Take back' }).click();
  await expect(panel).not.toContainText('what you bake');
});

test('axe finds nothing in the bar, the field, the strip and the panels', async ({ page }) => {
  await edit(page);
  await page.locator('main [data-block=text] li').first().click();
  await expect(field(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const name of ['All texts', 'Sections', 'Changes']) {
    await bar(page, name).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the list of sections is the page at every moment: after an undone deletion, and under a double click', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Sections').click();
  const panel = page.getByRole('dialog', { name: 'Sections' });
  const titles = () => panel.locator('.name .words').allTextContents();
  const before = await titles();
  expect(before).toHaveLength(4);
  const bin = panel.getByRole('button', { name: /^Delete/ }).nth(1);
  await bin.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(panel.locator('section')).toHaveCount(3);
  expect(await titles()).toEqual([before[0], before[2], before[3]]);
  await bar(page, 'Undo').click();
  await expect(panel.locator('section')).toHaveCount(4);
  expect(await titles()).toEqual(before);
  await page.waitForTimeout(500);
  await bin.dblclick();
  await expect(panel.locator('section')).toHaveCount(3);
  await page.waitForTimeout(500);
  expect(await titles()).toEqual([before[0], before[2], before[3]]);
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
});

test('a double click on a bin takes one section, as slow as the slowest that a system takes for one', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Sections').click();
  const panel = page.getByRole('dialog', { name: 'Sections' });
  const bin = panel.getByRole('button', { name: /^Delete/ }).nth(1);
  // A click at a time of the test's own: the machine may be as slow as it likes.
  const clickAt = (time: number, count: number) =>
    bin.evaluate(
      (button, { time, count }) => {
        const of = { bubbles: true, composed: true, cancelable: true, clientX: 9, clientY: 9, detail: count };
        const press = new PointerEvent('pointerdown', of);
        Object.defineProperty(press, 'timeStamp', { value: time });
        button.dispatchEvent(press);
        button.dispatchEvent(new MouseEvent('click', of));
      },
      { time, count },
    );
  await clickAt(1000, 1);
  await expect(panel.locator('section')).toHaveCount(3);
  await clickAt(1480, 2);
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
});

test('the list of pages follows what is undone beside it', async ({ page, content }) => {
  await edit(page);
  await bar(page, 'Pages').click();
  const draft = page.getByRole('button', { name: 'Make it a draft: /contact' });
  const publish = page.getByRole('button', { name: 'No longer a draft: /contact' });
  await draft.click();
  await expect(publish).toBeVisible();
  await bar(page, 'Undo').click();
  await expect(draft).toBeVisible();
  await expect.poll(() => content.now()).toBe(content.before());
});
