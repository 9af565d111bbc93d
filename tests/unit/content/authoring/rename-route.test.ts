import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../src/content/authoring/edit/edit.ts';
import { deletePage, renameRoute, type SiteSources } from '../../../../src/content/authoring/rename-route.ts';
import { linksTo } from '../../../../src/content/authoring/route-links.ts';
import { written } from '../../../../src/diagnostics/lines.ts';

const FILES = {
  'site.yaml': `header:
  menu:
    - label: Contact # of the header
      link: /contact
    - label: More
      items:
        - { label: Write, link: "/contact#form" }
        - { label: Contacts, link: /contacts }
`,
  'pages/index.yaml': `blocks:
  - type: cta
    link: /contact/
  - type: text
    body:
      en: >-
        Write [to us](/contact?from=home) or look at [our contacts](/contact-us),
        then [write](</contact> "now") again. /contact is the address.
      tr: "[Yazın](/contact) \\"hemen\\""
`,
  'pages/contact.yaml': 'blocks:\n  - link: "/contact#form"\n',
  'pages/contacts.yaml': 'blocks: []\n',
  'pages/old/contact-us.yml': 'blocks:\n  - link: https://example.com/contact\n',
};

function siteOf(files: Readonly<Record<string, string>>): SiteSources {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }));
  const pages = Object.keys(files).filter((file) => file.startsWith('pages/') && !/\/_/.test(file));
  const routeOf = (file: string) => file.replace(/^pages|\.ya?ml$/g, '').replace(/\/index$/, '') || '/';
  return { sources, routes: new Map(pages.map((file) => [routeOf(file), file])), languages: ['en', 'tr'] };
}

function renamed(files: Readonly<Record<string, string>>, from: string, to: string) {
  const result = renameRoute(siteOf(files), from, to);
  if ('refused' in result) return result;
  const after = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      applyEdits(
        text,
        result.edits.filter((edit) => edit.file === file),
      ),
    ]),
  );
  return {
    after,
    move: result.move,
    left: result.left.map(({ place, path }) => `${written(place)} ${path.join('.')}`),
  };
}

describe('a page that gets another address', () => {
  test('is moved, and every link to it leads there, in menus, fields and words', () => {
    expect(renamed(FILES, '/contact', '/about/write-us')).toEqual({
      move: { from: 'pages/contact.yaml', to: 'pages/about/write-us.yaml' },
      left: [],
      after: {
        ...FILES,
        'site.yaml': FILES['site.yaml']
          .replace('link: /contact\n', 'link: /about/write-us\n')
          .replace('"/contact#form"', '"/about/write-us#form"'),
        'pages/index.yaml': `blocks:
  - type: cta
    link: /about/write-us/
  - type: text
    body:
      en: >-
        Write [to us](/about/write-us?from=home) or look at [our contacts](/contact-us),
        then [write](</about/write-us> "now") again. /contact is the address.
      tr: "[Yazın](/about/write-us) \\"hemen\\""
`,
        'pages/contact.yaml': 'blocks:\n  - link: "/about/write-us#form"\n',
      },
    });
  });

  test('keeps the ending of its file', () => {
    expect(renamed(FILES, '/old/contact-us', '/new')).toMatchObject({
      move: { from: 'pages/old/contact-us.yml', to: 'pages/new.yml' },
    });
  });

  test('has links that are left: repeated by marks, made of facts, in a file that cannot be changed there', () => {
    const files = {
      'pages/a.yaml': 'blocks: []\n',
      'pages/b.yaml': 'blocks:\n  - link: &m /a\n  - link: *m\n  - link: "/{{name}}"\n  - link: "/x/{{name}}"\n',
      'pages/c.yaml': 'link: /a\nother: "[x](/{{where}}#y)\n',
    };
    expect(renamed(files, '/a', '/d')).toEqual({
      move: { from: 'pages/a.yaml', to: 'pages/d.yaml' },
      left: [
        'pages/b.yaml:4:11 blocks.2.link',
        'pages/b.yaml:2:14 blocks.0.link',
        'pages/b.yaml:1:1 blocks.1.link',
        'pages/c.yaml:2:8 other',
      ],
      after: { ...files, 'pages/c.yaml': 'link: /d\nother: "[x](/{{where}}#y)\n' },
    });
  });

  test.each([
    ['the home page', '/', '/x', { code: 'edit-not-there' }],
    ['the page for what is not found', '/404', '/x', { code: 'edit-not-there' }],
    ['no page', '/none', '/x', { code: 'edit-not-there' }],
    [
      'an address that is taken',
      '/contact',
      '/contacts',
      { code: 'route-collision', details: { route: '/contacts', other: 'pages/contacts.yaml' } },
    ],
    [
      'its own address',
      '/contact',
      '/contact',
      { code: 'route-collision', details: { route: '/contact', other: 'pages/contact.yaml' } },
    ],
    [
      'a language',
      '/contact',
      '/tr/x',
      { code: 'reserved-address', details: { name: 'tr', known: 'en, tr, assets, _data, _search' } },
    ],
    ['other letters', '/contact', '/a/Über', { code: 'bad-file-name', details: { name: 'Über' } }],
    ['a way out', '/contact', '/../x', { code: 'bad-file-name', details: { name: '..' } }],
    ['no slash', '/contact', 'x', { code: 'bad-file-name', details: { name: 'x' } }],
    ['nothing', '/contact', '/', { code: 'bad-file-name', details: { name: '' } }],
    ['a folder’s own page', '/contact', '/x/index', { code: 'bad-file-name', details: { name: 'index' } }],
  ])('is refused for %s', (_title, from, to, refused) => {
    expect(renameRoute(siteOf({ ...FILES, 'pages/404.yaml': 'blocks: []\n' }), from, to)).toEqual({ refused });
  });
});

describe('a page that is taken away', () => {
  test('comes with all that leads to it', () => {
    const result = deletePage(siteOf({ ...FILES, 'pages/x.yaml': 'link: "/{{where}}"\n' }), '/contact');
    if ('refused' in result) throw new Error(result.refused.code);
    expect(result.file).toBe('pages/contact.yaml');
    expect(result.links.map(({ place }) => written(place))).toEqual([
      'site.yaml:4:13',
      'site.yaml:7:33',
      'pages/index.yaml:3:11',
      'pages/index.yaml:6:11',
      'pages/index.yaml:9:11',
    ]);
    expect(result.perhaps.map(({ place }) => written(place))).toEqual(['pages/x.yaml:1:7']);
  });

  test('is not the home page, nor one that is not there', () => {
    for (const route of ['/', '/404', '/none'])
      expect(deletePage(siteOf(FILES), route)).toEqual({ refused: { code: 'edit-not-there' } });
  });
});

test('a link with many facts is read in one pass', () => {
  const led = (end: string) =>
    linksTo({ file: 'a.yaml', text: `link: "/${'{{f}}a'.repeat(40)}${end}"\n` }, `/${'a'.repeat(60)}`).perhaps.length;
  expect([led(''), led('b'), led('{{f}}'), led('a'.repeat(30))]).toEqual([1, 0, 1, 0]);
});
