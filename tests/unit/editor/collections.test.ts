import { expect, test } from 'vitest';
import { markView } from '../../../src/editor/desk/mark-view.ts';
import { openEditor } from '../../../src/editor/desk/open-editor.ts';
import { marksIn } from '../../../src/editor/shared/marks.ts';
import type { MetaInfo } from '../../../src/editor/shared/page-meta.ts';
import type { PagesInfo } from '../../../src/editor/shared/pages.ts';
import { SITE } from '../small-site.ts';
import { siteDesk } from './site-desk.ts';

const HOME = `meta:
  title: { all: Front }
  description: { all: About the front }
blocks:
  - type: entries
    title: { all: News }
    of: /news # kept
    none: { all: Nothing }
  - type: divider
`;

const FILES = {
  'pages/index.yaml': HOME,
  'pages/news/_collection.yaml': 'title: { all: News }\n',
  'pages/news/one.yaml': `meta:
  title: { all: One }
  description: { all: About one }
entry: { date: 2026-01-05, summary: { all: In short } }
blocks:
  - type: text
    body: { all: Words }
`,
};

test('a list is a block like any other for whoever edits: moved, added, and brought back byte for byte', () => {
  const { act, read, site } = siteDesk(FILES);
  expect(act('entry', { of: { block: 0 }, act: 'down' }).kind).toBe('done');
  expect(read()).toMatch(/- type: divider\n {2}- type: entries\n(?:.*\n)* {4}of: \/news # kept\n/);
  act('undo', {});
  expect(read()).toBe(HOME);
  expect(act('entry', { of: { block: 1 }, act: 'add', type: 'entries' }).kind).toBe('done');
  expect(site.project.check().filter(({ severity }) => severity === 'error')).toEqual([]);
  act('undo', {});
  expect(read()).toBe(HOME);
});

test('the words around a list and what lists say of an entry are texts to be written; what is listed is not', () => {
  const { project } = siteDesk(FILES).site;
  const view = (route: string) => {
    const { page } = project.compile(route, 'en');
    const file = project.pageFile(route);
    if (!page || !file) throw new Error('It has a value.');
    const made = markView({ page, site: project.siteValue('en').value }, { file, siteFile: project.siteFile });
    const ways = made.texts.filter(({ part }) => /^(entries|entry|text)$/.test(part));
    return { blocks: made.page.blocks, ways: ways.map(({ part, path }) => [part, ...path].join('.')) };
  };
  const list = view('/');
  expect(list.ways).toEqual(['entries.title', 'entries.none']);
  expect(marksIn(JSON.stringify(list.blocks))).toHaveLength(2);
  expect(JSON.stringify(list.blocks)).toContain('"In short"');
  expect(view('/news/one').ways).toEqual(['entry.entry.summary', 'text.body']);
});

test('a page that is made by itself is shown with what it comes from, and is no file that could be moved or deleted', () => {
  const tag = `meta:
  title: { all: "On {{tag}}" }
  description: { all: "All on {{tag}}" }
blocks:
  - type: entries
    title: { all: News }
    none: { all: Nothing }
`;
  const files = {
    ...FILES,
    'pages/news/_collection.yaml':
      'title: { all: News }\ntags: { bread: { en: Bread, tr: Ekmek, ar: خبز } }\npages: { tag: /news/_tag.yaml }\n',
    'pages/news/_tag.yaml': tag,
    'pages/news/one.yaml': `${FILES['pages/news/one.yaml']}`.replace('2026-01-05', '2026-01-05, tags: [bread]'),
  };
  const { act, ask, read, site, desk } = siteDesk(files, { path: '/tr/news/tag/bread' });
  const route = '/news/tag/bread';
  const { pages } = ask<PagesInfo>('pages');
  expect(pages.find((each) => each.route === route)).toMatchObject({
    ...{
      title: 'On Ekmek',
      address: '/tr/news/tag/bread',
      madeFrom: 'pages/news/_tag.yaml',
      fixed: true,
      canLead: false,
    },
  });
  expect(ask<MetaInfo>('page-meta', { route }).texts.title).toEqual({
    ...{ home: 'template', file: 'pages/news/_tag.yaml', pages: 1 },
  });
  for (const name of ['rename-page', 'delete-page', 'draft-page'] as const)
    expect(act(name, { route, to: '/elsewhere', draft: true }).kind).toBe('refused');
  // Its words are those of its template; what the tag is called does not stand there.
  const title = { route, field: 'title', language: 'all', was: 'On {{tag}}', to: 'About {{tag}}' };
  expect(act('save-meta', title).kind).toBe('done');
  expect(read('pages/news/_tag.yaml')).toBe(tag.replace('On {{tag}}', 'About {{tag}}'));
  const page = site.project.pageFile(route);
  const table = page && desk.keep({ route, texts: [], page });
  expect(ask('fact', { table, name: 'tag' })).toEqual({
    home: 'template',
    file: 'pages/news/_tag.yaml',
    pages: 1,
    values: [],
  });
  expect(act('save-fact', { table, name: 'tag', language: 'en', was: 'Bread', to: 'Loaf' }).kind).toBe('refused');
});

test('the page with the search comes from site.yaml, and has nothing that could be edited', () => {
  const { ask, site, options } = siteDesk({ ...FILES, 'site.yaml': `${SITE}search: true\n` });
  const { pages } = ask<PagesInfo>('pages');
  expect(pages.find(({ route }) => route === '/search')).toMatchObject({ madeFrom: 'site.yaml', fixed: true });
  const { page } = site.project.compile('/search', 'en');
  const editor = openEditor({ ...options, pageAt: async () => ({}) });
  const shown = { path: '/en/search', page, site: site.project.siteValue('en').value };
  expect(editor.mark(shown)).toBe(shown);
  expect(editor.mark({ ...shown, path: '/en', page: site.project.compile('/', 'en').page })).toHaveProperty('editor');
});
