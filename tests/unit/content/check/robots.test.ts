import { describe, expect, test } from 'vitest';
import { readRobots, shutOutBy } from '../../../../src/content/validate/own-robots.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { briefs, check } from '../../site-folder.ts';
import { DIVIDER, META, page, SITE } from '../../small-site.ts';

const CONTACT = { 'pages/contact.yaml': page(DIVIDER).replace('Title', 'Contact') };
const told = (text: string, more = {}) =>
  briefs({ ...CONTACT, 'public/robots.txt': text, ...more }).map((each) => each.replace('public/robots.txt:', ''));

describe('public/robots.txt', () => {
  test.each([
    '',
    'User-agent: *\nDisallow:\n',
    'User-agent: *\nDisallow: /*?\nDisallow: /en/private/\nDisallow: /en/contact.pdf$\n',
    'User-agent: *\nDisallow: /\nAllow: /\n',
    'User-agent: *\nDisallow: /e\nAllow: /en\n',
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
    'User-agent: Googlebot-Image\nDisallow: /\n',
    'Disallow: /\n',
    '# User-agent: *\n# Disallow: /\nSitemap: https://www.example.test/other.xml\n',
    'Sitemap: /other.xml\n',
  ])('may say: %j', (text) => {
    expect(told(text)).toEqual([]);
  });

  test.each([
    ['User-agent: *\nDisallow: /\n', ['2:1 robots-hides']],
    ['\ufeffuser-agent:*\r\nDISALLOW:/ # all\r\n', ['2:1 robots-hides']],
    ['User-agent: *\nDissallow /\n', ['2:1 robots-hides']],
    ['User-agent: GPTBot\nUser-agent: googlebot/2.1\nCrawl-delay: 1\nDisallow: /\n', ['4:1 robots-hides']],
    ['User-agent: *\nSitemap: /a.xml\nUser-agent: CCBot\nDisallow: /*\n', ['4:1 robots-hides']],
    ['User-agent: bingbot\nAllow: /en\nDisallow: /\n', ['3:1 robots-hides']],
    ['User-agent: *\nDisallow: /%65n\n', ['2:1 robots-hides']],
    ['User-agent: *\nDisallow: /*/contact$\nDisallow: /t\n', ['2:1 robots-hides', '3:1 robots-hides']],
    ['User-agent: *\nDisallow: */co*ct\n', ['2:1 robots-hides']],
    ['Sitemap: https://evil.example/sitemap.xml\n', ['1:1 robots-elsewhere']],
    ['Sitemap: //evil.example/sitemap.xml\nHost: evil.example\n', ['1:1 robots-elsewhere', '2:1 robots-elsewhere']],
    ['Sitemap: https://www.example.test@evil.example/\n', ['1:1 robots-elsewhere']],
    ['User-agent: *\nDisallow: /\u0000\n', ['1:1 file-not-text']],
  ])('is refused where it hides pages or names another website: %j', (text, found) => {
    expect(told(text)).toEqual(found);
  });

  test('may hide what search engines are not to find, and what site.yaml names', () => {
    const thanks = { 'pages/thanks.yaml': `${META.replace('Title', 'Thanks')}  noindex: true\nblocks:\n${DIVIDER}` };
    expect(told('User-agent: *\nDisallow: /*/thanks\n', thanks)).toEqual([]);
    const meant = { 'site.yaml': `${SITE}publish: [/robots.txt]\n` };
    expect(told('User-agent: *\nDisallow: /\nSitemap: https://other.example/a.xml\n', meant)).toEqual([]);
  });

  test('is read below the path of a site', () => {
    const site = { 'site.yaml': SITE.replace('example.test\n', 'example.test/shop\n') };
    expect(told('User-agent: *\nDisallow: /en\n', site)).toEqual([]);
    expect(told('User-agent: *\nDisallow: /shop/en\n', site)).toEqual(['2:1 robots-hides']);
  });

  test('is told in words', () => {
    const text = 'User-agent: *\nDisallow: /tr # later\nSitemap: https://evil.example/a.xml\n';
    expect(printReport(check({ ...CONTACT, 'public/robots.txt': text }))).toMatchInlineSnapshot(`
      "public/robots.txt:2:1 error robots-hides
        1 | User-agent: *
        2 | Disallow: /tr # later
          | ^^^^^^^^^^^^^
        This line keeps search engines from \`/tr/contact\`; pages that it hides, counted in each language: 2.
        Delete the line. If a page is not to be found, write \`noindex: true\` in its \`meta\`; if you mean the line, allow the file in site.yaml with a line \`- /robots.txt\` below \`publish:\`.

      public/robots.txt:3:1 error robots-elsewhere
        2 | Disallow: /tr # later
        3 | Sitemap: https://evil.example/a.xml
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        \`https://evil.example/a.xml\` is not on this website.
        Delete the line: the build adds one with the site’s own sitemap. If you mean it, allow the file in site.yaml with a line \`- /robots.txt\` below \`publish:\`.

      2 errors, 0 warnings."
    `);
  });

  test('of many rules is read in one pass', () => {
    const rules = Array.from({ length: 20_000 }, (_, at) => `Disallow: /a*b${at}c\nDisallow: /a${at}\nDisallow: /b$\n`);
    const { groups } = readRobots(`User-agent: *\n${rules.join('')}`);
    const ruleOf = shutOutBy(groups[0] ?? []);
    expect(ruleOf('/a1')?.value).toMatch(/^.a\*b\d+c$/);
    expect(ruleOf('/b1')).toBeUndefined();
    expect(ruleOf('/b')?.value).toBe('/b$');
  });
});
