import { describe, expect, test } from 'vitest';
import { fixProject } from '../../../../src/content/authoring/fix.ts';
import type { Files } from '../../../../src/content/files/files.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { briefs, check, compile, openFiles, openSite, siteFiles, withoutProofs } from '../../site-folder.ts';
import { DIVIDER, NOT_FOUND, page } from '../../small-site.ts';

const checked = (site: Files) => withoutProofs(openFiles(site).check());
const named = (title: string, formerly: string, blocks = DIVIDER) =>
  `formerly: ${formerly}\n${page(blocks).replace('all: Title', `all: ${title}`)}`;
const linking = (link: string) =>
  `  - type: cta\n    title: { all: Go }\n    actions:\n      - { label: { all: Go }, link: ${link} }\n`;

test('an earlier address of a page, in any folder, is all right', () => {
  expect(briefs({ 'pages/bread.yaml': named('Bread', '[/loaves, /shop/our-bread]') })).toEqual([]);
  expect(briefs({ 'pages/index.yaml': `formerly:\n  - /home\n${page(DIVIDER)}` })).toEqual([]);
});

describe('the form of an earlier address', () => {
  test.each([
    ['/Loaves', '/loaves'],
    ['/loaves/', '/loaves'],
    ['loaves', '/loaves'],
    ['/loaves?x=1#y', '/loaves'],
    ['https://www.example.test/loaves', '/loaves'],
    ['/loaves/index.html', '/loaves'],
    ['pages/loaves.yaml', '/loaves'],
    ['/Çörek Şeyi', '/corek-seyi'],
    ['/tr/loaves', '/loaves'],
    ['/loaves/index', '/loaves'],
  ])('%s becomes %s', (written, right) => {
    const site = siteFiles({ 'pages/bread.yaml': named('Bread', `["${written}"]`) });
    const found = checked(site);
    expect(found.map(({ code, details }) => [code, details.suggestion])).toEqual([
      [expect.stringMatching(/^(?:wrong-format|former-address-bad)$/), right],
    ]);
    fixProject(openFiles(site));
    expect(checked(site)).toEqual([]);
    expect(site.text('pages/bread.yaml')).toContain(right);
  });

  test.each(['/', '/…', 'https://www.example.test', '/con', '/assets/x', '/index', '/en'])(
    'nothing is proposed for %s',
    (written) => {
      const found = check({ 'pages/bread.yaml': named('Bread', `["${written}"]`) });
      expect(found).toHaveLength(1);
      expect(found[0]?.fix).toBeUndefined();
    },
  );
});

describe('what an earlier address was meant as', () => {
  test.each([
    ['/Bread/', 'former-address-own', '/bread'],
    ['/en/bread', 'former-address-own', '/bread'],
    ['/bread/index', 'former-address-own', '/bread'],
    ['/tr/tea', 'former-address-taken', '/tea'],
    ['/ar/old', 'former-address-twice', '/old'],
    ['/en/assets/x', 'former-address-bad', '/assets/x'],
  ])('is told of instead of being proposed where it would be refused in its turn: %s', (written, code, address) => {
    const found = check({
      'pages/bread.yaml': named('Bread', `[/old, "${written}"]`),
      'pages/tea.yaml': page(DIVIDER).replace('all: Title', 'all: Tea'),
    });
    expect(found.map(({ code, details, fix }) => [code, details.address, details.suggestion, fix])).toEqual([
      [code, address, undefined, undefined],
    ]);
  });
});

test('addresses that are taken, are claimed twice, or are the page’s own are told at their entries', () => {
  const found = check({
    'pages/bread.yaml': named('Bread', '[/bread, /tea, /old, /old, /paper]'),
    'pages/tea.yaml': named('Tea', '\n  - /old\n  - /Plan'),
    'pages/plan.yaml': page(DIVIDER).replace('all: Title', 'all: Plan'),
    'public/Paper': 'x',
  });
  expect(printReport(found)).toMatchInlineSnapshot(`
    "pages/bread.yaml:1:12 error former-address-own
      1 | formerly: [/bread, /tea, /old, /old, /paper]
        |            ^^^^^^
      \`/bread\` is the address that this page has now.
      Delete the line: only addresses that it had before stand here.

    pages/bread.yaml:1:20 error former-address-taken
      1 | formerly: [/bread, /tea, /old, /old, /paper]
        |                    ^^^^
      Visitors cannot be led on from \`/tea\`: pages/tea.yaml is there.
      Delete the line, or give what is there another name.

    pages/bread.yaml:1:32 error former-address-twice
      1 | formerly: [/bread, /tea, /old, /old, /paper]
        |                                ^^^^
      \`/old\` is given as an earlier address in pages/bread.yaml too.
      Delete one of the two lines: an address leads to one page.

    pages/bread.yaml:1:38 error former-address-taken
      1 | formerly: [/bread, /tea, /old, /old, /paper]
        |                                      ^^^^^^
      Visitors cannot be led on from \`/paper\`: public/Paper is there.
      Delete the line, or give what is there another name.

    pages/tea.yaml:2:5 error former-address-twice
      1 | formerly: 
      2 |   - /old
        |     ^^^^
      \`/old\` is given as an earlier address in pages/bread.yaml too.
      Delete one of the two lines: an address leads to one page.

    pages/tea.yaml:3:5 error wrong-format
      2 |   - /old
      3 |   - /Plan
        |     ^^^^^
      \`/Plan\` does not have the form that \`formerly\` needs.
      Write it in the usual form, such as \`/old-name\`.

    public/Paper:1:1 error statement-file
      \`Paper\` is nothing that visitors look at: hosts, programs and other firms may take it for a word of the site’s owner.
      If you know what it is for, allow it in site.yaml with a line \`- /Paper\` below \`publish:\`; if not, delete it.

    7 errors, 0 warnings."
  `);
});

test('a template gives no page its earlier addresses, and the page for unknown addresses has none', () => {
  expect(
    briefs({
      'pages/_card.yaml': named('Card', '[/card]', `${DIVIDER}`),
      'pages/one.yaml': 'template: /_card.yaml\nmeta: { title: { all: One } }\n',
      'pages/two.yaml': 'template: /_card.yaml\nmeta: { title: { all: Two } }\n',
      'pages/404.yaml': `formerly: [/lost]\n${NOT_FOUND}`,
    }),
  ).toEqual(['pages/404.yaml:1:1 formerly-nowhere', 'pages/_card.yaml:1:1 formerly-nowhere']);
});

describe('a link to an earlier address', () => {
  const files = (link: string, more = '') => ({
    'pages/index.yaml': page(linking(link)),
    'pages/bread.yaml': `${more}${named('Bread', '[/loaves]', '  - type: divider\n    id: rye\n')}`,
  });

  test('leads to the page, with query and section', () => {
    const { page: home, found } = compile(files('"/loaves/?a=b#rye"'), '/', 'tr');
    expect(JSON.stringify(home?.blocks)).toContain('"/tr/bread?a=b#rye"');
    expect(found).toEqual(['pages/index.yaml:8:37 former-link']);
  });

  test('is a warning with the address of now, and is repaired', () => {
    const site = siteFiles(files('/loaves#rye'));
    expect(printReport(checked(site))).toMatchInlineSnapshot(`
      "pages/index.yaml:8:37 warning former-link
        7 |     actions:
        8 |       - { label: { all: Go }, link: /loaves#rye }
          |                                     ^^^^^^^^^^^
        \`/loaves\` is an earlier address of the page.
        Did you mean \`/bread#rye\`? Link to the address that it has now: visitors get there without a detour.

      0 errors, 1 warning."
    `);
    expect(fixProject(openFiles(site))).toBe(1);
    expect(site.text('pages/index.yaml')).toContain('link: /bread#rye }');
    expect(checked(site)).toEqual([]);
  });

  test('to a section that the page does not have is dead', () => {
    expect(briefs(files('"/loaves#oat"'))).toEqual(['pages/index.yaml:8:37 dead-anchor']);
  });

  test('of a draft leads nowhere', () => {
    expect(briefs(files('/loaves', 'draft: true\n'))).toEqual(['pages/index.yaml:8:37 dead-link']);
  });

  test('written with its language, or as a whole address, is proposed as the address of now', () => {
    for (const link of ['/en/loaves', 'https://www.example.test/tr/loaves'])
      expect(check(files(link)).map(({ details }) => details.suggestion)).toEqual(['/bread']);
  });

  test('follows the page that takes the address over', () => {
    const before = openSite(files('/loaves'));
    expect(withoutProofs(before.check()).map(({ code }) => code)).toEqual(['former-link']);
    expect(before.formerly('/loaves')).toBe('/bread');
  });
});

test('thousands of earlier addresses are looked through once', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `/old/${index}`);
  const project = openSite({
    'pages/index.yaml': page(many.slice(0, 300).map(linking).join('')),
    'pages/bread.yaml': named('Bread', `[${many.join(', ')}]`),
  });
  const found = withoutProofs(project.check());
  expect(found.filter(({ code }) => code !== 'former-link').map(({ code }) => code)).toEqual(['more-warnings']);
});
