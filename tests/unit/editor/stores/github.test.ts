import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { apiOf, gitHubStore } from '../../../../src/editor/stores/github.ts';
import type { StoreFault } from '../../../../src/editor/stores/store.ts';
import { type GitHubDouble, gitHubDouble, type Wrong } from '../../../forge/github-double.ts';
import { siteFolder } from '../../site-folder.ts';

const doubles: GitHubDouble[] = [];
afterEach(() => expect(doubles.flatMap(({ faults }) => faults.splice(0))).toEqual([]));
afterAll(() => doubles.forEach((each) => each.close()));

const PAGE = 'meta:\n  title: { all: Title }\nblocks:\n  - type: divider\n';
const REPOSITORY = 'https://github.com/bakery/website';

function opened({ token, folder }: { token?: string; folder?: string } = {}) {
  const double = gitHubDouble(
    siteFolder({ 'pages/index.yaml': PAGE, 'pages/deep/er.yaml': PAGE, 'blocks/own/a.txt': 'x' }),
  );
  doubles.push(double);
  const store = gitHubStore(
    { repository: REPOSITORY, published: 'main', folder, reads: ['pages', 'public'], token: token ?? double.token },
    double.fetch,
  );
  return { double, store };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('only names and sizes are read at first, and those of the site’s own folders alone', async () => {
  const { double, store } = opened();
  const { version, files } = await store.open();
  expect(version).toBe(double.git('rev-parse', 'main'));
  expect(files.map(({ path }) => path).sort()).toEqual(
    expect.arrayContaining(['pages/404.yaml', 'pages/deep/er.yaml', 'pages/index.yaml', 'site.yaml']),
  );
  expect(files.filter(({ path }) => path.startsWith('blocks/'))).toEqual([]);
  expect(double.asked.filter((each) => each.includes('blobs'))).toEqual([]);
  const page = files.find(({ path }) => path === 'pages/index.yaml');
  expect(page?.size).toBe(PAGE.length);
  expect(page && text(await store.read(page))).toBe(PAGE);
});

test('a commit goes to a branch of its own, holds exactly what is given, and is proposed', async () => {
  const { double, store } = opened();
  const { version } = await store.open();
  const picture = Uint8Array.from({ length: 20_000 }, (_, place) => place % 251);
  const files = [
    { path: 'pages/index.yaml', content: `\ufeff${PAGE}# سطر\n` },
    { path: 'pages/deep/er.yaml', content: undefined },
    { path: 'public/pictures/a.png', content: picture },
  ];
  await store.save({ on: version, files, message: 'Yeni sözler', branch: 'edit/words' });
  expect(double.git('show', '--name-status', '--format=%s', 'edit/words').split('\n')).toEqual([
    'Yeni sözler',
    '',
    'D\tpages/deep/er.yaml',
    'M\tpages/index.yaml',
    'A\tpublic/pictures/a.png',
  ]);
  expect(double.file('edit/words', 'pages/index.yaml')).toBe(`\ufeff${PAGE}# سطر\n`);
  expect(double.git('cat-file', '-s', 'edit/words:public/pictures/a.png')).toBe('20000');
  expect(double.git('rev-parse', 'edit/words~1')).toBe(double.git('rev-parse', 'main'));
  const proposal = { branch: 'edit/words', title: 'Yeni sözler', text: '- Home' };
  expect(await store.propose?.(proposal)).toEqual({ address: 'https://github.com/bakery/website/pull/1' });
  // What comes later to the same branch is in the same proposal.
  expect(await store.propose?.(proposal)).toEqual({ address: 'https://github.com/bakery/website/pull/1' });
  expect(double.pulls).toHaveLength(1);
});

test('nobody’s branch is written over', async () => {
  const { double, store } = opened();
  const { version } = await store.open();
  const save = (content: string, on = version) =>
    store.save({ on, files: [{ path: 'pages/index.yaml', content }], message: 'Words', branch: 'edit/words' });
  const { version: second } = await save('a');
  await expect(save('b')).rejects.toMatchObject({ fault: 'moved' });
  expect(double.file('edit/words', 'pages/index.yaml')).toBe('a');
  await save('c', second);
  expect(double.file('edit/words', 'pages/index.yaml')).toBe('c');
});

test.each<[string, Wrong, Partial<StoreFault>]>([
  ['401', { status: 401, body: {} }, { fault: 'signIn' }],
  ['403', { status: 403, body: {} }, { fault: 'forbidden' }],
  ['403 that is a limit', { status: 403, body: {}, headers: { 'retry-after': '30' } }, { fault: 'busy', after: 30 }],
  ['409', { status: 409, body: {} }, { fault: 'moved' }],
  ['422', { status: 422, body: {} }, { fault: 'moved' }],
  ['429', { status: 429, body: {}, headers: { 'retry-after': '7' } }, { fault: 'busy', after: 7 }],
  ['500', { status: 500, body: {} }, { fault: 'failed' }],
  ['an answer that is cut off', 'cut', { fault: 'offline' }],
  ['no answer', 'gone', { fault: 'offline' }],
])('%s is told apart, wherever it comes', async (_, wrong, fault) => {
  const { double, store } = opened();
  const { version, files } = await store.open();
  const [page] = files;
  const save = () =>
    store.save({ on: version, files: [{ path: 'site.yaml', content: 'x' }], message: 'W', branch: 'w' });
  for (const [of, step] of [
    [/^GET .*commits/, () => store.open()],
    [/^GET .*blobs/, () => page && store.read(page)],
    [/^POST .*trees/, save],
    [/^POST .*refs/, save],
  ] as const) {
    double.wrong = [{ of, with: wrong, left: 1 }];
    await expect(step()).rejects.toMatchObject(fault);
  }
  await save();
  expect(double.file('w', 'site.yaml')).toBe('x');
});

describe('what cannot be opened', () => {
  test('a token that is not known', async () => {
    await expect(opened({ token: 'other' }).store.open()).rejects.toMatchObject({ fault: 'signIn' });
  });

  test('a folder that is not there', async () => {
    await expect(opened({ folder: 'site/web' }).store.open()).rejects.toMatchObject({ fault: 'gone' });
  });

  test('and no message has the token or an address in it', async () => {
    const { store } = opened({ token: 'secret' });
    const error: Error = await store.open().then(
      () => new Error('opened'),
      (error: Error) => error,
    );
    expect(`${error.message} ${error.stack}`).not.toMatch(/secret|api\.github/);
  });
});

test('an Enterprise Server has its interface below its own address', () => {
  expect(apiOf('https://github.com/bakery/website')).toBe('https://api.github.com');
  expect(apiOf('https://git.bakery.test/bakery/website')).toBe('https://git.bakery.test/api/v3');
});
