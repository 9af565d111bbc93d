import type { Page } from '@playwright/test';
import { withoutMarks } from '../../src/editor/shared/marks.ts';
import { expect, open } from './site';

/** The field that is open. */
export const field = (page: Page) => page.locator('page-editor-field [contenteditable]');
export const strip = (page: Page) => page.locator('page-editor-strip');
/** A button of the bar. */
export const bar = (page: Page, name: string) => page.locator('page-editor-bar').getByRole('button', { name });
export const status = (page: Page) => page.locator('page-editor-bar').getByRole('status');
/** What visitors read of an element. */
export const words = async (page: Page, selector: string) =>
  withoutMarks((await page.locator(selector).first().textContent()) ?? '');

/** Opens a page and turns editing on by its key. */
export async function edit(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.keyboard.press('F2');
  await expect(page.locator('main [data-editable]').first()).toBeAttached();
}

/** Writes over what stands in the open field. */
export async function write(page: Page, text: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
