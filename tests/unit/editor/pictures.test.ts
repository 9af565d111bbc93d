import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureChange, PictureInfo, PictureSpot, UploadResult } from '../../../src/editor/shared/pictures.ts';
import type { ChangesInfo } from '../../../src/editor/shared/protocol.ts';
import { canBeConverted } from '../../../src/publish/pictures/pictures.ts';
import { siteDesk } from './site-desk.ts';

const draw = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const [green, red] = [await draw('#1b7a4b'), await draw('#b5322e')];

const PAGE = `meta:
  title: { all: Title }
  description: { all: Description }
blocks:
  - type: hero
    title: { all: Top } # the first words
  - type: logos
    title: { all: Firms }
    items:
      - { src: /flag.svg, alt: { en: "One", tr: "Bir" } } # ours
      - src: /flag.svg
        alt: Two
`;

/** The desk with one open page; its second block has pictures, its first none. */
function sitting(page = PAGE) {
  const { root, site, session, desk, act, ask, read } = siteDesk({ 'pages/index.yaml': page }, { canBeConverted });
  const of = (block: number, ...way: (string | number)[]): PictureSpot => ({ block, way });
  return {
    ...{ root, of, session, read },
    has: (file: string) => existsSync(join(root, 'public', file)),
    handIn: (bytes: Buffer | undefined, name = 'Stand 1.png', languages = 'en'): Promise<UploadResult> =>
      desk.handIn.take(bytes, { name, languages }),
    told: (spot: PictureSpot) => ask<PictureInfo | undefined>('picture', { of: spot }),
    put: (change: Omit<PictureChange, 'table'>) => act('put-picture', change),
    record: (wanted: { name: string; branch: string }) => act('record', wanted),
    changes: () => ask<ChangesInfo>('changes'),
    known: () => [...site.project.publicFiles.keys()],
  };
}

const DONE = { kind: 'done' };
const refused = (why: string) => ({ kind: 'refused', why });
const alt = (to: string, was?: string) => [{ language: 'en', was, to }];

test('the first picture of a block comes with its words and its file, in one step that goes back and forth', async () => {
  const { of, handIn, put, read, has, session, changes, known } = sitting();
  const { id = 0, src, width, height, said } = await handIn(green);
  expect({ src, width, height, said }).toEqual({ src: '/pictures/stand-1.png', width: 30, height: 20, said: [] });
  expect(has('pictures/stand-1.png')).toBe(false);
  expect(put({ of: of(0, 'picture'), picture: id, alt: alt('Our stand: the "green" one') })).toEqual(DONE);
  const after = PAGE.replace(
    '# the first words\n',
    `# the first words
    picture:
      src: /pictures/stand-1.png
      alt:
        en: 'Our stand: the "green" one'
`,
  );
  expect(read()).toBe(after);
  expect(has('pictures/stand-1.png')).toBe(true);
  expect(known()).toContain('/pictures/stand-1.png');
  expect(changes().changes).toEqual([
    {
      ...{ step: 0, file: 'pages/index.yaml', where: { of: 'home' }, language: undefined },
      ...{ what: ['hero', 'picture'], was: undefined, to: '/pictures/stand-1.png' },
    },
  ]);
  expect(changes().lines).toContain(`+ public/pictures/stand-1.png (${green.length} B)`);
  session.undo();
  expect(read()).toBe(PAGE);
  expect(has('pictures')).toBe(false);
  session.redo();
  expect(read()).toBe(after);
  expect(has('pictures/stand-1.png')).toBe(true);
});

test('another picture changes the address and the words of one language, and nothing else of the file', async () => {
  const { of, handIn, told, put, read } = sitting();
  const spot = of(1, 'items', 0, 'src');
  expect(told(spot)).toMatchObject({
    src: '/flag.svg',
    alt: [
      { language: 'en', was: 'One' },
      { language: 'tr', was: 'Bir' },
      { language: 'ar', was: undefined },
    ],
    known: ['/flag.svg'],
    base: '',
    pages: 1,
    most: 20_000_000,
  });
  const { id = 0 } = await handIn(green);
  expect(put({ of: spot, was: '/flag.svg', picture: id, alt: alt('Green', 'One') })).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('/flag.svg, alt: { en: "One"', '/pictures/stand-1.png, alt: { en: "Green"'));
});

test('words without languages stay so, and those of all languages change for all', () => {
  const { of, told, put, read } = sitting(PAGE.replace('en: "One", tr: "Bir"', 'all: "One"'));
  expect(told(of(1, 'items', 0))?.alt).toEqual([{ language: 'all', was: 'One' }]);
  expect(told(of(1, 'items', 1))?.alt?.[0]).toEqual({ language: 'default', was: 'Two' });
  const was = '/flag.svg';
  expect(
    put({ of: of(1, 'items', 1), was, picture: was, alt: [{ language: 'default', was: 'Two', to: 'Due' }] }),
  ).toEqual(DONE);
  expect(put({ of: of(1, 'items', 0), was, picture: was, alt: [{ language: 'all', was: 'One', to: 'Uno' }] })).toEqual(
    DONE,
  );
  expect(read()).toBe(PAGE.replace('en: "One", tr: "Bir"', 'all: "Uno"').replace('alt: Two', 'alt: Due'));
});

test('a picture is added to a list of them', () => {
  const { of, put, read } = sitting();
  expect(put({ of: of(1, 'items', 2), picture: '/flag.svg', alt: alt('Three') })).toEqual(DONE);
  expect(read()).toBe(`${PAGE}      - src: /flag.svg\n        alt:\n          en: Three\n`);
});

test('a picture that the site has already is not written a second time', async () => {
  const { of, handIn, put, has, read } = sitting();
  const first = await handIn(green);
  put({ of: of(0, 'picture'), picture: first.id ?? 0, alt: alt('Green') });
  const again = await handIn(green, 'other name.jpg');
  expect(again).toMatchObject({ src: '/pictures/stand-1.png', isKnown: true });
  const spot = of(1, 'items', 0);
  expect(put({ of: spot, was: '/flag.svg', picture: again.id ?? 0, alt: alt('One', 'One') })).toEqual(DONE);
  expect(read()?.match(/stand-1\.png/g)).toHaveLength(2);
  const other = await handIn(red);
  expect(other.src).toBe('/pictures/stand-1-2.png');
  expect(has('pictures/stand-1-2.png')).toBe(false);
});

test('what cannot be shown is refused in the author’s language, and waits nowhere', async () => {
  const { handIn, put, of } = sitting();
  const unsafe = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(await handIn(unsafe, 'sign.svg', 'tr')).toEqual({
    src: 'sign.svg',
    isKnown: false,
    said: [expect.stringMatching(/^`<script>` bir çizimde kullanılamaz/)],
  });
  expect((await handIn(undefined, 'film.mov')).said).toEqual([expect.stringContaining('more than 20 MB')]);
  expect((await handIn(Buffer.alloc(0))).said).toEqual([expect.stringContaining('is not a picture')]);
  const cut = (await draw('#123456')).subarray(0, 60);
  expect(await handIn(cut)).toMatchObject({ said: [expect.stringContaining('is not a picture')] });
  expect((await handIn(cut)).id).toBeUndefined();
  expect(put({ of: of(0, 'picture'), picture: 1, alt: alt('x') })).toEqual(refused('edit-not-there'));
});

test('words are needed, nobody’s change is written over, and only pictures of the site can be named', () => {
  const { of, put, read } = sitting();
  const spot = of(1, 'items', 0);
  const was = '/flag.svg';
  expect(put({ of: of(0, 'picture'), picture: was, alt: alt('  ') })).toEqual(refused('empty'));
  expect(put({ of: of(0, 'picture'), picture: was })).toEqual(refused('empty'));
  expect(put({ of: spot, was: '/old.svg', picture: was, alt: alt('x', 'One') })).toEqual(refused('staleField'));
  expect(put({ of: spot, was, picture: was, alt: alt('x', 'Uno') })).toEqual(refused('staleField'));
  expect(put({ of: of(0, 'picture'), was, picture: was, alt: alt('x') })).toEqual(refused('staleField'));
  for (const picture of ['/../site.yaml', '/nothing.png', 'https://evil.example.test/x.png', ''])
    expect(put({ of: spot, was, picture, alt: alt('One', 'One') })).toEqual(refused('edit-not-there'));
  for (const way of [['title'], ['items'], ['items', 0, 'alt'], ['__proto__'], []])
    expect(put({ of: of(1, ...way), picture: was, alt: alt('x') })).toEqual(refused('edit-not-there'));
  expect(read()).toBe(PAGE);
});

test('no picture is written outside of public, through a link, or over a file that has come meanwhile', async () => {
  const { root, of, handIn, put, read, session } = sitting();
  const { id = 0 } = await handIn(green);
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'public/pictures'));
  const change = { of: of(0, 'picture'), picture: id, alt: alt('Green') };
  expect(put(change)).toEqual(refused('edit-outside'));
  expect(existsSync(join(root, 'elsewhere/stand-1.png'))).toBe(false);
  expect(read()).toBe(PAGE);
  const next = sitting();
  const handed = await next.handIn(green);
  mkdirSync(join(next.root, 'public/pictures'));
  writeFileSync(join(next.root, 'public/pictures/stand-1.png'), 'theirs');
  expect(next.put({ ...change, picture: handed.id ?? 0 })).toEqual(refused('edit-changed-meanwhile'));
  expect(readFileSync(join(next.root, 'public/pictures/stand-1.png'), 'utf8')).toBe('theirs');
  expect(next.read()).toBe(PAGE);
  expect(session.done).toHaveLength(0);
});

test('a picture that somebody has changed since is not removed', async () => {
  const { root, of, handIn, put, read, session } = sitting();
  const { id = 0 } = await handIn(green);
  put({ of: of(0, 'picture'), picture: id, alt: alt('Green') });
  const after = read();
  writeFileSync(join(root, 'public/pictures/stand-1.png'), red);
  expect(session.undo()).toEqual(refused('edit-changed-meanwhile'));
  expect(read()).toBe(after);
});

test('a commit takes the file along with the page that shows it', async () => {
  const { root, of, handIn, put, record } = sitting();
  const git = (...options: string[]) => execFileSync('git', ['-C', root, ...options], { encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Author');
  git('config', 'user.email', 'author@example.test');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'site');
  const { id = 0 } = await handIn(green);
  put({ of: of(0, 'picture'), picture: id, alt: alt('Green') });
  expect(record({ name: 'Our stand', branch: 'stand' })).toEqual(DONE);
  expect(git('show', '--name-status', '--format=%s')).toBe(
    'Our stand\n\nM\tpages/index.yaml\nA\tpublic/pictures/stand-1.png\n',
  );
});

test('another picture gets its words in all languages at once; one that has none may go without', async () => {
  const { of, put, told, read, session } = sitting();
  const spot = of(1, 'items', 0);
  const [en, tr, ar] = told(spot)?.alt ?? [];
  const words = [
    { language: 'en', was: en?.was, to: 'Green' },
    { language: 'tr', was: tr?.was, to: 'Yeşil' },
  ];
  const picture = '/flag.svg';
  const all = [...words, { language: 'ar', was: ar?.was, to: '' }];
  expect(
    put({ of: spot, was: picture, picture, alt: [...words.slice(0, 1), { language: 'tr', was: tr?.was, to: ' ' }] }),
  ).toEqual(refused('empty'));
  expect(put({ of: spot, was: picture, picture, alt: all })).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('en: "One", tr: "Bir"', 'en: "Green", tr: "Yeşil"'));
  session.undo();
  expect(read()).toBe(PAGE);
});

const TABLE = `${PAGE}  - type: data-table
    caption: { all: Prices }
    columns:
      - name: { all: Loaf }
      - name: { all: Price }
    file: /old.csv # the list
`;
const CSV = Buffer.from('Loaf;Price\nRye;4,50\n');

test('a table is handed in as a picture is: judged, given a name, and put into its place with its file', async () => {
  const { of, handIn, put, read, has, session } = sitting(TABLE);
  const spot = of(2, 'file');
  const { id = 0, said, ...handed } = await handIn(CSV, 'Fiyat Listesi.CSV');
  expect({ said, ...handed }).toEqual({ said: [], src: '/tables/fiyat-listesi.csv', isKnown: false });
  expect(put({ of: spot, was: '/old.csv', picture: id })).toEqual(DONE);
  expect(read()).toBe(TABLE.replace('/old.csv', '/tables/fiyat-listesi.csv'));
  expect(has('tables/fiyat-listesi.csv')).toBe(true);
  // The same once more is the file that there is; another one of its name gets another name.
  expect(await handIn(CSV, 'again.csv')).toMatchObject({ src: '/tables/fiyat-listesi.csv', isKnown: true });
  expect(await handIn(Buffer.from('a,b\n1,2'), 'Fiyat Listesi.csv')).toMatchObject({
    src: '/tables/fiyat-listesi-2.csv',
  });
  session.undo();
  expect(read()).toBe(TABLE);
  expect(has('tables')).toBe(false);
});

test.each([
  ['letters of Windows', 'list.csv', Buffer.from('a,b\nSat\xfd\xfe,1', 'latin1'), /CSV UTF-8/],
  ['a sheet of Excel', 'list.xlsx', Buffer.from('PK\x03\x04'), /no table in CSV.*CSV UTF-8/],
  ['names and nothing else', 'list.csv', Buffer.from('a,b\n'), /no rows/],
])('%s are refused in words that say what to do', async (_, name, bytes, words) => {
  const { id, said } = await sitting(TABLE).handIn(bytes, name);
  expect(id).toBeUndefined();
  expect(said.join()).toMatch(words);
});

test('a table takes the place of no picture, and a picture that of no table', async () => {
  const { of, handIn, put } = sitting(TABLE);
  const [table, picture] = [await handIn(CSV, 'list.csv'), await handIn(green)];
  expect(put({ of: of(2, 'file'), was: '/old.csv', picture: picture.id ?? 0 })).toEqual(refused('edit-not-there'));
  const words = alt('A list');
  expect(put({ of: of(0, 'picture'), picture: table.id ?? 0, alt: words })).toEqual(refused('edit-not-there'));
});
