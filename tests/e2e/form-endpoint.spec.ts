import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite, copySite, type Hosted, hostSite } from '../site-copy.ts';
import { type FormService, startFormService } from './form-service.ts';
import { expect, hydrated, installClock, languages, stopClock, test } from './site';

const HOST = 'forms.example.test';
const said = {
  en: { sending: 'Sending…', sent: 'Your message has arrived', failed: 'What you wrote is still in the form' },
  tr: { sending: 'Gönderiliyor…', sent: 'Mesajınız bize ulaştı', failed: 'Yazdıklarınız formda duruyor' },
  ar: { sending: 'جارٍ الإرسال…', sent: 'وصلتنا رسالتك', failed: 'ما كتبته لا يزال في النموذج' },
};
const written = {
  name: 'Ayşe Öztürk & Sons',
  email: 'ayse@example.com',
  company: 'شركة الزيتون',
  message: 'Olive oil?\n100% & #1 +90',
};
// Forms travel with the line ends of the standard (HTML, "constructing the entry list").
const arriving = { ...written, message: written.message.replace('\n', '\r\n'), _website: '' };

test.use({ ignoreHTTPSErrors: true, tolerated: /Failed to load resource/ });
// One build and one service for all.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'form-'));
let service: FormService;
let host: Hosted;
let site = '';

test.beforeAll(async () => {
  const started = await startFormService(folder);
  test.skip(!started, 'There is no openssl on this machine.');
  if (!started) return;
  service = started;
  const root = join(folder, 'site');
  mkdirSync(root);
  copySite(root);
  const settings = readFileSync(join(root, 'site.yaml'), 'utf8');
  const set = settings.replace(/^formEndpoint:.*$/m, `formEndpoint: https://${HOST}:${service.port}/send`);
  writeFileSync(join(root, 'site.yaml'), set);
  expect(await buildSite(root)).toMatchObject({ status: 0 });
  host = await hostSite(root);
  site = host.origin;
});
test.afterAll(() => {
  if (service) service.manner = 'drops the connection';
  host?.close();
  service?.close();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(() => {
  service.manner = 'takes it';
  service.arrived.length = 0;
});

const form = (page: Page) => page.locator('[data-block="form"] form');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');
const status = (page: Page) => form(page).getByRole('status');
const alert = (page: Page) => form(page).getByRole('alert');

async function write(page: Page, language: string): Promise<void> {
  await page.goto(`${site}/${language}/contact`);
  for (const [name, value] of Object.entries(written)) await field(page, name).fill(value);
}
async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(written)) await expect(field(page, name)).toHaveValue(value);
}

for (const language of languages) {
  const { sending, sent, failed } = said[language];

  test(`a form that was taken says so and is empty again (${language})`, async ({ page }) => {
    await write(page, language);
    await hydrated(page);
    await submit(page).click();
    await expect(status(page)).toContainText(sent);
    await expect(alert(page)).toBeEmpty();
    for (const name of Object.keys(written)) await expect(field(page, name)).toHaveValue('');
    expect(service.arrived).toEqual([arriving]);
  });

  for (const manner of ['answers 500', 'drops the connection'] as const)
    test(`a service that ${manner} costs nothing that was written (${language})`, async ({ page }) => {
      service.manner = manner;
      await write(page, language);
      await hydrated(page);
      await submit(page).click();
      await expect(alert(page)).toContainText(failed);
      await expect(status(page)).toBeEmpty();
      await expectKept(page);
      const mail = async () => new URL((await alert(page).locator('a').getAttribute('href')) ?? '');
      expect((await mail()).pathname).toBe(await page.locator('.footer-contact a').textContent());
      const body = (await mail()).searchParams.get('body') ?? '';
      expect(body.replaceAll('\r\n', '\n')).toContain(written.message);
      for (const part of [written.name, written.company, written.email]) expect(body).toContain(part);
      await field(page, 'message').fill('Later thought');
      await expect.poll(async () => (await mail()).searchParams.get('body')).toContain('Later thought');

      service.manner = 'takes it';
      await submit(page).click();
      await expect(status(page)).toContainText(sent);
      await expect(alert(page)).toBeEmpty();
      expect(service.arrived.at(-1)).toEqual({ ...arriving, message: 'Later thought' });
    });

  test(`a slow service is waited for, and gets the form once (${language})`, async ({ page }) => {
    service.manner = 'keeps people waiting';
    await write(page, language);
    await hydrated(page);
    await submit(page).click();
    await expect(submit(page)).toHaveText(sending);
    await submit(page).click({ force: true });
    await field(page, 'name').press('Enter');
    await expectKept(page);
    service.manner = 'takes it';
    await expect(status(page)).toContainText(sent);
    await expect(submit(page)).not.toHaveText(sending);
    expect(service.arrived).toEqual([arriving]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the browser sends the form, once it is filled in (${language})`, async ({ page }) => {
      await page.goto(`${site}/${language}/contact`);
      await submit(page).click();
      await expect(page).toHaveURL(`${site}/${language}/contact`);
      expect(await form(page).locator(':invalid').count()).toBe(3);
      await write(page, language);
      await submit(page).click();
      await expect(page.locator('h1')).toHaveText('Thank you');
      expect(service.arrived).toEqual([arriving]);
    });

    for (const manner of ['answers 500', 'drops the connection'] as const)
      test(`going back from a service that ${manner} finds everything as it was written (${language})`, async ({
        page,
      }) => {
        service.manner = manner;
        await write(page, language);
        // The browser keeps what is written with its history, a second after it was.
        await page.waitForTimeout(1500);
        await submit(page).click();
        if (manner === 'answers 500') await expect(page.locator('h1')).toHaveText('Out of order');
        else await expect.poll(() => page.url()).toContain('chrome-error:');
        // While the browser puts a page of its own there, it has no history that could be asked for.
        await expect(() => page.goBack()).toPass();
        await expect(page).toHaveURL(`${site}/${language}/contact`);
        await expectKept(page);
      });
  });
}

test('a service that never answers is given up, and nothing is lost', async ({ page }) => {
  service.manner = 'keeps people waiting';
  await installClock(page);
  await page.addInitScript(() => {
    // The browser's own keeps the time of the world outside.
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), time);
      return controller.signal;
    };
  });
  await write(page, 'en');
  await hydrated(page);
  await stopClock(page);
  await submit(page).click();
  await expect.poll(() => service.arrived.length).toBe(1);
  await page.clock.runFor(19_999);
  await expect(submit(page)).toHaveText(said.en.sending);
  await expect(alert(page)).toBeEmpty();
  await page.clock.runFor(1);
  await expect(alert(page)).toContainText(said.en.failed);
  await expectKept(page);
});

test('a form with the field that nobody sees filled in is not sent, but offered as an e-mail', async ({ page }) => {
  await write(page, 'en');
  await hydrated(page);
  const trap = field(page, '_website');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example';
  });
  await submit(page).click();
  await expect(alert(page)).toContainText(said.en.failed);
  await expectKept(page);
  expect(service.arrived).toEqual([]);
});
