import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

/** As it is put on a host of functions: no part of the engine, and without types. */
const { default: worker } = (await import(
  /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '../../../docs/form-worker.js')).href
)) as {
  default: { fetch(request: Request, settings: object, context: object): Promise<Response> };
};

const settings = {
  ...{ SITE: 'https://www.bakery.test', THANKS: '/thanks', RESEND_KEY: 'key' },
  ...{ TO: 'oven@bakery.test', FROM: 'form@bakery.test' },
};
const mails: { url: string; headers: unknown; body: Record<string, unknown> }[] = [];
const mailing =
  (status = 200) =>
  async (url: string | URL | Request, init?: RequestInit) => {
    mails.push({ url: String(url), headers: init?.headers, body: JSON.parse(String(init?.body)) });
    return new Response(null, { status });
  };

/** As a host of functions runs it, which gives something of its own beside the settings. */
function run(
  request: Request,
  { status = 200, ...more }: { status?: number; TOKEN_KEY?: string } = {},
): Promise<Response> {
  vi.stubGlobal('fetch', mailing(status));
  return worker.fetch(request, { ...settings, ...more }, { waitUntil() {} });
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a browser posts: fields and files, with the field that people do not see. */
async function posted(fields: readonly (readonly [string, string | File])[], headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of [...fields, ['_website', ''] as const]) form.append(name, value);
  const { headers: own, body } = new Request('https://forms.test/', { method: 'POST', body: form });
  const bytes = await new Response(body).arrayBuffer();
  const about = { 'content-type': own.get('content-type') ?? '', 'content-length': String(bytes.byteLength) };
  const all = { origin: settings.SITE, ...about, ...headers };
  return new Request('https://forms.test/', { method: 'POST', body: bytes, headers: all });
}
const FILLED = [
  ['email', 'ayse@example.test'],
  ['company', ' '],
  ['parts', 'Nuts'],
  ['parts', 'Milk'],
  ['plan', new File([new Uint8Array([0, 255, 128])], 'plan.pdf')],
  ['photo', new File([], '')],
] as const;

test('what was filled in goes as an e-mail, with its files', async () => {
  const response = await run(await posted(FILLED, { accept: 'application/json' }));
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, settings.SITE]);
  expect(mails.at(-1)).toEqual({
    url: 'https://api.resend.com/emails',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
    body: {
      from: settings.FROM,
      to: [settings.TO],
      subject: 'Form',
      text: 'email: ayse@example.test\nparts: Nuts\nparts: Milk',
      attachments: [{ filename: 'plan.pdf', content: 'AP+A' }],
      reply_to: 'ayse@example.test',
    },
  });
});

test('a visitor without JavaScript is led to the page of thanks', async () => {
  const response = await run(await posted(FILLED, { accept: 'text/html' }));
  expect([response.status, response.headers.get('location')]).toEqual([303, 'https://www.bakery.test/thanks']);
});

test('nothing is sent for robots, other sites and what is no form', async () => {
  const before = mails.length;
  const robot = await posted([...FILLED, ['_website', 'https://spam.test']], { accept: 'application/json' });
  expect((await run(robot)).status).toBe(204);
  expect((await run(await posted(FILLED, { origin: 'https://evil.test' }))).status).toBe(403);
  expect((await run(await posted(FILLED, { 'content-type': 'x/y' }))).status).toBe(400);
  const large = await posted(FILLED, { 'content-length': '25000001' });
  expect((await run(large)).status).toBe(413);
  const get = new Request('https://forms.test/', { headers: { origin: settings.SITE } });
  expect((await run(get)).status).toBe(405);
  expect(mails.length).toBe(before);
});

test('a mail service that fails is told as a failure', async () => {
  expect((await run(await posted(FILLED), { status: 500 })).status).toBe(502);
});

test('a token that it has signed tells who has run the page from robots; what is not signed comes with its subject changed', async () => {
  const key = { TOKEN_KEY: 'forty letters that nobody can guess, or more' };
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const asking = () => new Request('https://forms.test/', { headers: { origin: settings.SITE } });
  const given = await run(asking(), key);
  expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(given.headers.get('access-control-allow-origin')).toBe(settings.SITE);
  const token = await given.text();
  /** The subject of the e-mail that a form with this token becomes so many milliseconds later; nothing where there is none. */
  const subjectOf = async (sent: string | undefined, later: number) => {
    const before = mails.length;
    vi.setSystemTime(1_000_000 + later);
    const fields = sent === undefined ? FILLED : [...FILLED, ['_token', sent] as const];
    expect((await run(await posted(fields, { accept: 'application/json' }), key)).status).toBe(204);
    expect(String(mails.at(-1)?.body['text'])).not.toContain('_token');
    return mails.length > before ? mails.at(-1)?.body['subject'] : undefined;
  };
  expect(await subjectOf(token, 20_000)).toBe('Form');
  expect(await subjectOf(token, 100)).toBe('Form (unsigned)');
  expect(await subjectOf(token, 100_000_000)).toBe('Form (unsigned)');
  expect(await subjectOf(undefined, 20_000)).toBe('Form (unsigned)');
  expect(await subjectOf('', 20_000)).toBe('Form (unsigned)');
  for (const forged of [
    token.replace(/^\d/, '2'),
    `${token}=`,
    token.slice(0, 9),
    '1000000',
    'x.y',
    `1.${'_'.repeat(43)}=`,
  ])
    expect(await subjectOf(forged, 20_000)).toBeUndefined();
  expect((await run(asking())).status).toBe(405);
  expect((await run(new Request('https://www.bakery.test/form'), key)).status).toBe(200);
  expect((await run(new Request('https://www.bakery.test/form'))).status).toBe(403);
});
