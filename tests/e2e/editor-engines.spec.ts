import { test } from './editor-page';
import type { Desk } from './engines/engine.ts';
import { firefox } from './engines/puppeteer.ts';
import { expect } from './site';

/** The words of an element as visitors read them, without the marks of the editor. */
const wordsOf = (selector: string) =>
  `(document.querySelector('${selector}')?.textContent ?? '').replace(/[\\u{e0000}-\\u{e007f}]/gu, '')`;

/** True where the focus is in a field to type into, on the page or in a panel of the editor. */
const IS_FIELD = `[document.activeElement, document.activeElement?.shadowRoot?.activeElement].some((each) => each?.isContentEditable)`;

/**
 * True of a document in which the editor can be asked for and has not been, and notes that it is: Vite may load the page again
 * once it has found its packages, and a key that comes meanwhile is heard by nobody.
 */
const IS_UNHEARD = `document.querySelector('page-editor-bar') !== null && sessionStorage.getItem('page-editor-on') === null && !window.isAsked && (window.isAsked = true)`;

/** Keeps what stands in the field. */
async function enter(window: Desk): Promise<void> {
  await window.press('Enter');
  await expect.poll(() => window.evaluate(`!document.querySelector('page-editor-field')`)).toBe(true);
}

/** Writes over what stands in the field that has the focus. */
async function write(window: Desk, text: string): Promise<void> {
  await expect.poll(() => window.evaluate(IS_FIELD)).toBe(true);
  await window.press('Control+A');
  await window.type(text);
}

test(`an author changes a heading in ${firefox.name}, takes it back, and gives emphasis by keys`, async ({
  authoring: { printed },
  content,
}) => {
  const window = await firefox.start(printed('/en/contact'), { width: 1280, height: 800 });
  if (typeof window === 'string') return test.skip(true, window);
  const heading = () => window.evaluate(wordsOf('h1'));
  try {
    await expect.poll(() => window.evaluate('document.documentElement.dataset.app')).toBe('ready');
    // The editor is a program of its own, which comes behind that of the page.
    await expect.poll(() => window.evaluate(`document.querySelector('page-editor-bar') !== null`)).toBe(true);
    await expect
      .poll(async () => {
        if (await window.evaluate(IS_UNHEARD)) await window.press('F2');
        return window.evaluate(`document.querySelectorAll('main [data-editable]').length`);
      })
      .toBeGreaterThan(5);

    await test.step('a heading is changed and saved', async () => {
      await window.click('h1');
      await write(window, 'Tell us what you bake');
      await enter(window);
      await expect.poll(heading).toBe('Tell us what you bake');
      expect(content.now()).toBe(content.before().replace('en: Tell us what you make', 'en: Tell us what you bake'));
    });

    await test.step('and taken back', async () => {
      await window.press('Control+Z');
      await expect.poll(heading).toBe('Tell us what you make');
      expect(content.now()).toBe(content.before());
    });

    await test.step('emphasis is given by keys', async () => {
      await window.click('main [data-block=text] p');
      await expect.poll(() => window.evaluate(`!!document.querySelector('page-editor-field p a')`)).toBe(true);
      await window.press('Control+End');
      await window.type(' Really ');
      await window.press('Control+B');
      await window.type('all');
      await enter(window);
      await expect
        .poll(content.now)
        .toBe(content.before().replace('the most common questions.', 'the most common questions. Really **all**'));
      await window.press('Control+Z');
      await expect.poll(content.now).toBe(content.before());
      await expect.poll(() => window.evaluate(`!document.querySelector('main [data-block=text] p strong')`)).toBe(true);
    });

    // A font that is still on its way when the page is drawn anew is asked for again (NS_BINDING_ABORTED).
    expect((await window.faults()).filter((fault) => !/\[vite\]|favicon|status=2152398850/.test(fault))).toEqual([]);
  } finally {
    await window.close();
  }
});
