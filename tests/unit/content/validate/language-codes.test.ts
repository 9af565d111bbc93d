import { describe, expect, test } from 'vitest';
import { intlLocale } from '../../../../src/content/validate/intl-locale.ts';
import { briefs, openSite } from '../../site-folder.ts';
import { page, SITE } from '../../small-site.ts';

const AR = '{ code: ar, label: العربية, flag: /flag.svg, direction: rtl, locale: ar_SA, numbering: latn }';
const BLOCK = '  - type: text\n    title: { en: Hello, tr: Merhaba, pt-BR: Olá }\n';
const files = (code: string, block = BLOCK) => ({
  'site.yaml': SITE.replace(AR, `{ code: ${code}, label: Other }`).replace('{ tr: [TR] }', '{ tr: [TR], pt-BR: [BR] }'),
  'pages/index.yaml': page(block),
});

describe('a language with its region or script', () => {
  test.each(['pt-BR', 'pt-br', 'PT-BR'])(
    'is taken in any letters, has its own in code, and is small in addresses: %s',
    (code) => {
      expect(briefs(files(code))).toEqual([]);
      const project = openSite(files(code));
      expect(project.site?.languages[2]).toMatchObject({ code: 'pt-BR', locale: 'pt_BR', direction: 'ltr' });
      expect(project.compile('/', 'pt-BR').page).toMatchObject({
        path: '/pt-br',
        language: 'pt-BR',
        blocks: [{ title: 'Olá' }],
        alternates: [{}, {}, { language: 'pt-BR', href: '/pt-br' }],
      });
    },
  );

  test('is found in facts, in rules for translations and as the default language', () => {
    const own = files('pt-BR', '  - type: text\n    title: { all: "{{word}}" }\n');
    const site = own['site.yaml'].replace('facts: {}', 'facts: { word: { en: W, PT-br: P } }');
    const home = own['pages/index.yaml'].replace('blocks:', 'translation: { tr: none, pt-BR: fallback }\nblocks:');
    expect(briefs({ 'site.yaml': site, 'pages/index.yaml': home })).toEqual([]);
    const standard = own['site.yaml'].replace('defaultLanguage: en', 'defaultLanguage: pt-BR');
    expect(openSite({ 'site.yaml': standard }).site?.defaultLanguage).toBe('pt-BR');
  });

  test.each([
    ['zh-Hans', 'zh_CN', 'zh-Hans-CN-u-ca-gregory-nu-latn'],
    ['sr-Latn-RS', 'sr_RS', 'sr-Latn-RS-u-ca-gregory-nu-latn'],
    ['AR', 'ar_EG', 'ar-EG-u-ca-gregory-nu-arab'],
  ])('is written as it is in its country: %s', (code, locale, intl) => {
    const language = openSite(files(code)).siteFile.partly.languages?.[2];
    expect(language).toMatchObject({ code: intl.startsWith(code) ? code : code.toLowerCase(), locale });
    expect(language && intlLocale(language as Parameters<typeof intlLocale>[0])).toBe(intl);
  });

  test('is told where it stands when it is none of the site’s', () => {
    expect(briefs(files('pt-BR', '  - type: text\n    title: { all: A, pt-PT: B }\n'))).toEqual([
      'pages/index.yaml:6:22 unknown-language',
    ]);
  });
});

test.each(['pt_BR', 'português', 'p', '"pt BR"', 'zh-cmn'])('a code that is none brings one message: %s', (code) => {
  expect(briefs(files(code))).toEqual(['site.yaml:5:13 wrong-format']);
});
