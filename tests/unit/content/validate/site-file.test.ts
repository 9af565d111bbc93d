import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { readSiteFile } from '../../../../src/content/validate/site-file.ts';
import { fontsOf } from '../../../../src/disk/machine.ts';
import { brief, briefs, check } from '../../site-folder.ts';
import { META, SITE, textPage } from '../../small-site.ts';
import { engine } from '../../source-files.ts';

/** What is wrong with site.yaml alone, and what of it is known. */
function read(site: string | undefined, name = 'site.yaml') {
  const {
    report,
    known,
    site: whole,
    facts,
  } = readSiteFile(memoryFiles({ [name]: site, 'pages/index.yaml': META }), fontsOf(engine));
  return {
    found: report.diagnostics.map((diagnostic) => [brief(diagnostic), diagnostic.details]),
    codes: known.languages.map(({ code }) => code),
    known,
    whole: whole !== undefined,
    facts: [...facts.keys()],
  };
}

describe('a site.yaml of another name', () => {
  test.each(['site.yml', 'Site.yaml', 'SITE.YML', 'site.yaml.txt', 'site.txt', 'site'])('is told by it: %s', (name) => {
    expect(read(SITE, name).found).toEqual([[`${name}:1:1 site-file-name`, { name }]]);
  });

  test.each(['mysite.yaml', 'site.yaml.bak', 'sites.yaml'])('is none where it may be something else: %s', (name) => {
    expect(read(SITE, name).found).toEqual([['site.yaml:1:1 no-site-file', {}]]);
  });
});

test.each(['hello\n', '- a\n'])('a site.yaml that has no fields says what belongs there: %j', (text) => {
  expect(read(text)).toMatchObject({
    found: [['site.yaml:1:1 expected-fields', { owner: { phrase: 'siteFile' }, example: '`url: https://…`' }]],
    whole: false,
    facts: [],
  });
});

test('a site.yaml that cannot be read says only that', () => {
  expect(read('').found).toEqual([['site.yaml:1:1 file-empty', { remedy: { phrase: 'beginSite' } }]]);
  expect(read('a: \u0000').found.map(([line]) => line)).toEqual(['site.yaml:1:1 file-not-text']);
});

describe('the languages of a site', () => {
  test('of one code are told at each that repeats it, and count once', () => {
    const twice = read(SITE.replace('code: tr', 'code: en'));
    expect(twice.found).toEqual([['site.yaml:4:13 duplicate-language', { code: 'en' }]]);
    expect(twice.codes).toEqual(['en', 'ar']);
  });

  test.each([
    ['eng', { code: 'eng', known: 'en, tr, ar', suggestion: 'en' }, 'en'],
    ['zz', { code: 'zz', known: 'en, tr, ar' }, 'en'],
    ['tt', { code: 'tt', known: 'en, tr, ar', suggestion: 'tr' }, 'tr'],
  ])('lack the default one: %s', (code, details, taken) => {
    const { found, known } = read(SITE.replace('defaultLanguage: en', `defaultLanguage: ${code}`));
    expect(found).toEqual([['site.yaml:6:18 unknown-default-language', details]]);
    expect(known.defaultLanguage).toBe(taken);
  });

  test('are known by their codes, in capitals too, where the rest is wrong', () => {
    const { codes, known } = read(
      SITE.replace('code: ar', 'code: AR').replace('flag: /flag.svg, direction: ltr, locale: tr_TR', 'colour: red'),
    );
    expect(codes).toEqual(['en', 'tr', 'ar']);
    expect(known.languages[1]).toMatchObject({ code: 'tr', label: 'Türkçe', direction: 'ltr', locale: 'tr_TR' });
    expect(known.languages[2]).toMatchObject({ code: 'ar', label: 'العربية', direction: 'rtl' });
    expect(known.unclear.has('languages')).toBe(false);
  });

  test('that none can be known by leave one that is none', () => {
    for (const site of [
      SITE.replace(/languages:\n(?: .*\n)+/, ''),
      SITE.replace(/languages:\n(?: .*\n)+/, 'languages: []\n'),
    ]) {
      const { known } = read(site.replace('defaultLanguage: en\n', ''));
      expect(known.languages).toEqual([
        { code: 'und', label: 'und', direction: 'ltr', locale: 'en_US', numbering: 'latn' },
      ]);
      expect([known.defaultLanguage, known.translation, known.unclear.has('languages')]).toEqual([
        'und',
        'fallback',
        true,
      ]);
    }
  });

  test('that none can be known by leave the default one', () => {
    expect(read(SITE.replace(/languages:\n(?: .*\n)+/, '')).codes).toEqual(['en']);
  });

  test('of which one is no language leave open which there are', () => {
    const { codes, known } = read(SITE.replace('{ code: ar, ', '{ '));
    expect(codes).toEqual(['en', 'tr']);
    expect(known.unclear.has('languages')).toBe(true);
  });
});

describe('what pages are asked for', () => {
  test.each([
    ['complete', 'complete'],
    ['none', 'none'],
    ['fallback', 'fallback'],
    ['nonsense', 'fallback'],
  ])('where site.yaml says %s', (rule, asked) => {
    expect(read(`translation: ${rule}\n${SITE}`).known.translation).toBe(asked);
  });

  test('where site.yaml says nothing', () => {
    expect(read(SITE).known.translation).toBe('complete');
  });
});

describe('what is known of a site.yaml that is wrong', () => {
  test('are its regions, facts and path', () => {
    const { known, facts, whole } = read(
      `colour: red\n${SITE}`
        .replace('facts: {}', 'facts: { a: b }')
        .replace('.test\n', '.test/shop/\n')
        .replace('label: { all: North }, ', ''),
    );
    expect(Object.keys(known.regions)).toEqual(['north', 'south']);
    expect(known.base).toBe('/shop');
    expect(facts).toContain('a');
    expect(whole).toBe(false);
    expect([...known.unclear]).toEqual([]);
  });

  test('has no path where its address is none', () => {
    expect(read(SITE.replace('https://www.example.test', 'example')).known.base).toBe('');
    expect(read(SITE.replace('url: https://www.example.test\n', '')).known.base).toBe('');
  });

  test('is what stands before the line that is not YAML', () => {
    const broken = (from: string) => read(SITE.replace(from, `${from} a: b`)).known;
    expect([...broken('copyright:').unclear]).toEqual(['facts', 'labels', 'formEndpoints']);
    expect([...broken('legalName:').unclear]).toEqual(['facts', 'regions', 'labels', 'formEndpoints']);
    expect([...broken('defaultLanguage:').unclear]).toEqual(['facts', 'regions', 'labels', 'formEndpoints']);
    expect([...broken('url:').unclear]).toEqual(['languages', 'facts', 'regions', 'labels', 'formEndpoints']);
    expect(broken('copyright:').translation).toBe('fallback');
  });

  test('leaves open what cannot be told', () => {
    expect([...read(SITE.replace('facts: {}', 'facts: none')).known.unclear]).toEqual(['facts']);
    expect([...read(SITE.replace(/regions:\n(?: .*\n)+/, 'regions: none\n')).known.unclear]).toEqual(['regions']);
    expect([...read(SITE.replace(/facts.*\nregions:\n(?: .*\n)+/, '')).known.unclear]).toEqual([]);
  });
});

test('facts that are no fields are no facts, and none of them is called unused', () => {
  expect(briefs({ 'site.yaml': SITE.replace('facts: {}', 'facts: many') })).toEqual(['site.yaml:17:8 expected-fields']);
  expect(
    check({ 'site.yaml': SITE.replace('facts: {}', 'facts:'), 'pages/index.yaml': textPage('{ all: x }') }).map(brief),
  ).toEqual(['site.yaml:17:1 empty-value']);
});
