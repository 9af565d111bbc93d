import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { gitHubStore } from '../../src/editor/stores/github.ts';
import { gzipped } from '../../src/publish/output/weigh.ts';
import type { Fate, ForgeDouble } from '../forge/forge-double.ts';
import { gitHubDouble } from '../forge/github-double.ts';
import { allowFolder, answerGitHub, layInFolder } from '../forge/in-browser.ts';
import { buildSite, type Hosted, hostSite } from '../site-copy.ts';
import { NOT_FOUND, page as pageOf, SITE, SVG } from '../unit/small-site.ts';
import { violations } from './axe.ts';
import { bar, field, status, strip, write } from './editor-page';
import { test as base, expect } from './site';

const PAGE = pageOf(`  - type: hero
    title: { all: Bakery }
  - type: text
    title: { en: Bread, tr: Ekmek, ar: خبز }
    body: { all: Every day. }
`);
const OWN = SITE.replace('home: { all: Home }', 'home: { all: "Bakery: home" }');
const FILES = { 'site.yaml': OWN, 'pages/index.yaml': PAGE, 'pages/404.yaml': NOT_FOUND, 'public/flag.svg': SVG };

const folder = mkdtempSync(join(tmpdir(), 'anywhere-'));
let host: Hosted;
let origin = '';

/** A repository of its own for each test. */
const test = base.extend<{ forge: ForgeDouble }>({
  viewport: { width: 1280, height: 800 },
  // What the forge refuses.
  tolerated: /Failed to load resource/,
  forge: async ({ context }, use) => {
    const forge = gitHubDouble(join(folder, 'sources'));
    await answerGitHub(context, forge);
    await use(forge);
    expect(forge.faults).toEqual([]);
    forge.close();
  },
});
// One build for all.
test.describe.configure({ mode: 'default' });

const lay = (root: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

test.beforeAll(async () => {
  const root = join(folder, 'site');
  const files = { ...FILES, 'site.yaml': `${OWN}editor: { repository: https://github.com/bakery/website }\n` };
  lay(root, files);
  lay(join(folder, 'sources'), files);
  const built = await buildSite(root);
  expect(built).toMatchObject({ status: 0 });
  // What making the editor's program takes is nobody's concern.
  expect(built.said).not.toMatch(/outDir|@vite/i);
  host = await hostSite(root);
  origin = host.origin;
});
test.afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (page: Page) => page.locator('page-editor-start');

async function signIn(page: Page, token: string): Promise<void> {
  await start(page).getByLabel('Token').fill(token);
  await start(page).getByRole('button', { name: 'Sign in' }).click();
}

const isOpen = (page: Page) => expect(page.locator('main [data-editable]').first()).toBeAttached();

async function change(page: Page, heading: string, to: string): Promise<void> {
  await page.locator('main').getByRole('heading', { name: heading }).click();
  await write(page, to);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
}

test('signed in, an author changes a heading in three languages and proposes it; nothing else is in the commit', async ({
  page,
  forge,
}) => {
  await page.goto(`${origin}/edit`);
  await signIn(page, 'wrong');
  await expect(start(page).getByRole('alert')).toContainText('does not know you');
  await signIn(page, forge.token);
  await isOpen(page);
  expect(await violations(page)).toEqual([]);
  await change(page, 'Bread', 'Fresh bread');
  // What it said before is known from the commits, and is put back by one press.
  await page.locator('main').getByRole('heading', { name: 'Fresh bread' }).click();
  await strip(page).getByRole('button', { name: 'Earlier versions' }).click();
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(earlier.locator('section')).toHaveText(/^today · .*Author.*Bread/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const fresh = page.locator('main').getByRole('heading', { name: 'Fresh bread' });
  await expect(fresh).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fresh).toHaveCount(1);
  await page.goto(`${origin}/edit?page=/tr`);
  // The tab was left before anything was proposed, and the token was not kept.
  await signIn(page, forge.token);
  await page.getByRole('button', { name: 'Go on with them' }).click();
  await expect(page.getByRole('button', { name: 'Go on with them' })).toHaveCount(0);
  await isOpen(page);
  await change(page, 'Ekmek', 'Taze ekmek');
  await page.evaluate(() => history.pushState(null, '', '?page=/ar'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await isOpen(page);
  await change(page, 'خبز', 'خبز طازج');
  await bar(page, 'Changes').click();
  const panel = page.getByRole('dialog', { name: 'Changes' });
  await panel.getByLabel('What has been changed').fill('Fresh');
  await panel.getByRole('button', { name: 'Propose' }).click();
  await expect(panel.getByRole('link', { name: 'Read the proposal' })).toHaveAttribute('href', /\/pull\/1$/);
  await expect(panel.getByText('Waits to be looked at')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const branch = forge.pulls[0]?.head ?? '';
  expect(forge.git('diff', '--numstat', 'main', branch)).toBe('1\t1\tpages/index.yaml\n3\t0\tpages/translations.lock');
  expect(forge.file(branch, 'pages/index.yaml')).toBe(
    PAGE.replace('en: Bread', 'en: Fresh bread').replace('tr: Ekmek', 'tr: Taze ekmek').replace('خبز', 'خبز طازج'),
  );
  expect(forge.pulls[0]?.body).toContain(`${origin}/edit?branch=${encodeURIComponent(branch)}`);
  // The token is in no address and in no storage.
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain(forge.token);
});

test('without a network what is typed stays, and is proposed when there is one again', async ({ page, forge }) => {
  await page.goto(`${origin}/edit`);
  await signIn(page, forge.token);
  await isOpen(page);
  forge.wrong = [{ of: /^POST/, with: 'gone', left: 1 }];
  await change(page, 'Bread', 'Rolls');
  await bar(page, 'Changes').click();
  const panel = page.getByRole('dialog', { name: 'Changes' });
  await panel.getByLabel('What has been changed').fill('Rolls');
  await panel.getByRole('button', { name: 'Propose' }).click();
  await expect(panel.getByRole('alert')).toContainText('kept in this browser');
  await panel.getByRole('button', { name: 'Propose' }).click();
  await expect(panel.getByRole('link', { name: 'Read the proposal' })).toBeVisible();
  expect(forge.file(forge.pulls[0]?.head ?? '', 'pages/index.yaml')).toContain('Rolls');
});

/** What has become of proposals. */
const FATES: readonly Fate[] = [
  { is: 'open', when: '2026-11-25T10:00:00Z', check: 'passed' },
  { is: 'open', when: '2026-11-25T08:00:00Z', check: 'failed' },
  { is: 'merged', when: '2026-11-12T10:00:00Z', publishing: 'done', seenAt: 'https://bakery.test/' },
  { is: 'closed', when: '2026-10-01T10:00:00Z' },
];

const proposeAll = (forge: ForgeDouble, titles: readonly string[]) =>
  forge.pulls.push(
    ...FATES.map((fate, place) => ({
      ...{ number: place + 1, head: `edit/words-${place}`, title: titles[place] ?? '', body: '', fate },
    })),
  );

test('whoever comes back is told what has become of each proposal, and sees what is published', async ({
  page,
  forge,
}) => {
  proposeAll(forge, ['Opening hours', 'Prices', 'Bread for the feast', 'Another name']);
  await page.goto(`${origin}/edit`);
  await signIn(page, forge.token);
  await isOpen(page);
  await bar(page, 'Changes').click();
  const panel = page.getByRole('dialog', { name: 'Changes' });
  await expect(panel.locator('section')).toHaveText([
    /^Opening hoursChecked, nothing found; waits to be published .*2026/,
    /^PricesThe check has found something .*2026/,
    /^Bread for the feastPublished .*2026.*See it on the site$/,
    /^Another nameNot taken over .*2026/,
  ]);
  await expect(panel.getByRole('link', { name: 'See it on the site' })).toHaveAttribute('href', 'https://bakery.test/');
  await expect(panel.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', /\/pull\/2$/);
  expect(await violations(page)).toEqual([]);
});

/** Proposes another page than the published one, which goes on meanwhile. */
async function proposeBranch(forge: ForgeDouble): Promise<void> {
  const store = gitHubStore(
    { repository: 'https://github.com/bakery/website', published: 'main', reads: ['pages'], token: forge.token },
    forge.fetch,
  );
  const { version } = await store.open();
  const write = (content: string, branch: string) =>
    store.save({ on: version, files: [{ path: 'pages/index.yaml', content }], message: 'W', branch });
  const proposed = PAGE.replace('en: Bread', 'en: Fresh bread').replace('tr: Ekmek', 'tr: Taze ekmek');
  await write(proposed.replace('خبز', 'خبز طازج'), 'edit/fresh');
  await write(PAGE.replace('all: Bakery', 'all: The bakery').replace('Every day.', 'Every &Omega; day.'), 'main');
  const said = [{ by: 'Ayşe', when: '2026-11-25T10:00:00Z', text: 'Please look at the Turkish.' }];
  forge.pulls.push({ number: 1, head: 'edit/fresh', title: 'Fresh bread', body: '', said });
}

test('a reviewer sees a section that has come as a whole, and reads what one said that is gone', async ({
  page,
  forge,
}) => {
  const store = gitHubStore(
    { repository: 'https://github.com/bakery/website', published: 'main', reads: ['pages'], token: forge.token },
    forge.fetch,
  );
  const { version } = await store.open();
  const [before = ''] = PAGE.split(/(?<=title: \{ all: Bakery \}\n)/);
  const cakes = '  - type: cta\n    title: { all: Cakes }\n    actions: [{ label: { all: Order }, link: / }]\n';
  await store.save({
    on: version,
    files: [{ path: 'pages/index.yaml', content: before + cakes }],
    message: 'W',
    branch: 'edit/cakes',
  });
  forge.pulls.push({ number: 1, head: 'edit/cakes', title: 'Cakes', body: '', said: [] });
  await page.goto(`${origin}/edit?branch=edit/cakes`);
  await signIn(page, forge.token);
  await isOpen(page);
  const panel = page.getByRole('dialog', { name: 'Changes' });
  const gone = panel.locator('section', { hasText: 'deleted' });
  await expect(gone.locator('.note')).toHaveText('Bread · Every day.');
  const marked = page.locator('main [data-proposed]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-block', 'cta');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const come = panel.locator('section', { hasText: 'added' });
  await come.getByRole('button', { name: 'Show it on the page' }).click();
  await expect(marked.locator('h2')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  // Whoever may takes it over; asked once more, and only as it was seen.
  await panel.getByRole('button', { name: 'Do not take it' }).click();
  await expect(panel).toContainText('Close this proposal?');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'No', exact: true }).click();
  await panel.getByRole('button', { name: 'Take it over into the site' }).click();
  await panel.getByRole('button', { name: 'Yes' }).click();
  await expect(panel.getByRole('status')).toHaveText('Taken over into the site');
  await expect(panel.getByRole('button', { name: 'Do not take it' })).toHaveCount(0);
  expect(forge.file('main', 'pages/index.yaml')).toBe(before + cakes);
});

test('a reviewer sees what a proposal changes: told in words of the page, and marked on it', async ({
  page,
  forge,
}) => {
  await proposeBranch(forge);
  await page.goto(`${origin}/edit?branch=edit/fresh`);
  await signIn(page, forge.token);
  await isOpen(page);
  const panel = page.getByRole('dialog', { name: 'Changes' });
  // What has been published meanwhile is none of its changes.
  await expect(panel.locator('section > b')).toHaveText([
    'Home › Text › Title, English',
    'Home › Text › Title, Türkçe',
    'Home › Text › Title, العربية',
  ]);
  await expect(panel.locator('section').first()).toContainText('Fresh bread');
  const marked = page.locator('main [data-proposed]');
  await expect(marked).toHaveText([/Fresh bread/]);
  expect(await violations(page)).toEqual([]);
  // What a reviewer thinks is said at the change itself, and where it was proposed.
  const turkish = panel.locator('section').nth(1);
  await expect(panel.locator('blockquote', { hasText: 'Please look at the Turkish.' })).toContainText('Ayşe · ');
  await turkish.getByRole('button', { name: 'Ask about it' }).click();
  await turkish.getByLabel('Your words').fill('Is it baked daily?');
  await turkish.getByRole('button', { name: 'Send' }).click();
  await expect(turkish.locator('blockquote', { hasText: 'Is it baked daily?' })).toContainText('Reviewer');
  await expect(turkish.getByLabel('Your words')).toHaveValue('');
  await panel.locator('section').first().getByRole('button', { name: 'Agree' }).click();
  await expect(panel.locator('section').first().locator('blockquote', { hasText: 'Agreed.' })).toBeVisible();
  expect(forge.pulls[0]?.said?.map(({ text }) => text)).toEqual([
    'Please look at the Turkish.',
    '> Home page › Text › Title, Türkçe: “Ekmek” → “Taze ekmek”\n\nIs it baked daily?',
    '> Home page › Text › Title, English: “Bread” → “Fresh bread”\n\nAgreed.',
  ]);
  expect(await violations(page)).toEqual([]);
  await panel.locator('section').nth(1).getByRole('button', { name: 'Show it on the page' }).click();
  await expect(marked).toHaveText([/Taze ekmek/]);
  await expect(page).toHaveURL(/branch=edit/);
  // Of a branch that nobody has proposed nothing can be said.
  forge.pulls.length = 0;
  await page.reload();
  await signIn(page, forge.token);
  await expect(turkish.getByRole('button')).toHaveText(['Show it on the page']);
  await expect(panel.getByRole('button', { name: /^(?:Send|Take it over)/ })).toHaveCount(0);
  await page.goto(`${origin}/edit`);
  await signIn(page, forge.token);
  await isOpen(page);
  await expect(status(page)).toContainText('Editing');
  // A character that is seldom called by its name is loaded with the rest of them.
  await expect(page.locator('main')).toContainText('Every Ω day.');
  await expect(panel).toHaveCount(0);
  await expect(marked).toHaveCount(0);
});

test('words give way to others in all texts of a language, as one change', async ({ page, forge }) => {
  await page.goto(`${origin}/edit`);
  await signIn(page, forge.token);
  await isOpen(page);
  await bar(page, 'All texts').click();
  await page.getByRole('button', { name: 'Search and replace' }).click();
  const panel = page.getByRole('dialog', { name: 'Search and replace' });
  await panel.getByLabel('Search for').fill('bread');
  await panel.getByLabel('Replace with').fill('loaf');
  await panel.getByRole('button', { name: 'Replace in 3 texts' }).click();
  await expect(panel).toContainText('No text has these words.');
  expect(await violations(page)).toEqual([]);
  await bar(page, 'Changes').click();
  await expect(page.getByRole('dialog', { name: 'Changes' })).toContainText('words replaced');
  await expect(page.locator('main [data-block=text] h2')).toContainText('Loaf');
});

test('texts go out to a translator in a file, come back in it, and are proposed as one change', async ({
  page,
  forge,
}) => {
  await page.goto(`${origin}/edit`);
  await signIn(page, forge.token);
  await isOpen(page);
  await bar(page, 'All texts').click();
  await page.getByRole('button', { name: 'Texts for translators' }).click();
  const panel = page.getByRole('dialog', { name: 'Texts for translators' });
  await expect(panel.getByLabel('Into')).toHaveValue('tr');
  // Of two languages one gives way.
  await panel.getByLabel('From').selectOption('tr');
  await expect(panel.getByLabel('Into')).toHaveValue('en');
  await panel.getByLabel('From').selectOption('en');
  await panel.getByLabel('Into').selectOption('tr');
  await panel.getByRole('button', { name: 'Make the file' }).click();
  await expect(panel.getByRole('status')).toContainText('there is nothing to send');
  await panel.getByLabel('Only what is not translated').uncheck();
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Make the file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('www.example.test-tr.csv');
  const sheet = readFileSync(await download.path(), 'utf8');
  expect(sheet).toMatch(/^\ufeffkey;en;tr;notes\r\n/);
  expect(sheet).toContain(';Bread;Ekmek;"/ › ');
  const hand = (name: string, buffer: Buffer) =>
    panel.getByLabel('The file that came back').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await hand('texts.xlsx', Buffer.from('PK\x03\x04'));
  await expect(panel).toContainText('This is a workbook');
  await hand('back.txt', Buffer.from(sheet.replace(';Ekmek;', ';Taze ekmek;'), 'utf16le'));
  await expect(panel).toContainText('texts that change: 1;');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Take these texts in (1)' }).click();
  await expect(panel).toContainText('Taken in: 1 texts');
  await bar(page, 'Changes').click();
  const changes = page.getByRole('dialog', { name: 'Changes' });
  await expect(changes).toContainText('Türkçe: translations taken in');
  await changes.getByLabel('What has been changed').fill('Turkish');
  await changes.getByRole('button', { name: 'Propose' }).click();
  await expect(changes.getByRole('link', { name: 'Read the proposal' })).toBeVisible();
  expect(forge.file(forge.pulls[0]?.head ?? '', 'pages/index.yaml')).toBe(PAGE.replace('tr: Ekmek', 'tr: Taze ekmek'));
  expect(forge.pulls[0]?.body).toContain('Taze ekmek');
});

test('a folder of the computer is changed at once, and nobody is asked', async ({ page, forge }) => {
  await allowFolder(page);
  await page.goto(`${origin}/edit`);
  const encoded = Object.entries(FILES).map(([path, text]) => [path, Buffer.from(text).toString('base64')]);
  await layInFolder(page, Object.fromEntries(encoded));
  const read = () =>
    page.evaluate(async () => {
      const pages = await (await navigator.storage.getDirectory()).getDirectoryHandle('pages');
      return (await (await pages.getFileHandle('index.yaml')).getFile()).text();
    });
  await start(page).getByRole('button', { name: 'Open a folder' }).click();
  await isOpen(page);
  await change(page, 'Bread', 'Rolls');
  await expect.poll(read).toBe(PAGE.replace('en: Bread', 'en: Rolls'));
  await bar(page, 'Undo').click();
  await expect(status(page)).toContainText('Undone');
  await expect.poll(read).toBe(PAGE);
  expect(forge.asked).toEqual([]);
});

test.describe('for an author whose browser speaks Arabic, on a narrow screen', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 800 } });

  test('signing in and proposing read from right to left, nothing is cut, and axe finds nothing', async ({
    page,
    forge,
  }) => {
    const isCut = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await page.goto(`${origin}/edit?page=/ar`);
    await expect(start(page).locator('main')).toHaveAttribute('dir', 'rtl');
    expect(await violations(page)).toEqual([]);
    expect(await isCut()).toBe(false);
    await start(page).locator('input[type=password]').fill(forge.token);
    await start(page).locator('.main').click();
    await isOpen(page);
    await change(page, 'خبز', 'خبز طازج');
    proposeAll(forge, ['ساعات العمل', 'الأسعار', 'خبز العيد', 'Another name']);
    await bar(page, 'التغييرات').click();
    await expect(page.getByText('فُحص دون ملاحظات، وينتظر النشر')).toBeVisible();
    await expect(page.getByRole('button', { name: 'اقترح هذه التغييرات' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await isCut()).toBe(false);
  });
});

test('an author loads the words of one language and the service of one repository, and no more code than was meant', () => {
  const edit = join(folder, 'site/dist/edit');
  const program = readdirSync(edit).filter((name) => /\.js$|^(?:messages|known-words|labels)-/.test(name));
  // What few authors ask for comes when they do, and what knows of both directions to sites that have both.
  const others =
    /^(?:(?:words\.|messages-|known-words-|labels-)(?!en\b)|(?:gitlab|gitea|folder|letters|branch|replace|units|bidi)-)/;
  const own = program.filter((name) => !others.test(name));
  expect(program.length - own.length).toBe(39);
  expect(own.reduce((sum, name) => sum + gzipped(readFileSync(join(edit, name))), 0)).toBeLessThan(511_000);
  // What texts are proofread by comes by language as well.
  const site = JSON.parse(readFileSync(join(edit, 'site.json'), 'utf8'));
  expect(site.knownWords).toEqual(['en', 'tr', 'ar']);
  for (const name of own.filter((each) => each.endsWith('.js')))
    expect(readFileSync(join(edit, name), 'utf8'), name).not.toContain('accomodate');
  // What all languages say of one mistake is in no script.
  for (const name of own.filter((each) => each.endsWith('.js')))
    expect(readFileSync(join(edit, name), 'utf8'), name).not.toMatch(/There is no page `|adresinde bir sayfa yok/);
});

test('readers get nothing of it, and no one finds or frames it', async ({ page, request }) => {
  const dist = join(folder, 'site/dist');
  const others = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^edit(\.html|\/|$)/.test(name) && /\.(html|js|xml|json)$/.test(name),
  );
  expect(others.length).toBeGreaterThan(5);
  for (const name of others) expect(readFileSync(join(dist, name), 'utf8'), name).not.toMatch(/\/edit\b|page-editor/);
  const headers = (await request.get(`${origin}/edit`)).headers();
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.github.com;");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  expect((await request.get(`${origin}/en`)).headers()['x-robots-tag']).toBeUndefined();
  await page.goto(`${origin}/edit`);
  await expect(start(page)).toBeVisible();
});
