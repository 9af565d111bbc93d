import fc from 'fast-check';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AuthoredSite } from '../../../schema/site.ts';
import { siteFaces } from '../../../src/content/assets/site-faces.ts';
import type { Project } from '../../../src/content/project.ts';
import { basePath } from '../../../src/content/validate/known-site.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { fontsOf } from '../../../src/disk/machine.ts';
import { writeHostFiles } from '../../../src/hosts/host-files.ts';
import { formatNginx } from '../../../src/hosts/nginx.ts';
import { sitemapEntry } from '../../../src/hosts/sitemap.ts';
import { parseHeaders, parseRedirects } from '../../../src/hosts/static-host.ts';
import type { Build } from '../../../src/publish/job/build.ts';
import type { Output } from '../../../src/publish/output/output.ts';
import { detectionScript } from '../../../src/publish/pages/shared-files.ts';
import { siteRules } from '../../../src/publish/styles/site-rules.ts';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { renderRedirects } from '../../../src/render/Redirect.tsx';
import { META, SITE } from '../small-site.ts';
import { cases, holds, madeOf, patience, rewritable } from './cases.ts';
import { elementsOf } from './elements.ts';

const PAGE = `${META}  schema: organization
blocks:
  - { type: hero, title: { all: T }, region: north, breadcrumb: [{ label: { all: H }, link: / }, { label: { all: P } }] }
  - { type: faq, title: { all: F }, items: [{ question: { all: "{{brand}}, {{city}}?" }, answer: { all: "{{email}}" } }] }
`;
const MORE = `formEndpoints: { orders: https://orders.test/send }
allow:
  scripts: [{ src: "https://stats.test/script.js?site=1" }]
  frames: [https://maps.test]
  connect: [https://stats.test]
  images: [https://pictures.test]
`;
/** site.yaml with everything that may be in it, as plain data; what `copyright` may do is tried in rich-text.test.tsx. */
const calm = parse(
  `${SITE}${MORE}`
    .replace('lookup: ,', 'lookup: https://where.test/json,')
    .replace(
      '  email: oven',
      '  type: Bakery\n  telephone: "+90 212 555"\n  openingHours: [{ days: [monday], from: "08:00", to: "12:00" }]\n  places: [{ street: Harbour 2 }]\n  email: oven',
    )
    .replace('formEndpoint:', 'formEndpoint: https://forms.test/send')
    .replace('social: []', 'social: [{ label: Net, icon: truck, url: https://net.test/b }]')
    .replace('  south:', '  east: { label: { all: East }, color: "#123456" }\n  south:')
    .replace('facts: {}', 'facts: { founded: x }')
    .replace(/ {2}- \{ code: tr.*\n/, '')
    .replace('countries: { tr: [TR] }', 'countries: { ar: [SA] }'),
) as Record<string, unknown>;

type Way = readonly (string | number)[];
/** The ways to all values that are no lists or mappings, and to all names of mappings. */
function waysOf(value: unknown, way: Way = []): { values: Way[]; names: Way[] } {
  if (way.includes('copyright')) return { values: [], names: [] };
  if (typeof value !== 'object' || value === null) return { values: [way], names: [] };
  const below = Object.entries(value).map(([key, inner]) =>
    waysOf(inner, [...way, Array.isArray(value) ? Number(key) : key]),
  );
  const own = Array.isArray(value) ? [] : Object.keys(value).map((key) => [...way, key]);
  return { values: below.flatMap(({ values }) => values), names: [...own, ...below.flatMap(({ names }) => names)] };
}
const ways = waysOf(calm);
/** Names that authors give themselves; all others are fields, and unknown ones are refused. */
const given = ways.names.filter(([part, ...rest]) => /^(?:facts|regions)$/.test(String(part)) && rest.length === 1);

/** The same data with what is at a way put otherwise: a value, or the name before it. */
function put(value: unknown, way: Way, make: (value: unknown, key: string) => [key: string, value: unknown]): unknown {
  const [step, ...rest] = way;
  const entries = Object.entries(value as object).map(([key, inner]): [string, unknown] => {
    if (key !== String(step)) return [key, inner];
    return rest.length > 0 ? [key, put(inner, rest, make)] : make(inner, key);
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const hostile = madeOf(
  ...[
    '</style>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '&lt;',
    '&#60;',
    '<',
    '>',
  ],
  ...[
    '"',
    "'",
    '`',
    '\\',
    '\n',
    '\r\n',
    ';',
    '$uri',
    '$',
    '*',
    '{',
    '}',
    '(',
    ')',
    '//',
    '/',
    '?',
    '#',
    '@',
    ':',
    '%0a',
    ' ',
  ],
  ...['\u2028', '\u2029', '\u202e', '\u2067', '\u200f', '\u0000', '\u001b[2J', '\u0007', '\u0085', '\ufeff', '\ud800'],
  ...[
    'javascript:',
    'https://a.test',
    'data:',
    'url(',
    'expression(',
    '@import',
    '!important',
    '/*',
    '*/',
    '\nX-Evil: 1',
    'ok',
    'é',
  ],
);
/** A value replaced, a value with more behind it, or a name replaced. */
const value = fc.record({
  kind: fc.constantFrom('instead', 'behind'),
  way: fc.constantFrom(...ways.values),
  by: hostile,
});
const named = (at: readonly Way[]) =>
  fc.record({ kind: fc.constant('name'), way: fc.constantFrom(...at), by: hostile });
const change = fc.oneof(
  { weight: 6, arbitrary: value },
  { weight: 3, arbitrary: named(given) },
  { weight: 1, arbitrary: named(ways.names) },
);

type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never;

const CSS = 'a{b:c}';

/** All that is written of a site, each part as the language that it is in reads it. */
function written(project: Project) {
  const { site } = project;
  if (!site) throw new Error('A site without faults has a value.');
  const sites = site.languages.map(({ code }) => project.siteValue(code).value);
  const base = basePath(site.url.value);
  const detect = detectionScript('__DETECTION__', site, base);
  const pages = site.languages.flatMap(({ code }) => project.compile('/', code).page ?? []);
  const documents = pages.flatMap((page, index) => {
    const value = sites[index];
    return value
      ? renderDocument(
          { page, site: value },
          { css: [CSS], sprite: '/i.svg', scripts: site.allow.scripts, script: '/start.js' },
        )
      : [];
  });
  const files = new Map<string, string>();
  const output = { write: (path: string, content: string | Uint8Array) => files.set(path, String(content)) };
  const styles = { first: CSS, groups: [], letters: [], later: { name: 'later', css: '' }, last: CSS };
  const shared = {
    base,
    styles,
    rareIcons: new Set<string>(),
    sprite: '',
    start: '/start.js',
    later: '/later.css',
    detect,
    publicFiles: new Set<string>(),
    behindTitles: '',
    themeColor: '#123456',
    darkThemeColor: undefined,
    scripts: site.allow.scripts,
    consent: undefined,
  };
  const entries = pages.map((page) => sitemapEntry(page, sites[0]?.url ?? '', site.defaultLanguage));
  // Nothing else of the build and of its output is asked for.
  writeHostFiles({ sites, shared, entries, pages: [] }, { site, project } as Build, output as unknown as Output);
  const file = (name: string) => files.get(name) ?? '';
  const rules = parseHeaders(file('_headers'));
  const redirects = parseRedirects(file('_redirects'));
  const name = new URL(site.url.value).hostname;
  return {
    documents: documents.map(elementsOf),
    redirect: elementsOf(renderRedirects({ sites, css: [CSS], script: detect })('/').replaceAll(/<\/?noscript>/g, '')),
    headers: rules.map(({ headers }) => headers.map(([header]) => header)),
    lines: file('_headers').split('\n').length,
    redirects: redirects.map(({ status }) => status),
    nginx: formatNginx({ rules, notFound: redirects, base, name, root: '/srv' })
      .split('\n')
      .map((line) => line.trim().split(/[ "]/, 1)[0]),
    sitemap: [...file('sitemap.xml').matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/="[^"]*"/g, '')),
    robots: file('robots.txt').split('\n').length,
    manifest: Object.keys(JSON.parse(file('manifest.webmanifest'))),
    settings: Object.keys(JSON.parse(detect)),
    css: selectorsOf(site),
  };
}

/** The selectors of the rules that a site's data makes, names of regions left out. */
function selectorsOf(site: AuthoredSite): string[] {
  const { code, warnings } = transform({
    filename: 'x.css',
    code: Buffer.from(siteRules(site, siteFaces(fontsOf('')))),
    minify: true,
  });
  expect(warnings).toEqual([]);
  return code
    .toString()
    .split('}')
    .map((rule) => rule.replace(/^\[data-region=(?:"(?:[^"\\]|\\.)*"|[^\]"]*)\]\{--accent:#\w+$/, 'region'));
}

test(`a hostile site.yaml is refused, or is written as any other (${cases} cases)`, patience, () => {
  const site = rewritable('site.yaml', { 'pages/index.yaml': PAGE });
  const first = site(JSON.stringify(calm));
  expect(printReport(first.check().filter(({ severity }) => severity === 'error'))).toBe('0 errors, 0 warnings.');
  const expected = written(first);
  let built = 0;
  const tryChanges = (changes: readonly Change[]) => {
    const data = changes.reduce<unknown>(
      (value, { kind, way, by }) =>
        put(value, way, (old, key) => (kind === 'name' ? [by, old] : [key, kind === 'behind' ? `${old}${by}` : by])),
      calm,
    );
    const project = site(JSON.stringify(data));
    const found = project.check();
    expect(printReport(found).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
    if (found.some(({ severity }) => severity === 'error')) return;
    built++;
    expect(written(project)).toEqual(expected);
  };
  tryChanges([{ kind: 'instead', way: ['organization', 'legalName'], by: '*/*/' }]);
  const some = fc.uniqueArray(change, { minLength: 1, maxLength: 2, selector: ({ way }) => way[0] });
  // Most are refused: which ones is left to chance, so it goes on until there are enough of the others.
  for (let rounds = 0; rounds < 20 && built <= cases / 20; rounds++) holds(some, tryChanges);
  expect(built).toBeGreaterThan(cases / 20);
});

test.each([
  ['<p title="a&quot;b">a &lt; b</p>', ['p[title]', '/p']],
  ['<p>a < b</p>', ['p', 'stray < b</p>']],
  ['<style>a{}</STYLE ><img src="x">', ['style', '/STYLE', 'img[src]']],
  ['<script>"<p>"</script>', ['script', '/script']],
  ['<a href="x" onclick="y">', ['a[href,onclick]']],
  ['<p title="<b>">', ['stray <p title="<b>">']],
  ['<bdi dir="ltr">x</bdi><span>y</span>', []],
])('the elements of %s are found', (html, elements) => {
  expect(elementsOf(`<!doctype html>${html}`)).toEqual(elements);
});
