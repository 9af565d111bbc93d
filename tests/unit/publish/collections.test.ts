import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../site-folder.ts';
import { SITE } from '../small-site.ts';
import { buildSite, outputOf } from './built-site.ts';

/** A picture of one point. */
const COVER = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const LANGUAGES = ['en', 'tr', 'ar'];
const MANY = 240;

const pageOf = (title: string, lines: string, list: string) => `meta:
  title: { all: ${title} }
  description: { all: "What is said of ${title.replaceAll('"', '')}" }
${lines}blocks:
  - type: hero
    title: { all: ${title} }
  - type: entries
    title: { all: More }
    none: { all: None }
${list}`;

const dayOf = (number: number) => new Date(Date.UTC(2025, 0, number + 1)).toISOString().slice(0, 10);
const article = (number: number) =>
  pageOf(
    `Loaf ${number}`,
    `entry: { date: ${dayOf(number)}, authors: [/people/ada], tags: [bread] }\n`,
    '    which: neighbours\n',
  );

/** The site of a newspaper with many entries, and its output before and after one more. */
let [before, after]: ReadonlyMap<string, string>[] = [];
let said = '';
beforeAll(() => {
  const root = siteFolder({
    'site.yaml': `${SITE.replace('url: https://www.example.test', 'url: https://www.example.test/paper')}socialImage: { src: /cover.png, alt: { all: A loaf } }\n`,
    // Pictures of all pages for shared links are no matter of this test.
    'public/cover.png': Buffer.from(COVER, 'base64'),
    'pages/index.yaml': pageOf('Front page', '', '    of: /news\n    order: newest\n    limit: 12\n'),
    'pages/about.yaml': pageOf('About us', '', '    of: /people\n'),
    'pages/people/_collection.yaml': 'title: { all: People }\nkind: person\norder: title\n',
    'pages/people/ada.yaml': pageOf('Ada', '', '    of: /news\n    order: newest\n    limit: 3\n'),
    'pages/news/_collection.yaml': `title: { en: News, tr: Haberler, ar: الأخبار }\nauthors: /people\ntags: { bread: { all: "Bread & more" } }
order: oldest\nperPage: 50\npages: { tag: /news/_tag.yaml, year: /news/_year.yaml }\n`,
    'pages/news/index.yaml': pageOf('All news', '', ''),
    'pages/news/_tag.yaml': pageOf('"On {{tag}}"', '', ''),
    'pages/news/_year.yaml': pageOf('"In {{year}}"', '', ''),
    ...Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`pages/news/loaf-${at}.yaml`, article(at)])),
  });
  buildSite(root);
  before = outputOf(root);
  writeFileSync(join(root, `pages/news/loaf-${MANY}.yaml`), article(MANY));
  said = buildSite(root).stdout;
  after = outputOf(root);
});

const inAll = (...names: string[]) => LANGUAGES.flatMap((code) => names.map((name) => name.replace('*', code)));
const page = (route: string) => inAll(`*${route}.html`, `_data/*${route}.json`);

test('a new entry writes itself, its lists, its feeds and its neighbour, and no other page', () => {
  const changed = [...(after ?? [])].filter(([path, text]) => before?.get(path) !== text).map(([path]) => path);
  expect(changed.sort()).toEqual(
    [
      ...page(`/news/loaf-${MANY}`),
      ...page(`/news/loaf-${MANY - 1}`),
      ...page('/people/ada'),
      ...page(''),
      ...['', '/tag/bread', '/2025'].flatMap((list) => page(`/news${list}/5`)),
      ...inAll('*/news/feed.atom', '*/news/feed.rss', '*/news/feed.json'),
      `news/loaf-${MANY}.html`,
      'sitemap.xml',
    ].sort(),
  );
  expect(said).toContain(`${7 * LANGUAGES.length} of them anew`);
});

test('pages that are made by themselves are in the sitemap, with the addresses of all languages, and know those beside them', () => {
  const home = 'https://www.example.test/paper';
  const read = (path: string) => Buffer.from(after?.get(path) ?? '', 'latin1').toString('utf8');
  for (const route of ['news/2', 'news/tag/bread', 'news/tag/bread/5', 'news/2025/3']) {
    expect(read('sitemap.xml')).toContain(`<loc>${home}/en/${route}</loc>`);
    const head = read(`en/${route}.html`);
    expect(head).toContain(`<link rel="canonical" href="${home}/en/${route}"/>`);
    for (const code of LANGUAGES) expect(head).toContain(`hrefLang="${code}" href="${home}/${code}/${route}"`);
  }
  expect(read('ar/news/2.html')).toContain(
    `<link rel="prev" href="${home}/ar/news"/><link rel="next" href="${home}/ar/news/3"/>`,
  );
  expect(read('en/news/tag/bread/5.html')).toContain('<title>On Bread &amp; more – 5 | ');
  expect(read('en/news/tag/bread/5.html')).not.toContain('rel="next"');
});

/** The elements of well-formed XML, each with its text. */
function elementsOf(xml: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }));
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const last = open.pop();
    if (last) found.push(last);
  });
  parser.write(xml).close();
  return found;
}

describe.each(LANGUAGES)('the feeds in %s', (code) => {
  const read = (ending: string) => after?.get(`${code}/news/feed.${ending}`) ?? '';
  const textsOf = (xml: string, wanted: string) =>
    elementsOf(Buffer.from(xml, 'latin1').toString('utf8'))
      .filter(({ name }) => name === wanted)
      .map(({ text }) => text);
  const home = `https://www.example.test/paper/${code}/news`;

  test('are Atom with what RFC 4287 asks for, the newest first', () => {
    const atom = read('atom');
    expect(textsOf(atom, 'id').slice(0, 2)).toEqual([`${home}/feed.atom`, `${home}/loaf-${MANY}`]);
    for (const name of ['title', 'updated']) expect(textsOf(atom, name)).toHaveLength(31);
    expect(textsOf(atom, 'updated')[0]).toBe(`${dayOf(MANY)}T00:00:00Z`);
    expect(textsOf(atom, 'name')).toContain('Ada');
  });

  test('are RSS 2.0 with a title, a link and a description', () => {
    const rss = read('rss');
    expect(textsOf(rss, 'guid')).toHaveLength(30);
    for (const name of ['title', 'link', 'description']) expect(textsOf(rss, name)).toHaveLength(31);
    expect(textsOf(rss, 'category')[0]).toBe('Bread & more');
    expect(textsOf(rss, 'pubDate')[0]).toMatch(/^\w{3}, \d{2} \w{3} 2025 00:00:00 GMT$/);
  });

  test('are JSON Feed 1.1', () => {
    const feed = JSON.parse(Buffer.from(read('json'), 'latin1').toString('utf8'));
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', home_page_url: home, language: code });
    expect(feed.items[0]).toMatchObject({
      id: `${home}/loaf-${MANY}`,
      authors: [{ name: 'Ada' }],
      tags: ['Bread & more'],
    });
  });

  test('are named in the heads of the collection and of its entries, and of no other page', () => {
    const links = (path: string) => (after?.get(path)?.match(/<link rel="alternate" type="[^"]+"/g) ?? []).length;
    expect([`${code}/news.html`, `${code}/news/loaf-7.html`, `${code}/about.html`].map(links)).toEqual([3, 3, 0]);
    expect(after?.get(`${code}/news.html`)).toContain(`href="${home}/feed.atom"`);
  });
});

test('a collection of people has none', () => {
  expect([...(after?.keys() ?? [])].filter((path) => /feed\./.test(path))).toHaveLength(9);
});
