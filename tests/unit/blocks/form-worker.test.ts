import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** As it is put on a host of functions: no part of the engine, and without types. */
const { default: worker } = (await import(
  /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '../../../docs/form-worker.js')).href
)) as {
  default: { fetch(request: Request, settings: object, ask?: typeof fetch): Promise<Response> };
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
  const response = await worker.fetch(await posted(FILLED, { accept: 'application/json' }), settings, mailing());
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
  const response = await worker.fetch(await posted(FILLED, { accept: 'text/html' }), settings, mailing());
  expect([response.status, response.headers.get('location')]).toEqual([303, 'https://www.bakery.test/thanks']);
});

test('nothing is sent for robots, other sites and what is no form', async () => {
  const before = mails.length;
  const robot = await posted([...FILLED, ['_website', 'https://spam.test']], { accept: 'application/json' });
  expect((await worker.fetch(robot, settings, mailing())).status).toBe(204);
  expect((await worker.fetch(await posted(FILLED, { origin: 'https://evil.test' }), settings, mailing())).status).toBe(
    403,
  );
  expect((await worker.fetch(await posted(FILLED, { 'content-type': 'x/y' }), settings, mailing())).status).toBe(400);
  const large = await posted(FILLED, { 'content-length': '25000001' });
  expect((await worker.fetch(large, settings, mailing())).status).toBe(413);
  const get = new Request('https://forms.test/', { headers: { origin: settings.SITE } });
  expect((await worker.fetch(get, settings, mailing())).status).toBe(405);
  expect(mails.length).toBe(before);
});

test('a mail service that fails is told as a failure', async () => {
  expect((await worker.fetch(await posted(FILLED), settings, mailing(500))).status).toBe(502);
});
