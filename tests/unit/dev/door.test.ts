import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { forwardedHosts, isOwnOrigin, newToken, readBody, refusal, sendJson } from '../../../src/dev/door.ts';

const token = newToken();
const OWN = {
  method: 'POST',
  headers: {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    'sec-fetch-site': 'same-origin',
    'x-editor-token': token,
  },
  socket: { remoteAddress: '127.0.0.1' },
};
const asked = (change: Partial<typeof OWN>, headers: Partial<typeof OWN.headers> = {}) =>
  refusal({ ...OWN, ...change, headers: { ...OWN.headers, ...headers } }, token);

test('a page of this server may change files', () => {
  expect(asked({})).toBeUndefined();
  for (const [host, remoteAddress] of [
    ['127.0.0.1:5173', '::ffff:127.0.0.1'],
    ['[::1]:5173', '::1'],
    ['site.localhost:5173', '127.0.0.1'],
  ] as const)
    expect(asked({ socket: { remoteAddress } }, { host, origin: `http://${host}` })).toBeUndefined();
});

test.each([
  [
    'another machine',
    asked({ socket: { remoteAddress: '192.168.1.7' } }),
    'The page editor works on the machine that it runs on only.',
  ],
  ['another method', asked({ method: 'GET' }), 'Changes are posted.'],
  ['another origin', asked({}, { origin: 'https://evil.example.test' }), 'Only a page of this server changes files.'],
  [
    'another port of this machine',
    asked({}, { origin: 'http://localhost:9999' }),
    'Only a page of this server changes files.',
  ],
  ['no origin', asked({}, { origin: '' }), 'Only a page of this server changes files.'],
  [
    'a page of another site',
    asked({}, { 'sec-fetch-site': 'cross-site' }),
    'Only a page of this server changes files.',
  ],
  [
    'a foreign name that leads here',
    asked({}, { host: 'evil.example.test', origin: 'http://evil.example.test' }),
    'The page editor answers to a name of this machine only.',
  ],
  ['no token', asked({}, { 'x-editor-token': '' }), 'This page is of an earlier run: load it again.'],
  ['another token', asked({}, { 'x-editor-token': newToken() }), 'This page is of an earlier run: load it again.'],
])('%s may not', (_, why, expected) => {
  expect(why).toBe(expected);
});

const SPACE = 'my-space-5173.app.github.dev';
/** The same where the server's owner has named an address that is forwarded to it. */
const askedBy = (headers: Partial<typeof OWN.headers>, change: Partial<typeof OWN> = {}, names = [SPACE]) =>
  refusal({ ...OWN, ...change, headers: { ...OWN.headers, ...headers } }, token, forwardedHosts(names));

test('a page at an address that is forwarded may change files, whichever host the forwarder asks', () => {
  expect(askedBy({})).toBeUndefined();
  for (const host of [SPACE, `${SPACE}:443`, 'localhost:5173'])
    expect(askedBy({ host, origin: `https://${SPACE}` }), host).toBeUndefined();
});

test.each([
  [
    'no other name of the same forwarder',
    { host: 'other-5173.app.github.dev', origin: 'https://other-5173.app.github.dev' },
    {},
  ],
  ['no page of another such name', { host: SPACE, origin: 'https://other-5173.app.github.dev' }, {}],
  ['no page without encryption', { host: 'localhost:5173', origin: `http://${SPACE}` }, {}],
  ['no page at another port of the name', { host: SPACE, origin: `https://${SPACE}:8443` }, {}],
  ['no page of it by a foreign name', { host: 'evil.example.test', origin: `https://${SPACE}` }, {}],
  ['no page of another site', { host: SPACE, origin: `https://${SPACE}`, 'sec-fetch-site': 'same-site' }, {}],
  ['no other machine', { host: SPACE, origin: `https://${SPACE}` }, { socket: { remoteAddress: '10.0.0.7' } }],
  ['nobody without the token', { host: SPACE, origin: `https://${SPACE}`, 'x-editor-token': '' }, {}],
])('a name that is forwarded lets in %s', (_, headers, change) => {
  expect(askedBy(headers, change)).toBeTypeOf('string');
});

test('only whole names are let in: neither all, nor whatever lies below one', () => {
  expect([...forwardedHosts(['.app.github.dev', 'One.Example.test'])]).toEqual(['one.example.test']);
  expect([forwardedHosts(true).size, forwardedHosts(undefined).size]).toEqual([0, 0]);
  for (const names of [[], ['.app.github.dev']])
    expect(askedBy({ host: SPACE, origin: `https://${SPACE}` }, {}, names)).toBe(
      'The page editor answers to a name of this machine only.',
    );
  expect(isOwnOrigin('null', 'localhost:5173', new Set(['null']))).toBe(false);
});

test.each([
  ['says how much it is', { 'content-length': '5000000' }],
  ['does not say it', { 'transfer-encoding': 'chunked' }],
])('whoever sends too much, and %s, is answered', async (_, headers) => {
  const server = createServer(async (request, response) => {
    const body = await readBody(request, 1000);
    sendJson(response, body ? 200 : 413, { size: body?.length });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const send = (bytes: number, headers: Record<string, string> = {}) =>
    new Promise((done, failed) => {
      const asked = request({ port, host: '127.0.0.1', method: 'POST', headers }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
      asked.on('error', failed);
      asked.end(Buffer.alloc(bytes));
    });
  expect(await send(1000)).toBe(200);
  expect(await send(5_000_000, headers)).toBe(413);
  server.close();
  server.closeAllConnections();
});
