import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { labelsFor } from '../../src/labels/shipped.ts';
import { buildSite, copySite, type Hosted, hostSite } from '../site-copy.ts';
import { violations } from './axe.ts';
import { expect, hydrated, languages, test } from './site';

// One build for all: a page with the example of the form, which has every kind of field, and two more forms below it.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'form-kinds-'));
const SERVICE = 'https://orders.example.test/send';
const DELIVERIES = 'https://deliveries.example.test/send';
let host: Hosted;
let site = '';

test.beforeAll(async () => {
  copySite(folder);
  writeFileSync(
    join(folder, 'site.yaml'),
    `${readFileSync(join(folder, 'site.yaml'), 'utf8')}\nformEndpoints:\n  orders: ${SERVICE}\n  deliveries: ${DELIVERIES}\n`,
  );
  const example = readFileSync(join(import.meta.dirname, '../../blocks/form/example.yaml'), 'utf8').trimEnd();
  // What needs form services of the site stands in no example.
  const whole = example
    .replace('seconds: 3\n', '')
    .replace(/(?<=name: pickup\n(?: {4}.*\n)*)(?= {2}- kind)/, '    recipients: [orders, deliveries]\n')
    .replace(
      '  - kind: long\n',
      '  - { kind: file, name: picture, formats: [jpg, png, pdf], megabytes: 1, label: { all: Example }, help: { all: Example } }\n  - kind: long\n',
    );
  const second = `type: form
title: { all: Example }
seconds: 60
fields:
  - { kind: email, name: email, label: { all: Example }, required: true }
submit: { all: Example }
success: { all: Example }
failure: { all: Example }`;
  const third = second.replace('seconds: 60', 'endpoint: orders\ntoken: true');
  const blocks = [whole, second, third].map((block) => `  - ${block.replaceAll('\n', '\n    ')}\n`).join('');
  const meta =
    'meta:\n  title: { all: Example of orders }\n  description: { all: Example of a page with three forms of their own }\n';
  const hero = '  - { type: hero, title: { all: Example } }\n';
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages/orders.yaml'), `${meta}blocks:\n${hero}${blocks}`);
  expect(await buildSite(folder)).toMatchObject({ status: 0 });
  host = await hostSite(folder);
  site = host.origin;
});
test.afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const form = (page: Page) => page.locator('[data-block="form"] form').first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const faults = (page: Page) => form(page).locator('.fault');
const file = (name: string, bytes: number) => ({ name, mimeType: '', buffer: Buffer.alloc(bytes) });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.localName);

for (const language of languages) {
  test(`every kind of field says what it lacks, and the keyboard alone fills all in (${language})`, async ({
    page,
  }) => {
    const words = labelsFor(language);
    await page.goto(`${site}/${language}/orders`);
    await hydrated(page);
    await form(page).locator('button').press('Enter');
    const required = words?.fieldRequired ?? '';
    const choice = words?.fieldChoice ?? '';
    await expect(faults(page)).toHaveText([required, required, required, choice, required, words?.fieldConsent ?? '']);
    await expect(form(page).getByRole('group').first()).toHaveAccessibleDescription(choice);
    expect(await focused(page)).toBe('name');
    await expect(field(page, 'telephone')).not.toHaveAttribute('aria-invalid');
    await expect(field(page, 'terms')).toHaveAccessibleDescription(words?.fieldConsent ?? '');
    expect(await violations(page)).toEqual([]);

    await page.keyboard.type('Ayşe');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ayse@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(field(page, 'telephone')).toBeFocused();
    await expect(faults(page).first()).toHaveText(words?.fieldTelephone ?? '');
    const described = await field(page, 'telephone').getAttribute('aria-describedby');
    expect(described?.split(' ')).toHaveLength(2);
    await page.keyboard.press('End');
    await page.keyboard.type('34 567');
    await field(page, 'day').fill('2027-03-09');
    await field(page, 'occasion').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    // From none to the second: the keys of a group of radio buttons.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await field(page, 'picture').setInputFiles([file('plan.pdf', 900_000), file('photo.jpg', 1_000_001)]);
    await form(page).locator('button').press('Enter');
    await expect(faults(page).first()).toHaveText(words?.fieldFile ?? '');
    expect(await focused(page)).toBe('picture');
    await field(page, 'picture').setInputFiles([file('plan.pdf', 900_000), file('photo.jpg', 1_000_000)]);
    await expect(field(page, 'picture')).not.toHaveAttribute('aria-invalid');
    await field(page, 'message').focus();
    await page.keyboard.type('Two cakes');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('terms');
    await page.keyboard.press('Space');
    await expect(faults(page)).toHaveCount(0);

    const sent: URLSearchParams[] = [];
    await page.route(DELIVERIES, async (route) => {
      const body = await new Response(new Uint8Array(route.request().postDataBuffer() ?? []), {
        headers: { 'Content-Type': route.request().headers()['content-type'] ?? '' },
      }).formData();
      sent.push(
        new URLSearchParams(
          [...body].map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name}: ${value.size}`]),
        ),
      );
      await route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'ok' });
    });
    await form(page).locator('button').press('Enter');
    await expect(form(page).getByRole('status')).not.toBeEmpty();
    const [first] = sent;
    expect(first?.getAll('without')).toHaveLength(2);
    expect(first?.getAll('picture')).toEqual(['plan.pdf: 900000', 'photo.jpg: 1000000']);
    expect(Object.fromEntries(first ?? [])).toEqual({
      name: 'Ayşe',
      email: 'ayse@example.com',
      company: '',
      telephone: '1234 567',
      day: '2027-03-09',
      occasion: expect.stringMatching(/\p{L}/u),
      pickup: expect.stringMatching(/\p{L}/u),
      without: expect.stringMatching(/\p{L}/u),
      picture: 'photo.jpg: 1000000',
      message: 'Two cakes',
      terms: 'on',
      _website: '',
    });
    await expect(field(page, 'terms')).not.toBeChecked();
  });
}

test('two forms of a page answer each for itself', async ({ page }) => {
  await page.goto(`${site}/en/orders`);
  await hydrated(page);
  const second = page.locator('[data-block="form"] form').nth(1);
  await second.locator('button').click();
  await expect(second.locator('.fault')).toHaveCount(1);
  await expect(second.locator('[name=email]')).toBeFocused();
  await expect(faults(page)).toHaveCount(0);
  await expect(second).toHaveAttribute('action', /^mailto:/);
  await expect(form(page)).toHaveAttribute('action', SERVICE);
});

test('what sends a form sooner than anybody could is refused, and keeps what it wrote', async ({ page }) => {
  await page.goto(`${site}/en/orders`);
  await hydrated(page);
  const second = page.locator('[data-block="form"] form').nth(1);
  await second.locator('[name=email]').fill('ayse@example.com');
  await second.locator('[type=submit]').click();
  await expect(second.getByRole('alert')).toContainText('Example');
  await expect(second.getByRole('alert').locator('a')).toHaveAttribute('href', /^mailto:.*ayse%40example\.com/);
  await expect(second.locator('[name=email]')).toHaveValue('ayse@example.com');
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await second.locator('[type=submit]').click();
  await expect(second.getByRole('alert')).toBeEmpty();
  await expect(second.getByRole('status')).not.toBeEmpty();
});

/** Fills the form that is signed in and sends it; gives what came to its service, of what is sent the token. */
async function sendSigned(page: Page, answer: { status: number; body: string }): Promise<string[]> {
  const asked: string[] = [];
  await page.route(SERVICE, async (route) => {
    const request = route.request();
    const isAsking = request.method() === 'GET';
    asked.push(isAsking ? 'GET' : (/name="_token"\r\n\r\n(.*)\r/.exec(request.postData() ?? '')?.[1] ?? 'none'));
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ ...(isAsking ? answer : { status: 200 }), headers });
  });
  await page.goto(`${site}/en/orders`);
  await hydrated(page);
  const third = page.locator('[data-block="form"] form').nth(2);
  await third.locator('[name=email]').focus();
  expect(asked).toEqual([]);
  await page.keyboard.type('ayse@example.com');
  await third.locator('[type=submit]').click();
  await expect(third.getByRole('status')).not.toBeEmpty();
  return asked;
}

test('a form that is signed asks for a token with the first letter, once, and sends it with the rest', async ({
  page,
}) => {
  expect(await sendSigned(page, { status: 200, body: '1.signed' })).toEqual(['GET', '1.signed']);
});

test.describe('where the service signs nothing', () => {
  test.use({ tolerated: /status of 503/ });

  test('the form is sent without a token', async ({ page }) => {
    expect(await sendSigned(page, { status: 503, body: 'Down' })).toEqual(['GET', '']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser asks for what is missing, and sends the form to its own endpoint', async ({ page }) => {
    await page.goto(`${site}/ar/orders`);
    await form(page).locator('button').click();
    await expect(page).toHaveURL(`${site}/ar/orders`);
    expect(
      await form(page)
        .locator(':is(input, select, textarea):invalid')
        .evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
    ).toEqual(['name', 'email', 'day', 'pickup', 'pickup', 'message', 'terms']);
    await expect(form(page)).toHaveAttribute('enctype', 'multipart/form-data');
    await field(page, 'telephone').fill('12');
    await expect(form(page).locator('[name=telephone]:invalid')).toHaveCount(1);
    await field(page, 'telephone').fill('٠٥٥٥ ١٢٣');
    await expect(form(page).locator('[name=telephone]:invalid')).toHaveCount(0);
  });
});
