import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, open, test } from './site';

const words = {
  en: {
    labels: ['Name', 'Email', 'Company', 'Message'],
    submit: 'Send message',
    required: 'Please fill in this field.',
    email: 'Please enter a complete email address, such as name@company.com.',
  },
  tr: {
    labels: ['Ad soyad', 'E-posta', 'Firma', 'Mesaj'],
    submit: 'Mesajı gönderin',
    required: 'Lütfen bu alanı doldurun.',
    email: 'Lütfen e-posta adresinizi eksiksiz yazın; örneğin ad@firma.com.',
  },
  ar: {
    labels: ['الاسم', 'البريد الإلكتروني', 'الشركة', 'الرسالة'],
    submit: 'أرسل الرسالة',
    required: 'يُرجى ملء هذا الحقل.',
    email: 'يُرجى كتابة بريد إلكتروني كامل، مثل name@company.com.',
  },
} as const;

const form = (page: Page) => page.locator('[data-block="form"] form');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');
const message = {
  name: 'Ayşe Öztürk & Sons',
  email: 'ayse@example.com',
  company: 'Öz Gıda',
  message: 'Olive oil?\n100% & #1',
};

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Browsers hand mailto: addresses to another program; they ask the network for nothing, but their protocol tells. */
async function mailOnSubmit(page: Page): Promise<URL> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await submit(page).click();
  return new URL(await asked);
}

for (const [language, { labels, submit: name, required, email }] of Object.entries(words)) {
  test(`fields have labels and messages in the page's language (${language})`, async ({ page }) => {
    await open(page, `/${language}/contact`);
    for (const label of labels) await expect(form(page).getByLabel(label)).toBeVisible();
    await expect(submit(page)).toHaveText(name);
    await submit(page).click();
    await expect(form(page).locator('.fault')).toHaveText([required, required, required]);
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAccessibleDescription(required);
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'company')).not.toHaveAttribute('aria-invalid');
    await fill(page, { name: 'A', email: 'a@', message: '   ' });
    await submit(page).click();
    await expect(form(page).locator('.fault')).toHaveText([email, required]);
    await expect(field(page, 'email')).toBeFocused();
    await field(page, 'email').fill('a@b.example');
    await expect(form(page).locator('.fault')).toHaveText([required]);
  });
}

test('without an endpoint the form writes an e-mail with everything in it, and keeps it', async ({ page }) => {
  await open(page, '/tr/contact');
  await fill(page, message);
  const mail = await mailOnSubmit(page);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe(await page.locator('.footer-contact a').textContent());
  expect(mail.searchParams.get('subject')).toBe('Bize yazın: Ayşe Öztürk & Sons, Öz Gıda');
  expect(
    mail.searchParams
      .get('body')
      ?.split('\r\n')
      .flatMap((line) => line.split('\n')),
  ).toEqual([
    'Ad soyad: Ayşe Öztürk & Sons',
    'E-posta: ayse@example.com',
    'Firma: Öz Gıda',
    'Mesaj:',
    'Olive oil?',
    '100% & #1',
    '',
  ]);
  for (const [name, value] of Object.entries(message)) await expect(field(page, name)).toHaveValue(value);
  await expect(page).toHaveURL('/tr/contact');
});

for (const [language, opened, copy, copied] of [
  ['en', /^Your email now waits in your mail program/, 'Copy the address', 'Address copied.'],
  ['tr', /^E-postanız e-posta programınızda hazır/, 'Adresi kopyala', 'Adres kopyalandı.'],
  ['ar', /^رسالتك جاهزة في برنامج بريدك/, 'انسخ العنوان', 'نُسخ العنوان.'],
] as const)
  test(`once the e-mail is handed over, the page says so, with the address to copy (${language})`, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `/${language}/contact`);
    await fill(page, message);
    const { pathname: address } = await mailOnSubmit(page);
    const said = form(page).getByRole('status').filter({ hasText: opened });
    await expect(said).toBeInViewport();
    await expect(said.getByRole('link', { name: address })).toHaveAttribute('href', /^mailto:.*body=.*Olive/);
    await form(page).getByRole('button', { name: copy }).click();
    await expect(form(page).getByText(copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    // From the top: what the sticky header happens to cover half of is no small target.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
  });

for (const [language, width] of [
  ['ar', 390],
  ['ar', 1280],
  ['en', 1280],
] as const)
  test(`the first field with a fault stands below the header with its label (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/${language}/contact`);
    const topOf = (target: string) =>
      page
        .locator(target)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    const header = (await page.locator('.site-header').boundingBox())?.height ?? 0;
    // Far above the window; half below the header; free of it, but not its label.
    for (const top of [-2000, header - 20, header + 10]) {
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), (await topOf('[name=name]')) - top);
      await submit(page).dispatchEvent('click');
      await expect(field(page, 'name')).toBeFocused();
      expect(await topOf('[data-block=form] label'), `from ${top}`).toBeGreaterThanOrEqual(header);
      await submit(page).focus();
    }
  });

test('what was written before the program came is kept', async ({ page }) => {
  await page.route('**/assets/entry-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/en/contact');
  await fill(page, message);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  for (const [name, value] of Object.entries(message)) await expect(field(page, name)).toHaveValue(value);
});

test('fields offer the right keyboards and what browsers remember', async ({ page }) => {
  await page.goto('/en/contact');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  for (const [name, purpose] of [
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
  ] as const)
    await expect(field(page, name)).toHaveAttribute('autocomplete', purpose);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form goes to the e-mail address and the browser checks it', async ({ page }) => {
    await page.goto('/ar/contact');
    const address = await page.locator('.footer-contact a').textContent();
    await expect(form(page)).toHaveAttribute('action', `mailto:${address}`);
    await expect(form(page)).not.toHaveAttribute('novalidate');
    await expect(form(page).getByRole('link', { name: `${address}` })).toBeVisible();
    for (const name of ['name', 'email', 'message']) await expect(field(page, name)).toHaveAttribute('required');
  });
});
