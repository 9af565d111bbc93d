import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { putFiles } from '../../../../../src/content/authoring/edit/put-files.ts';
import { htmlSite } from '../../../../../src/content/authoring/import/html-page.ts';
import type { OldSite } from '../../../../../src/content/authoring/import/old-page.ts';
import { planImport } from '../../../../../src/content/authoring/import/plan-import.ts';
import { wordpressSite } from '../../../../../src/content/authoring/import/wordpress.ts';
import { memoryFiles } from '../../../../../src/content/files/memory-files.ts';
import { lineAndColumn } from '../../../../../src/diagnostics/lines.ts';
import { openFiles, siteFiles } from '../../../site-folder.ts';
import { SITE } from '../../../small-site.ts';

const PNG = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

type InMemory = Parameters<typeof memoryFiles>[0];

/** A small site that another one has been brought into: its files, what is told of the import, what is wrong then. */
function bring(old: OldSite | undefined, { files = {}, below = '' }: { files?: InMemory; below?: string } = {}) {
  if (!old) throw new Error('The export cannot be read.');
  const folder = siteFiles(files);
  const project = openFiles(folder);
  if (!project.site) throw new Error('The site has mistakes.');
  const made = planImport({ project, site: project.site, old, language: 'en', below, posts: '/news' });
  expect(putFiles(folder, made.changes)).toBeUndefined();
  const told = openFiles(folder)
    .check()
    .map(({ code, severity, place: { source, range } }) => {
      const { line, column } = lineAndColumn(source, range.start);
      return `${severity} ${source.file}:${line}:${column} ${code}`;
    });
  return {
    ...made,
    told,
    errors: told.filter((each) => each.startsWith('error')),
    names: made.changes.map(({ file }) => file),
    lostOf: Object.fromEntries(made.pages.map(({ name, lost }) => [name, lost])),
    at: (file: string) =>
      parse(folder.text(file) ?? '') as { readonly [name: string]: unknown; readonly blocks: unknown[] },
  };
}

const html = (files: InMemory, more?: Parameters<typeof bring>[1]) => bring(htmlSite(memoryFiles(files)), more);

const BODY = `<html lang="en"><title>About us | Mill</title><meta name="description" content="Who bakes the bread of the mill lane.">
<main><h1>About us</h1><p>We bake. <a href="team/ada.html#x">Ada</a> <a href="/team/ada">again</a> <a href="/gone.html">gone</a></p>`;

describe('a folder of HTML files', () => {
  const old = {
    'about.html': BODY,
    'team/ada.html': '<html lang="en"><h1>Ada Weaver</h1><p>Bakes since she was six.</p>',
  };

  test('becomes pages that pass the check', () => {
    const { errors, names, at, lostOf } = html(old);
    expect(errors).toEqual([]);
    expect(names).toEqual(['pages/about.yaml', 'pages/team/ada.yaml']);
    expect(at('pages/about.yaml')).toEqual({
      meta: { title: { en: 'About us' }, description: { en: 'Who bakes the bread of the mill lane.' } },
      blocks: [
        { type: 'hero', title: { en: 'About us' } },
        { type: 'text', body: { en: 'We bake. [Ada](/team/ada) [again](/team/ada) gone' } },
      ],
      translation: { tr: 'none', ar: 'none' },
    });
    expect(lostOf['about.html']).toEqual(['the link to /gone.html']);
  });

  test('leads on from addresses at which nothing is any more, and from no others', () => {
    const { at, lost } = html({ ...old, 'Üben.html': BODY, 'Über Uns.html': BODY, 'index.html': BODY });
    expect(at('site.yaml').redirects).toEqual([
      { from: '/Üben.html', to: '/uben' },
      { from: '/Üben', to: '/uben' },
    ]);
    expect(lost).toEqual([
      'the address /Über Uns.html, now /uber-uns: no redirect can be written for it',
      'the address /Über Uns, now /uber-uns: no redirect can be written for it',
    ]);
    expect(html(old).names).not.toContain('site.yaml');
    expect(html(old, { below: '/archive' }).at('site.yaml').redirects).toEqual([
      { from: '/about.html', to: '/archive/about' },
      { from: '/about', to: '/archive/about' },
      { from: '/team/ada.html', to: '/archive/team/ada' },
      { from: '/team/ada', to: '/archive/team/ada' },
    ]);
  });

  test('adds to the redirects that are there, once', () => {
    const site = `${SITE}redirects: # Mine.\n  - { from: /about, to: / }\n`;
    const { at, errors } = html({ 'about.html': BODY }, { below: '/archive', files: { 'site.yaml': site } });
    expect(at('site.yaml').redirects).toEqual([
      { from: '/about', to: '/' },
      { from: '/about.html', to: '/archive/about' },
    ]);
    expect(errors).toEqual([]);
  });

  test('leaves the pages that are there as they are', () => {
    const first = html({ 'index.html': BODY });
    expect(first.names).toEqual(['pages/home.yaml']);
    const files = { 'pages/about.yaml': 'draft: true\n' };
    const { names, left } = html({ 'about.html': BODY }, { files });
    expect([names, left]).toEqual([[], [{ name: 'about.html', why: 'there is a page /about already' }]]);
  });

  test('keeps links to pages that are there already, and what is hidden from search engines', () => {
    const page =
      '<html lang="en"><meta name="robots" content="noindex, follow"><h1>Thanks to all</h1><p><a href="contact.html">Write</a>';
    const moved = '<meta http-equiv="refresh" content="0; url=/thanks.html"><h1>Moved</h1>';
    const files = { 'pages/contact.yaml': 'draft: true\n' };
    const { at, left, lost, names } = html({ 'thanks.html': page, 'contact.html': BODY, 'ty.html': moved }, { files });
    expect([names, left.length]).toEqual([['pages/thanks.yaml'], 1]);
    expect(lost).toEqual(['ty.html: it only leads on to another page']);
    expect(at('pages/thanks.yaml')).toMatchObject({
      meta: { noindex: true },
      blocks: [{}, { body: { en: '[Write](/contact)' } }],
    });
  });

  test('is one page where two languages have the same parts, and two where they have others', () => {
    const tr = (words: string) => BODY.replace('lang="en"', 'lang="tr"').replace('We bake.', words);
    const same = html({ 'en/about.html': BODY, 'tr/about.html': tr('Pişiririz.') });
    expect(same.names).toEqual(['pages/about.yaml']);
    expect(same.at('pages/about.yaml')).toMatchObject({
      blocks: [{ type: 'hero' }, { body: { en: 'We bake. Ada again gone', tr: 'Pişiririz. Ada again gone' } }],
      translation: { ar: 'none' },
    });
    const other = html({ 'en/about.html': BODY, 'tr/about.html': tr('<table><tr><td>A<td>B<tr><td>1<td>2</table>') });
    expect(other.names).toEqual(['pages/about.yaml', 'pages/about-2.yaml']);
    expect(other.lostOf['tr/about.html']).toContain(
      'its parts are other ones than those of en/about.html: it is a page of its own, /about-2',
    );
    expect(other.errors).toEqual([]);
  });

  test('whose pages lack the default language are drafts, which may lead to each other', () => {
    const tr = (html: string) => html.replace('lang="en"', 'lang="tr"');
    const made = html({ 'about.html': tr(BODY), 'team/ada.html': tr(old['team/ada.html']) });
    expect(made.at('pages/about.yaml')).toMatchObject({ source: 'tr', draft: true, translation: { ar: 'none' } });
    expect(made.errors).toEqual([]);
    expect(made.lostOf['team/ada.html']).toEqual(['it is a draft until its texts are there in en too']);
  });

  test('tells what is still to be written once, in whichever language the page is', () => {
    const posts = wordpressSite(exported(item(POST)).replace('en-US', 'tr-TR'), {
      posts: '/news',
      fileAt: () => undefined,
    });
    const lines = bring(posts).told.filter((each) => each.includes('stray-marks'));
    expect(lines).toEqual([
      'warning pages/news/index.yaml:5:10 stray-marks',
      'warning pages/news/index.yaml:12:12 stray-marks',
    ]);
  });

  test('may have names in letters of any script', () => {
    const { at, errors } = html({
      'hakkında.html': BODY,
      'من-نحن.html': '<html lang="ar"><h1>من نحن</h1><p>نخبز.</p>',
    });
    expect(at('pages/hakkinda.yaml').blocks).toHaveLength(2);
    expect(at('pages/page-1.yaml').address).toEqual({ ar: 'من-نحن' });
    expect(errors).toEqual([]);
  });

  test('is read in the characters that it names', () => {
    const bytes = new Uint8Array(
      [...'<meta charset=iso-8859-9><h1>A'].map((letter) => letter.charCodeAt(0)).concat(0xfe),
    );
    expect(html({ 'a.html': bytes }).at('pages/a.yaml')).toMatchObject({ meta: { title: { en: 'Aş' } } });
  });

  test('brings its pictures along, each once, and nothing from outside', () => {
    const page = `<h1>Ovens of the mill</h1><p>Three.</p><img src="img/Oven 1.png" alt="An oven"><img src="img/Oven%201.png">
      <img src="https://other.example/x.png"><img src="../../etc/passwd"><img src="img/no.png"><img src="img/text.png">`;
    const { at, pictures, lostOf, names, errors } = html({
      'a.html': page,
      'img/Oven 1.png': PNG,
      'img/text.png': 'no picture',
    });
    expect([pictures, names, errors]).toEqual([1, ['public/pictures/oven-1.png', 'pages/a.yaml'], []]);
    expect(at('pages/a.yaml').blocks[2]).toEqual({
      type: 'gallery',
      items: [
        { picture: { src: '/pictures/oven-1.png', alt: { en: 'An oven' } } },
        { picture: { src: '/pictures/oven-1.png', alt: { en: 'TODO: what the picture shows' } } },
      ],
    });
    expect(lostOf['a.html']).toEqual([
      'the picture https://other.example/x.png: it lies on another site',
      'the picture ../../etc/passwd: its file is not at hand',
      'the picture img/no.png: its file is not at hand',
      'the picture img/text.png: it is none that pages can show',
    ]);
  });

  test('keeps no link that runs something, and no sign that ends one early', () => {
    const page = `<h1>Links of the mill</h1><p><a href="javascript:alert(1)">a</a> <a href="https://x.example/b_(c)">b</a>
      <a href="mailto:ada@x.example">c</a> <a href="http://y.example/">d</a> <a href="data:text/html,x">e</a>`;
    const { at, lostOf } = html({ 'a.html': page });
    expect(at('pages/a.yaml').blocks[1]).toMatchObject({
      body: { en: 'a [b](https://x.example/b_%28c%29) [c](mailto:ada@x.example) [d](https://y.example/) e' },
    });
    expect(lostOf['a.html']).toEqual([
      'the link to javascript:alert(1)',
      'the link to http://y.example/ leads to https:// now',
      'the link to data:text/html,x',
    ]);
  });

  test('makes sections of headings and tables', () => {
    const page = `<h1>Prices of the mill</h1><h2>Bread</h2><table><tr><th>Loaf<th>Price<tr><td>Rye<td></table><h2>Empty</h2><h3>More</h3><p>So.</p><h4>Deep</h4><p>It is.</p>`;
    const { at, errors, told } = html({ 'a.html': page });
    expect(told.filter((each) => each.includes('no-words'))).toEqual([]);
    expect(at('pages/a.yaml').blocks).toEqual([
      { type: 'hero', title: { en: 'Prices of the mill' } },
      {
        type: 'data-table',
        title: { en: 'Bread' },
        caption: { en: 'Bread' },
        columns: [{ name: { en: 'Loaf' } }, { name: { en: 'Price' } }],
        rows: [{ cells: [{ en: 'Rye' }, { en: '–' }] }],
      },
      { type: 'text', title: { en: 'Empty' } },
      { type: 'text', title: { en: 'More' }, body: { en: 'So.' } },
      { type: 'text', body: { en: '**Deep**\n\nIt is.' } },
    ]);
    expect(errors).toEqual([]);
  });
});

const item = (fields: Readonly<Record<string, string>>, more = '') =>
  `<item>${Object.entries({ 'wp:status': 'publish', 'wp:post_type': 'post', ...fields })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}${more}</item>`;
const exported = (...items: string[]) => `<?xml version="1.0"?><rss><channel><link>https://mill.example</link>
<language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;
const wordpress = (xml: string, fileAt: OldSite['fileAt'] = () => undefined) =>
  bring(wordpressSite(xml, { posts: '/news', fileAt }));

const POST = {
  title: 'New bread &amp; more',
  link: 'https://mill.example/2024/05/new-bread/',
  'content:encoded': '<p>It is here: <a href="https://mill.example/about/">about</a>.</p>[contact-form-7 id="1"]',
  'excerpt:encoded': 'A new bread.',
  'wp:post_id': '4',
  'wp:post_date': '2024-05-03 10:00:00',
  'wp:post_name': 'new-bread',
};
const TAGS = `<category domain="category" nicename="bread">Bread &amp; flour</category>
<category domain="category" nicename="uncategorized">Uncategorized</category><category domain="post_tag" nicename="new">New</category>`;
const ABOUT = item({
  'wp:post_type': 'page',
  title: 'About us',
  link: 'https://mill.example/about/',
  'content:encoded': 'One\ntwo\n\nThree [sic]',
  'wp:post_id': '2',
  'wp:post_name': 'about',
});

describe('a WordPress export', () => {
  test('becomes pages, and a collection of its posts', () => {
    const { names, at, errors, lostOf } = wordpress(exported(item(POST, `${TAGS}<wp:comment/>`), ABOUT));
    expect(errors).toEqual([]);
    expect(names).toEqual([
      'pages/news/_collection.yaml',
      'pages/news/index.yaml',
      'pages/news/new-bread.yaml',
      'pages/about.yaml',
      'site.yaml',
    ]);
    expect(at('pages/news/_collection.yaml')).toEqual({
      title: { en: 'News' },
      tags: { 'bread-flour': { en: 'Bread & flour' }, new: { en: 'New' } },
      pages: {},
    });
    expect(at('pages/news/new-bread.yaml')).toMatchObject({
      meta: { title: { en: 'New bread & more' }, description: { en: 'A new bread.' } },
      entry: { date: '2024-05-03', summary: { en: 'A new bread.' }, tags: ['bread-flour', 'new'] },
      blocks: [{ type: 'hero' }, { type: 'text', body: { en: 'It is here: [about](/about).' } }],
    });
    expect(at('pages/about.yaml').blocks[1]).toEqual({ type: 'text', body: { en: 'One\\\ntwo\n\nThree \\[sic\\]' } });
    expect(at('site.yaml').redirects).toEqual([{ from: '/2024/05/new-bread/', to: '/news/new-bread' }]);
    expect(lostOf['New bread & more']).toEqual(['[contact-form-7], which a plugin filled in', '1 comment']);
  });

  test('keeps what is not for all to read a draft, and days to come', () => {
    const stated = { a: 'draft', b: 'private', c: 'publish', d: 'future', e: 'trash' };
    const { at, names } = wordpress(
      exported(
        ...Object.entries(stated).map(([name, status]) =>
          item({
            ...POST,
            'wp:status': status,
            'wp:post_name': name,
            ...(name === 'c' && { 'wp:post_password': 'x' }),
          }),
        ),
      ),
    );
    expect(names).not.toContain('pages/news/e.yaml');
    for (const name of ['a', 'b', 'c']) expect(at(`pages/news/${name}.yaml`)).toHaveProperty('draft', true);
    expect(at('pages/news/d.yaml')).toHaveProperty('scheduled', '2024-05-03');
    expect(at('pages/news/d.yaml')).not.toHaveProperty('draft');
  });

  test('takes pictures from a folder of its uploads', () => {
    const picture = item({
      'wp:post_type': 'attachment',
      'wp:post_id': '9',
      'wp:status': 'inherit',
      'wp:attachment_url': 'https://mill.example/wp-content/uploads/2024/oven.png',
    });
    const meta = '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
    const content =
      '[caption id="a"]<img src="http://mill.example/wp-content/uploads/2024/oven.png" alt="Oven"> Ours[/caption]';
    const { at, pictures } = wordpress(
      exported(item({ ...POST, 'content:encoded': content }, meta), picture),
      (path) => (path === '/wp-content/uploads/2024/oven.png' ? PNG : undefined),
    );
    expect(pictures).toBe(1);
    expect(at('pages/news/new-bread.yaml')).toMatchObject({
      entry: { picture: { src: '/pictures/oven.png' } },
      blocks: [{ type: 'hero' }, { items: [{ picture: { alt: { en: 'Oven' } }, caption: { en: 'Ours' } }] }],
    });
  });

  test('puts pages below those that they stood below, and posts into one folder', () => {
    const child = item({
      ...POST,
      'wp:post_type': 'page',
      'wp:post_id': '5',
      'wp:post_parent': '2',
      'wp:post_name': 'way',
    });
    const loop = item({
      ...POST,
      'wp:post_type': 'page',
      'wp:post_id': '7',
      'wp:post_parent': '7',
      'wp:post_name': 'on',
    });
    const { names } = wordpress(exported(ABOUT, child, loop));
    expect(names.slice(0, 3)).toEqual(['pages/about.yaml', 'pages/about/way.yaml', `pages${'/on'.repeat(8)}.yaml`]);
  });

  test('says what it has no pages for', () => {
    const menu = item({ 'wp:post_type': 'nav_menu_item', 'wp:post_id': '8' });
    expect(wordpress(exported(ABOUT, menu, menu)).lost).toEqual(['2 × nav_menu_item']);
  });

  test.each([
    ['no XML', 'hello'],
    ['a feed', '<rss><channel><title>x</title></channel></rss>'],
    ['a file that was cut off', exported(ABOUT).slice(0, -80)],
    ['entities of its own', `<!DOCTYPE x [<!ENTITY a "b">]>${exported(ABOUT)}`],
  ])('is not %s', (_, xml) => {
    expect(wordpressSite(xml, { posts: '/news', fileAt: () => undefined })).toBeUndefined();
  });
});
