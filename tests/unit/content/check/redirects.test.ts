import { describe, expect, test } from 'vitest';
import { siteRedirects } from '../../../../src/content/resolve/site-redirects.ts';
import { openSite as openWorked } from '../../../../src/editor/desk/open-site.ts';
import { formatNginx } from '../../../../src/hosts/nginx.ts';
import { isMove, parseRedirects } from '../../../../src/hosts/static-host.ts';
import { formatRedirects } from '../../../../src/publish/pages/redirects.ts';
import { briefs, check, openSite } from '../../site-folder.ts';
import { DIVIDER, page, SITE } from '../../small-site.ts';

const PAGES = {
  'pages/bread/rye.yaml': `address: { tr: çavdar }\nformerly: [/dark]\n${page(DIVIDER).replace('Title', 'Rye')}`,
  'public/list.pdf': 'x',
};
const siteWith = (lines: readonly string[], site = SITE) =>
  site.replace(
    'defaultLanguage: en\n',
    `defaultLanguage: en\nredirects:\n${lines.map((line) => `  - ${line}\n`).join('')}`,
  );
const told = (...lines: string[]) =>
  briefs({ ...PAGES, 'site.yaml': siteWith(lines) }).map((brief) => brief.replace('site.yaml:', ''));

describe('a line of redirects in site.yaml', () => {
  test.each([
    '{ from: /old, to: /bread/rye }',
    '{ from: /old, to: / }',
    '{ from: /Old_Page.php, to: /tr/bread/rye, status: 302 }',
    '{ from: /eski/çavdar, to: /list.pdf }',
    '{ from: /old/*, to: /bread/* }',
    '{ from: /old/*, to: /* }',
    '{ from: /old/*, to: / }',
    '{ from: /old, to: https://shop.example.com/a?b=c }',
    '{ from: /old/*, to: https://shop.example.com/* }',
    '{ from: /old, status: 410 }',
    '{ from: /old, to: /dark }',
  ])('%s can be followed', (line) => expect(told(line)).toEqual([]));

  test.each([
    ['old', '/old'],
    ['https://www.example.test/old', '/old'],
    ['/old?x=1', '/old'],
    ['/old/*/more', '/old/*'],
    ['/*/old', undefined],
    ['//evil.example', undefined],
  ])('that leads on from %s was meant to from %s', (from, suggestion) => {
    const all = check({ ...PAGES, 'site.yaml': siteWith([`{ from: "${from}", to: / }`]) });
    expect(all.map(({ details }) => details)).toEqual([{ address: from, ...(suggestion && { suggestion }) }]);
  });

  test.each([
    ['{ from: old, to: / }', '8:13 redirect-from-bad'],
    ['{ from: "https://www.example.test/old", to: / }', '8:13 redirect-from-bad'],
    ['{ from: "/old?x=1", to: / }', '8:13 redirect-from-bad'],
    ['{ from: /old/../x, to: / }', '8:13 redirect-from-bad'],
    ['{ from: /*/old, to: / }', '8:13 redirect-from-bad'],
    ['{ from: "//evil.example", to: / }', '8:13 redirect-from-bad'],
    ['{ from: /, to: /list.pdf }', '8:13 redirect-taken'],
    ['{ from: /*, to: https://evil.example/* }', '8:13 redirect-taken'],
    ['{ from: /tr/*, to: / }', '8:13 redirect-taken'],
    ['{ from: /assets/x, to: / }', '8:13 redirect-taken'],
    ['{ from: /bread/rye, to: / }', '8:13 redirect-taken'],
    ['{ from: /en/bread/rye.html, to: / }', '8:13 redirect-taken'],
    ['{ from: /tr/bread/çavdar, to: / }', '8:13 redirect-taken'],
    ['{ from: /bread/*, to: / }', '8:13 redirect-taken'],
    ['{ from: /dark, to: / }', '8:13 redirect-taken'],
    ['{ from: /list.pdf, to: / }', '8:13 redirect-taken'],
    ['{ from: /old, to: /bred/rye }', '8:23 redirect-dead'],
    ['{ from: /old/*, to: /bred/* }', '8:25 redirect-dead'],
    ['{ from: /old, to: "//evil.example" }', '8:23 redirect-dead'],
    ['{ from: /old, to: "javascript:alert(1)" }', '8:23 redirect-dead'],
    ['{ from: /old, to: "http://shop.example.com" }', '8:23 redirect-dead'],
    ['{ from: /old, to: "https://a@shop.example.com/" }', '8:23 redirect-dead'],
    ['{ from: /old, to: /old }', '8:23 redirect-loop'],
    ['{ from: /old/*, to: /old/a/* }', '8:25 redirect-loop'],
    ['{ from: /old }', '8:7 redirect-unclear'],
    ['{ from: /old, to: /, status: 410 }', '8:23 redirect-unclear'],
    ['{ from: /old, to: /, status: 200 }', '8:34 not-a-choice'],
    ['{ to: / }', '8:7 missing-field'],
  ])('%s is told at its place', (line, expected) => expect(told(line)).toEqual([expected]));

  test('lines are judged together', () => {
    expect(told('{ from: /a, to: /b }', '{ from: /b, to: /bread/rye }')).toEqual([]);
    expect(told('{ from: /a, to: /b }', '{ from: /b, to: /a }')).toEqual(['8:21 redirect-loop', '9:21 redirect-loop']);
    expect(told('{ from: /a, to: /b }', '{ from: /b, status: 410 }')).toEqual(['8:21 redirect-dead']);
    expect(told('{ from: /a/*, to: /list.pdf }', '{ from: /a/*, to: / }')).toEqual(['9:13 redirect-twice']);
    const many = Array.from({ length: 25 }, (_, index) => `{ from: /a${index}, to: /a${index + 1} }`);
    expect(new Set(told(...many).map((brief) => brief.replace(/^\S+ /, '')))).toEqual(
      new Set(['redirect-dead', 'redirect-loop']),
    );
  });
});

const LINES = [
  '{ from: /old, to: /tr/bread/rye }',
  '{ from: /gone, status: 410 }',
  '{ from: /past/*, status: 410 }',
  '{ from: /eski/*, to: /bread/*, status: 302 }',
  '{ from: /eski/ekmek/*, to: "https://shop.example.com/$x/*" }',
  '{ from: /up/*, to: /* }',
];
function hosts(site: string) {
  const project = openSite({ ...PAGES, 'site.yaml': siteWith(LINES, site) });
  const known = project.siteFile.known;
  const records = project.routes().map((route) => project.record(route).record);
  const redirects = siteRedirects(
    { ...known, redirects: project.site?.redirects ?? [], origin: 'https://www.example.test' },
    records,
  );
  return { project, text: formatRedirects(known, [], redirects) };
}
const BELOW = SITE.replace('www.example.test', 'www.example.test/shop');

test('every host is told of them in its language, the narrower one first', () => {
  expect(hosts(SITE).text.split('\n').slice(0, 8)).toEqual([
    '/old /tr/bread/%C3%A7avdar 301!',
    '/old /tr/bread/%C3%A7avdar 301',
    '/gone /404.html 410',
    '/eski/ekmek/* https://shop.example.com/%24x/:splat 301',
    '/past/* /404.html 410',
    '/eski/* /bread/:splat 302',
    '/up/* https://www.example.test/:splat 301',
    '/en/* /en/404.html 404',
  ]);
  const moved = parseRedirects(hosts(BELOW).text).filter((each) => isMove(each) || each.status === 410);
  const nginx = formatNginx({ rules: [], moved, notFound: [], base: '/shop', name: 'x.example', root: '/srv' });
  expect(
    nginx.split('\n').filter((line) => /location (?:=|~) "\^?\/shop\/[a-z]/.test(line) || /error_page/.test(line)),
  ).toEqual([
    '  error_page 404 410 $site_not_found;',
    '  location ~ "^/shop/eski/ekmek/" { rewrite "^/shop/eski/ekmek/(.*)$" "https://shop.example.com/%24x/$1" permanent; }',
    '  location ~ "^/shop/past/" { return 410; }',
    '  location ~ "^/shop/eski/" { rewrite "^/shop/eski/(.*)$" "/shop/bread/$1" redirect; }',
    '  location ~ "^/shop/up/" { rewrite "^/shop/up/(.*)$" "/shop/$1" permanent; }',
    '  location = "/shop/old" { return 301 "/shop/tr/bread/%C3%A7avdar$is_args$args"; }',
    '  location = "/shop/gone" { return 410; }',
  ]);
});

test('they are followed while the site is written', () => {
  const site = openWorked(hosts(BELOW).project);
  expect(['/shop/old', '/shop/old/', '/shop/eski/rye', '/shop/gone', '/shop/bread/rye'].map(site.movedTo)).toEqual([
    '/shop/tr/bread/rye',
    '/shop/tr/bread/rye',
    '/shop/bread/rye',
    undefined,
    undefined,
  ]);
  site.close();
});
