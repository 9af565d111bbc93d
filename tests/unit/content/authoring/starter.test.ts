import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../../schema/look.ts';
import { measurePairs } from '../../../../schema/pairs.ts';
import { newSite } from '../../../../src/cli/new-site.ts';
import { measureCoverage } from '../../../../src/content/authoring/coverage.ts';
import { openStarter, readLook, starterContent, starterLanguage } from '../../../../src/content/authoring/starter.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import type { Project } from '../../../../src/content/project.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { folderFiles } from '../../../../src/disk/folder-files.ts';
import { openFolder } from '../../../../src/disk/machine.ts';
import { shippedLabels } from '../../../../src/labels/all.ts';
import { openFiles } from '../../site-folder.ts';
import { engine } from '../../source-files.ts';

const starter = openStarter(folderFiles(join(engine, 'starter')));

/** Makes a site and opens it. */
function make(languages: readonly string[], name = 'Morgenrot') {
  const folder = memoryFiles();
  newSite({ folder, starter, ci: 'github', docker: false, engine: '^1.0.0', name, languages, look: 'calm' });
  return openFiles(folder);
}

/** What is said of a project, but for the fonts that are not installed here. */
const said = (project: Project) =>
  printReport(
    project
      .check()
      .filter(({ code }) => !/^(missing-font-package|letter-without-font|picture-without-\w+)$/.test(code)),
  );

const verdict = (languages: readonly string[], name?: string) => said(make(languages, name));

test('the starter has texts in eighteen languages, all of which the engine brings its own words in', () => {
  const languages = 'ar de en es fa fr he id it ja ms nl pl pt ru tr ur zh'.split(' ');
  expect(starter.languages).toEqual(languages);
  expect(Object.keys(shippedLabels)).toEqual(expect.arrayContaining(languages));
});

test('the starter itself has nothing to report', () => {
  expect(said(openFolder(join(engine, 'starter')))).toBe('0 errors, 0 warnings.');
});

test.each(starter.languages)('a new site in %s alone has nothing to report', (language) => {
  expect(verdict([language])).toBe('0 errors, 0 warnings.');
});

test.each([
  [['he', 'ar'], 'לחם'],
  [['ja', 'zh'], '山の本屋'],
  [['fa', 'ur', 'ar'], 'نان'],
  [['fr', 'de', 'he'], 'Bäckerei Morgenrot'],
  [['es', 'pt', 'it', 'nl', 'pl'], 'Łódź & Co.'],
  [['id', 'ms', 'ru', 'tr', 'en'], 'Çınar'],
  [['pt-pt', 'de-ch'], '24/7'],
  [['es-419', 'en-150'], 'Puerta'],
])('neither has one in %j called %s', (languages, name) => {
  expect(verdict(languages, name)).toBe('0 errors, 0 warnings.');
});

describe('a new site', () => {
  test('has its languages in the order in which they were named, the first being the default', () => {
    const { site } = make(['he', 'fr', 'pt-pt']);
    expect(site?.defaultLanguage).toBe('he');
    expect(site?.languages).toMatchObject([
      { code: 'he', label: 'עברית', flag: '/flags/he.svg', direction: 'rtl', locale: 'he_IL' },
      { code: 'fr', label: 'Français', flag: '/flags/fr.svg', direction: 'ltr', locale: 'fr_FR' },
      { code: 'pt-PT', label: 'Português europeu', direction: 'ltr', locale: 'pt_PT' },
    ]);
    expect(site?.languages[2]).not.toHaveProperty('flag');
  });

  test('has five pages, translated as a whole', () => {
    const project = make(['en', 'ar']);
    expect(project.routes().sort()).toEqual(['/', '/404', '/about', '/contact', '/faq']);
    for (const { translated, total } of measureCoverage(project)) expect(translated).toBe(total);
  });

  test('says in every language that it is being set up, with the name that was given', () => {
    const project = make(['en', 'de'], 'Bread: #1');
    expect(project.compile('/', 'en').page?.description).toBe(
      'This is the website of Bread: #1. Some pages are still being written; until they are there, you can ask us directly.',
    );
    expect(project.compile('/about', 'de').page?.description).toContain('Diese Seite wird noch geschrieben.');
  });

  test('keeps the comments that say what to change', () => {
    const content = starterContent({ name: 'A', languages: ['en'], look: 'warm' }, starter);
    expect(content.get('site.yaml')).toContain('# Where the site will be published, without a slash at the end.\nurl:');
    expect(content.get('site.yaml')).toContain(
      'theme:\n  # Brown on cream with a brick red, round corners, more room.\n',
    );
    expect(content.get('pages/404.yaml')).toMatch(/^# The page that answers for addresses that do not exist\.\nmeta:/);
  });
});

test('a site in a script that the engine brings no font for installs one, and misses nothing else', () => {
  const project = make(['en', 'ja', 'zh-sg', 'ur']);
  expect(project.siteFile.site?.theme.fonts).toMatchObject({
    ja: { package: '@expo-google-fonts/noto-sans-jp' },
    'zh-sg': { package: '@expo-google-fonts/noto-sans-sc' },
    ur: { package: '@expo-google-fonts/noto-sans-arabic' },
  });
  const { dependencies } = JSON.parse(project.folder.text('package.json') ?? '');
  expect(dependencies).toEqual({
    'pages-as-data': '^1.0.0',
    '@expo-google-fonts/noto-sans-arabic': expect.any(String),
    '@expo-google-fonts/noto-sans-jp': expect.any(String),
    '@expo-google-fonts/noto-sans-sc': expect.any(String),
  });
  const missing = project.check().filter(({ code }) => code === 'missing-font-package');
  expect(missing.map(({ details }) => details.name)).toHaveLength(3);
});

test('a language has the texts of the one that it is a country’s form of, unless it is written in another script', () => {
  expect(starterLanguage('de', starter)).toBe('de');
  expect(starterLanguage('de-at', starter)).toBe('de');
  expect(starterLanguage('zh-sg', starter)).toBe('zh');
  expect(starterLanguage('zh-tw', starter)).toBeUndefined();
  expect(starterLanguage('sv', starter)).toBeUndefined();
});

test.each(starter.looks)('the look %s can be read everywhere', (look) => {
  const pairs = measurePairs(lookOf(readLook(look, starter)).colors, {});
  expect(pairs.filter(({ ratio, least }) => ratio < least)).toEqual([]);
});
