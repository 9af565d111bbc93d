import { describe, expect, test } from 'vitest';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { briefs, check } from '../../site-folder.ts';
import { DIVIDER, META, SITE } from '../../small-site.ts';

const found = (from: string, to: string) => briefs({ 'site.yaml': SITE.replace(from, () => to) });

describe('names that authors give', () => {
  test.each(['a</style><img src=x>', 'a b', '"', '-a', "a'b", 'a{b', 'a\\\\'])('a region is not called %j', (name) => {
    expect(found('  north:', `  ${JSON.stringify(name)}:`)).toEqual(['site.yaml:19:3 bad-name']);
  });

  test.each(['north_coast', 'kuzey-kıyısı', 'شمال', '2', 'v1.2'])('a region may be called %j', (name) => {
    expect(found('  north:', `  ${name}:`)).toEqual([]);
  });

  test('a fact is told at its name, in site.yaml and in pages', () => {
    expect(found('facts: {}', 'facts: { "<b>": x }')).toEqual(['site.yaml:17:10 bad-name']);
    expect(briefs({ 'pages/index.yaml': `${META}facts: { "a}}b": x }\nblocks:\n${DIVIDER}` })).toEqual([
      'pages/index.yaml:4:10 bad-name',
    ]);
  });

  test('a wrong one reads so', () => {
    expect(printReport(check({ 'site.yaml': SITE.replace('  north:', '  "</style>":') }))).toMatchInlineSnapshot(`
      "site.yaml:19:3 error bad-name
        18 | regions:
        19 |   "</style>": { label: { all: North }, color: "#1B7A4B" }
           |   ^^^^^^^^^^
        \`</style>\` cannot be used as a name here.
        Use letters, digits and dashes only, such as \`north-coast\`.

      1 error, 0 warnings."
    `);
  });
});

describe('the address of a site', () => {
  test.each([
    'https://a.com//evil.com',
    'https://a.com/?x',
    'https://a.com/#x',
    'https://user@a.com',
    'https://user:word@a.com',
    'https://a.com/*',
    'https://a.com/a;b',
    'https://a.com/$uri',
    'https://$uri',
    'https://*.a.com',
    'https://a.com/a%2fb',
    'https://a.com/../b',
    'https://a.com/./b',
    'https://a.com:port',
    'https://a.com/ş',
  ])('is not %s', (url) => {
    expect(found('url: https://www.example.test', `url: ${JSON.stringify(url)}`)).toEqual([
      'site.yaml:1:6 wrong-site-address',
    ]);
  });

  test.each(['www.a.com', 'http://a.com', 'http://localhost.a.com', 'ftp://a.com', 'javascript:alert(1)', '//a.com'])(
    'needs https: %s',
    (url) => {
      expect(found('url: https://www.example.test', `url: ${JSON.stringify(url)}`)).toEqual([
        'site.yaml:1:6 wrong-format',
      ]);
    },
  );

  test.each([
    'https://a.com',
    'https://a.com/',
    'HTTPS://A.com:8443/shop/v1.2/~me_too-x',
    'https://örnek.com',
    'http://localhost:8080/shop',
    'http://127.0.0.1',
  ])('may be %s', (url) => {
    expect(found('url: https://www.example.test', `url: ${JSON.stringify(url)}`)).toEqual([]);
  });

  test('a wrong one reads so', () => {
    const site = SITE.replace('https://www.example.test', 'https://a.com//evil.com');
    expect(printReport(check({ 'site.yaml': site }))).toMatchInlineSnapshot(`
      "site.yaml:1:6 error wrong-site-address
        1 | url: https://a.com//evil.com
          |      ^^^^^^^^^^^^^^^^^^^^^^^
        \`https://a.com//evil.com\` cannot be the address of a site.
        Write https://, the host and, for a site below a path, the path in letters a to z, digits, dashes and dots: https://www.example.com or https://www.example.com/shop. Leave out user names, double slashes, \`?\`, \`#\`, \`*\` and other signs.

      1 error, 0 warnings."
    `);
  });
});

describe('the addresses of services', () => {
  test.each([
    ['https://a.com/json?x=1', true],
    ['https://a.com:444/x', true],
    ['https://user@a.com/', false],
    ['https://a.com/#x', false],
    ['https://*.a.com/', false],
    ['https://a.com;x/', false],
    ['http://a.com/', false],
  ])('%s', (address, fits) => {
    expect(found('formEndpoint:', `formEndpoint: "${address}"`)).toEqual(fits ? [] : ['site.yaml:33:15 wrong-format']);
    expect(found('lookup: ,', `lookup: "${address}",`)).toEqual(fits ? [] : ['site.yaml:32:44 wrong-format']);
  });
});

test.each([
  ['0', ['site.yaml:32:71 out-of-range']],
  ['-1', ['site.yaml:32:71 out-of-range']],
  ['60001', ['site.yaml:32:71 out-of-range']],
  ['1', []],
  ['60000', []],
])('a lookup is awaited between 1 and 60,000 ms: %s', (timeout, expected) => {
  expect(found('timeout: 2000', `timeout: ${timeout}`)).toEqual(expected);
});

test('a number out of bounds reads so', () => {
  expect(printReport(check({ 'site.yaml': SITE.replace('timeout: 2000', 'timeout: 0') }))).toMatchInlineSnapshot(`
    "site.yaml:32:71 error out-of-range
      31 |   copyright: { all: "© {{legalName}}" }
      32 | detection: { storageKey: language, lookup: , field: country, timeout: 0, countries: { tr: [TR] } }
         |                                                                       ^
      \`timeout\` is 0, but has to lie between 1 and 60000.
      Write a number within these bounds.

    1 error, 0 warnings."
  `);
});
