import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { giteaStore } from '../../../../src/editor/stores/gitea.ts';
import { gitHubStore } from '../../../../src/editor/stores/github.ts';
import { gitLabStore } from '../../../../src/editor/stores/gitlab.ts';
import { apiOf, bytesOf } from '../../../../src/editor/stores/repository.ts';
import type { ForgeProposal } from '../../../../src/editor/stores/standing.ts';
import type { StoreFault, WrittenFile } from '../../../../src/editor/stores/store.ts';
import type { Fate, ForgeDouble, Wrong } from '../../../forge/forge-double.ts';
import { giteaDouble } from '../../../forge/gitea-double.ts';
import { gitHubDouble } from '../../../forge/github-double.ts';
import { gitLabDouble } from '../../../forge/gitlab-double.ts';
import { siteFolder } from '../../site-folder.ts';

const doubles: ForgeDouble[] = [];
afterEach(() => expect(doubles.flatMap(({ faults }) => faults.splice(0))).toEqual([]));
afterAll(() => doubles.forEach((each) => each.close()));

const PAGE = 'meta:\n  title: { all: Title }\nblocks:\n  - type: divider\n';

/** Each forge with its double, and the requests that open, read and save there. */
const FORGES = [
  {
    name: 'GitHub',
    ...{ store: gitHubStore, double: gitHubDouble, repository: 'https://github.com/bakery/website' },
    proposal: 'https://github.com/bakery/website/pull/1',
    steps: { open: /^GET .*trees/, read: /^GET .*blobs/, save: [/^POST .*trees/, /^POST .*refs/] },
  },
  {
    name: 'GitLab',
    ...{ store: gitLabStore, double: gitLabDouble, repository: 'https://gitlab.com/bakery/website' },
    proposal: 'https://gitlab.com/bakery/website/-/merge_requests/1',
    steps: { open: /^GET .*branches/, read: /^GET .*blobs/, save: [/^GET .*files/, /^POST .*commits/] },
  },
  {
    name: 'Gitea',
    ...{ store: giteaStore, double: giteaDouble, repository: 'https://codeberg.org/bakery/website' },
    proposal: 'https://codeberg.org/bakery/website/pulls/1',
    steps: { open: /^GET .*branches/, read: /^GET .*blobs/, save: [/^GET .*trees/, /^POST .*contents/] },
  },
];
type Forge = (typeof FORGES)[number];

function opened(forge: Forge, { token, folder, most }: { token?: string; folder?: string; most?: number } = {}) {
  const double = forge.double(
    siteFolder({ 'pages/index.yaml': PAGE, 'pages/deep/er.yaml': PAGE, 'blocks/own/a.txt': 'x' }),
    'token',
    most,
  );
  doubles.push(double);
  const store = forge.store(
    {
      ...{ repository: forge.repository, published: 'main', folder, reads: ['pages', 'public'] },
      token: token ?? double.token,
    },
    double.fetch,
  );
  return { double, store };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe.each(FORGES)('$name', (forge) => {
  test('only names are read at first, and those of the site’s own folders alone', async () => {
    const { double, store } = opened(forge);
    const { version, files } = await store.open();
    expect(version).toBe(double.git('rev-parse', 'main'));
    expect(files.map(({ path }) => path).sort()).toEqual(
      expect.arrayContaining(['pages/404.yaml', 'pages/deep/er.yaml', 'pages/index.yaml', 'site.yaml']),
    );
    expect(files.filter(({ path }) => path.startsWith('blocks/'))).toEqual([]);
    expect(double.asked.filter((each) => each.includes('blobs'))).toEqual([]);
    const page = files.find(({ path }) => path === 'pages/index.yaml');
    expect(page?.id).toBe(double.git('rev-parse', 'main:pages/index.yaml'));
    expect(page && text(await store.read(page))).toBe(PAGE);
  });

  test('a site in a folder of the repository is read from it, and a folder that is not there is told', async () => {
    const { double, store } = opened(forge, { folder: 'pages' });
    const { version, files } = await store.open();
    expect(files.map(({ path }) => path).sort()).toEqual(['404.yaml', 'index.yaml']);
    await store.save({ on: version, files: [{ path: 'index.yaml', content: 'x' }], message: 'W', branch: 'w' });
    expect(double.git('diff', '--name-only', 'main', 'w')).toBe('pages/index.yaml');
    await expect(opened(forge, { folder: 'site/web' }).store.open()).rejects.toMatchObject({ fault: 'gone' });
  });

  test('a commit goes to a branch of its own, holds exactly what is given, and is proposed', async () => {
    const { double, store } = opened(forge);
    const { version } = await store.open();
    const picture = Uint8Array.from({ length: 20_000 }, (_, place) => place % 251);
    const files = [
      { path: 'pages/index.yaml', content: `\ufeff${PAGE}# سطر\n` },
      { path: 'pages/deep/er.yaml', content: undefined },
      { path: 'public/pictures/a b.png', content: picture },
    ];
    await store.save({ on: version, files, message: 'Yeni sözler', branch: 'edit/words' });
    expect(double.git('show', '--name-status', '--format=%s', 'edit/words').split('\n')).toEqual([
      'Yeni sözler',
      '',
      'D\tpages/deep/er.yaml',
      'M\tpages/index.yaml',
      'A\tpublic/pictures/a b.png',
    ]);
    expect(double.file('edit/words', 'pages/index.yaml')).toBe(`\ufeff${PAGE}# سطر\n`);
    expect(double.git('cat-file', '-s', 'edit/words:public/pictures/a b.png')).toBe('20000');
    expect(double.git('rev-parse', 'edit/words~1')).toBe(double.git('rev-parse', 'main'));
    const proposal = { branch: 'edit/words', title: 'Yeni sözler', text: '- Home' };
    expect(await store.propose?.(proposal)).toEqual({ address: forge.proposal });
    // What comes later to the same branch is in the same proposal.
    expect(await store.propose?.(proposal)).toEqual({ address: forge.proposal });
    expect(double.pulls).toEqual([{ number: 1, head: 'edit/words', title: 'Yeni sözler', body: '- Home' }]);
  });

  test('nobody’s branch is written over, and what has been saved already is not saved twice', async () => {
    const { double, store } = opened(forge);
    const { version } = await store.open();
    const save = (content: WrittenFile['content'], on = version) =>
      store.save({ on, files: [{ path: 'pages/index.yaml', content }], message: 'Words', branch: 'edit/words' });
    const { version: second } = await save('a');
    expect(await save('a')).toEqual({ version: second });
    await expect(save('b')).rejects.toMatchObject({ fault: 'moved' });
    await expect(save(undefined)).rejects.toMatchObject({ fault: 'moved' });
    expect(double.file('edit/words', 'pages/index.yaml')).toBe('a');
    await save('c', second);
    expect(double.file('edit/words', 'pages/index.yaml')).toBe('c');
    await expect(
      store.save({ on: second, files: [{ path: 'site.yaml', content: 'x' }], message: 'W', branch: 'main' }),
    ).rejects.toMatchObject({ fault: 'moved' });
  });

  let shared: ReturnType<typeof opened> | undefined;
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
  ])('%s is told apart, wherever it comes', async (label, wrong, fault) => {
    shared ??= opened(forge);
    const { double, store } = shared;
    const { version, files } = await store.open();
    const [page] = files;
    const branch = label.replaceAll(' ', '-');
    let content = 'x';
    const save = () => store.save({ on: version, files: [{ path: 'site.yaml', content }], message: 'W', branch });
    const { open, read, save: saving } = forge.steps;
    for (const [of, step] of [
      [open, () => store.open()],
      [read, () => page && store.read(page)],
      ...saving.map((each) => [each, save] as const),
    ] as const) {
      double.wrong = [{ of, with: wrong, left: 1 }];
      await expect(step()).rejects.toMatchObject(fault);
    }
    // What was cut off may have been done: it is found, and not done twice.
    await save();
    expect(double.file(branch, 'site.yaml')).toBe('x');
    expect(double.git('rev-list', '--count', `main..${branch}`)).toBe('1');
    content = 'y';
    await expect(save()).rejects.toMatchObject({ fault: 'moved' });
  });

  test('a token that is not known is told, and no message has a token or an address in it', async () => {
    const error: StoreFault = (await opened(forge, { token: 'secret' })
      .store.open()
      .then(
        () => new Error('opened'),
        (error: Error) => error,
      )) as StoreFault;
    expect(error.fault).toBe('signIn');
    expect(`${error.message} ${error.stack}`).not.toMatch(/secret|https:/);
  });
});

test.each(FORGES.filter(({ name }) => name !== 'GitHub'))('$name gives long lists in pages', async (forge) => {
  const whole = await opened(forge).store.open();
  const { double, store } = opened(forge, { most: 2 });
  expect((await store.open()).files).toEqual(whole.files);
  expect(double.asked.length).toBeGreaterThan(5);
});

test('what GitLab does not take because of somebody else’s changes is told as such', async () => {
  const { double, store } = opened(FORGES[1] as Forge);
  const { version } = await store.open();
  double.wrong = [{ of: /^POST .*commits/, with: { status: 400, body: { message: 'x' } }, left: 1 }];
  const files = [{ path: 'site.yaml', content: 'x' }];
  await expect(store.save({ on: version, files, message: 'W', branch: 'w' })).rejects.toMatchObject({ fault: 'moved' });
});

test.each(FORGES)('$name tells who has changed a file and when, and what it held then', async (forge) => {
  const { double, store } = opened(forge, { folder: 'pages' });
  const { version } = await store.open();
  const change = (content: string | undefined, on: string) =>
    store.save({ on, files: [{ path: 'index.yaml', content }], message: 'W', branch: 'edit/w' });
  const second = await change('# a b\n', version);
  await change(undefined, second.version);
  double.git('update-ref', 'refs/heads/main', 'refs/heads/edit/w');
  const versions = (await store.versions?.('index.yaml', 20)) ?? [];
  expect(versions.map(({ by }) => by)).toEqual(['Author', 'Author', 'Author']);
  expect(versions.every(({ when }) => !Number.isNaN(Date.parse(when)))).toBe(true);
  const held = await Promise.all(versions.map(({ read }) => read()));
  expect(held.map((bytes) => bytes && text(bytes))).toEqual([undefined, '# a b\n', PAGE]);
  expect(await store.versions?.('index.yaml', 1)).toHaveLength(1);
});

test.each(FORGES)('$name tells where a branch has left the published one', async (forge) => {
  const { double, store } = opened(forge);
  const { version } = await store.open();
  expect(await store.beginning?.()).toBeUndefined();
  const change = (content: string, on: string, branch: string) =>
    store.save({ on, files: [{ path: 'pages/index.yaml', content }], message: 'W', branch });
  await change('# b\n', (await change('# a\n', version, 'edit/w')).version, 'edit/w');
  await change('# meanwhile\n', version, 'main');
  const place = { repository: forge.repository, published: 'main', reads: ['pages'], token: double.token };
  expect(await forge.store({ ...place, branch: 'edit/w' }, double.fetch).beginning?.()).toBe(version);
});

test.each(FORGES)('$name tells what is said of a proposal, and takes what is to be said', async (forge) => {
  const { double } = opened(forge);
  const place = { repository: forge.repository, published: 'main', reads: ['pages'], token: double.token };
  const store = forge.store({ ...place, branch: 'edit/w' }, double.fetch);
  expect(await store.comments?.()).toBeUndefined();
  await expect(store.comment?.('x')).rejects.toMatchObject({ fault: 'gone' });
  const first = { by: 'Author', when: '2026-11-25T10:00:00Z', text: 'Please look.\n\n> *x*' };
  double.pulls.push({ number: 1, head: 'edit/w', title: 'W', body: '', said: [first] });
  expect(await store.comments?.()).toEqual([first]);
  await store.comment?.('Why?');
  expect(await store.comments?.()).toEqual([first, { by: 'Reviewer', when: '2026-11-26T10:00:00Z', text: 'Why?' }]);
  double.wrong = [{ of: /^POST/, with: { status: 403, body: { message: 'x' } }, left: 1 }];
  await expect(store.comment?.('No.')).rejects.toMatchObject({ fault: 'forbidden' });
});

test('GitHub gives many texts at once, each byte for byte or not at all', async () => {
  const { store, double } = opened(FORGES[0] as Forge);
  const on = double.git('rev-parse', 'main');
  const contents = {
    'pages/plain.yaml': bytesOf('a: ü ع 😀\r\n\n'),
    'pages/mark.yaml': bytesOf('\ufeffa: b\n'),
    'pages/empty.yaml': bytesOf(''),
    'pages/latin.yaml': new Uint8Array([0x61, 0xfc, 0x0a]),
    'pages/zero.yaml': new Uint8Array([0x61, 0, 0x0a]),
    'pages/large.yaml': bytesOf('x'.repeat(600_000)),
  };
  const written = Object.entries(contents).map(([path, content]) => ({ path, content }));
  await store.save({ on, files: written, message: 'W', branch: 'main' });
  const { files } = await store.open();
  double.asked.length = 0;
  const found = await store.readMany?.(files);
  expect(double.asked).toEqual(['POST /graphql']);
  const byPath = new Map(files.map(({ path, id }) => [path, found?.get(id)]));
  const came = Object.keys(contents).filter((path) => byPath.get(path) !== undefined);
  expect(came).toEqual(['pages/plain.yaml', 'pages/mark.yaml', 'pages/empty.yaml']);
  for (const path of came) expect(byPath.get(path)).toEqual(contents[path as keyof typeof contents]);
  expect(byPath.get('pages/index.yaml')).toEqual(bytesOf(PAGE));
  // What takes too long or is kept to itself is read one by one; who is not known is told.
  for (const status of [403, 502]) {
    double.wrong = [{ of: /graphql/, with: { status, body: { message: 'x' } }, left: 1 }];
    expect(await store.readMany?.(files)).toEqual(new Map());
  }
  double.wrong = [{ of: /graphql/, with: { status: 401, body: { message: 'x' } }, left: 1 }];
  await expect(store.readMany?.(files)).rejects.toMatchObject({ fault: 'signIn' });
});

test.each(FORGES)('$name takes a proposal over as it was seen, or refuses it', async (forge) => {
  const { double } = opened(forge);
  const place = { repository: forge.repository, published: 'main', reads: ['pages'], token: double.token };
  const store = forge.store(place, double.fetch);
  const proposed = (branch: string) => forge.store({ ...place, branch }, double.fetch);
  const { version: on } = await store.open();
  const change = async (branch: string, content: string, base = on) => {
    const { version } = await store.save({
      on: base,
      branch,
      message: branch,
      files: [{ path: 'site.yaml', content }],
    });
    await store.propose?.({ branch, title: branch, text: '' });
    return version;
  };
  await expect(proposed('edit/a').decide?.({ isTaken: true, version: on })).rejects.toMatchObject({ fault: 'gone' });
  const first = await change('edit/a', '# a\n');
  const other = await change('edit/b', '# b\n');
  // Nobody takes over what they have not seen.
  await change('edit/a', '# more\n', first);
  await expect(proposed('edit/a').decide?.({ isTaken: true, version: first })).rejects.toMatchObject({
    fault: 'moved',
  });
  expect(double.file('main', 'site.yaml')).not.toBe('# more\n');
  const { version } = await proposed('edit/a').open();
  double.wrong = [{ of: /^(?:PUT|POST)/, with: { status: 403, body: { message: 'x' } }, left: 1 }];
  await expect(proposed('edit/a').decide?.({ isTaken: true, version })).rejects.toMatchObject({ fault: 'forbidden' });
  await proposed('edit/a').decide?.({ isTaken: true, version });
  expect(double.file('main', 'site.yaml')).toBe('# more\n');
  await expect(proposed('edit/a').decide?.({ isTaken: true, version })).rejects.toMatchObject({ fault: 'gone' });
  // It has become another change of the same lines.
  await expect(proposed('edit/b').decide?.({ isTaken: true, version: other })).rejects.toMatchObject({
    fault: 'blocked',
  });
  await proposed('edit/b').decide?.({ isTaken: false, version: other });
  expect(double.file('main', 'site.yaml')).toBe('# more\n');
  const fates = (await store.standings?.(2))?.map(({ title, is }) => [title, is]);
  expect(Object.fromEntries(fates ?? [])).toEqual({ 'edit/a': 'taken', 'edit/b': 'refused' });
});

const DAY = '2026-11-25T10:00:00Z';
/** What becomes of proposals, and how each forge tells it; Gitea keeps no note of what is published. */
const FATES: readonly [Fate | undefined, Partial<ForgeProposal>, onGitea?: Partial<ForgeProposal>][] = [
  [undefined, { is: 'proposed' }],
  [
    { is: 'open', when: DAY, check: 'runs' },
    { is: 'checking', when: DAY },
  ],
  [
    { is: 'open', when: DAY, check: 'passed' },
    { is: 'checked', when: DAY },
  ],
  [
    { is: 'open', when: DAY, check: 'failed' },
    { is: 'faulty', when: DAY },
  ],
  [
    { is: 'closed', when: DAY },
    { is: 'refused', when: DAY },
  ],
  [
    { is: 'merged', when: DAY },
    { is: 'taken', when: DAY },
  ],
  [{ is: 'merged', when: DAY, publishing: 'runs' }, { is: 'publishing' }, { is: 'taken' }],
  [{ is: 'merged', when: DAY, publishing: 'failed' }, { is: 'unpublished' }, { is: 'taken' }],
  [
    { is: 'merged', when: DAY, publishing: 'done', seenAt: 'https://bakery.test/' },
    { is: 'published', when: DAY, seenAt: 'https://bakery.test/' },
    { is: 'taken', when: DAY },
  ],
  // Whoever may publish may not have a script run in the editor.
  [{ is: 'merged', when: DAY, publishing: 'done', seenAt: 'javascript:x' }, { is: 'published' }, { is: 'taken' }],
];

test.each(FORGES)('$name tells what has become of what the editor has proposed', async (forge) => {
  const { double, store } = opened(forge);
  expect(await store.standings?.(20)).toEqual([]);
  double.pulls.push({ number: 20, head: 'fix/by-hand', title: 'Somebody else’s', body: '' });
  double.pulls.push(
    ...FATES.map(([fate], place) => ({
      ...{ number: place + 1, head: `edit/words-${place}`, title: `Words ${place}`, body: '' },
      ...(fate && { fate }),
    })),
  );
  const found = await store.standings?.(20);
  const isGitea = forge.name === 'Gitea';
  expect(found).toMatchObject(
    FATES.map(([, told, onGitea], place) => ({ title: `Words ${place}`, ...((isGitea && onGitea) || told) })),
  );
  expect(found?.[0]?.address).toBe(forge.proposal);
  expect(found?.at(-1)?.seenAt).toBeUndefined();
  expect(await store.standings?.(2)).toHaveLength(2);
  double.asked.length = 0;
  // Nothing is asked of proposals that nobody is told of.
  await store.standings?.(1);
  expect(double.asked.length).toBeLessThanOrEqual(3);
});

test.each(FORGES)('$name may keep checks and deployments to itself', async (forge) => {
  const { double, store } = opened(forge);
  const proposal = { title: 'Words', body: '', head: 'edit/words' };
  double.pulls.push({ ...proposal, number: 1, fate: { is: 'merged', when: DAY, publishing: 'done' } });
  double.wrong = [{ of: /deployments|check-runs|status/, with: { status: 403, body: { message: 'x' } }, left: 9 }];
  expect(await store.standings?.(1)).toMatchObject([{ is: 'taken' }]);
  if (forge.name === 'GitLab') return;
  double.pulls.splice(0, 1, { ...proposal, number: 1, fate: { is: 'open', when: DAY, check: 'failed' } });
  expect(await store.standings?.(1)).toMatchObject([{ is: 'proposed' }]);
});

test('an Enterprise Server has its interface below its own address', () => {
  expect(apiOf('https://github.com/bakery/website')).toBe('https://api.github.com');
  expect(apiOf('https://git.bakery.test/bakery/website')).toBe('https://git.bakery.test/api/v3');
});
