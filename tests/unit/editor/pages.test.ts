import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAddresses } from '../../../src/editor/desk/pages/pages-info.ts';
import type { PagePlaces } from '../../../src/editor/shared/page-places.ts';
import { type PageLinks, type PagesInfo, TOP_LEVEL } from '../../../src/editor/shared/pages.ts';
import type { ChangeOutcome } from '../../../src/editor/shared/protocol.ts';
import { siteDesk } from './site-desk.ts';

const pageOf = (name: string, more = '') => `meta:
  title: { all: ${name} } # kept
  description: { all: About ${name} }
${more}blocks:
  - type: text
    title: { en: One, tr: Bir, ar: واحد }
    body: { all: "See [bread](/shop/bread#x) and [tea](/tea)." }
`;
const BREAD = `\ufeff# Our bread.\r\n${pageOf('Bread')}`;

/** A desk on a site of four pages and a template. */
function sitting() {
  const files = {
    'pages/index.yaml': pageOf('Home'),
    'pages/shop/bread.yaml': BREAD,
    'pages/tea.yaml': pageOf('Tea', 'draft: true\nnonsense: 1\n'),
    'pages/_card.yaml': pageOf('Card'),
    'pages/_part.yaml': 'blocks:\n  - type: divider\n',
  };
  const { root, site, act, ask, read } = siteDesk(files, { path: '/tr/tea' });
  return {
    ...{ root, act, ask, read },
    /** How much the check says of a file. */
    told: (file: string) => site.project.check().filter(({ place }) => place.source.file === file).length,
    /** Changes a file as another program would. */
    change: (file: string, text: string) => {
      writeFileSync(join(root, file), text);
      site.change(new Set([file]));
    },
    routes: () => site.project.routes().sort(),
    /** The errors of addresses and links. */
    check: () =>
      site.project
        .check()
        .map(({ code }) => code)
        .filter((code) => /^former|^dead-link|^route-/.test(code)),
    beside: (outcome: ChangeOutcome, path: string) => withAddresses(outcome, path, site.project),
  };
}

test('every page is told with its title, address, languages and messages', () => {
  const { pages, templates } = sitting().ask<PagesInfo>('pages');
  expect(pages.map(({ route, title, address, draft, fixed }) => [route, title, address, draft, fixed])).toEqual([
    ['/', 'Home', '/tr', false, true],
    ['/404', expect.any(String), '/tr/404', false, true],
    ['/shop/bread', 'Bread', '/tr/shop/bread', false, false],
    ['/tea', 'Tea', '/tr/tea', true, false],
  ]);
  expect(pages[3]?.coverage.map(({ language, translated, total }) => `${language} ${translated}/${total}`)).toEqual([
    'en 4/4',
    'tr 4/4',
    'ar 4/4',
  ]);
  expect(pages[3]?.messages).toBeGreaterThan(0);
  expect(templates).toEqual(['/_card.yaml']);
});

test('a page is made from blocks, goes with undo, and comes again', () => {
  const { act, read, routes } = sitting();
  const made = act('make-page', { route: '/help/first', from: 'text,faq' });
  expect(made).toEqual({ kind: 'done', moved: { to: '/help/first' } });
  const text = read('pages/help/first.yaml');
  expect(text).toMatch(/title:\n {4}en: "TODO: First"[\s\S]+- type: text[\s\S]+- type: faq/);
  expect(routes()).toContain('/help/first');
  expect(act('undo')).toEqual({ kind: 'done', moved: { from: '/help/first' } });
  expect([read('pages/help/first.yaml'), read('pages/help')]).toEqual([undefined, undefined]);
  act('redo');
  expect(read('pages/help/first.yaml')).toBe(text);
});

test.each([
  ['/../x', 'bad-file-name'],
  ['//x', 'bad-file-name'],
  ['/Ä', 'bad-file-name'],
  ['/tr/x', 'reserved-address'],
  ['/tea', 'route-collision'],
])('no page is made at %s', (route, why) => {
  const { act } = sitting();
  const refused = act('make-page', { route, from: 'text' });
  expect(refused).toMatchObject({ kind: 'refused', why, words: expect.not.stringMatching(/\{\w+\}/) });
  expect(act('rename-page', { route: '/shop/bread', to: route })).toMatchObject({ kind: 'refused', why });
});

test('no page is made behind a link out of the folder, nor from nothing', () => {
  const { act, root, read } = sitting();
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'pages/out'));
  expect(act('make-page', { route: '/out/x', from: 'text' })).toMatchObject({ kind: 'refused', why: 'edit-outside' });
  expect(read('elsewhere/x.yaml')).toBeUndefined();
  const files = { '/tea': 'pages/tea.yaml', '/_card.yaml': 'pages/_card.yaml' };
  for (const [from, file] of Object.entries(files)) {
    writeFileSync(join(root, 'elsewhere/secret.yaml'), 'secret');
    rmSync(join(root, file));
    symlinkSync(join(root, 'elsewhere/secret.yaml'), join(root, file));
    expect(act('make-page', { route: '/x', from })).toMatchObject({ kind: 'refused', why: 'noStart' });
    expect(existsSync(join(root, 'pages/x.yaml'))).toBe(false);
  }
  expect(act('make-page', { route: '/x', from: '' })).toEqual({ kind: 'refused', why: 'noStart' });
  expect(act('make-page', { route: '/x', from: 'text', menu: 'None' })).toMatchObject({ kind: 'refused' });
});

test('a page gets another address with all links to it, and undo gives the same bytes', () => {
  const { act, read, root, routes } = sitting();
  const [home, tea] = [read('pages/index.yaml'), read('pages/tea.yaml')];
  expect(act('rename-page', { route: '/shop/bread', to: '/loaves' })).toEqual({
    kind: 'done',
    moved: { from: '/shop/bread', to: '/loaves' },
  });
  expect(read('pages/loaves.yaml')).toBe(BREAD.replace('/shop/bread', '/loaves'));
  expect(read('pages/tea.yaml')).toBe(tea?.replace('/shop/bread', '/loaves'));
  expect(routes()).toEqual(['/', '/404', '/loaves', '/tea']);
  expect(existsSync(join(root, 'pages/shop'))).toBe(false);
  expect(act('undo')).toEqual({ kind: 'done', moved: { from: '/loaves', to: '/shop/bread' } });
  expect([read('pages/index.yaml'), read('pages/tea.yaml'), read('pages/shop/bread.yaml')]).toEqual([home, tea, BREAD]);
});

test('a rename is not half undone where somebody has changed one of the files meanwhile', () => {
  const { act, read, root } = sitting();
  act('rename-page', { route: '/shop/bread', to: '/loaves' });
  const tea = `${read('pages/tea.yaml')}# Mine.\n`;
  writeFileSync(join(root, 'pages/tea.yaml'), tea);
  expect(act('undo')).toEqual({ kind: 'refused', why: 'edit-changed-meanwhile' });
  expect([read('pages/loaves.yaml') === undefined, read('pages/shop/bread.yaml')]).toEqual([false, undefined]);
  expect([read('pages/tea.yaml'), read('pages/index.yaml')]).toEqual([tea, expect.stringContaining('/loaves#x')]);
});

test('the old address leads to the new one where that is wanted, and undo takes back both', () => {
  const { act, ask, read, check } = sitting();
  const tea = read('pages/tea.yaml');
  expect(act('rename-page', { route: '/shop/bread', to: '/loaves', lead: true })).toMatchObject({ kind: 'done' });
  const lines = (file: string) => read(file)?.split(/\r?\n/).slice(0, 4);
  expect(lines('pages/loaves.yaml')).toEqual(['\ufeff# Our bread.', 'formerly:', '  - /shop/bread', 'meta:']);
  expect(read('pages/loaves.yaml')).toContain('](/loaves#x)');
  act('rename-page', { route: '/loaves', to: '/rye', lead: true });
  expect(lines('pages/rye.yaml')).toEqual(['\ufeff# Our bread.', 'formerly:', '  - /shop/bread', '  - /loaves']);
  expect(ask<PageLinks>('page-links', { route: '/rye' }).formerly).toEqual(['/shop/bread', '/loaves']);
  act('forget-address', { route: '/rye', address: '/shop/bread' });
  expect(lines('pages/rye.yaml')).toEqual(['\ufeff# Our bread.', 'formerly:', '  - /loaves', 'meta:']);
  act('undo');
  act('make-page', { route: '/oat', from: '/rye' });
  expect(read('pages/oat.yaml')).not.toContain('formerly');
  act('undo');
  // Back at an address, a page has not had it formerly.
  act('rename-page', { route: '/rye', to: '/shop/bread', lead: true });
  expect(lines('pages/shop/bread.yaml')).toEqual(['\ufeff# Our bread.', 'formerly:', '  - /loaves', '  - /rye']);
  expect(check()).toEqual([]);
  for (let step = 0; step < 3; step++) expect(act('undo')).toMatchObject({ kind: 'done' });
  expect([read('pages/shop/bread.yaml'), read('pages/tea.yaml')]).toEqual([BREAD, tea]);
});

test('a page that takes over an earlier address takes it from the page that it led to', () => {
  const { act, read, check } = sitting();
  act('rename-page', { route: '/shop/bread', to: '/loaves', lead: true });
  const led = read('pages/loaves.yaml');
  expect(act('make-page', { route: '/shop/bread', from: '/tea' })).toMatchObject({ kind: 'done' });
  expect(read('pages/loaves.yaml')).toBe(BREAD.replace('/shop/bread', '/loaves'));
  expect(check()).toEqual([]);
  act('undo');
  expect(read('pages/loaves.yaml')).toBe(led);
  expect(act('rename-page', { route: '/tea', to: '/shop/bread' })).toMatchObject({ kind: 'done' });
  expect(read('pages/loaves.yaml')).not.toContain('formerly');
});

test('a deleted page leads to another where that is wanted, with its earlier addresses and all links', () => {
  const { act, read, check } = sitting();
  act('rename-page', { route: '/shop/bread', to: '/loaves', lead: true });
  const [tea, loaves] = [read('pages/tea.yaml'), read('pages/loaves.yaml')];
  expect(act('delete-page', { route: '/loaves', to: '/404' })).toMatchObject({ kind: 'refused' });
  expect(act('delete-page', { route: '/loaves', to: '/' })).toMatchObject({ kind: 'done' });
  expect(read('pages/index.yaml')).toContain('formerly:\n  - /shop/bread\n  - /loaves\nmeta:');
  expect(read('pages/tea.yaml')).toBe(tea?.replace('/loaves', '/'));
  expect(check()).toEqual([]);
  act('undo');
  expect([read('pages/tea.yaml'), read('pages/loaves.yaml')]).toEqual([tea, loaves]);
});

test('what links to a page is told before it is deleted, and undo gives the same bytes', () => {
  const { act, ask, read } = sitting();
  const { links } = ask<PageLinks>('page-links', { route: '/shop/bread' });
  expect(links).toEqual([
    { where: { of: 'home' }, what: ['text', 'body'], words: 'One' },
    { where: { of: 'page', title: 'Tea' }, what: ['text', 'body'], words: 'One' },
    { where: { of: 'part', title: 'Card' }, what: ['text', 'body'], words: 'One' },
  ]);
  expect(act('delete-page', { route: '/shop/bread' })).toEqual({ kind: 'done', moved: { from: '/shop/bread' } });
  expect([read('pages/shop/bread.yaml'), read('pages/shop')]).toEqual([undefined, undefined]);
  expect(act('undo')).toEqual({ kind: 'done', moved: { to: '/shop/bread' } });
  expect(read('pages/shop/bread.yaml')).toBe(BREAD);
  for (const route of ['/', '/404', '/nothing'])
    expect(act('delete-page', { route })).toMatchObject({ kind: 'refused' });
});

const MENUS = `header:
  menu:
    - { label: { all: Home }, link: / }
    - label: { en: Goods, tr: Ürünler, ar: السلع }
      items:
        - { label: { en: Bread, tr: Ekmek, ar: خبز }, link: /shop/bread }
        - { label: { en: Tea, tr: Çay, ar: شاي }, link: /tea }
    - label: { en: Shop, tr: Dükkân, ar: المتجر }
      groups:
        - { label: { en: Fresh, tr: Taze, ar: طازج }, items: [{ label: { all: Bread }, link: /shop/bread }] }
`;

test('entries of menus go with a page that is deleted, and a menu with its last one; other links do not', () => {
  const { act, ask, read, change, check } = sitting();
  const before =
    read('site.yaml')
      ?.replace(
        'lists: []',
        'lists: [{ title: { all: More }, items: [{ label: { all: Bread }, link: /shop/bread }, { label: { all: Home }, link: / }] }]',
      )
      .replace(/header:\n {2}menu:\n.*\n/, MENUS) ?? '';
  change('site.yaml', before);
  const asked = { route: '/shop/bread', languages: 'tr' };
  expect(ask<PagesInfo>('pages', { languages: 'tr' }).menus.map(({ label }) => label)).toEqual([
    TOP_LEVEL,
    'Ürünler',
    'Dükkân / Taze',
  ]);
  const { entries, links } = ask<PageLinks>('page-links', asked);
  expect(entries.map(({ what, words }) => [what.slice(0, 2).join(' '), words])).toEqual([
    ['header menu', 'Ekmek'],
    ['header menu', 'Bread'],
    ['footer lists', 'Bread'],
  ]);
  expect(links).toHaveLength(3);
  act('delete-page', { ...asked, to: '/' });
  const after = read('site.yaml') ?? '';
  expect(after).not.toMatch(/\/bread|Ekmek|Dükkân|Taze/);
  expect(after).toContain('- { label: { en: Tea, tr: Çay, ar: شاي }, link: /tea }');
  expect(check()).toEqual([]);
  act('undo');
  expect(read('site.yaml')).toBe(before);
  act('delete-page', { route: '/tea' });
  expect(read('site.yaml')).not.toContain('link: /tea');
  act('undo');
  expect(act('delete-page', { route: '/tea', to: '/shop/bread' })).toMatchObject({ kind: 'done' });
  expect(read('pages/shop/bread.yaml')).toContain('formerly:');
});

test('a page is made with its title and languages, and its words in a menu', () => {
  const { act, read, check } = sitting();
  const title = { language: 'tr', text: 'Ekmek' };
  act('make-page', { route: '/rye', from: 'text', title, offered: ['tr'], menu: 'Top level' });
  const rye = read('pages/rye.yaml');
  expect(rye).toContain('translation:\n  ar: none\n');
  expect(rye).toContain('  title:\n    en: "TODO: Ekmek"\n    tr: Ekmek\n');
  expect(read('site.yaml')).toContain(
    '    - label:\n        en: "TODO: Ekmek"\n        tr: "Ekmek"\n        ar: "TODO: Ekmek"\n      link: /rye',
  );
  act('make-page', { route: '/oat', from: '/shop/bread', title });
  expect(read('pages/oat.yaml')).toContain(
    '  title:\n    en: "TODO: Ekmek"\n    tr: Ekmek\n    ar: "TODO: Ekmek" # kept\n',
  );
  expect(check()).toEqual([]);
});

test('a page is put into a menu under its title, and taken out again with the same bytes', () => {
  const { act, ask, read } = sitting();
  const before = read('site.yaml');
  const menus = () => ask<PagePlaces>('page-places', { route: '/shop/bread' }).menus;
  expect(menus()).toEqual([{ name: TOP_LEVEL, label: TOP_LEVEL, has: false }]);
  act('page-menu', { route: '/shop/bread', menu: 'Top level', has: true });
  expect(read('site.yaml')).toContain('en: "Bread"');
  expect(menus()).toEqual([{ name: TOP_LEVEL, label: TOP_LEVEL, has: true }]);
  expect(act('page-menu', { route: '/shop/bread', menu: 'Top level', has: false })).toMatchObject({ kind: 'done' });
  expect(read('site.yaml')).toBe(before);
  expect(act('page-menu', { route: '/', menu: 'Top level', has: false })).toEqual({ kind: 'refused', why: 'last' });
  expect(act('page-menu', { route: '/tea', menu: 'None', has: true })).toMatchObject({ kind: 'refused' });
});

test('a page is offered in a language or not, but always in the default one', () => {
  const { act, ask, read } = sitting();
  const before = read('pages/index.yaml');
  const offered = () =>
    ask<PagePlaces>('page-places', { route: '/' }).languages.flatMap((each) => (each.offered ? each.code : []));
  act('page-language', { route: '/', code: 'ar', offered: false });
  act('page-language', { route: '/', code: 'tr', offered: false });
  expect([offered(), read('pages/index.yaml')]).toEqual([
    ['en'],
    expect.stringMatching(/^translation:\n {2}ar: none\n {2}tr: none$/m),
  ]);
  expect(act('page-language', { route: '/', code: 'en', offered: false })).toMatchObject({ kind: 'refused' });
  act('page-language', { route: '/', code: 'ar', offered: true });
  act('page-language', { route: '/', code: 'tr', offered: true });
  expect([offered(), read('pages/index.yaml')]).toEqual([['en', 'tr', 'ar'], before]);
});

test('what the check says of a part counts for each page that has it', () => {
  const { change, told, ask, read } = sitting();
  const including = ['pages/index.yaml', 'pages/shop/bread.yaml'];
  for (const file of including) change(file, `${read(file)}  - include: /_part.yaml\n`);
  change('pages/_part.yaml', 'blocks:\n  - type: divider\n    nonsense: 1\n');
  expect(told('pages/_part.yaml')).toBe(1);
  const counts = ask<PagesInfo>('pages').pages.map(({ messages }) => messages);
  expect([counts[0], counts[2]]).toEqual(including.map((file) => told(file) + 1));
  expect(counts[3]).toBe(told('pages/tea.yaml'));
});

test('a page becomes a draft and is one no longer', () => {
  const { act, read } = sitting();
  const before = read('pages/tea.yaml');
  expect(act('draft-page', { route: '/tea', draft: false })).toMatchObject({ kind: 'done' });
  expect(read('pages/tea.yaml')).toBe(before?.replace('draft: true\n', ''));
  expect(act('draft-page', { route: '/tea', draft: true })).toMatchObject({ kind: 'done' });
  expect(read('pages/tea.yaml')).toMatch(/^draft: true$/m);
});

test('who reads another page than the one that is gone stays there', () => {
  const { beside } = sitting();
  const gone: ChangeOutcome = { kind: 'done', moved: { from: '/tea' } };
  expect(beside(gone, '/tr/tea')).toEqual({ kind: 'done', moved: { from: '/tr/tea', to: '/tr' } });
  expect(beside(gone, '/tr')).toEqual({ kind: 'done' });
});

test.each([
  ['Fresh bread & tea', '/tea', '/fresh-bread-tea'],
  ['Şişli’de ılık çörek', '', '/sisli-de-ilik-corek'],
  ['İçli köfte', '/shop/bread', '/shop/icli-kofte'],
  ['Straße', '/_card.yaml', '/strasse'],
  ['Bread', '/shop/bread', '/shop/bread-2'],
  ['خبز', '', undefined],
  ['Latte قهوة', '', undefined],
])('the address of a page called %s that begins from %s is %s', (title, from, route) => {
  expect(sitting().ask('page-address', { title, from })).toEqual({ route });
});
