import type { Page, Route } from '@playwright/test';
import { expect, test, waitForAnswers } from './site';

const LOOKUP = 'https://api.country.is/';
const cors = { 'access-control-allow-origin': '*' };

/** Answers the country lookup; gives the requests that were made. */
async function lookup(page: Page, answer: (route: Route) => unknown): Promise<Route[]> {
  const asked: Route[] = [];
  await page.route(LOOKUP, (route) => {
    asked.push(route);
    return answer(route);
  });
  return asked;
}
/** The same where an answer comes, however long a machine takes to give it. */
async function answered(page: Page, answer: (route: Route) => unknown): Promise<Route[]> {
  await waitForAnswers(page);
  return lookup(page, answer);
}
const country = (code: string) => (route: Route) =>
  route.fulfill({ json: { ip: '192.0.2.1', country: code }, headers: cors });
const landed = (page: Page, path: string) => page.waitForURL(path, { waitUntil: 'commit' });

test.use({ locale: 'de-DE', tolerated: /Failed to load resource|ERR_FAILED/ });

const arabic = 'SA AE EG KW QA BH OM JO LB MA TN DZ IQ YE SY PS LY SD'.split(' ');
const byCountry = [
  ['TR', 'tr'],
  ...arabic.map((code) => [code, 'ar']),
  ['MY', 'en'],
  ['DE', 'en'],
  ['IL', 'en'],
] as const;
test('a visitor gets the language of the country that the lookup tells', async ({ page }) => {
  let now = '';
  const asked = await answered(page, (route) => country(now)(route));
  for (const [place, [code = '', language = '']] of byCountry.entries()) {
    now = code;
    await page.goto('/', { waitUntil: 'commit' });
    await landed(page, `/${language}`);
    expect(asked, code).toHaveLength(place + 1);
    expect(asked.at(-1)?.request().method()).toBe('GET');
    expect(asked.at(-1)?.request().headers()['accept']).toBe('application/json');
  }
});

const failures: Record<string, (route: Route) => unknown> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, json: { country: 'SA' }, headers: cors }),
  'is not JSON': (route) => route.fulfill({ body: '<html>SA</html>', headers: cors }),
  'has another field': (route) => route.fulfill({ json: { land: 'SA' }, headers: cors }),
  'has no code': (route) => route.fulfill({ json: { country: 966 }, headers: cors }),
  'is null': (route) => route.fulfill({ json: null, headers: cors }),
  'comes too late': () => {},
};
const byBrowser = [
  { locale: 'tr-TR', language: 'tr' },
  { locale: 'ar-EG', language: 'ar' },
  { locale: 'de-DE', language: 'en' },
];
for (const { locale, language } of byBrowser)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`decides for ${language} when the lookup fails`, async ({ page }) => {
      let now = '';
      await lookup(page, (route) => failures[now]?.(route));
      for (const fault of locale === 'tr-TR' ? Object.keys(failures) : ['is refused']) {
        now = fault;
        const logged = page.waitForEvent('console', (message) => message.text().includes('could not be looked up'));
        await page.goto('/', { waitUntil: 'commit' });
        await test.step(fault, () => landed(page, `/${language}`));
        await logged;
      }
    });
  });

test('a stored choice is followed without asking anybody', async ({ page }) => {
  const asked = await answered(page, country('SA'));
  await page.goto('/robots.txt');
  for (const language of ['en', 'tr', 'ar']) {
    await page.evaluate((code) => localStorage.setItem('preferredLanguage', code), language);
    await page.goto('/', { waitUntil: 'commit' });
    await landed(page, `/${language}`);
  }
  expect(asked).toHaveLength(0);
});

test('a stored value that is no language is passed over', async ({ page }) => {
  await answered(page, country('TR'));
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'xx'));
  await page.goto('/', { waitUntil: 'commit' });
  await landed(page, '/tr');
});

test('blocked storage does not stop the decision', async ({ page }) => {
  await answered(page, country('SA'));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await landed(page, '/ar');
});

test('the history entry is replaced', async ({ page }) => {
  await answered(page, country('TR'));
  await page.goto('/en/faq');
  await page.goto('/', { waitUntil: 'commit' });
  await landed(page, '/tr');
  // The browser has no history to tell of while the page takes the place of the redirecting one.
  await page.waitForLoadState();
  await page.goBack();
  await expect(page).toHaveURL('/en/faq');
});

const unprefixed = ['/contact?x=1#form', '/about-us', '/services/export-management?a=b', '/faq#faq'];
test("an address without a language leads to the same one in the visitor's", async ({ page }) => {
  await answered(page, country('TR'));
  for (const path of unprefixed) {
    await page.goto(path, { waitUntil: 'commit' });
    await landed(page, `/tr${path}`);
  }
});

test('nothing is stored and no other host is asked before a choice', async ({ page, context, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await answered(page, country('SA'));
  await page.goto('/', { waitUntil: 'commit' });
  await landed(page, '/ar');
  await page.waitForLoadState('networkidle');
  expect([...hosts].sort()).toEqual([baseURL, new URL(LOOKUP).origin].sort());
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});
