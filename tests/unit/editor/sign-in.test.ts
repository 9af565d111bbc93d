import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

/** As it is put on a host of functions: no part of the engine, and without types. */
const { default: worker } = (await import(
  /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '../../../docs/sign-in.js')).href
)) as {
  default: { fetch(request: Request, settings: object, context: object): Promise<Response> };
};

const settings = {
  GITHUB_CLIENT_ID: 'client',
  GITHUB_CLIENT_SECRET: 'secret',
  EDITOR: 'https://www.bakery.test/edit',
};
const at = 'https://sign-in.bakery.test';
const asked: { url: string; body: Record<string, string> }[] = [];
const gitHub =
  (answer: object, status = 200) =>
  async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return Response.json(answer, { status });
  };
/** As a host of functions runs it, which gives something of its own beside the settings. */
function run(request: Request, answering?: ReturnType<typeof gitHub>): Promise<Response> {
  if (answering) vi.stubGlobal('fetch', answering);
  return worker.fetch(request, settings, { waitUntil() {} });
}
afterEach(() => {
  vi.unstubAllGlobals();
});
const post = (body: unknown, origin = 'https://www.bakery.test') =>
  new Request(`${at}/token`, { method: 'POST', headers: { origin }, body: JSON.stringify(body) });
const state = 'a'.repeat(32);

test('an author is led to GitHub, which leads back to the editor and nowhere else', async () => {
  const response = await run(new Request(`${at}/start?state=${state}`));
  expect(response.status).toBe(302);
  const to = new URL(response.headers.get('location') ?? '');
  expect(to.origin + to.pathname).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(to.searchParams)).toEqual({
    ...{ client_id: 'client', redirect_uri: settings.EDITOR, scope: 'repo', state },
  });
  expect((await run(new Request(`${at}/start?state=x`))).status).toBe(400);
  expect((await run(new Request(`${at}/else`))).status).toBe(404);
});

test('a code becomes a token, for the editor’s own origin alone', async () => {
  const response = await run(post({ code: 'abc' }), gitHub({ access_token: 'token' }));
  expect([response.status, await response.json()]).toEqual([200, { token: 'token' }]);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://www.bakery.test');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(asked.at(-1)).toEqual({
    url: 'https://github.com/login/oauth/access_token',
    body: { client_id: 'client', client_secret: 'secret', redirect_uri: settings.EDITOR, code: 'abc' },
  });
  const before = asked.length;
  for (const other of ['https://evil.test', 'null', 'https://www.bakery.test.evil.test'])
    expect((await run(post({ code: 'abc' }, other), gitHub({}))).status).toBe(403);
  for (const body of [{}, { code: 1 }, { code: 'a&b' }, 'x', null])
    expect((await run(post(body), gitHub({}))).status).toBe(400);
  expect(asked.length).toBe(before);
});

test.each([
  ['a code that GitHub does not know', { error: 'bad_verification_code' }, 200],
  ['a GitHub that refuses', {}, 500],
])('%s gives no token', async (_, answer, status) => {
  const response = await run(post({ code: 'abc' }), gitHub(answer, status));
  expect([response.status, await response.json()]).toEqual([401, {}]);
});
