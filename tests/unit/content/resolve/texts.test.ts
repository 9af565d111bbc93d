import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../schema/plain-text.ts';
import { briefs, compile } from '../../site-folder.ts';
import { META, SITE, textPage } from '../../small-site.ts';

const FALLBACK = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: fallback');
const title = (text: string, language: string, site = SITE) => {
  const { page, found } = compile({ 'site.yaml': site, 'pages/index.yaml': textPage(text) }, '/', language);
  const [block] = page?.blocks ?? [];
  return found.length ? found : block && 'title' in block ? block.title : undefined;
};

describe('a text in a language', () => {
  test.each([
    ['{ en: E, tr: T, ar: ع }', ['E', 'T', 'ع']],
    ['{ all: same }', ['same', 'same', [{ text: 'same', isolate: true }]]],
    ['{ all: same, tr: own }', ['same', 'own', [{ text: 'same', isolate: true }]]],
  ])('%s', (text, shown) => {
    expect(['en', 'tr', 'ar'].map((language) => title(text, language))).toEqual(shown);
  });

  test.each([
    ['plain', 'en', 'plain'],
    ['plain', 'tr', ['pages/index.yaml:6:12 text-without-languages']],
    ['{ en: E, tr: T }', 'ar', ['pages/index.yaml:6:14 missing-translation']],
    ['{ tr: T, ar: A }', 'en', ['pages/index.yaml:6:14 missing-translation']],
    ['{ en: E, tr: T, ar: A, de: D }', 'en', ['pages/index.yaml:6:35 unknown-language']],
  ])('%s in %s', (text, language, shown) => {
    expect(title(text, language)).toEqual(shown);
  });

  test('numbers, dates and words like no stay as they were written', () => {
    for (const written of ['no', 'off', '1.10', '012', '2024-06-30'])
      expect(title(`{ all: ${written} }`, 'en')).toBe(written);
  });
});

describe('where translations may be missing', () => {
  test('the default language’s words stand in, marked as such', () => {
    expect(title('plain', 'tr', FALLBACK)).toEqual([{ text: 'plain', lang: 'en', dir: 'ltr' }]);
    expect(title('{ en: E, tr: T }', 'ar', FALLBACK)).toEqual([{ text: 'E', lang: 'en', dir: 'ltr' }]);
  });

  test('a text that even the default language lacks is reported', () => {
    expect(title('{ tr: T }', 'ar', FALLBACK)).toEqual(['pages/index.yaml:6:14 missing-translation']);
  });

  test('figures and facts in a foreign text are in the text’s language', () => {
    const yaml = `${META}facts: { n: 41400000, c: { en: Spain, tr: İspanya } }\nblocks:\n  - type: text\n    title: { en: "{{n, compact}} in {{c}}" }\n`;
    const { page } = compile({ 'site.yaml': FALLBACK, 'pages/index.yaml': yaml }, '/', 'tr');
    const [block] = page?.blocks ?? [];
    expect(block && 'title' in block && block.title !== undefined ? plainText(block.title) : '').toBe('41.4M in Spain');
  });

  test('a page may ask for less or more than the site', () => {
    const relaxed = `translation: { ar: fallback, tr: none }\n${textPage('{ en: E }')}`;
    expect(briefs({ 'pages/index.yaml': relaxed })).toEqual([]);
    expect(
      briefs({ 'site.yaml': FALLBACK, 'pages/index.yaml': `translation: { ar: complete }\n${textPage('{ en: E }')}` }),
    ).toEqual(['pages/index.yaml:7:14 missing-translation']);
  });
});

describe('languages are data', () => {
  test.each(['pt-BR', 'zh-Hant', 'fil'])('%s needs YAML only', (code) => {
    const site = SITE.replaceAll('code: tr', `code: ${code}`).replace('{ tr: [TR] }', `{ ${code}: [BR] }`);
    expect(title(`{ en: E, ${code}: Olá, ar: ع }`, code, site)).toBe('Olá');
  });
});
