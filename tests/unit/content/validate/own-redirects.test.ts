import { describe, expect, test } from 'vitest';
import { ownRedirects } from '../../../../src/content/validate/own-redirects.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { briefs, check, openSite } from '../../site-folder.ts';
import { DIVIDER, page, SITE } from '../../small-site.ts';

const CONTACT = { 'pages/contact.yaml': page(DIVIDER).replace('Title', 'Contact') };
const told = (lines: string, more = {}) => briefs({ ...CONTACT, 'public/_redirects': lines, ...more });

describe('a line of public/_redirects', () => {
  test.each([
    '/old /en/contact 301',
    '/old /contact',
    '/old/ /en 302!',
    '/Old.php\t/list.pdf   308 # moved',
    '# /* https://example.test',
    '',
    '\ufeff/old /',
  ])('leads from one address of the site to another: %j', (line) => {
    expect(told(`${line}\r\n`, { 'public/list.pdf': 'x' })).toEqual([]);
  });

  test.each([
    ['/* https://evil.example/:splat 302!', '1:4 redirect-elsewhere'],
    ['/old //evil.example', '1:6 redirect-elsewhere'],
    ['/old /\\evil.example', '1:6 redirect-elsewhere'],
    ['/old \\\\evil.example', '1:6 redirect-elsewhere'],
    ['/old HTTPS:evil.example', '1:6 redirect-elsewhere'],
    ['/old javascript:alert(1)', '1:6 redirect-elsewhere'],
    ['https://www.example.test/old /en', '1:1 redirect-elsewhere'],
    ['/old /nothing', '1:6 redirect-elsewhere'],
    ['/* /en/contact 302!', '1:1 redirect-not-plain'],
    ['/:name /en/contact', '1:1 redirect-not-plain'],
    ['/old/../en /en/contact', '1:1 redirect-not-plain'],
    ['/old id=:id /en/contact', '1:6 redirect-not-plain'],
    ['/old%2f.. /en/contact', '1:1 redirect-not-plain'],
    ['/old /en/contact 200', '1:18 redirect-not-plain'],
    ['/old /en/contact 301 Country=tr', '1:22 redirect-not-plain'],
    ['/old', '1:1 redirect-not-plain'],
    ['/old /en\v/* https://evil.example', '1:13 redirect-elsewhere'],
    ['/old /en\u2028/* /en', '1:6 redirect-not-plain'],
    ['/ /en/contact', '1:1 redirect-taken'],
    ['/en /en/contact', '1:1 redirect-taken'],
    ['/EN/Contact/ /en', '1:1 redirect-taken'],
    ['/tr/contact.html /en', '1:1 redirect-taken'],
    ['/contact/index.html /en', '1:1 redirect-taken'],
    ['/flag.svg /en', '1:1 redirect-taken'],
    ['/assets/x.js /en', '1:1 redirect-taken'],
  ])('is refused where it says anything else: %j', (line, found) => {
    expect(told(`${line}\n`)).toEqual([`public/_redirects:${found}`]);
  });

  test('is read below the path of a site', () => {
    const site = { 'site.yaml': SITE.replace('example.test\n', 'example.test/shop\n') };
    expect(told('/shop/old /shop/en/contact\n/shop/en /shop/tr\n', site)).toEqual([
      'public/_redirects:2:1 redirect-taken',
    ]);
  });

  test('is told in words', () => {
    const lines = '/old https://evil.example 301\n/other /en/contcat\n/* /en\n/en /tr\n';
    expect(printReport(check({ ...CONTACT, 'public/_redirects': lines }))).toMatchInlineSnapshot(`
      "public/_redirects:1:6 error redirect-elsewhere
        1 | /old https://evil.example 301
          |      ^^^^^^^^^^^^^^^^^^^^
        \`https://evil.example\` is no page and no file of this site.
        Lead visitors on to an address of the site itself, with its language: \`/en/contact\`.

      public/_redirects:2:8 error redirect-elsewhere
        1 | /old https://evil.example 301
        2 | /other /en/contcat
          |        ^^^^^^^^^^^
        \`/en/contcat\` is no page and no file of this site.
        Did you mean \`/en/contact\`? Lead visitors on to an address of the site itself, with its language: \`/en/contact\`.

      public/_redirects:3:1 error redirect-not-plain
        2 | /other /en/contcat
        3 | /* /en
          | ^^
        \`/*\` cannot stand in a line of _redirects.
        Write the old address, the new one and 301, with a blank between them: \`/old-name /en/new-name 301\`. Signs such as \`*\`, \`:name\` and \`?\` and conditions could lead more away than you see.

      public/_redirects:4:1 error redirect-taken
        3 | /* /en
        4 | /en /tr
          | ^^^
        \`/en\` is an address of the site as it is: this line would lead everybody away from it.
        Delete the line. Only addresses at which there is nothing any more are led on.

      4 errors, 0 warnings."
    `);
  });
});

test('notes, and whatever is no plain line, are in no file that hosts read', () => {
  const { folder, publicFiles } = openSite({
    'public/_redirects': '# a\u2028/* https://evil.example\n/a /en\n/b /tr 302! # b\n/* /en\n',
  });
  expect(ownRedirects(folder, publicFiles)).toBe('/a /en 301\n/b /tr 302!\n\n');
});
