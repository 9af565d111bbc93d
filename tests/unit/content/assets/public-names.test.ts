import { describe, expect, test } from 'vitest';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { brief, briefs, check, proofread } from '../../site-folder.ts';
import { SITE, SVG } from '../../small-site.ts';

const SCRIPTED = SVG.replace('/>', '><script/></svg>');
const publish = (...paths: string[]) => `${SITE}publish:\n${paths.map((path) => `  - ${path}\n`).join('')}`;

describe('a file of public/', () => {
  test.each([
    ['_worker.js', '_worker.js', 'host-file'],
    ['_worker.js/index.js', '_worker.js', 'host-file'],
    ['_routes.json', '_routes.json', 'host-file'],
    ['functions/a.txt', 'functions', 'host-file'],
    ['netlify.toml', 'netlify.toml', 'host-file'],
    ['deep/Web.config', 'deep/Web.config', 'host-file'],
    ['.htaccess', '.htaccess', 'hidden-file'],
    ['deep/.git/config', 'deep/.git', 'hidden-file'],
    ['deep/.well-known/a.txt', 'deep/.well-known', 'hidden-file'],
    ['a.html', 'a.html', 'active-file'],
    ['a.XHTML', 'a.XHTML', 'active-file'],
    ['deep/a.js', 'deep/a.js', 'active-file'],
    ['a.mjs', 'a.mjs', 'active-file'],
    ['feed.xml', 'feed.xml', 'active-file'],
    ['a.php', 'a.php', 'active-file'],
    ['.well-known/a.html', '.well-known/a.html', 'active-file'],
    ['a.html.gz', 'a.html.gz', 'active-file'],
    ['a.js.br', 'a.js.br', 'active-file'],
    ['a.html.de', 'a.html.de', 'active-file'],
    ['a.php.jpg', 'a.php.jpg', 'active-file'],
    ['a.pht', 'a.pht', 'active-file'],
    ['a.phtml7', 'a.phtml7', 'active-file'],
    ['a.xht', 'a.xht', 'active-file'],
    ['a.jar', 'a.jar', 'active-file'],
    ['middleware.js', 'middleware.js', 'host-file'],
    ['serve.json', 'serve.json', 'host-file'],
    ['Staticfile.auth', 'Staticfile.auth', 'host-file'],
    ['CNAME', 'CNAME', 'statement-file'],
    ['AUTH', 'AUTH', 'statement-file'],
    ['.well-known/assetlinks.json', '.well-known/assetlinks.json', 'statement-file'],
    ['.well-known/acme-challenge/a', '.well-known/acme-challenge/a', 'statement-file'],
    ['.well-known/a.png', '.well-known/a.png', 'statement-file'],
    ['apple-app-site-association', 'apple-app-site-association', 'statement-file'],
    ['assetlinks.json', 'assetlinks.json', 'statement-file'],
    ['ads.txt', 'ads.txt', 'statement-file'],
    ['deep/setup.exe', 'deep/setup.exe', 'statement-file'],
    ['deep/_headers', 'deep/_headers', 'statement-file'],
  ])('is refused where it has power over the site: %s', (file, name, code) => {
    expect(briefs({ [`public/${file}`]: 'x' })).toEqual([`public/${name}:1:1 ${code}`]);
  });

  test.each([
    '.nojekyll',
    'robots.txt',
    'list.pdf',
    'film.MP4',
    'deep/functions/a.txt',
    'auth/CORS/a.txt',
    'deep/htaccess.txt',
    'deep/htmlbook.txt',
    'list.pl.pdf',
    'a.tar.gz',
  ])('is free where it has none: %s', (file) => {
    expect(briefs({ [`public/${file}`]: 'x' })).toEqual([]);
  });
});

describe('names that many systems take for one', () => {
  test.each([
    ['About.pdf', 'about.pdf', 'about.pdf'],
    ['logos/x.svg', 'Logos/y.svg', 'logos'],
    ['e\u0301.pdf', '\u00e9.pdf', '\u00e9.pdf'],
    ['A.zip', 'a.zip/x.txt', 'a.zip'],
  ])('%s and %s', (one, other, place) => {
    expect(briefs({ [`public/${one}`]: SVG, [`public/${other}`]: SVG })).toEqual([`public/${place}:1:1 twin-names`]);
  });

  test('are no names that only look alike', () => {
    expect(briefs({ 'public/a/x.txt': 'x', 'public/b/x.txt': 'x', 'public/a.pdf': 'x', 'public/á.pdf': 'x' })).toEqual(
      [],
    );
  });

  test('are told in words', () => {
    expect(printReport(check({ 'public/About.pdf': 'x', 'public/about.pdf': 'x' }))).toMatchInlineSnapshot(`
      "public/about.pdf:1:1 error twin-names
        \`/about.pdf\` and \`/About.pdf\` in the folder public are one name to many computers and hosts.
        Rename one of the two: only capitals, or how a computer stores an accent, tell them apart.

      1 error, 0 warnings."
    `);
  });
});

describe('site.yaml', () => {
  test('publishes pages, scripts and drawings that run', () => {
    const files = { 'public/a.html': 'x', 'public/deep/a.js': 'x', 'public/a.svg': SCRIPTED };
    expect(briefs({ ...files, 'site.yaml': publish('/a.html', '/deep/a.js', '/a.svg') })).toEqual([]);
  });

  test('publishes what speaks for the site where it names it, one by one', () => {
    const files = { 'public/CNAME': 'x', 'public/.well-known/assetlinks.json': '[]', 'public/.well-known/b': 'x' };
    const told = (...paths: string[]) => briefs({ ...files, 'site.yaml': publish(...paths) });
    expect(told('/CNAME', '/.well-known/assetlinks.json', '/.well-known/b')).toEqual([]);
    expect(told('/CNAME', '/.well-known')).toEqual([
      'public/.well-known/assetlinks.json:1:1 statement-file',
      'public/.well-known/b:1:1 statement-file',
      'site.yaml:52:5 missing-file',
    ]);
  });

  test('is asked about each of them, until a note says that somebody has looked', () => {
    const told = (list: string) =>
      proofread({ 'public/a.js': 'x', 'public/CNAME': 'x', 'site.yaml': `${SITE}publish:\n${list}` })
        .map(brief)
        .filter((line) => line.startsWith('site.yaml:5'));
    expect(told('  - /a.js\n  - /CNAME\n')).toEqual(['site.yaml:51:5 published-file', 'site.yaml:52:5 published-file']);
    expect(told('  # fine: published-file\n  - /a.js\n  - /CNAME # fine: published-file\n')).toEqual([]);
  });

  test('publishes nothing that hosts obey, and no mark that runs', () => {
    const files = { 'public/_worker.js': 'x', 'public/mark.svg': SCRIPTED };
    expect(briefs({ ...files, 'site.yaml': publish('/_worker.js', '/mark.svg') })).toEqual([
      'public/_worker.js:1:1 host-file',
      'public/mark.svg:1:64 unsafe-drawing',
    ]);
  });

  test('is told where it publishes what is not there', () => {
    expect(
      printReport(check({ 'public/a.html': 'x', 'site.yaml': publish('/a.html', 'a.htm') })),
    ).toMatchInlineSnapshot(`
      "site.yaml:52:5 error missing-file
        51 |   - /a.html
        52 |   - a.htm
           |     ^^^^^
        There is no file \`a.htm\` in the folder public.
        Did you mean \`/a.html\`? Write its path from there, beginning with a slash, or delete the line.

      1 error, 0 warnings."
    `);
  });
});

test('the message about a page of its own says how to allow it', () => {
  expect(printReport(check({ 'public/deep/a.html': '<script>1</script>' }))).toMatchInlineSnapshot(`
    "public/deep/a.html:1:1 error active-file
      \`a.html\` would run as a page or a program of its own, with all that this site may do.
      If you know what is in it, allow it in site.yaml with a line \`- /deep/a.html\` below \`publish:\`; if not, delete it.

    1 error, 0 warnings."
  `);
});
