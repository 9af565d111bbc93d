import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { printReport } from '../../../src/diagnostics/print.ts';
import { catalogues } from '../../../src/diagnostics/wording.ts';
import type { ContentFault } from '../../../src/publish/job/content-fault.ts';
import { pageWords } from '../../../src/publish/search/page-words.ts';
import { loadPagefind } from '../../../src/publish/search/pagefind.ts';
import { openSite, siteFolder } from '../site-folder.ts';
import { NOT_FOUND, SITE } from '../small-site.ts';
import { engine } from '../source-files.ts';
import { buildSite, outputOf } from './built-site.ts';

const titled = (words: string, more = '') =>
  `meta:\n  title: { all: "${words}" }\n  description: { all: "About ${words}" }\n${more}blocks:\n  - type: hero\n    title: { all: "${words}" }\n`;
const bread = (turkish: string) =>
  titled('Bread').replace('title: { all: "Bread" }\nblocks', 'x') +
  `  - type: text\n    title: { en: Rye, tr: "${turkish}", ar: خبز الشَّعير }\n`;

let root = '';
let [output, share]: ReadonlyMap<string, string>[] = [];
const said: string[] = [];
beforeAll(() => {
  root = siteFolder({
    'site.yaml': `${SITE}search: true\n`,
    'pages/index.yaml': titled('Home'),
    'pages/bread.yaml': bread('Işıklı çavdar'),
    'pages/plan.yaml': titled('Secret', 'draft: true\n'),
    'pages/thanks.yaml': titled('Thanks').replace('meta:', 'meta:\n  noindex: true'),
    'pages/404.yaml': NOT_FOUND,
  });
  said.push(buildSite(root).stdout);
  output = outputOf(root);
  said.push(buildSite(root).stdout);
  rmSync(join(root, 'dist/en.html'));
  said.push(buildSite(root).stdout);
  writeFileSync(join(root, 'pages/bread.yaml'), bread('Tam çavdar'));
  said.push(buildSite(root).stdout);
  writeFileSync(join(root, 'pages/bread.yaml'), bread('Işıklı çavdar'));
  rmSync(join(root, '.cache/search'), { recursive: true });
  buildSite(root, '--shard', '1/2');
  share = outputOf(root);
});

/** What the index of a language has, by address. */
const indexIn = (language: string) =>
  Object.fromEntries(
    [...(output ?? [])]
      .filter(([path]) => path.startsWith(`_search/${language}/fragment/`))
      .map(([, bytes]) => {
        const text = gunzipSync(Buffer.from(bytes, 'latin1')).toString('utf8');
        const { url, content, meta } = JSON.parse(text.slice(text.indexOf('{')));
        return [url, { content, meta }];
      }),
  );

describe('the index', () => {
  test('has in each language what is published and search engines may list, and nothing else', () => {
    for (const language of ['en', 'tr', 'ar'])
      expect(Object.keys(indexIn(language)).sort()).toEqual([`/${language}`, `/${language}/bread`]);
    expect([...(output?.values() ?? [])].join('')).not.toContain('Secret');
  });

  test('has words folded, and titles as they are', () => {
    expect(indexIn('tr')['/tr/bread'].content).toContain('isikli cavdar');
    expect(indexIn('ar')['/ar/bread'].content).toContain('خبز الشعير');
    expect(indexIn('tr')['/tr/bread'].meta).toEqual({ title: 'Bread', description: 'About Bread' });
  });

  test('brings nothing of Pagefind’s own interfaces', () => {
    const files = [...(output?.keys() ?? [])].filter((path) => /^_search\/en\/[^/]*$/.test(path));
    expect(files.map((path) => path.replace(/.*\//, '').replace(/en_\w+/, 'en')).sort()).toEqual([
      'pagefind-entry.json',
      'pagefind.en.pf_meta',
      'pagefind.js',
      'wasm.en.pagefind',
      'wasm.unknown.pagefind',
    ]);
  });

  test('is made anew for a language only where one of its pages has other words', () => {
    expect(said.map((text) => /^(\d+) pages indexed/m.exec(text)?.[1])).toEqual(['6', undefined, undefined, '2']);
  });

  test('is whole in the share of a build that brings what all pages have', () => {
    const indexOf = (files: ReadonlyMap<string, string> | undefined) =>
      [...(files ?? [])].filter(([path]) => path.startsWith('_search/'));
    expect(share?.has('tr/bread.html')).not.toBe(share?.has('tr.html'));
    expect(indexOf(share).map(([path]) => path)).toEqual(indexOf(output).map(([path]) => path));
    expect(indexOf(share)).toEqual(indexOf(output));
  });

  test('is allowed by the policy', () => {
    expect(output?.get('_headers')).toContain("script-src 'self' 'wasm-unsafe-eval' ");
  });
});

test('a page’s words are those of its main part, headings as headings', () => {
  const document =
    '<html><body><header>Menu</header><main id="main"><h1 tabindex="-1">The <em>Rye</em> &amp; co</h1><p>Rye<!-- -->s</p><svg><title>x</title></svg><search><button>Go</button></search><span>24</span><span>hours</span></main><footer>Foot</footer></body></html>';
  expect(pageWords(document, 'en', { title: 'A "rye"', description: 'Of <rye>' })).toBe(
    '<html lang="en"><head><meta data-pagefind-meta="title[content]" content="A &quot;rye&quot;"><meta data-pagefind-meta="description[content]" content="Of &lt;rye&gt;"></head><body><h2>a rye</h2> <p>of rye</p>  <h1> the rye co </h1> ryes 24 hours </body></html>',
  );
});

test('a site whose package is not installed is told so at its line, in the language of its messages', async () => {
  const project = openSite({ 'site.yaml': `${SITE}search: true\nmessages: tr\n`, 'pages/index.yaml': titled('Home') });
  const fault = await loadPagefind(project, 'no-package-of-this-name').catch((error: unknown) => error);
  const { diagnostics } = fault as ContentFault;
  expect(printReport(diagnostics, catalogues.tr)).toContain('site.yaml:50:1 hata search-package');
  expect(printReport(diagnostics, catalogues.tr)).toContain('npm install --save-exact pagefind@');
});

test('what is told to install is the version that is tried here', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  for (const file of ['src/diagnostics/messages/site.ts', 'schema/site.ts', 'docs/search.md'])
    expect(new Set(readFileSync(join(engine, file), 'utf8').match(/pagefind@[\d.]+/g))).toEqual(
      new Set([`pagefind@${devDependencies.pagefind}`]),
    );
});

test('a site without a search has nothing of it', () => {
  const plain = siteFolder({ 'site.yaml': SITE, 'pages/index.yaml': titled('Home'), 'pages/404.yaml': NOT_FOUND });
  buildSite(plain);
  const files = outputOf(plain);
  expect([...files.keys()].filter((path) => /search/.test(path.replace(/^assets\/.*/, '')))).toEqual([]);
  expect(files.get('_headers')).not.toContain('wasm');
  for (const path of ['en.html', '_data/en.json', '_data/en/_site.json'])
    expect(files.get(path)).not.toMatch(/search/i);
});
