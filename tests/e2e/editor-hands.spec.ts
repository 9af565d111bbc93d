import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { bar, edit, field, status, strip, test, write } from './editor-page';
import { expect, layOut } from './site';

test.describe.configure({ mode: 'default' });

const handles = (page: Page) => page.locator('page-editor-handles');
const handle = (page: Page, name: string | RegExp) => handles(page).getByRole('toolbar', { name });
const grip = (toolbar: Locator) => toolbar.locator('.grip');
const types = (page: Page) =>
  page.locator('main [data-block]').evaluateAll((all) => all.map((each) => each.getAttribute('data-block')));
const cards = (page: Page) => page.locator('main [data-block=contact] h3');
const titles = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => text.replace(/[^\p{L} -]/gu, ''));
const hasWideContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const CONTACT = ['hero', 'contact', 'text', 'form'];

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Leads the mouse over what a handle belongs to and on to its grip; once more from the start where the page moved under the
 * mouse meanwhile (a late face, a drawing that ends), as a hand does.
 */
const toHandle = (page: Page, over: Locator, name: string | RegExp) =>
  expect(async () => {
    await over.hover({ timeout: 5000 });
    await grip(handle(page, name)).hover({ timeout: 2000 });
  }).toPass();

/** Takes the last step back, and waits for the file. */
async function undo(page: Page, is: () => boolean): Promise<void> {
  await bar(page, 'Undo').click();
  await expect.poll(is).toBe(true);
}

test('a section is dragged by the mouse to another place: one edit, told, and one step back', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('main [data-block=contact] h2').scrollIntoViewIfNeeded();
  await page.locator('main [data-block=contact] h2').hover();
  const { x, y } = await centre(grip(handle(page, /Section 2/)));
  await page.mouse.move(x, y);
  await expect(handle(page, /Section 2/).getByRole('button', { name: 'Hide' })).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(x + 40, 790, { steps: 5 });
  await expect(handles(page).locator('.line')).toBeVisible();
  // At the lower edge the page comes along, until the section behind is under the mouse.
  await expect
    .poll(async () => ((await page.locator('main [data-block=form]').boundingBox())?.y ?? 800) < 500)
    .toBe(true);
  await page.mouse.move(x + 40, 450);
  const form = await page.locator('main [data-block=form]').boundingBox();
  await page.mouse.move(x + 40, (form?.y ?? 0) + 20);
  await page.mouse.up();
  await expect.poll(() => types(page)).toEqual(['hero', 'text', 'contact', 'form']);
  await expect(status(page)).toHaveText(/moved, now place 3 of 4/);
  await expect(grip(handle(page, /Section 3/))).toBeFocused();
  await undo(page, () => content.now() === content.before());
  await expect.poll(() => types(page)).toEqual(CONTACT);
});

test('Escape puts back what is dragged', async ({ page, content }) => {
  await edit(page);
  await page.locator('main h1').hover();
  const { x, y } = await centre(grip(handle(page, /Section 1/)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, 700, { steps: 4 });
  await expect(handles(page).locator('.carried')).toHaveText(/Section 1/);
  await page.keyboard.press('Escape');
  await expect(handles(page).locator('.line')).toHaveCount(0);
  await page.mouse.up();
  await expect(status(page)).toHaveText('Put back.');
  expect(content.now()).toBe(content.before());
});

test('by keys alone: Tab comes to each section before its words, arrows to what can be done, Space carries', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('main h1').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(grip(handle(page, /Section 1/))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main h1')).toBeFocused();
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    if (await grip(handle(page, /Section 2/)).evaluate((each) => each.matches(':focus'))) break;
  }
  await expect(grip(handle(page, /Section 2/))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(handle(page, /Section 2/).getByRole('button', { name: 'Add below' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(handle(page, /Section 2/).getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText(/taken up/);
  await page.keyboard.press('ArrowDown');
  await expect(status(page)).toHaveText('Place 3 of 4.');
  await page.keyboard.press('ArrowDown');
  await expect(status(page)).toHaveText('Place 4 of 4.');
  expect(content.now()).toBe(content.before());
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('Put back.');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => types(page)).toEqual(['hero', 'text', 'form', 'contact']);
  await expect(grip(handle(page, /Section 4/))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => content.now()).toBe(content.before());
});

test('a press on a handle that ends after its entry has been drawn anew counts', async ({ page, content }) => {
  await edit(page);
  const card = cards(page).nth(1);
  await toHandle(page, card, 'Way 2');
  const repeat = handle(page, 'Way 2').getByRole('button', { name: 'Duplicate' });
  await expect(repeat).toBeVisible();
  const { x, y } = await centre(repeat);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await card.evaluate((drawn) => drawn.closest('li')?.replaceWith(drawn.closest('li')?.cloneNode(true) ?? ''));
  // The handles follow what is drawn within a frame or two.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await page.mouse.up();
  await expect.poll(() => content.now()).not.toBe(content.before());
  await undo(page, () => content.now() === content.before());
});

for (const [by, press, letGo] of [
  ['the mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['the space bar', (page: Page) => page.keyboard.down('Space'), (page: Page) => page.keyboard.up('Space')],
] as const)
  test(`a press by ${by} counts for the entry that it began on, wherever that stands when it ends`, async ({
    page,
    content,
  }) => {
    await edit(page);
    const [, two = '', three = ''] = await titles(page);
    await toHandle(page, cards(page).nth(1), 'Way 2');
    const repeat = handle(page, 'Way 2').getByRole('button', { name: 'Duplicate' });
    await repeat.hover();
    await repeat.focus();
    await press(page);
    // Another program takes the first one away meanwhile: the second is the first now.
    content.write('pages/contact.yaml', content.before().replace(/( {6}- icon: mail\n(?: {8}.*\n)+)/, ''));
    await expect(cards(page)).toHaveCount(2);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
    await letGo(page);
    await expect.poll(() => titles(page)).toEqual([two, two, three]);
    content.write('pages/contact.yaml', content.before());
    await expect(cards(page)).toHaveCount(3);
  });

test('a handle stays under the mouse while what it belongs to moves, and follows when the mouse leaves', async ({
  page,
  content,
}) => {
  await edit(page);
  await toHandle(page, cards(page).nth(1), 'Way 2');
  const button = handle(page, 'Way 2').getByRole('button', { name: 'Move down' });
  await button.hover();
  const before = await centre(button);
  const card = page.locator('main [data-block=contact] li').nth(1);
  const stood = await centre(card);
  // Another program makes the section's heading longer, by two lines.
  const longer = content
    .before()
    .replace(/(- type: contact\n {4}title:\n {6}en: )/, `$1${'Long and longer '.repeat(8)}`);
  expect(longer).not.toBe(content.before());
  content.write('pages/contact.yaml', longer);
  await expect.poll(async () => Math.abs((await centre(card)).y - stood.y)).toBeGreaterThan(20);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(await centre(button)).toEqual(before);
  await card.locator('p').first().hover();
  await expect.poll(async () => Math.abs((await centre(grip(handle(page, 'Way 2')))).y - before.y)).toBeGreaterThan(20);
  content.write('pages/contact.yaml', content.before());
  await expect.poll(async () => Math.abs((await centre(card)).y - stood.y)).toBeLessThan(2);
});

test('what is being typed is kept by the click on a handle of the same entry, which counts too', async ({
  page,
  content,
}) => {
  await edit(page);
  const [one = '', , three = ''] = await titles(page);
  // What is sent first may arrive last.
  await page.route(/\/save$/, (route) => setTimeout(() => void route.continue(), 300));
  await cards(page).nth(1).click();
  await write(page, 'Letters');
  // Above the field, whose tools lie over the words below it.
  await toHandle(page, page.locator('main [data-block=contact] li').nth(1).locator('svg').first(), 'Way 2');
  await handle(page, 'Way 2').getByRole('button', { name: 'Move down' }).click();
  await expect.poll(() => titles(page)).toEqual([one, three, 'Letters']);
  await bar(page, 'Undo').click();
  await undo(page, () => content.now() === content.before());
});

test('a double click on the bin of an entry takes one', async ({ page, content }) => {
  await edit(page);
  await toHandle(page, cards(page).nth(1), 'Way 2');
  await handle(page, 'Way 2').getByRole('button', { name: 'Delete' }).dblclick({ delay: 120 });
  await expect(cards(page)).toHaveCount(2);
  await page.waitForTimeout(500);
  await expect(cards(page)).toHaveCount(2);
  await undo(page, () => content.now() === content.before());
});

test('an entry of a list is moved by keys, repeated and deleted at its own handle', async ({ page, content }) => {
  await edit(page);
  const before = await titles(page);
  const [one = '', two = '', three = ''] = before;
  await page.locator('main [data-block=contact] h2').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const first = handle(page, 'Way 1');
  await expect(grip(first)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText('Place 3 of 3.');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual([two, three, one]);
  await expect(grip(handle(page, 'Way 3'))).toBeFocused();
  await undo(page, () => content.now() === content.before());
  await expect.poll(() => titles(page)).toEqual(before);
  await toHandle(page, cards(page).nth(1), 'Way 2');
  await handle(page, 'Way 2').getByRole('button', { name: 'Duplicate' }).click();
  await expect(cards(page)).toHaveCount(4);
  await handle(page, 'Way 3').getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(status(page)).toHaveText(/Deleted/);
  await expect.poll(() => content.now()).toBe(content.before());
});

test('an entry is dragged among those beside it', async ({ page, content }) => {
  await edit(page);
  const [one = '', two = '', three = ''] = await titles(page);
  await cards(page).nth(2).scrollIntoViewIfNeeded();
  await cards(page).nth(2).hover();
  const from = await centre(grip(handle(page, 'Way 3')));
  const to = await centre(cards(page).nth(0));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y, { steps: 6 });
  await page.waitForTimeout(60);
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual([three, one, two]);
  await undo(page, () => content.now() === content.before());
});

test('a section is hidden, marked, kept from visitors, and shown again', async ({ page, content }) => {
  await edit(page);
  await page.locator('main [data-block=text]').scrollIntoViewIfNeeded();
  await toHandle(page, page.locator('main [data-block=text] h2'), /Section 3/);
  await handle(page, /Section 3/)
    .getByRole('button', { name: 'Hide' })
    .click();
  await expect(page.locator('main [data-block=text]')).toHaveAttribute('data-hidden', '');
  await expect(handle(page, /Section 3/).locator('.tag')).toHaveText('Hidden');
  await expect(status(page)).toHaveText(/visitors do not get it/);
  await expect
    .poll(() => content.now())
    .toBe(content.before().replace('  - type: text\n', '  - type: text\n    hidden: true\n'));
  await page.keyboard.press('F2');
  await expect.poll(() => types(page)).toEqual(['hero', 'contact', 'form']);
  await page.reload();
  expect(await types(page)).toEqual(['hero', 'contact', 'form']);
  await edit(page);
  await expect.poll(() => types(page)).toEqual(CONTACT);
  await bar(page, 'Sections').click();
  await page.getByRole('button', { name: 'Show again: Text' }).click();
  await expect.poll(() => content.now()).toBe(content.before());
  await expect(page.locator('main [data-hidden]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hide: Text' })).toBeFocused();
});

test('the palette shows each kind of section in the site’s own look, is searched by purpose and walked by arrows', async ({
  page,
  content,
}) => {
  await edit(page);
  await toHandle(page, page.locator('main h1'), /Section 1/);
  await handle(page, /Section 1/)
    .getByRole('button', { name: 'Add below' })
    .click();
  const palette = page.getByRole('dialog', { name: 'Add below' });
  await expect(palette.getByRole('searchbox')).toBeFocused();
  const picture = palette.frameLocator('li:first-child iframe');
  await expect(picture.locator('main [data-block]')).toBeAttached();
  const [frame, shown] = await Promise.all([
    palette.locator('li:first-child iframe').boundingBox(),
    palette.locator('li:first-child .shot').boundingBox(),
  ]);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((frame?.[side] ?? 0) - (shown?.[side] ?? -9))).toBeLessThan(2);
  expect(
    await palette
      .locator('iframe')
      .first()
      .evaluate((frame) => frame.closest('[inert]') !== null),
  ).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(palette.locator('li:nth-child(1) > button')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(palette.locator('li:nth-child(2) > button')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await palette.getByRole('searchbox').fill('zzz');
  await expect(palette.getByRole('status')).toHaveText(/No section/);
  await palette.getByRole('searchbox').fill('questions');
  await expect(palette.locator('li:not([hidden]) b').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => types(page)).toEqual(['hero', 'faq', 'contact', 'text', 'form']);
  await expect(page.locator('main [data-block=faq]')).toContainText('TODO:');
  await expect(grip(handle(page, /Section 2/))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => content.now()).toBe(content.before());
});

/** Words of the page that a grip lies on. */
const coveredWords = (page: Page) =>
  handles(page).evaluate((host) => {
    const grips = [...(host.shadowRoot?.querySelectorAll('.grip') ?? [])].map((each) => each.getBoundingClientRect());
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (
          box.width > 2 &&
          grips.some(
            (own) =>
              own.left < box.right - 1 && own.right > box.left + 1 && own.top < box.bottom && own.bottom > box.top,
          )
        )
          words.push(node.nodeValue ?? '');
    }
    return words;
  });

test('handles move nothing of the page, and cover no words while they are closed', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/en/contact');
    await layOut(page);
    const heights = () => page.locator('main [data-block]').evaluateAll((all) => all.map((each) => each.clientHeight));
    const before = await heights();
    await edit(page);
    expect(await heights()).toEqual(before);
    expect(await hasWideContent(page)).toBe(false);
    expect(await coveredWords(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('F2');
  }
});

test('handles of entries cover no words where there is little room beside them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await edit(page, '/ar');
  for (const block of await page.locator('main [data-block]').all()) {
    await block.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center' });
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    expect(await coveredWords(page), (await block.getAttribute('data-block')) ?? '').toEqual([]);
  }
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each section keeps its own handle, also one that has been scrolled past', async ({ page }) => {
    await edit(page, '/en');
    await page.locator('main [data-block]').last().scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 400, height: 844 });
    const blocks = await page.locator('main [data-block]').evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const grips = handles(page).locator('.block .grip');
    await expect(grips).toHaveCount(blocks.length);
    const tops = () => grips.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    // It may stand in the room above its section.
    await expect
      .poll(async () =>
        (await tops()).map((top, at) => top > (blocks[at]?.top ?? 0) - 50 && top < (blocks[at]?.bottom ?? 0)),
      )
      .toEqual(blocks.map(() => true));
  });

  test('a section is opened by a tap on its grip and dragged by it', async ({ page, content }) => {
    await edit(page);
    const own = handle(page, /Section 2/);
    await page.locator('main [data-block=contact] h2').scrollIntoViewIfNeeded();
    await grip(own).tap();
    await expect(own.getByRole('button', { name: 'Settings' })).toBeVisible();
    expect(await hasWideContent(page)).toBe(false);
    await page.locator('main [data-block=hero] p').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('main [data-block=contact]')?.scrollIntoView({ block: 'center' }));
    const from = await centre(grip(own));
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await finger('touchStart', from.x, from.y);
    await finger('touchMove', from.x + 10, from.y + 60);
    await finger('touchMove', from.x + 20, 840);
    await expect(handles(page).locator('.line')).toBeVisible();
    await expect
      .poll(async () => ((await page.locator('main [data-block=form]').boundingBox())?.y ?? 900) < 500)
      .toBe(true);
    await finger('touchMove', from.x + 20, 420);
    const form = await page.locator('main [data-block=form]').boundingBox();
    await finger('touchMove', from.x + 20, (form?.y ?? 0) + 20);
    await page.waitForTimeout(100);
    await finger('touchEnd');
    await expect.poll(() => types(page)).toEqual(['hero', 'text', 'contact', 'form']);
    expect(await hasWideContent(page)).toBe(false);
    await undo(page, () => content.now() === content.before());
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('handles hang at the right, and the arrow keys go with the words', async ({ page, content }) => {
    await edit(page, '/ar/contact');
    await page.locator('main [data-block=contact] h2').focus();
    await page.keyboard.press('Shift+Tab');
    const own = handles(page).getByRole('toolbar', { name: /^القسم 2/ });
    await expect(grip(own)).toBeFocused();
    expect((await centre(grip(own))).x).toBeGreaterThan(1240);
    expect(await hasWideContent(page)).toBe(false);
    await page.keyboard.press('ArrowLeft');
    await expect(
      own.getByRole('button', { name: 'أضف أسفله' }).or(own.getByRole('button').nth(1)).first(),
    ).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toHaveText('الموضع 2 من 3.');
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);
    expect(content.now()).toBe(content.before());
  });
});

test('what lies behind a link that covers its card is chosen where it is clicked: a logo, a badge', async ({
  page,
}) => {
  await edit(page, '/en');
  const card = page.locator('main [data-block=marketplaces] li').first();
  await card.scrollIntoViewIfNeeded();
  const middle = async (selector: string) => {
    const box = await card.locator(selector).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const { x, y } = await middle('img');
  await page.mouse.click(x, y);
  await expect(strip(page).getByRole('button', { name: 'Another picture' })).toBeVisible();
  await page.keyboard.press('Escape');
  const name = await middle('strong a');
  await page.mouse.click(name.x, name.y);
  await expect(field(page)).toHaveText('Amazon Saudi Arabia');
  await page.keyboard.press('Escape');
});
