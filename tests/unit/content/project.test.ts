import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { brief, openFiles, openSite, siteFiles } from '../site-folder.ts';
import { DIVIDER, META, page, SITE, SVG, textPage } from '../small-site.ts';

const require = createRequire(import.meta.url);
const font = (letters: string) =>
  readFileSync(require.resolve(`@fontsource-variable/readex-pro/files/readex-pro-${letters}-wght-normal.woff2`));

const titles = (text: string) => page(`  - type: text\n    title: { all: ${text} }\n`);

describe('an open project', () => {
  test('gives its routes; a draft is none of them, except while working on it', () => {
    const files = { 'pages/new.yaml': `draft: true\n${page(DIVIDER)}`, 'pages/old.yaml': page(DIVIDER) };
    expect(openSite(files).routes().sort()).toEqual(['/', '/404', '/old']);
    expect(openSite(files, { drafts: true }).routes().sort()).toEqual(['/', '/404', '/new', '/old']);
  });

  test('gives no page for a route or file that it does not have', () => {
    const project = openSite({ 'pages/bad.yaml': '- a\n' });
    expect(project.pageFile('/nowhere')).toBeUndefined();
    expect(project.compile('/nowhere', 'en')).toMatchObject({ page: undefined, report: { diagnostics: [] } });
    expect(project.compile('/bad', 'en').page).toBeUndefined();
    expect(project.pageFile('/bad')?.report.diagnostics.map(brief)).toEqual(['pages/bad.yaml:1:1 expected-page']);
  });

  test('gives no page of which a block is missing, and says what is wrong with the rest', () => {
    const blocks = '  - type: divder\n  - type: text\n    title: { all: "{{qqqq}}" }\n';
    const { page: value, report } = openSite({ 'pages/index.yaml': page(blocks) }).compile('/', 'en');
    expect(value).toBeUndefined();
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['missing-fact']);
  });

  test('knows no language but the site’s', () => {
    const project = openSite();
    expect(() => project.compile('/', 'de')).toThrow('The site has no language de.');
    expect(() => project.siteValue('de')).toThrow('The site has no language de.');
  });

  test('without a site.yaml that can be used has no values', () => {
    const project = openSite({ 'site.yaml': SITE.replace('url: ', 'ulr: ').replace('brand: ', 'brnd: ') });
    expect(project.site).toBeUndefined();
    expect(() => project.siteValue('en')).toThrow('A site with errors in site.yaml has no values.');
    expect(project.siteDiagnostics.map(brief)).toEqual(['site.yaml:1:1 unknown-key', 'site.yaml:7:1 unknown-key']);
  });

  test('tells at once what is wrong with files’ names and site.yaml', () => {
    const site = SITE.replace('brand:', 'colour: red\nbrand:');
    const { siteDiagnostics } = openSite({ 'site.yaml': site, 'pages/A.yaml': page(DIVIDER) });
    expect(siteDiagnostics.map(brief)).toEqual(['pages/A.yaml:1:1 bad-file-name', 'site.yaml:7:1 unknown-key']);
  });

  test('collects the icons that its pages use', () => {
    const hero = page('  - type: hero\n    title: { all: T }\n    badgeIcon: truck\n');
    const project = openSite({ 'pages/index.yaml': hero });
    expect(project.usedIcons()).toEqual([]);
    project.check();
    expect(project.usedIcons()).toEqual(['truck']);
  });

  test('has the texts of the page that is compiled, whatever was compiled before', () => {
    const project = openSite({ 'pages/a.yaml': titles('A'), 'pages/b.yaml': titles('B') });
    const title = (route: string, language: string) => project.compile(route, language).page?.blocks[0];
    expect(title('/a', 'en')).toMatchObject({ title: 'A' });
    expect(title('/b', 'en')).toMatchObject({ title: 'B' });
    expect(title('/a', 'tr')).toMatchObject({ title: 'A' });
    project.siteValue('en');
    expect(title('/a', 'en')).toMatchObject({ title: 'A' });
  });
});

describe('the languages of a page', () => {
  const site = (rule: string) => SITE.replace('defaultLanguage: en', `defaultLanguage: en\ntranslation: ${rule}`);
  const languages = (rule: string, own: string) =>
    openSite({ 'site.yaml': site(rule), 'pages/index.yaml': `translation: ${own}\n${page(DIVIDER)}` }).languagesOf('/');

  test.each([
    ['complete', '{}', ['en', 'tr', 'ar']],
    ['fallback', '{}', ['en', 'tr', 'ar']],
    ['none', '{}', ['en']],
    ['none', '{ tr: complete }', ['en', 'tr']],
    ['none', '{ ar: fallback }', ['en', 'ar']],
    ['complete', '{ tr: none }', ['en', 'ar']],
    ['complete', '{ en: none }', ['en', 'tr', 'ar']],
  ])('where the site asks for %s and the page for %s', (rule, own, offered) => {
    expect(languages(rule, own)).toEqual(offered);
  });

  test('are its alternates, below the site’s path', () => {
    const files = {
      'site.yaml': SITE.replace('www.example.test', 'www.example.test/shop'),
      'pages/a.yaml': `translation: { tr: none }\n${page(DIVIDER)}`,
    };
    const { page: value } = openSite(files).compile('/a', 'ar');
    expect(value).toMatchObject({ route: '/a', path: '/shop/ar/a', language: 'ar', noindex: false });
    expect(value?.alternates).toEqual([
      { language: 'en', href: '/shop/en/a' },
      { language: 'ar', href: '/shop/ar/a' },
    ]);
  });

  test('are asked of menus and footer only where all pages have to be complete', () => {
    const menu = 'label: { all: Home }, link: / }\n  action';
    const found = (rule: string) =>
      openSite({ 'site.yaml': site(rule).replace(menu, menu.replace('{ all: Home }', 'Home')) })
        .siteValue('tr')
        .report.diagnostics.map(({ code }) => code);
    expect(found('complete')).toEqual(['text-without-languages']);
    expect(found('fallback')).toEqual([]);
    expect(found('none')).toEqual([]);
  });
});

describe('a page’s value', () => {
  test('has what its meta says', () => {
    const meta = 'meta:\n  title: { all: "A {{x}}" }\n  description: { all: B }\n  schema: service\n  noindex: true\n';
    const project = openSite({ 'pages/index.yaml': `${meta}facts: { x: X }\nblocks:\n${DIVIDER}` });
    expect(project.compile('/', 'en').page).toMatchObject({
      route: '/',
      path: '/en',
      title: 'A X',
      description: 'B',
      schema: 'service',
      noindex: true,
      blocks: [{ type: 'divider' }],
    });
    expect(openSite().compile('/', 'en').page).not.toHaveProperty('schema');
  });
});

describe('a project after a change', () => {
  const files = {
    'pages/a.yaml': `${META}blocks:\n  - include: /_x.yaml\n`,
    'pages/_x.yaml': `blocks:\n${DIVIDER}`,
    'pages/b.yaml': page(DIVIDER),
  };

  test('reads again what changed and what uses it, and nothing else', () => {
    const site = siteFiles(files);
    const before = openFiles(site);
    for (const route of ['/', '/a', '/b']) before.pageFile(route);
    site.write('pages/_x.yaml', 'blocks:\n  - type: text\n    title: { all: New }\n');
    const after = before.refresh(new Set(['pages/_x.yaml']));
    expect(after.pageFile('/b')).toBe(before.pageFile('/b'));
    expect(after.pageFile('/a')).not.toBe(before.pageFile('/a'));
    expect(after.compile('/a', 'en').page?.blocks).toMatchObject([{ title: 'New' }]);
    expect(after.siteFile).toBe(before.siteFile);
  });

  test('reads site.yaml again only where it changed', () => {
    const site = siteFiles(files);
    const before = openFiles(site);
    site.write('site.yaml', SITE.replace('brand: { all: Bakery }', 'brand: { all: Mill }'));
    expect(before.refresh(new Set(['pages/b.yaml'])).siteValue('en').value.brand).toBe('Bakery');
    expect(before.refresh(new Set(['site.yaml'])).siteValue('en').value.brand).toBe('Mill');
  });

  describe('of site.yaml', () => {
    /** Whether what a page saw of site.yaml, whose words name the firm, is as it was. */
    const isAsSeen = (from: string, to: string) => {
      const site = siteFiles({ 'pages/a.yaml': titles('"Bread of {{legalName}}"') });
      const before = openFiles(site);
      const { record } = before.record('/a');
      site.write('site.yaml', SITE.replace(from, to));
      return (
        before
          .refresh(new Set(['site.yaml']))
          .basis()
          .seenBy(record) === before.basis().seenBy(record)
      );
    };

    test.each([
      ['a mistake in what pages do not show', 'country: TR', 'country: Turkey'],
      ['a name that is none', 'country: TR', 'contry: TR'],
      ['another address for letters', 'Mill Lane 1', 'Mill Lane 2'],
      ['a colour', 'regions:', 'theme: { colors: { action: "#1B7A4B" }, radius: 4 }\nregions:'],
      ['a menu that leads nowhere', 'link: / }', 'link: /nowhere }'],
    ])('looks at no page again for %s', (_name, from, to) => {
      expect(isAsSeen(from, to)).toBe(true);
    });

    test.each([
      ['what they name', 'Bakery Ltd', 'Bakery Inc'],
      ['the brand', '{ all: Bakery }', '{ all: Mill }'],
      ['the languages', 'label: Türkçe', 'label: Turkish'],
      ['the letters that can be shown', 'regions:', 'theme: { fonts: { ar: /arabic.woff2 } }\nregions:'],
      ['the picture for links', 'regions:', 'socialImage: { src: /flag.svg, alt: { all: A flag } }\nregions:'],
    ])('looks at them again for %s', (_name, from, to) => {
      expect(isAsSeen(from, to)).toBe(false);
    });
  });

  test('looks at those pages again that show or lead to a file of public/, and at those that something is wrong with', () => {
    const link = (to: string) => page(`  - type: text\n    title: { all: T }\n    body: { all: "[file](${to})" }\n`);
    const fonts = '\ntheme: { fonts: { arabic: { files: { 400: fonts/a.woff2 } } } }\n';
    const site = siteFiles({
      'site.yaml': SITE + fonts,
      'fonts/a.woff2': font('arabic'),
      'public/a.svg': SVG,
      'pages/a.yaml': link('/a.svg'),
      'pages/b.yaml': link('/b.svg'),
      'pages/c.yaml': page(DIVIDER),
    });
    const before = openFiles(site);
    const seen = ['/a', '/b', '/c'].map((route) => before.record(route).record);
    const again = (file: string, content: string | Uint8Array = `${SVG}\n`, ...files: string[]) => {
      const last = seen.map(before.basis().seenBy);
      site.write(file, content);
      const now = seen.map(before.refresh(new Set([file, ...files])).basis().seenBy);
      return seen.flatMap(({ route }, at) => (now[at] === last[at] ? [] : [route]));
    };
    expect(again('public/a.svg')).toEqual(['/a', '/b']);
    expect(again('public/b.svg')).toEqual(['/a', '/b']);
    // The letters of a font are those of all pages.
    expect(again('fonts/a.woff2', font('latin'), 'site.yaml')).toEqual(['/a', '/b', '/c']);
  });

  test('knows files that came and went', () => {
    const site = siteFiles(files);
    const before = openFiles(site);
    site.write('pages/c.yaml', page(DIVIDER));
    site.remove('pages/b.yaml');
    expect(
      before
        .refresh(new Set(['pages/c.yaml', 'pages/b.yaml']))
        .routes()
        .sort(),
    ).toEqual(['/', '/404', '/a', '/c']);
  });

  test('looks at pages whose files go at the same moment', () => {
    const files = {
      'public/flag.svg': SVG,
      'pages/a.yaml': page('  - include: /_p.yaml\n'),
      'pages/_p.yaml': page(DIVIDER),
    };
    for (const gone of [
      ...Object.keys(files).map((file) => [file]),
      ['site.yaml'],
      [...Object.keys(files), 'site.yaml'],
    ]) {
      const site = siteFiles(files);
      const project = openFiles(site);
      for (const file of gone) site.remove(file);
      expect(() => project.lookAhead(10)).not.toThrow();
      expect(() => project.check()).not.toThrow();
    }
  });

  test('stays what it was opened as', () => {
    const files = { 'pages/new.yaml': `draft: true\n${textPage('{ all: x }')}` };
    const routes = (drafts: boolean) =>
      openSite(files, { drafts })
        .refresh(new Set(['site.yaml']))
        .routes();
    expect(routes(true)).toContain('/new');
    expect(routes(false)).not.toContain('/new');
  });
});

describe('what a shared value of the site holds', () => {
  const site = SITE.replace('brand: { all: Bakery }', 'brand: { en: Bakery, tr: Fırın, ar: مخبز }')
    .replace('social: []', 'social:\n    - { label: Net, icon: truck, url: https://net.example/bakery }')
    .replace('formEndpoint:', 'formEndpoint: https://forms.example.com/send')
    .replace('https://www.example.test', 'https://www.example.test/shop');
  const value = (language: string, text = site) => {
    const { value: shared, report } = openSite({ 'site.yaml': text }).siteValue(language);
    expect(report.diagnostics.map(brief)).toEqual([]);
    return shared;
  };

  test('in one language', () => {
    expect(value('tr')).toMatchObject({
      language: 'tr',
      defaultLanguage: 'en',
      url: 'https://www.example.test',
      base: '/shop',
      brand: 'Fırın',
      organization: {
        legalName: 'Bakery Ltd',
        description: 'Bread',
        street: 'Mill Lane 1',
        city: 'Town',
        country: 'TR',
        email: 'oven@example.test',
        social: [{ label: 'Net', icon: 'truck', url: 'https://net.example/bakery' }],
      },
      header: { menu: [{ label: 'Home', link: '/shop/tr' }], action: { label: 'Order', link: '/shop/tr' } },
      footer: { lists: [], contactTitle: 'Write', action: { title: 'Hungry', link: '/shop/tr' } },
      labels: { skip: 'Skip', optional: 'Optional' },
      storageKey: 'language',
      formEndpoint: 'https://forms.example.com/send',
    });
    expect(value('tr').languages[1]).toEqual({
      code: 'tr',
      label: 'Türkçe',
      flag: '#site-flag-tr',
      direction: 'ltr',
      locale: 'tr_TR',
    });
    expect(value('en').brand).toBe('Bakery');
    expect(value('en', SITE)).toMatchObject({ formEndpoint: null, base: '' });
  });

  test('with facts filled in', () => {
    expect(value('en').footer.copyright).toEqual({
      blocks: [{ type: 'paragraph', children: [{ type: 'text', value: '© Bakery Ltd' }] }],
    });
  });

  const found = (from: string, to: string, files: Record<string, string> = {}) =>
    openSite({ 'site.yaml': site.replace(from, to), ...files })
      .siteValue('en')
      .report.diagnostics.map(brief);

  test.each([
    ['brand: { en: Bakery,', 'brand: { ', 'site.yaml:7:11 missing-translation'],
    [
      'description: { all: Bread }\n  street',
      'description: { tr: Ekmek }\n  street',
      'site.yaml:10:18 missing-translation',
    ],
    ['city: { all: Town }', 'city: { all: "{{qqqqqq}}" }', 'site.yaml:12:17 missing-fact'],
    ['url: https://net.example', 'url: http://net.example', 'site.yaml:17:39 bad-link'],
    ['{ tr: [TR] }', '{ de: [DE] }', 'site.yaml:33:90 unknown-language'],
    ['facts: {}', 'facts: { a: { de: x } }', 'site.yaml:18:15 unknown-language'],
    ['label: { all: South }', 'label: { all: "{{qqqqq}}" }', 'site.yaml:21:27 missing-fact'],
    ['optional: { all: Optional }', 'optional: { all: "{{qqqqq}}" }', 'site.yaml:48:21 missing-fact'],
  ])('%j for %j', (from, to, wrong) => {
    expect(found(from, to)).toEqual([wrong]);
  });

  test('a sample of an address is looked at too', () => {
    expect(found('url: https://net.example/bakery', 'url: { sample: net.example }')).toEqual([
      'site.yaml:17:49 bad-link',
    ]);
  });
});
