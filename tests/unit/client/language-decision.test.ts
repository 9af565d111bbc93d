import { describe, expect, test } from 'vitest';
import { type DetectionSettings, decideLanguage, type Visitor } from '../../../src/client/language-decision.ts';

const settings: DetectionSettings = {
  languages: ['en', 'tr', 'ar'],
  defaultLanguage: 'en',
  storageKey: 'language',
  lookup: 'https://country.example/',
  field: 'country',
  timeout: 60_000,
  countries: { tr: ['TR'], ar: ['SA', 'AE'] },
};

const answer =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const refused = async () => {
  throw new TypeError('Failed to fetch');
};
const slow: typeof fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  });

function decide({ more = {}, ...own }: Partial<Visitor> & { more?: Partial<DetectionSettings> }) {
  const asked: unknown[] = [];
  const said: string[] = [];
  const visitor: Visitor = {
    stored: () => null,
    wanted: ['fr-FR'],
    log: (message) => said.push(message),
    ...own,
    fetch: (...request) => {
      asked.push(request[0]);
      return (own.fetch ?? answer('{"country":"SA"}'))(...request);
    },
  };
  return decideLanguage({ ...settings, ...more }, visitor).then((language) => ({
    language,
    asked: asked.length,
    said: said.length,
  }));
}

const throwing = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

describe('a stored choice', () => {
  test('wins, and nobody is asked', async () => {
    expect(await decide({ stored: (key) => (key === 'language' ? 'tr' : null) })).toEqual({
      language: 'tr',
      asked: 0,
      said: 0,
    });
  });

  test.each(['de', '', 'EN', '__proto__'])(
    'of %j, which the site does not have, counts for nothing',
    async (stored) => {
      expect((await decide({ stored: () => stored })).language).toBe('ar');
    },
  );

  test('that cannot be read counts for nothing', async () => {
    expect(await decide({ stored: throwing })).toEqual({ language: 'ar', asked: 1, said: 0 });
  });
});

describe('the country', () => {
  test.each([
    ['{"country":"TR"}', 'tr'],
    ['{"country":"AE","city":"x"}', 'ar'],
    ['{"country":"sa"}', 'ar'],
    ['{"country":"DE"}', 'en'],
  ])('%s gives %s', async (body, language) => {
    expect(await decide({ fetch: answer(body), wanted: ['tr-TR'] })).toEqual({ language, asked: 1, said: 0 });
  });

  test.each<[string, typeof fetch]>([
    ['refused', refused],
    ['answered 500', answer('{"country":"SA"}', 500)],
    ['answered 403', answer('', 403)],
    ['answered in HTML', answer('<!doctype html>')],
    ['empty', answer('')],
    ['null', answer('null')],
    ['a list', answer('["SA"]')],
    ['under another name', answer('{"code":"SA"}')],
    ['a number', answer('{"country":90}')],
    ['a name', answer('{"country":"Saudi Arabia"}')],
  ])('%s: the browser’s language decides, and the console says why', async (_name, fetch) => {
    expect(await decide({ fetch, wanted: ['tr-TR'] })).toEqual({ language: 'tr', asked: 1, said: 1 });
  });

  test('too slow: the browser’s language decides, and the console says why', async () => {
    const outcome = await decide({ fetch: slow, more: { timeout: 50 }, wanted: ['tr-TR'] });
    expect(outcome).toEqual({ language: 'tr', asked: 1, said: 1 });
  });

  test('is not asked where no lookup is named', async () => {
    expect(await decide({ more: { lookup: null }, wanted: ['ar'] })).toEqual({ language: 'ar', asked: 0, said: 0 });
    expect((await decide({ more: { lookup: '' } })).asked).toBe(0);
  });
});

describe('what the lookup is asked, and what the console says', () => {
  const listen = async (fetch: typeof globalThis.fetch, more: Partial<Visitor> = {}) => {
    const said: string[] = [];
    const visitor = {
      stored: () => null,
      wanted: ['tr'],
      log: (message: string) => said.push(message),
      fetch,
      ...more,
    };
    return { language: await decideLanguage(settings, visitor), said };
  };

  test('JSON is asked for at the address of the site’s own choice', async () => {
    const requests: Request[] = [];
    await listen(async (...request) => {
      requests.push(new Request(...request));
      return new Response('{"country":"SA"}');
    });
    expect(requests.map(({ url, headers }) => [url, headers.get('accept')])).toEqual([
      ['https://country.example/', 'application/json'],
    ]);
  });

  test.each<[string, typeof fetch, string]>([
    ['status', answer('', 503), 'The country could not be looked up: Error: status 503'],
    ['missing field', answer('{}'), 'The country could not be looked up: Error: no country in the answer'],
    ['null', answer('null'), 'The country could not be looked up: Error: no country in the answer'],
    ['list', answer('{"country":["SA"]}'), 'The country could not be looked up: Error: no country in the answer'],
    ['refusal', refused, 'The country could not be looked up: TypeError: Failed to fetch'],
  ])('a %s is told', async (_name, fetch, message) => {
    expect(await listen(fetch)).toEqual({ language: 'tr', said: [message] });
  });

  test('what nobody thought of is told too', async () => {
    const broken = undefined as unknown as string[];
    const { language, said } = await listen(refused, { wanted: broken });
    expect(language).toBe('en');
    expect(said[1]).toMatch(/^The language could not be decided: TypeError: /);
  });
});

describe('the browser’s language', () => {
  test.each([
    ['tr', 'tr'],
    ['TR-tr', 'tr'],
    ['ar-EG', 'ar'],
    ['en-GB', 'en'],
    ['de-DE', 'en'],
    ['fil-PH,tr', 'tr'],
    ['', 'en'],
  ])('%s gives %s', async (wanted, decided) => {
    expect((await decide({ fetch: refused, wanted: wanted.split(',') })).language).toBe(decided);
  });

  test('is one of several, the first that the site has counting', async () => {
    expect((await decide({ fetch: refused, wanted: ['de-DE', 'ar', 'tr'] })).language).toBe('ar');
  });
});

test('a site in one language asks nobody', async () => {
  const more = { languages: ['tr'], defaultLanguage: 'tr' };
  expect(await decide({ more, stored: throwing })).toEqual({ language: 'tr', asked: 0, said: 0 });
});

test('when everything fails, the default language is left', async () => {
  const visitor = { stored: throwing, fetch: refused, wanted: undefined as unknown as string[] };
  expect((await decide(visitor)).language).toBe('en');
});
