import { expect, test } from 'vitest';
import { askAll } from '../../../src/disk/ask-far.ts';

/** Other sites, by their addresses: a status, or a status and where it leads. */
const WEB: Readonly<Record<string, readonly [status: number, to?: string] | string>> = {
  'https://a.org/': [200],
  'https://a.org/gone': [404],
  'https://a.org/old': [301, '/older'],
  'https://a.org/older': [308, 'https://b.org/new'],
  'https://b.org/new': [200],
  'https://a.org/today': [302, '/'],
  'https://a.org/old-and-gone': [301, '/gone'],
  'https://a.org/round': [301, '/round'],
  'https://a.org/busy': [503],
  'https://a.org/script': [301, 'javascript:alert(1)'],
  'https://nowhere.org/': 'ENOTFOUND',
  'https://slow.org/': 'ETIMEDOUT',
};

const asked: string[] = [];
const web = async (address: string, { method }: RequestInit) => {
  asked.push(`${method} ${address}`);
  const answer = WEB[address];
  if (typeof answer === 'string') throw new TypeError('fetch failed', { cause: { code: answer } });
  // A host that knows no HEAD.
  if (address === 'https://b.org/new' && method === 'HEAD') return new Response(null, { status: 405 });
  const [status, to] = answer ?? [500];
  return new Response(null, { status, headers: to === undefined ? {} : { Location: to } });
};

test.each([
  ['https://a.org/', { is: 'there' }],
  ['https://a.org/#part', { is: 'there' }],
  ['https://a.org/gone', { is: 'gone', said: '404' }],
  ['https://a.org/old#part', { is: 'moved', to: 'https://b.org/new#part' }],
  ['https://a.org/today', { is: 'there' }],
  ['https://a.org/old-and-gone', { is: 'gone', said: '404' }],
  ['https://a.org/round', { is: 'gone', said: '10 redirects' }],
  ['https://a.org/busy', { is: 'silent', said: '503' }],
  ['https://a.org/script', { is: 'there' }],
  ['https://nowhere.org/', { is: 'gone', said: 'ENOTFOUND' }],
  ['https://slow.org/', { is: 'silent', said: 'ETIMEDOUT' }],
])('%s', async (address, answer) => {
  expect((await askAll([address], web)).get(address)).toEqual(answer);
});

test('a page is fetched whole only where a host knows no question without an answer’s body', () => {
  expect(asked.filter((each) => each.startsWith('GET '))).toEqual(
    expect.arrayContaining(['GET https://b.org/new', 'GET https://a.org/gone']),
  );
  expect(asked).not.toContain('GET https://a.org/');
});

test('a host is asked for one page at a time', async () => {
  let [now, most] = [0, 0];
  const slow = async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    return new Response();
  };
  const answers = await askAll(['https://a.org/1', 'https://a.org/2', 'https://a.org/3'], slow);
  expect(answers.size).toBe(3);
  expect(most).toBe(1);
});
