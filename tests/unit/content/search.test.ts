import { describe, expect, test } from 'vitest';
import { printReport } from '../../../src/diagnostics/print.ts';
import { catalogues } from '../../../src/diagnostics/wording.ts';
import { check, openSite } from '../site-folder.ts';
import { page, SITE, textPage } from '../small-site.ts';

const titled = (title: string, more = '') =>
  `meta:\n  title: { en: "${title}", tr: "${title} tr", ar: "${title} ar" }\n  description: { all: "About ${title}" }\n${more}blocks:\n  - type: text\n    title: { all: "${title}" }\n`;

const FILES = {
  'site.yaml': `${SITE}search: true\n`,
  'pages/index.yaml': titled('Home'),
  'pages/bread.yaml': titled('Bread'),
  'pages/bread/rye.yaml': titled('Rye'),
  'pages/plan.yaml': titled('Plan', 'draft: true\n'),
  'pages/thanks.yaml': titled('Thanks').replace('meta:', 'meta:\n  noindex: true'),
};

const opened = (files: Record<string, string | undefined> = {}) => {
  const project = openSite({ ...FILES, ...files });
  return { project, told: project.check() };
};
const listIn = (language: string, files = {}) => {
  const { page } = opened(files).project.compile('/search', language);
  return [...JSON.stringify(page?.blocks).matchAll(/"href":"([^"]*)".*?"value":"([^"]*)"/g)].map(
    ([, href, title]) => `${href} ${title}`,
  );
};

describe('the page with the search', () => {
  test('is made by itself in each language, and lists what search engines may list', () => {
    expect(listIn('tr')).toEqual(['/tr Home tr', '/tr/bread Bread tr', '/tr/bread/rye Rye tr']);
    expect(listIn('ar')[0]).toBe('/ar Home ar');
    const { project, told } = opened();
    expect(told.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { page } = project.compile('/search', 'tr');
    expect(page).toMatchObject({ title: 'Arama', noindex: true, path: '/tr/search' });
    expect(project.siteValue('ar').value.search).toEqual({
      page: '/ar/search',
      index: '/_search/ar/',
      header: true,
    });
  });

  test('leaves many pages of a folder to the folder’s own', () => {
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [`pages/bread/no-${at}.yaml`, titled(`${at}`)]),
    );
    expect(listIn('en', { ...many, 'pages/bread/rye.yaml': undefined })).toHaveLength(102);
    expect(listIn('en', many)).toEqual(['/en Home', '/en/bread Bread']);
  });

  test('follows what pages are called, and links lead there', () => {
    const { project } = opened({ 'pages/bread.yaml': titled('Loaves', 'template:\n').replace('template:\n', '') });
    const again = project.refresh(new Set());
    again.check();
    expect(JSON.stringify(again.compile('/search', 'en').page?.blocks)).toContain('Loaves');
    const linked = { 'pages/index.yaml': `${titled('Home')}    action: { label: { all: Find }, link: /search }\n` };
    expect(opened(linked).told.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('is the site’s own where there is one at its address, or a template for it', () => {
    expect(opened({ 'pages/search.yaml': titled('Own') }).project.compile('/search', 'en').page?.title).toBe('Own');
    const template = { 'pages/_search.yaml': titled('Ours') };
    expect(opened(template).project.compile('/search', 'en').page?.title).toBe('Ours');
    expect(opened(template).told.filter(({ code }) => code === 'unused-partial')).toEqual([]);
  });

  test('has another address where site.yaml says so, and the words of the site', () => {
    const yaml = `${SITE}  search: { en: Look for it }\nsearch: { page: /find/it, header: false }\n`;
    const { project } = opened({ 'site.yaml': yaml });
    expect(project.compile('/find/it', 'en').page?.title).toBe('Look for it');
    expect(project.siteValue('en').value.search).toMatchObject({ page: '/en/find/it', header: false });
  });

  test('is not there without a search, and no word of it', () => {
    const { project } = opened({ 'site.yaml': SITE });
    expect(project.hasPage('/search')).toBe(false);
    const { labels, search } = project.siteValue('en').value;
    const { search: word, allPages, nothingFound, searchResults } = labels;
    expect([word, allPages, nothingFound, searchResults, search].filter((each) => each !== undefined)).toEqual([]);
  });
});

describe('mistakes of a search', () => {
  const said = (files: Record<string, string>, language: 'en' | 'tr' | 'ar' = 'en') =>
    printReport(
      check({ ...FILES, ...files }).filter(({ severity }) => severity === 'error'),
      catalogues[language],
    );

  test.each([
    ['search: { page: search }', 'page'],
    ['search: { page: /404 }', 'page'],
    ['search: { page: / }', 'page'],
    ['search: { headr: false }', 'headr'],
    ['search: { header: nowhere }', 'header'],
    ['search: maybe', 'search'],
  ])('%s', (line, named) => {
    const told = check({ ...FILES, 'site.yaml': `${SITE}${line}\n` }).filter(({ severity }) => severity === 'error');
    expect(told.map(({ place }) => place.source.file)).toEqual(['site.yaml']);
    expect(printReport(told, catalogues.en)).toContain(named);
  });

  test('a block that searches where the site has no search', () => {
    const files = { 'site.yaml': SITE, 'pages/index.yaml': page('  - type: search-field\n') };
    expect(said(files)).toContain('pages/index.yaml:5:11 error no-search');
    expect(said(files)).toContain('Write `search: true` in site.yaml');
    expect(said(files, 'tr')).toContain('sitede ise arama yok');
    expect(said(files, 'ar')).toContain('لا بحث فيه');
    expect(said({ 'pages/index.yaml': page('  - type: search-field\n') })).toBe('0 errors, 0 warnings.');
  });

  test('a file of the site’s own where the index lies', () => {
    const files = { 'public/_search/en/pagefind.js': 'x', 'pages/index.yaml': textPage('{ all: Home }') };
    expect(said(files)).toContain('_search');
  });
});
