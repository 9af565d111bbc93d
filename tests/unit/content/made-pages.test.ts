import { describe, expect, test } from 'vitest';
import type { Project } from '../../../src/content/project.ts';
import { brief, check, openSite } from '../site-folder.ts';
import { SITE } from '../small-site.ts';

const list = (lines: string) =>
  `  - type: entries\n    title: { all: List }\n    none: { all: Nothing }\n    pages: { all: "Pages:" }\n${lines}`;
const titled = (title: string, lines: string, blocks = list('')) =>
  `meta:\n  title: { all: "${title}" }\n  description: { all: "About ${title}" }\n${lines}\nblocks:\n${blocks}`;

const entry = (title: string, day: string, more = '') =>
  titled(title, `entry:\n  date: ${day}\n${more}`, list('    which: this\n'));

const NEWS = `title: { all: News }
authors: /people
perPage: 2
tags:
  bread: { en: Bread, tr: Ekmek, ar: خبز }
  mill: { all: Mill }
pages:
  numbered: { en: "{{title}}, page {{number}}", tr: "{{title}}, sayfa {{number}}", ar: "{{title}}، صفحة {{number}}" }
  tag: /news/_tag.yaml
  author: /news/_author.yaml
  year: /news/_year.yaml
`;

const FILES: Record<string, string> = {
  'pages/index.yaml': titled('Home', '', list('    of: /news\n    limit: 2\n')),
  'pages/people/_collection.yaml': 'title: { all: People }\nkind: person\norder: title\n',
  'pages/people/ada.yaml': titled('Ada', '', list('    of: /news\n    author: /people/ada\n')),
  'pages/news/_collection.yaml': NEWS,
  'pages/news/index.yaml': titled('News', ''),
  'pages/news/_tag.yaml': titled('On {{tag}}', ''),
  'pages/news/_author.yaml': titled('By {{author}}', ''),
  'pages/news/_year.yaml': titled('In {{year}}', ''),
  'pages/news/one.yaml': entry('One', '2025-01-05', '  authors: [/people/ada]\n  tags: [bread]\n'),
  'pages/news/two.yaml': entry('Two', '2026-02-05', '  authors: [/people/ada]\n  tags: [bread]\n'),
  'pages/news/three.yaml': entry('Three', '2026-03-05', '  tags: [bread]\n'),
};

/** A site whose pages are settled. */
const checked = (files: Record<string, string | undefined> = {}): Project => {
  const project = openSite({ ...FILES, ...files });
  project.check();
  return project;
};
const pageOf = (project: Project, route: string, language = 'en') => {
  const { page, report } = project.compile(route, language);
  if (!page) throw new Error(report.diagnostics.map(brief).join('\n'));
  return page;
};
const linksOf = (project: Project, route: string, language = 'en') =>
  [...JSON.stringify(pageOf(project, route, language).blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

const told = (files: Record<string, string | undefined>) =>
  check({ ...FILES, ...files })
    .filter(({ severity }) => severity === 'error')
    .map((each) => `${brief(each)} ${JSON.stringify(each.details)}`);

const ROUTES = [
  ...['/news/2', '/news/tag/bread', '/news/tag/bread/2'],
  ...['/news/author/ada', '/news/2025', '/news/2026'],
];

describe('pages that a collection makes by itself', () => {
  test.each([
    ['once all are checked', () => checked()],
    ['before that', () => openSite(FILES)],
  ])('are those that its entries ask for, %s', (_, open) => {
    const project = open();
    expect([...project.madePages().keys()]).toEqual(ROUTES);
    expect(ROUTES.every((route) => project.hasPage(route))).toBe(true);
    expect(linksOf(project, '/news/2')).toContain('/en/news/one');
  });

  test('are none of a collection that says nothing of them', () => {
    const plain = NEWS.slice(0, NEWS.indexOf('pages:'));
    expect([...checked({ 'pages/news/_collection.yaml': plain }).madePages().keys()]).toEqual([]);
    const further = checked({ 'pages/news/_collection.yaml': `${plain}pages: {}\n` });
    expect([...further.madePages().keys()]).toEqual(['/news/2']);
    expect(pageOf(further, '/news/2').title).toBe('News – 2');
  });

  test('tell nothing', () => expect(told({})).toEqual([]));

  test('have titles of a pattern, in each language', () => {
    const project = checked();
    expect(ROUTES.map((route) => pageOf(project, route, 'ar').title)).toEqual([
      '\u200fNews، صفحة 2',
      '\u200fOn خبز',
      '\u200fOn خبز، صفحة 2',
      'By Ada',
      'In 2025',
      'In 2026',
    ]);
    expect(pageOf(project, '/news/tag/bread', 'tr').title).toBe('On Ekmek');
  });

  test('list what the page before them does not, and lead to each other', () => {
    const project = checked();
    expect(linksOf(project, '/news').filter((href) => /news\/[a-z0-9]+$/.test(href ?? ''))).toEqual([
      '/en/news/three',
      '/en/news/two',
      '/en/news/2',
    ]);
    expect(linksOf(project, '/news/tag/bread/2')).toEqual([
      '/en/news/one',
      '/en/people/ada',
      '/en/news/tag/bread',
      '/en/news/tag/bread',
    ]);
    expect(pageOf(project, '/news').list).toEqual({ next: '/en/news/2' });
    expect(pageOf(project, '/news/2').list).toEqual({ prev: '/en/news' });
    expect(linksOf(project, '/news/2025')).toContain('/en/news/one');
    expect(linksOf(project, '/news/2025')).not.toContain('/en/news/two');
  });

  test('are where tags of entries lead', () => {
    expect(linksOf(checked(), '/news/three')).toEqual(['/en/news/tag/bread']);
  });

  test('can be linked to, and only those that there are', () => {
    const linking = (to: string) => ({
      'pages/about.yaml': titled('About', '', `  - type: text\n    body: { all: "[it](${to})" }\n`),
    });
    expect(told(linking('/news/tag/bread'))).toEqual([]);
    expect(told(linking('/news/tag/bred')).join()).toMatch(/dead-link .*"suggestion":"\/news\/tag\/bread"/);
  });

  test('are offered in the languages that have anything to list', () => {
    const only = `translation: { tr: none }\n${FILES['pages/news/one.yaml']}`;
    const project = checked({ 'pages/news/one.yaml': only });
    expect(project.languagesOf('/news/2')).toEqual(['en', 'ar']);
    expect(pageOf(project, '/news/2').alternates.map(({ href }) => href)).toEqual(['/en/news/2', '/ar/news/2']);
    expect(pageOf(project, '/news', 'tr').list).toBeUndefined();
  });

  test('have addresses of each language, as folders are called in site.yaml', () => {
    const folders =
      'folders:\n  /news: { tr: haberler }\n  /news/tag: { tr: konu }\n  /news/tag/bread: { tr: ekmek }\n';
    const project = checked({ 'site.yaml': `${SITE}${folders}` });
    expect(project.check().filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pageOf(project, '/news/tag/bread/2', 'tr').path).toBe('/tr/haberler/konu/ekmek/2');
    expect(project.askedBy('/tr/haberler/konu/ekmek/2')).toEqual({ language: 'tr', route: '/news/tag/bread/2' });
  });

  test('are other ones as soon as entries are', () => {
    const project = checked();
    const text = entry('One', '2024-01-05', '  tags: [bread]\n');
    const again = project.supposing({ file: 'pages/news/one.yaml', text });
    again.check();
    expect([...again.madePages().keys()]).toEqual([
      '/news/2',
      '/news/tag/bread',
      '/news/tag/bread/2',
      '/news/author/ada',
      '/news/2024',
      '/news/2026',
    ]);
    expect(pageOf(again, '/news/2024').title).toBe('In 2024');
  });

  test.each([
    [
      'of a page that stands there',
      { 'pages/news/2.yaml': entry('Other', '2025-01-01') },
      /2\.yaml:1:1 made-page-taken/,
    ],
    [
      'of a template that is not there',
      { 'pages/news/_collection.yaml': NEWS.replace('_tag.yaml', '_tga.yaml') },
      /_collection\.yaml:9:8 missing-partial .*_tag\.yaml/,
    ],
    [
      'of a fact that it does not have',
      { 'pages/news/_tag.yaml': titled('On {{tug}}', '') },
      /_tag\.yaml:2:\d+ missing-fact-everywhere .*tug/,
    ],
  ])('are told %s', (_, files, expected) => expect(told(files).join('\n')).toMatch(expected));
});
