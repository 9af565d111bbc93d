import { describe, expect, test } from 'vitest';
import { exampleBlock, newPageText, readStartingPoint } from '../../../../src/content/authoring/new-page.ts';
import type { Project } from '../../../../src/content/project.ts';
import { type Files, openSite } from '../../site-folder.ts';
import { DIVIDER, META, SITE } from '../../small-site.ts';

const TEMPLATE = `${META.replace('all: Title', 'all: "{{brand}} in {{town}} and {{ town }} of {{land}}"')}blocks:\n${DIVIDER}`;
const CONTACT = `# How to reach us.

# Second line.
translation:
  tr: none
  ar: none
meta:
  # Kept.
  title: { all: Contact }
  description: { all: "{{hour}}" }
facts: { hour: noon }
blocks:
${DIVIDER}`;
const files = {
  'pages/contact.yaml': CONTACT,
  'pages/shops/_shop.yaml': TEMPLATE,
  'pages/shops/_open.yml': TEMPLATE,
  'pages/shops/town.yaml': '# The shop in town.\ntemplate: /shops/_open.yml\nfacts: { town: T, land: L }\n',
};
const EXAMPLES: Readonly<Record<string, string>> = {
  text: '# An example.\ntype: text\n# Of this.\ntitle: { en: One, tr: Bir }\n',
  cta: 'type: cta\ntitle: { en: Two }\n\nactions: []\n',
};

const siteOf = ({ site }: Project) => {
  if (!site) throw new Error('The site has mistakes.');
  return site;
};

/** The text of a new page that begins from something. */
function begin(route: string, typed: string, languages = ['en', 'tr', 'ar'], more: Files = {}) {
  const project = openSite({ ...files, ...more });
  const from = readStartingPoint(typed, project);
  if (!from) throw new Error(`${typed} is no starting point.`);
  return (
    newPageText({
      project,
      site: siteOf(project),
      exampleOf: (type) => EXAMPLES[type] ?? '',
      route,
      from,
      languages,
    }) ?? ''
  );
}

describe('a starting point', () => {
  test.each([
    ['/contact', { kind: 'page', route: '/contact' }],
    ['/', { kind: 'page', route: '/' }],
    ['/shops/_shop.yaml', { kind: 'template', path: '/shops/_shop.yaml' }],
    ['/shops/_open.yml', { kind: 'template', path: '/shops/_open.yml' }],
    ['hero', { kind: 'blocks', types: ['hero'] }],
    ['hero, text ,cta', { kind: 'blocks', types: ['hero', 'text', 'cta'] }],
    ['/nowhere', undefined],
    ['/shops/_none.yaml', undefined],
    ['nowhere', undefined],
    ['hero,her', undefined],
    ['hero,', undefined],
    ['toString', undefined],
    ['', undefined],
  ])('%j', (typed, from) => {
    expect(readStartingPoint(typed, openSite(files))).toEqual(from);
  });
});

describe('a page from another page', () => {
  test('is that page without what is said of it alone', () => {
    expect(
      begin('/visit', '/contact'),
    ).toBe(`# /visit: change the texts below; \`npx pages-as-data check\` tells what is missing.
# Begun from /contact: what says \`TODO:\` is still that page’s, and so are numbers, dates and links.
meta:
  # Kept.
  title: { all: "TODO: Contact" }
  description: { all: "{{hour}}" }
facts: { hour: noon }
blocks:
${DIVIDER}`);
  });

  test('names the languages in which it is not offered', () => {
    expect(begin('/visit', '/contact', ['tr']).split('\n').slice(2, 7)).toEqual([
      '# The languages in which this page is not offered; delete a line once its texts are there.',
      'translation:',
      '  en: none',
      '  ar: none',
      'meta:',
    ]);
  });
});

describe('a page from a template', () => {
  const head = '# /shops/new: change the texts below; `npx pages-as-data check` tells what is missing.\n';

  test('is a copy of the first page that has it', () => {
    expect(begin('/shops/new', '/shops/_open.yml')).toBe(
      `${head}# Begun from /shops/town: what says \`TODO:\` is still that page’s, and so are numbers, dates and links.\ntemplate: /shops/_open.yml\nfacts: { town: "TODO: T", land: "TODO: L" }\n`,
    );
  });

  test('keeps what names a file, a page or an icon, figures and addresses, and marks words in each language', () => {
    const template = `${TEMPLATE}  - include: /shops/_{{oven}}-oven.yaml\n  - type: text\n    icon: "{{sign}}"\n`;
    const page =
      'template: /bread/_bread.yaml\nfacts:\n  oven: stone\n  sign: wheat\n  keeps: 5\n  weight: "1,5"\n  site: https://example.org\n  bread:\n    en: Rye # Ours.\n    tr: "TODO: Çavdar"\n    ar: خبز\n';
    const made = begin('/bread/oat', '/bread/_bread.yaml', undefined, {
      'pages/bread/_bread.yaml': template,
      'pages/bread/rye.yaml': page,
    });
    expect(made.slice(made.indexOf('template:'))).toBe(
      page.replace('en: Rye', 'en: "TODO: Rye"').replace('ar: خبز', 'ar: "TODO: خبز"'),
    );
  });

  test('is the list of its facts where no page has it, once each and without the site’s own', () => {
    expect(begin('/shops/new', '/shops/_shop.yaml')).toBe(`${head}template: /shops/_shop.yaml
# The values that the template's texts need.
facts:
  town:
    en: "TODO: town"
    tr: "TODO: town"
    ar: "TODO: town"
  land:
    en: "TODO: land"
    tr: "TODO: land"
    ar: "TODO: land"
`);
  });
});

describe('a page from blocks', () => {
  test('has their examples in the languages of the site, and its own name for a title', () => {
    expect(
      begin('/shops/new-ideas', 'text,cta'),
    ).toBe(`# /shops/new-ideas: change the texts below; \`npx pages-as-data check\` tells what is missing.
# What search engines show: a title, and one or two sentences about the page.
meta:
  title:
    en: "TODO: New ideas"
    tr: "TODO: New ideas"
    ar: "TODO: New ideas"
  description:
    en: "TODO: description"
    tr: "TODO: description"
    ar: "TODO: description"
# The page, from top to bottom.
blocks:
  - type: text
    title: { en: "TODO: One", tr: "TODO: Bir", ar: "TODO: title" }

  - type: cta
    title: { en: "TODO: Two", tr: "TODO: title", ar: "TODO: title" }

    actions: []
`);
  });

  test('has no field that would stand in the place of another', () => {
    const examples: Record<string, string> = {
      hero: 'type: hero\ntitle: { en: One }\npicture: { src: /a.svg }\nway: []\nmap: {}\n',
    };
    const project = openSite(files);
    const from = { kind: 'blocks', types: ['hero'] } as const;
    const page = {
      project,
      site: siteOf(project),
      exampleOf: (type: string) => examples[type] ?? '',
      route: '/new',
      from,
      languages: ['en'],
    };
    const [, blocks] = (newPageText(page) ?? '').split('blocks:\n');
    expect(blocks?.match(/^ {4}\w+(?=:)/gm)).toEqual(['    title', '    picture']);
  });

  test('of the home page is called so', () => {
    expect(begin('/', 'text')).toContain('  title:\n    en: "TODO: Home"\n');
  });
});

describe('a block’s example', () => {
  const example = (text: string, site = SITE) => exampleBlock(text, siteOf(openSite({ 'site.yaml': site })));

  test.each([
    ['a page of another site leads home', 'link: /contact', 'link: /'],
    [
      'so does a link within a text',
      'text: "[a](/contact) and [b](/a.pdf) and [c](https://x.test/a)"',
      'text: "[a](/) and [b](/) and [c](https://x.test/a)"',
    ],
    ['a file stays', 'src: /logos/x.svg', 'src: /logos/x.svg'],
    ['an address stays', 'link: https://example.org/a', 'link: https://example.org/a'],
    ['home stays', 'link: /', 'link: /'],
    ['another site’s region is the first of this one', 'region: east', 'region: north'],
    ['a text of all languages stays', 'title: { all: X }', 'title: { all: X }'],
    ['a list of fields stays', 'items: [ { en: [ a ] } ]', 'items: [ { en: [ a ] } ]'],
    ['fields with longer names stay', 'size: { big: 1, en: 2 }', 'size: { big: 1, en: 2 }'],
    ['no fields stay none', 'size: {}', 'size: {}'],
    ['an unknown language gives way', 'title: { de: Brot }', 'title: { en: Brot, tr: Brot, ar: Brot }'],
    ['figures stay', 'interval: 5', 'interval: 5'],
    ['a long text stays in its line', `title: ${'long '.repeat(40)}text`, `title: ${'long '.repeat(40)}text`],
  ])('%s', (_name, written, shown) => {
    expect(example(`type: x\n${written}\n`)).toBe(`  - type: x\n    ${shown}\n`);
  });

  test('has no region where the site has none', () => {
    const none = SITE.replace(/regions:\n(?: {2}.*\n)+/, 'regions: {}\n');
    expect(example('type: x\nregion: east\n', none)).toBe('  - type: x\n');
  });

  test('for a new page says of every text that it is still to be written, and shows only files of the site', () => {
    const example =
      'type: x\nsrc: /y.svg\nown: /own.svg\nnotes:\n  - { en: a, tr: b }\n  - { all: 5 }\nid: en\nitems:\n  - label: { ar: c }\n';
    const site = siteOf(openSite());
    expect(exampleBlock(example, site, { has: (file) => file === '/own.svg' })).toBe(`  - type: x
    src: /flag.svg
    own: /own.svg
    notes:
      - { en: "TODO: a", tr: "TODO: b", ar: "TODO: notes" }
      - { all: "TODO: 5" }
    id: en
    items:
      - label: { en: "TODO: label", tr: "TODO: label", ar: "TODO: c" }
`);
  });

  test('without a region gets none', () => {
    expect(example('type: x\n')).toBe('  - type: x\n');
  });
});
