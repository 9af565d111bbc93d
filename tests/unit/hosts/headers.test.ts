import { describe, expect, test } from 'vitest';
import { openFolder } from '../../../src/disk/machine.ts';
import { contentSecurityPolicy, cspHash, formatHeaders, headerRules } from '../../../src/hosts/headers.ts';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { briefs, check, siteFolder } from '../site-folder.ts';
import { DIVIDER, page, SITE } from '../small-site.ts';

const nothing = {
  ...{ scripts: [], styles: [], connect: [], forms: [], https: 'host' as const },
  allow: { scripts: [], frames: [], connect: [], images: [] },
};

describe('the content security policy', () => {
  test('of a site with nothing inline and no services is exactly this', () => {
    expect(contentSecurityPolicy(nothing).split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self' mailto:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]
    `);
  });

  test('films and recordings may come of a site that has any', () => {
    expect(contentSecurityPolicy({ ...nothing, hasFilms: true })).toContain("font-src 'self'; media-src 'self';");
    expect(contentSecurityPolicy(nothing)).not.toContain('media-src');
  });

  test('allows inline parts by their hashes only', () => {
    const policy = contentSecurityPolicy({ ...nothing, scripts: ['boot()'], styles: ['a{}'] });
    expect(policy).toContain(`script-src 'self' ${cspHash('boot()')}`);
    expect(policy).toContain(`style-src 'self' ${cspHash('a{}')}`);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  test.each([
    ['https://country.example/json?x=1', "connect-src 'self' https://country.example;"],
    ['', "connect-src 'self';"],
    ['no address', "connect-src 'self';"],
  ])('allows the host of %j, not more', (address, part) => {
    expect(contentSecurityPolicy({ ...nothing, connect: [address] })).toContain(part);
  });

  test('a hash is the one that browsers compute', () => {
    expect(cspHash('doSomething();')).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='");
  });
});

describe('what a site allows', () => {
  const allowed = (yaml: string) => {
    const { site } = openFolder(siteFolder({ 'site.yaml': `${SITE}${yaml}` }));
    return contentSecurityPolicy({ ...nothing, ...(site && { allow: site.allow }) }).split('; ');
  };
  const before = contentSecurityPolicy(nothing).split('; ');

  test('widens the policy by exactly that', () => {
    const yaml = `allow:
  scripts: [{ src: "https://stats.example/js/script.js?site=1", data: { domain: example.test } }]
  frames: [https://maps.example]
  connect: [https://stats.example]
  images: [https://tiles.example, https://maps.example:8443]
`;
    expect(allowed(yaml).filter((part) => !before.includes(part))).toEqual([
      "script-src 'self' https://stats.example/js/script.js",
      "img-src 'self' data: https://tiles.example https://maps.example:8443",
      "connect-src 'self' https://stats.example",
      'frame-src https://maps.example',
    ]);
  });

  test('is nothing unless it says so', () => {
    expect(allowed('')).toEqual(before);
    expect(allowed('allow: {}\n')).toEqual(before);
  });

  const found = (yaml: string) => check({ 'site.yaml': `${SITE}allow: ${yaml}\n` });
  test.each([
    ['{ scripts: [{ src: "http://stats.example/s.js" }] }', 'wrong-format', 'https://stats.example/s.js'],
    ['{ scripts: [{ src: //stats.example/s.js }] }', 'wrong-format', 'https://stats.example/s.js'],
    ['{ scripts: [{ src: "https://*.example/s.js" }] }', 'wildcard-host', undefined],
    ['{ scripts: [{ src: "https://stats.example/a;b.js" }] }', 'wrong-format', 'https://stats.example/a.b.js'],
    ['{ scripts: [{ src: "https://stats.example" }] }', 'wrong-format', undefined],
    ['{ scripts: [{ src: "https://stats.example/s.js", data: { Domain: x } }] }', 'bad-name', undefined],
    ['{ scripts: [{ src: "https://stats.example/s.js", load: maybe }] }', 'expected-boolean', undefined],
    ['{ scripts: [https://stats.example/s.js] }', 'expected-fields', undefined],
    ['{ frames: ["https://maps.example/embed?x=1"] }', 'wrong-format', 'https://maps.example'],
    ['{ frames: [maps.example] }', 'wrong-format', 'https://maps.example'],
    ['{ frames: https://maps.example }', 'expected-list', '[https://maps.example]'],
    ['{ frames: ["*"] }', 'wildcard-host', undefined],
    ['{ connect: ["https://*.stats.example"] }', 'wildcard-host', undefined],
    ['{ images: ["data:"] }', 'wrong-format', undefined],
    ['{ images: ["https://user:secret@tiles.example"] }', 'wrong-format', 'https://tiles.example'],
    ['{ script: [] }', 'unknown-key', 'scripts'],
  ])('%s is told', (yaml, code, suggestion) => {
    expect(found(yaml).map(({ code, details }) => [code, details.suggestion])).toEqual([[code, suggestion]]);
  });

  test('a host without its own name is completed by --fix', () => {
    const [{ fix } = {}] = found('{ frames: ["https://maps.example/embed?x=1"] }');
    expect(fix?.text).toBe('"https://maps.example"');
  });
});

test('a script of another host stands in every page, after everything that is needed to show it', () => {
  const scripts = [{ src: 'https://stats.example/s.js?a=1&b=2', data: { domain: '"><script>' } }];
  const html = renderDocument(smallView(page(DIVIDER)), { css: ['a{b:c}'], scripts, sprite: '', script: undefined });
  expect(html).toContain(
    '</style><script defer="" src="https://stats.example/s.js?a=1&amp;b=2" data-domain="&quot;&gt;&lt;script&gt;"></script></head>',
  );
});

describe('HTTPS only', () => {
  test.each([
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)('for %s is %s', (https, value) => {
    const [everywhere] = headerRules({ ...nothing, https }, '');
    expect(Object.fromEntries(everywhere?.headers ?? [])['Strict-Transport-Security']).toBe(value);
  });

  test('is for the site’s own host unless site.yaml says more', () => {
    const strict = (site: string) => openFolder(siteFolder({ 'site.yaml': site })).site?.https;
    expect(strict(SITE)).toBe('host');
    expect(strict(`${SITE}https: subdomains\n`)).toBe('subdomains');
    expect(briefs({ 'site.yaml': `${SITE}https: always\n` })).toEqual([expect.stringContaining('not-a-choice')]);
  });
});

describe('the header file', () => {
  test('protects every path and keeps hashed files for ever', () => {
    const [everywhere, assets] = headerRules(nothing, '/shop');
    expect(everywhere?.path).toBe('/shop/*');
    expect(everywhere?.headers.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'Content-Security-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
        'Cross-Origin-Resource-Policy',
      ]),
    );
    expect(assets).toEqual({
      path: '/shop/assets/*',
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    });
  });

  test('takes back what a wider rule has set', () => {
    const rules = [
      {
        path: '/*',
        headers: [
          ['A', '1'],
          ['B', '2'],
        ],
      },
      { path: '/x/*', headers: [['B', '3']] },
    ] as const;
    expect(formatHeaders(rules)).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  ! B\n  B: 3\n');
  });
});

test('no line is longer than Cloudflare Pages reads', () => {
  const many = Array.from({ length: 12 }, (_, place) => `script${place}()`);
  const text = formatHeaders(headerRules({ ...nothing, scripts: many, styles: many.slice(0, 3) }, ''));
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
});
