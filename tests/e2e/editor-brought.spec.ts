import type { Page } from '@playwright/test';
import { bar, edit, field, test, words, write } from './editor-page';
import { expect } from './site';

/** Has the browser bring something to the field as another program would. */
const bring = (page: Page, how: 'paste' | 'drop', what: { html?: string; text: string }) =>
  page.evaluate(
    ({ how, what: { html, text } }) => {
      const brought = new DataTransfer();
      if (html) brought.setData('text/html', html);
      brought.setData('text/plain', text);
      const { left = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      const all = { bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...all, clipboardData: brought })
          : new DragEvent('drop', { ...all, dataTransfer: brought, clientX: left + 1, clientY: top + 8 }),
      );
    },
    { how, what },
  );

const WORD = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
<p class="MsoNormal" style="margin:0"><b>Bold</b> and <span style="font-style:italic">leaning</span> <a href="https://example.com/a (b)">there</a><o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Two</p>
<table><tr><td>a</td><td>b</td></tr></table><script>alert(1)</script><img src="x"><a href="javascript:alert(1)">no</a>
<!--EndFragment--></body></html>`;
const GOOGLE = `<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Head</h2><ol><li><p>one <span style="font-weight:700">two</span></p></li><li>three</li></ol></b>`;

const PASTED = [
  [
    'Word',
    { html: WORD, text: 'x' },
    '**Bold** and *leaning* [there](https://example.com/a%20%28b%29)\n\n- One\n- Two\n\na – b\n\nno',
  ],
  ['Google Docs', { html: GOOGLE, text: 'x' }, 'Head\n\n1. one **two**\n2. three'],
  [
    'a spreadsheet',
    {
      html: '<table><tr><td>Rye</td><td><b>3</b></td></tr><tr><td>Wheat</td><td>4</td></tr></table>',
      text: 'Rye\t3\nWheat\t4',
    },
    '- Rye – 3\n- Wheat – 4',
  ],
  ['plain text', { text: 'First *line*\r\n\r\n• one\r\n• two' }, 'First \\*line\\*\n\n- one\n- two'],
] as const;

test('what is pasted from Word, Google Docs or as plain text into a long text comes as its small Markdown', async ({
  page,
  content,
}) => {
  await edit(page);
  const shown = page.locator('main [data-block=text] li').first();
  const before = (await shown.textContent()) ?? '';
  for (const [what, brought, written] of PASTED)
    await test.step(what, async () => {
      await shown.click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await bring(page, 'paste', brought);
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveCount(0);
      const lines = written.split('\n').map((line) => (line ? `        ${line}` : line));
      expect(content.now()).toContain(`${lines.join('\n')}\n`);
      await expect(shown).not.toHaveText(before);
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => content.now()).toBe(content.before());
      await expect(shown).toHaveText(before);
    });
});

test('paragraphs that are pasted into an entry of a list become entries, and no words run together', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('main [data-block=text] li').first().click();
  await expect(field(page)).toBeFocused();
  await field(page).locator('li').nth(1).selectText();
  await bring(page, 'paste', { html: '<p>One.</p><ul><li>Two.</li></ul><p>Three.</p>', text: 'x' });
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  expect(content.now()).toMatch(/\bOne\.\n\s*- Two\.\n\s*(?:- )?Three\.\n/);
  await page.keyboard.press('ControlOrMeta+z');
});

test('what is pasted or dragged into a heading comes as words, and facts stay facts', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, ' ');
  await bring(page, 'paste', { html: '<h1>Big</h1><p>news</p>', text: 'B\ufeffig\r\nnews\tnow ' });
  await bring(page, 'drop', { html: '<b style="color:red">Dragged</b>', text: 'Dragged ' });
  expect(await field(page).innerHTML()).not.toContain('red');
  await bring(page, 'paste', { html: 'in <span data-written="{{replyHours, hours}}">24 hours</span>', text: 'x' });
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  const [line = ''] = content.now()?.match(/^ {6}en: .*$/m) ?? [];
  expect(line).toMatch(/^ {6}en: .*in \{\{replyHours, hours\}\}/);
  expect(line).toContain('Big news now');
  await page.keyboard.press('ControlOrMeta+z');
});

/** Tag characters (Unicode, block Tags), and what else nobody sees. */
const HIDDEN = /[\u{e0000}-\u{e007f}\u200b\ufeff]/u;

test('what is copied across texts of the page brings none of its marks, and a click opens the text that it is on', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.evaluate(() => {
    const [from, to] = [document.querySelector('main h1'), document.querySelector('main [data-block=hero] p')];
    if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length);
  });
  await page.keyboard.press('ControlOrMeta+C');
  const dragged = await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/html', document.querySelector('main h1')?.outerHTML ?? '');
    transfer.setData('text/plain', document.querySelector('main h1')?.textContent ?? '');
    document
      .querySelector('main h1')
      ?.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: transfer }));
    return transfer.getData('text/html') + transfer.getData('text/plain');
  });
  expect(dragged).not.toMatch(HIDDEN);
  await page.locator('h1').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+V');
  await bring(page, 'paste', { text: ' and\u{e0040}\u{e0035}\u{e007f} mo\u200bre\ufeff' });
  const typed = (await field(page).textContent()) ?? '';
  expect(typed).toContain('and more');
  expect(typed).not.toMatch(HIDDEN);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  expect(content.now()).toContain('and more');
  expect(content.now()).not.toMatch(HIDDEN);
  await page.locator('h1').click({ position: { x: 5, y: 5 } });
  await expect(field(page)).toHaveText(typed);
  await page.keyboard.press('Escape');
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
});

test('a heading that has another text’s mark in its file opens itself', async ({ page, content }) => {
  const [title = ''] = /(?<=^ {6}en: ).*$/m.exec(content.before()) ?? [];
  content.write('pages/contact.yaml', content.before().replace(title, `${title}\u{e0040}\u{e0033}\u{e007f}`));
  await expect.poll(async () => (await page.request.get('/en/contact')).text()).toMatch(/[\u{e0000}-\u{e007f}]/u);
  await edit(page);
  await page.locator('h1').click();
  await expect(field(page)).toContainText(title);
  await expect(page.locator('page-editor-strip')).toContainText('Nobody can see what stands here');
  await page.locator('page-editor-strip').getByRole('button', { name: 'Put it right' }).click();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  await expect.poll(() => content.now()).toBe(content.before());
});

test('letters that are put together are not ended by the Enter that chooses them', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, ' ');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await session.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 });
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(field(page)).toBeVisible();
  await session.send('Input.insertText', { text: '日本' });
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toContain('日本');
  expect(content.now()).toMatch(/^ {6}en: .*日本/m);
  await page.keyboard.press('ControlOrMeta+z');
});

test('a heading of faces, two directions and signs of YAML, or of very many letters, comes back as it was typed', async ({
  page,
  content,
}) => {
  await edit(page);
  const before = await words(page, 'h1');
  for (const text of ['👩‍👩‍👧 «نقدًا»: # {{ } - [x] & *y 100% `z` "q"', 'long words '.repeat(9_000).trim()]) {
    await page.locator('h1').click({ position: { x: 5, y: 5 } });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    await expect.poll(() => words(page, 'h1')).toBe(text);
    await page.locator('h1').click({ position: { x: 5, y: 5 } });
    await expect(field(page)).toHaveText(text);
    await page.keyboard.press('Escape');
    await bar(page, 'Undo').click();
    await expect.poll(() => content.now()).toBe(content.before());
    await expect.poll(() => words(page, 'h1')).toBe(before);
  }
});
