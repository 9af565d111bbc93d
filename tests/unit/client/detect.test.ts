import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DetectionSettings } from '../../../src/client/language-decision.ts';

const settings: DetectionSettings & { base: string } = {
  base: '',
  languages: ['en', 'tr', 'ar'],
  defaultLanguage: 'en',
  storageKey: 'language',
  lookup: 'https://country.example/',
  field: 'country',
  timeout: 60_000,
  countries: { tr: ['TR'] },
};

interface Browser {
  readonly address: string;
  readonly base?: string;
  readonly stored?: Record<string, string>;
  readonly languages?: readonly string[];
  readonly fetch?: typeof fetch;
}

const said = vi.fn();
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'log').mockImplementation(said);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  said.mockClear();
});

/** Lets the script run in a browser that is at an address; gives where it goes. */
async function visit({ address, base = '', stored = {}, languages = [], fetch }: Browser): Promise<string> {
  const { pathname, search, hash } = new URL(address, 'https://www.example.test');
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('__DETECTION__', { ...settings, base });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('navigator', { language: languages[0], languages });
  vi.stubGlobal('fetch', fetch ?? refused);
  const gone = new Promise<string>((replace) => {
    vi.stubGlobal('location', { pathname, search, hash, replace });
  });
  await import('../../../src/client/detect.ts');
  return gone;
}

test.each([
  ['/', '/tr'],
  ['/index.html', '/tr'],
  ['/contact', '/tr/contact'],
  ['/contact/', '/tr/contact'],
  ['/contact.html', '/tr/contact'],
  ['/contact/index.html', '/tr/contact'],
  ['/services/export-management', '/tr/services/export-management'],
  ['/contact.html5', '/tr/contact.html5'],
  ['/contact/index.htmlx', '/tr/contact/index.htmlx'],
  ['/contacthtml', '/tr/contacthtml'],
  ['/contact/indexhtml', '/tr/contact/indexhtml'],
  ['/contact?from=mail&x=/#form', '/tr/contact?from=mail&x=/#form'],
])('%s leads to %s', async (address, target) => {
  expect(await visit({ address, stored: { language: 'tr' } })).toBe(target);
});

test('a site below a path stays below it', async () => {
  const visitor = { base: '/shop', stored: { language: 'tr' } };
  expect(await visit({ ...visitor, address: '/shop/' })).toBe('/shop/tr');
  vi.resetModules();
  expect(await visit({ ...visitor, address: '/shop/contact?a#b' })).toBe('/shop/tr/contact?a#b');
});

test('without a stored choice the country is looked up', async () => {
  const fetch = vi.fn(async () => new Response('{"country":"TR"}'));
  expect(await visit({ address: '/', languages: ['ar'], fetch })).toBe('/tr');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://country.example/', expect.anything());
});

test('without a country the browser’s languages decide, and the console says why', async () => {
  expect(await visit({ address: '/', languages: ['de-DE', 'ar-EG'] })).toBe('/ar');
  expect(said.mock.calls).toEqual([['The country could not be looked up: TypeError: Failed to fetch']]);
});

test('a browser that names no language gets the default one', async () => {
  expect(await visit({ address: '/', languages: [] })).toBe('/en');
  expect(said).toHaveBeenCalledOnce();
});
