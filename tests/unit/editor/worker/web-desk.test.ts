import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { OfferedPages } from '../../../../src/content/resolve/offers.ts';
import { folderFiles } from '../../../../src/disk/folder-files.ts';
import { machineOf } from '../../../../src/disk/machine.ts';
import type { EditorChanges } from '../../../../src/editor/shared/editor-api.ts';
import type { BranchComment, BranchInfo, ChangeOutcome, EditorTable } from '../../../../src/editor/shared/protocol.ts';
import type { FilesRead, WebSite } from '../../../../src/editor/shared/web.ts';
import { folderStore } from '../../../../src/editor/stores/folder.ts';
import { gitHubStore } from '../../../../src/editor/stores/github.ts';
import type { SiteStore, WrittenFile } from '../../../../src/editor/stores/store.ts';
import type { KeptSitting } from '../../../../src/editor/worker/kept-sitting.ts';
import { webMachine } from '../../../../src/editor/worker/machine.ts';
import { sha256 } from '../../../../src/editor/worker/sha-256.ts';
import { openWebDesk } from '../../../../src/editor/worker/web-desk.ts';
import { offeredOf } from '../../../../src/publish/editor/editor-files.ts';
import { webMachine as toldMachine } from '../../../../src/publish/editor/web-machine.ts';
import type { ForgeDouble } from '../../../forge/forge-double.ts';
import { gitHubDouble } from '../../../forge/github-double.ts';
import { openFiles, siteFolder } from '../../site-folder.ts';
import { forms, siteDesk } from '../site-desk.ts';
import { folderOnDisk } from '../stores/folder-on-disk.ts';
import { largeSite } from './large-site.ts';

const doubles: ForgeDouble[] = [];
afterEach(() => expect(doubles.flatMap(({ faults }) => faults.splice(0))).toEqual([]));
afterAll(() => doubles.forEach((each) => each.close()));

const PAGE = `meta:
  title: { all: Title }
  description: { all: Description }
blocks:
  # The first.
  - type: text
    title: { en: One, tr: Bir, ar: واحد }
  - type: text
    title: { en: Two, tr: İki, ar: اثنان }
`;

/** The editor of a published site, whose repository is a real one. */
async function sitting({
  folder = siteFolder({ 'pages/index.yaml': PAGE }),
  double = opened(folder),
  kept = keeping(),
  branch = 'main',
  reading = (_: FilesRead): void => {},
  offered = undefined as OfferedPages | Promise<OfferedPages> | undefined,
  /** A folder instead of the repository. */
  store = undefined as SiteStore | undefined,
} = {}) {
  let token = double.token;
  const site: WebSite = {
    place: {
      ...{ repository: 'https://github.com/bakery/website', forge: 'github', branch: 'main' },
      ...{ reads: ['pages', 'public'], preview: 'https://{branch}--bakery.example' },
    },
    ...{
      brand: 'Bakery',
      knownWords: [],
      labels: [],
      hasLeftward: false,
      base: '',
      first: '/en',
      sprite: '/edit/icons.svg',
    },
    machine: toldMachine(folder, folderFiles(folder)),
    ...{ kinds: [], forms: [...forms], examples: {}, names: { shared: {}, blocks: {} } },
  };
  const place = { repository: site.place.repository, published: 'main', branch, reads: site.place.reads };
  const desk = await openWebDesk({
    site,
    machine: webMachine(site.machine, sha256),
    store: () => store ?? gitHubStore({ ...place, token }, double.fetch),
    editor: 'https://bakery.example/edit',
    isDirect: store !== undefined,
    ...{ reading, offered: Promise.resolve(offered) },
    kept: kept.sittings,
    canBeShown: async () => true,
    addressOf: (path) => `blob:${path}`,
  });
  const asked = { path: '/en', languages: 'en' };
  const table = async () => ((await desk.page({ ...asked, editing: true })) as { editor: EditorTable }).editor;
  return {
    ...{ desk, double, folder, kept, table },
    /** Somebody else's token, and none at all. */
    sign: (other: string) => {
      token = other;
    },
    async change<Name extends keyof EditorChanges>(name: Name, what: object): Promise<ChangeOutcome> {
      const { id } = await table();
      const answer = await desk.call(name, { table: id, ...what, ...asked } as never);
      return (answer as { outcome: ChangeOutcome }).outcome;
    },
  };
}

function opened(folder: string): ForgeDouble {
  const double = gitHubDouble(folder);
  doubles.push(double);
  return double;
}

/** What a browser keeps, by what it is told to. */
function keeping() {
  const keeper = {
    now: undefined as KeptSitting | undefined,
    sittings: {
      get: async () => structuredClone(keeper.now),
      put: async (sitting: KeptSitting | undefined) => {
        keeper.now = structuredClone(sitting);
      },
    },
  };
  return keeper;
}

/** Writes one text in a language over another. */
type Sitting = Awaited<ReturnType<typeof sitting>>;
const write = async (
  { table, change }: Pick<Sitting, 'table' | 'change'>,
  language: string,
  was: string,
  to: string,
) => {
  const { texts } = await table();
  const index = texts.findIndex(({ by }) => by[language] === was);
  return change('save', { index, language, was, to });
};

const DONE = { kind: 'done' };
const propose = ({ change }: Sitting, what: object = {}) =>
  change('record', { name: 'New words', branch: '', ...what });

/** Another author changes a file of the published branch. */
function meanwhile({ double, folder }: Sitting, file: string, text: string): void {
  writeFileSync(join(folder, file), text);
  double.git('--work-tree', folder, 'add', '--all');
  double.git('--work-tree', folder, 'commit', '--quiet', '--message', 'Meanwhile');
}

test('a heading in three languages is proposed as the bytes that the authors’ server writes', async () => {
  const own = await sitting();
  const steps = [
    ['en', 'One', 'Bread: fresh'],
    ['tr', 'Bir', 'Taze ekmek'],
    ['ar', 'واحد', 'خبز طازج'],
  ] as const;
  for (const [language, was, to] of steps) expect(await write(own, language, was, to)).toEqual(DONE);
  expect(own.double.asked.filter((each) => !each.startsWith('GET'))).toEqual([]);
  expect(await propose(own)).toEqual({
    kind: 'done',
    proposed: {
      address: 'https://github.com/bakery/website/pull/1',
      preview: expect.stringMatching(/^https:\/\/edit-new-words-[\d-]+--bakery\.example$/),
    },
  });
  const [pull] = own.double.pulls;
  const branch = pull?.head ?? '';
  expect(own.double.git('log', '-1', '--format=%s', branch)).toBe('New words');
  expect(own.double.git('show', '--name-only', '--format=', branch)).toBe('pages/index.yaml\npages/translations.lock');
  const { session, read } = siteDesk({ 'pages/index.yaml': PAGE });
  for (const [language, was, to] of steps)
    session.save('pages/index.yaml', { path: ['blocks', 0, 'title'], language, was, to }, ['text', 'title']);
  for (const file of ['pages/index.yaml', 'pages/translations.lock'])
    expect(own.double.file(branch, file)).toBe(read(file));
  expect(own.double.file('main', 'pages/index.yaml')).toBe(PAGE);
  // Whoever publishes reads it in words of the page, in which nothing is a sign of Markdown.
  const body = pull?.body.split('\n') ?? [];
  expect(body.slice(0, 2)).toEqual([
    '- Home page › Text › Title, English: “One” → “Bread: fresh”',
    '- Home page › Text › Title, Türkçe: “Bir” → “Taze ekmek”',
  ]);
  expect(body).toContain(
    `Look at it on the page, agree and ask: https://bakery.example/edit?branch=${encodeURIComponent(branch)}`,
  );
  // What comes next is in the same proposal.
  expect(await write(own, 'en', 'Two', 'Rolls')).toEqual(DONE);
  expect(await propose(own)).toMatchObject(DONE);
  expect(own.double.pulls).toHaveLength(1);
  expect(own.double.file(branch, 'pages/index.yaml')).toContain('Rolls');
  expect(own.double.git('rev-list', '--count', `main..${branch}`)).toBe('2');
});

test('only what the page needs is fetched', async () => {
  const { table, double } = await sitting({
    folder: siteFolder({ 'pages/index.yaml': PAGE, 'pages/far.yaml': PAGE, 'public/big.png': Buffer.alloc(9) }),
  });
  await table();
  const read = double.asked.filter((each) => each.includes('blobs')).length;
  expect(read).toBeLessThan(double.git('ls-tree', '-r', '--name-only', 'main').split('\n').length);
});

test('what another author has changed meanwhile stays, and both versions of one text are told', async () => {
  const own = await sitting();
  await write(own, 'en', 'One', 'Mine');
  meanwhile(own, 'pages/index.yaml', PAGE.replace('İki', 'Onların').replace('# The first.', '# The very first.'));
  expect(await propose(own)).toMatchObject(DONE);
  expect(own.double.file(own.double.pulls[0]?.head ?? '', 'pages/index.yaml')).toBe(
    PAGE.replace('İki', 'Onların').replace('# The first.', '# The very first.').replace('One', 'Mine'),
  );
  const other = await sitting();
  await write(other, 'en', 'One', 'Mine');
  await write(other, 'en', 'Two', 'Also mine');
  meanwhile(other, 'pages/index.yaml', PAGE.replace('One', 'Theirs'));
  expect(await propose(other)).toEqual({ kind: 'stale', file: 'pages/index.yaml', theirs: 'Theirs', yours: 'Mine' });
  expect(other.double.pulls).toEqual([]);
  expect(await propose(other, { keep: 'theirs' })).toMatchObject(DONE);
  expect(other.double.file(other.double.pulls[0]?.head ?? '', 'pages/index.yaml')).toBe(
    PAGE.replace('One', 'Theirs').replace('Two', 'Also mine'),
  );
});

test('no word is lost: not with the tab, the network, or the token', async () => {
  const own = await sitting();
  await write(own, 'en', 'One', 'Mine');
  own.double.wrong = [{ of: /^POST .*commits/, with: 'gone', left: 1 }];
  expect(await propose(own)).toEqual({ kind: 'refused', why: 'store-offline' });
  own.sign('expired');
  expect(await propose(own)).toEqual({ kind: 'refused', why: 'store-signIn' });
  // The tab is closed, and opened again.
  const next = await sitting(own);
  expect(next.desk.waiting).toBe(1);
  await next.desk.resume(true);
  expect((await next.table()).texts.map(({ by }) => by.en)).toContain('Mine');
  expect((await next.table()).undo).toBe(1);
  expect(await propose(next)).toMatchObject(DONE);
  expect(next.double.file(next.double.pulls[0]?.head ?? '', 'pages/index.yaml')).toBe(PAGE.replace('One', 'Mine'));
  expect(next.kept.now).toBeUndefined();
  expect((await next.table()).undo).toBe(0);
});

test('what was proposed is told of for as long as its author comes back', async () => {
  const own = await sitting();
  const standings = () => own.desk.call('standings', { path: '/en', languages: 'en' });
  expect(await standings()).toEqual({ standings: [] });
  await write(own, 'en', 'One', 'Mine');
  expect(await propose(own)).toMatchObject(DONE);
  expect(await standings()).toMatchObject({ standings: [{ title: 'New words', is: 'proposed' }] });
  const [pull] = own.double.pulls;
  if (pull) pull.fate = { is: 'merged', when: '2026-11-25T10:00:00Z', publishing: 'done', seenAt: 'https://a.test/' };
  const next = await sitting({ folder: own.folder, double: own.double, kept: own.kept });
  expect(await next.desk.call('standings', { path: '/en', languages: 'en' })).toMatchObject({
    standings: [{ is: 'published', seenAt: 'https://a.test/' }],
  });
});

test('what a section said that is gone is told in the reviewer’s language', async () => {
  const folder = siteFolder({ 'pages/index.yaml': PAGE });
  const own = await sitting({ folder });
  const place = { repository: 'https://github.com/bakery/website', published: 'main', reads: ['pages', 'public'] };
  const store = gitHubStore({ ...place, token: own.double.token }, own.double.fetch);
  const { version } = await store.open();
  const [kept = ''] = PAGE.split('  - type: text\n    title: { en: Two');
  const files = [{ path: 'pages/index.yaml', content: kept }];
  await store.save({ on: version, files, message: 'W', branch: 'edit/less' });
  const reviewer = await sitting({ folder, double: own.double, branch: 'edit/less' });
  const inTurkish = { path: '/en', languages: 'tr' };
  const { branch } = (await reviewer.desk.call('branch-changes', inTurkish)) as { branch: BranchInfo };
  expect(branch.changes).toMatchObject([{ what: ['remove', 'text'], gone: 'İki' }]);
});

test('what a branch changes is told as its files say it, beside where it left the published one', async () => {
  const about = PAGE.replace('Title', 'About us').replace('en: One', 'en: Three');
  const folder = siteFolder({ 'pages/index.yaml': PAGE, 'pages/about.yaml': about, 'public/a.svg': '<svg/>' });
  const own = await sitting({ folder });
  const asked = { path: '/en', languages: 'en' };
  // The published site is compared with nothing, and nobody is asked.
  own.double.asked.length = 0;
  expect(await own.desk.call('branch-changes', asked)).toEqual({});
  expect(own.double.asked).toEqual([]);
  const place = { repository: 'https://github.com/bakery/website', published: 'main', reads: ['pages', 'public'] };
  const store = gitHubStore({ ...place, token: own.double.token }, own.double.fetch);
  const { version } = await store.open();
  const commit = (branch: string, files: readonly WrittenFile[]) =>
    store.save({ on: version, files, message: 'W', branch });
  await commit('edit/all', [
    { path: 'pages/index.yaml', content: PAGE.replace('tr: Bir', 'tr: Birinci').replace('en: Two', 'en: Second') },
    { path: 'pages/about.yaml', content: undefined },
    { path: 'pages/team.yaml', content: about.replace('en: Three', 'en: Four') },
    { path: 'pages/news.yaml', content: 'meta:\n  title: { all: News }\nblocks:\n  - type: divider\n' },
    { path: 'public/a.svg', content: '<svg></svg>' },
  ]);
  await commit('main', [{ path: 'pages/index.yaml', content: PAGE.replace('Description', 'Meanwhile') }]);
  const reviewer = await sitting({ folder, double: own.double, branch: 'edit/all' });
  const { branch } = (await reviewer.desk.call('branch-changes', asked)) as { branch: BranchInfo };
  expect(branch.others).toEqual(['public/a.svg']);
  expect(branch.changes).toMatchObject([
    { what: ['newPage', '/news'], where: { title: 'News' }, address: '/en/news' },
    { what: ['renamePage', '/about', '/team'], address: '/en/team' },
    { what: ['text', 'title'], code: 'tr', language: 'Türkçe', was: 'Bir', to: 'Birinci', address: '/tr' },
    { what: ['text', 'title'], code: 'en', was: 'Two', to: 'Second', address: '/en' },
    { what: ['text', 'title'], code: 'en', was: 'Three', to: 'Four', address: '/en/team' },
  ]);
  const home = branch.changes.findIndex(({ was }) => was === 'Two');
  own.double.pulls.push({ number: 1, head: 'edit/all', title: 'All', body: '', said: [] });
  const talked = async () =>
    ((await reviewer.desk.call('comments', asked)) as { comments: readonly BranchComment[] }).comments;
  expect(await talked()).toEqual([]);
  expect(await reviewer.change('comment', { about: home, text: ' Why not “*first*”?\n@all ' })).toEqual(DONE);
  expect(await reviewer.change('comment', { text: 'Thanks' })).toEqual(DONE);
  expect(await reviewer.change('comment', { text: ' ' })).toEqual({ kind: 'refused', why: 'empty' });
  // Whoever reads it at the forge sees what it is about, in words of the page.
  const written = own.double.pulls[0]?.said?.map(({ text }) => text);
  expect(written).toEqual([
    '> Home page › Text › Title, English: “Two” → “Second”\n\nWhy not “*first*”?\n@all',
    'Thanks',
  ]);
  own.double.pulls[0]?.said?.push(
    { by: 'A', when: '', text: '> Home page › Text › Title, Türkçe: “Bir” → “İlk”\r\n\r\nWas it so?' },
    { by: 'B', when: '', text: '> Nothing of the page\n\nx' },
  );
  expect(await talked()).toMatchObject([
    { by: 'Reviewer', about: home, text: 'Why not “*first*”?\n@all' },
    { text: 'Thanks' },
    { by: 'A', about: branch.changes.findIndex(({ was }) => was === 'Bir'), text: 'Was it so?' },
    { by: 'B', text: '> Nothing of the page\n\nx' },
  ]);
  expect((await talked()).map(({ about }) => about !== undefined)).toEqual([true, false, true, false]);
  // What a reviewer changes beside it is none of the proposal's, and leaves each change in its place.
  expect(await write(reviewer, 'en', 'Second', 'Two')).toEqual(DONE);
  expect(await reviewer.desk.call('branch-changes', asked)).toEqual({ branch });
  const last = branch.changes.findIndex(({ was }) => was === 'Three');
  expect(await reviewer.change('comment', { about: last, text: 'And this?' })).toEqual(DONE);
  expect(own.double.pulls[0]?.said?.at(-1)?.text).toMatch(/: “Three” → “Four”\n\nAnd this\?$/);
  own.double.wrong = [{ of: /^POST/, with: { status: 403, body: { message: 'x' } }, left: 1 }];
  expect(await reviewer.change('comment', { text: 'No' })).toMatchObject({ kind: 'refused', why: 'store-forbidden' });
  // Whoever decides has nothing of their own open, and takes over what they have seen.
  expect(await reviewer.change('decide', { isTaken: true })).toEqual({ kind: 'refused', why: 'ownFirst' });
  expect(await own.change('decide', { isTaken: true })).toMatchObject({ kind: 'refused' });
  await reviewer.change('undo', {});
  own.double.wrong = [{ of: /^PUT/, with: { status: 405, body: { message: 'x' } }, left: 1 }];
  expect(await reviewer.change('decide', { isTaken: true })).toMatchObject({ kind: 'refused', why: 'store-blocked' });
  expect(await reviewer.change('decide', { isTaken: false })).toEqual(DONE);
  expect(own.double.pulls[0]?.fate?.is).toBe('closed');
  // It is found once, however often it is asked for; what fails is tried again.
  own.double.asked.length = 0;
  await reviewer.desk.call('branch-changes', asked);
  expect(own.double.asked).toEqual([]);
  const other = await sitting({ folder, double: own.double, branch: 'edit/all' });
  own.double.wrong = [{ of: /compare/, with: 'gone', left: 1 }];
  await expect(other.desk.call('branch-changes', asked)).rejects.toMatchObject({ fault: 'offline' });
  expect(await other.desk.call('branch-changes', asked)).toEqual({ branch });
});

test('a site of many pages is read with few requests, and whoever waits is told how far it is', async () => {
  const many = Array.from({ length: 240 }, (_, place) => [`pages/p${place}.yaml`, PAGE.replace('Title', `T${place}`)]);
  const told: FilesRead[] = [];
  const own = await sitting({
    folder: siteFolder({ 'pages/index.yaml': PAGE, ...Object.fromEntries(many) }),
    reading: (reading) => void told.push(reading),
  });
  const { pages } = (await own.desk.call('pages', { path: '/en', languages: 'en' })) as { pages: readonly unknown[] };
  expect(pages.length).toBeGreaterThan(240);
  const asked = (pattern: RegExp) => own.double.asked.filter((each) => pattern.test(each)).length;
  expect(asked(/graphql/)).toBe(3);
  // What is looked for before it is known that it will be many.
  expect(asked(/blobs/)).toBeLessThan(12);
  expect(told.at(-1)?.done).toBe(told.at(-1)?.all);
  const steps = told.map(({ done }) => done);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  // The next sitting has all of it, and asks for none of it again.
  await write(own, 'en', 'One', 'Mine');
  expect(await propose(own)).toMatchObject(DONE);
  own.double.asked.length = 0;
  await own.desk.call('pages', { path: '/en', languages: 'en' });
  expect(asked(/graphql|blobs/)).toBeLessThan(2);
  // What breaks off is not waited for any longer.
  const broken = await sitting({
    folder: own.folder,
    double: own.double,
    reading: (reading) => void told.push(reading),
  });
  own.double.wrong = [{ of: /graphql/, with: 'gone', left: 1 }];
  await expect(broken.desk.call('pages', { path: '/en', languages: 'en' })).rejects.toMatchObject({ fault: 'offline' });
  expect(told.at(-1)?.done).toBe(told.at(-1)?.all);
});

/** What a build tells the editor of the pages of a site. */
function offersOf(root: string): OfferedPages {
  const project = openFiles(folderFiles(root));
  return offeredOf(
    [...project.files.routes.keys()].map((route) => project.record(route).record),
    project,
  );
}

test('of a large site that is published only what is opened is fetched: the other pages are known', async () => {
  const root = largeSite();
  const told: FilesRead[] = [];
  const [offered, reading] = [offersOf(root), (step: FilesRead) => void told.push(step)];
  const own = await sitting({ folder: root, offered, reading });
  const seen = await own.desk.page({ path: '/en', languages: 'en', editing: false });
  const read = () => own.double.asked.filter((each) => /blobs|graphql/.test(each)).length;
  // site.yaml, the collection, a flag, the page, and what it includes.
  expect(read()).toBe(5);
  const { pages } = (await own.desk.call('page-titles', { path: '/en', languages: 'en' })) as {
    pages: readonly { readonly title: string; readonly places: readonly { readonly id: string }[] }[];
  };
  expect(pages.find(({ title }) => title === 'Page 7')?.places.map(({ id }) => id)).toContain('hours');
  await own.desk.call('settings', { path: '/en', languages: 'en', table: 1, block: 0 } as never);
  expect(read()).toBe(5);
  // Its own file, and its five pictures at once.
  await own.desk.page({ path: '/en/p7', languages: 'en', editing: false });
  expect(read()).toBe(11);
  expect(told).toEqual([]);
  // With nothing known of it beforehand it is the same page.
  const whole = await sitting({ folder: root, double: own.double });
  expect(seen).toEqual(await whole.desk.page({ path: '/en', languages: 'en', editing: false }));
});

test('what does not wait for each other is asked for at once', async () => {
  const root = largeSite();
  const double = opened(root);
  let come = (_: OfferedPages): void => {};
  const offered = new Promise<OfferedPages>((resolve) => {
    come = resolve;
  });
  const opening = sitting({ folder: root, double: countingTurns(double), offered });
  await expect.poll(() => double.asked.length).toBeGreaterThan(0);
  come(offersOf(root));
  await (await opening).desk.page({ path: '/en/p7', languages: 'en', editing: true });
  expect(double.asked.slice(0, 2)).toEqual(['GET /git/ref/heads/main', expect.stringMatching(/^GET \/git\/trees/)]);
  // The branch, its folder, those in it, site.yaml with what all pages show, the page with its pictures.
  expect(turns).toBe(5);
});

test('a folder that is as it was published is known as well: its pages are looked at, and not understood anew', async () => {
  const root = largeSite();
  const own = folderOnDisk(root);
  const store = folderStore(own.folder, ['pages', 'public']);
  const listed = (await store.open()).files.filter(({ path }) => /\.(?:yaml|svg)$/.test(path)).length;
  own.read.length = 0;
  const { desk } = await sitting({ folder: root, store, offered: offersOf(root) });
  await desk.page({ path: '/en/p7', languages: 'en', editing: true });
  // Beside what the folder was listed by: site.yaml, the collection and a flag, the page with what it includes, and its pictures.
  expect(own.read.length - listed).toBe(10);
});

/** How many questions to a forge have been asked one after another, each once the one before was answered. */
let turns = 0;

function countingTurns(double: ForgeDouble): ForgeDouble {
  turns = 0;
  const fetch: ForgeDouble['fetch'] = async (...asked) => {
    const turn = turns + 1;
    const answer = await double.fetch(...asked);
    turns = Math.max(turns, turn);
    return answer;
  };
  return { ...double, fetch };
}

test('nothing is proposed where nothing is changed, or the changes have no name', async () => {
  const own = await sitting();
  expect(await propose(own)).toEqual({ kind: 'refused', why: 'nothing' });
  await write(own, 'en', 'One', 'Mine');
  expect(await propose(own, { name: ' ' })).toEqual({ kind: 'refused', why: 'empty' });
  await own.change('undo', {});
  expect(await propose(own)).toEqual({ kind: 'refused', why: 'nothing' });
});

test('sums are those that machines make', () => {
  const { sumOf } = machineOf('.');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 1000])
    expect(sha256('ş'.repeat(length)), String(length)).toBe(sumOf('ş'.repeat(length)));
});
