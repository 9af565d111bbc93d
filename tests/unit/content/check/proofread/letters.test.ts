import { describe, expect, test } from 'vitest';
import { briefs, proofread } from '../../../site-folder.ts';
import { META, page, SITE } from '../../../small-site.ts';

const found = (by: string, code: string, site = SITE) =>
  proofread({
    'site.yaml': site,
    'pages/index.yaml': `${META}blocks:\n  - type: text\n    title: { all: T }\n    body: ${by}\n`,
  })
    .filter((each) => each.code === code)
    .map(({ details }) => details);

describe('marks and letters of another language', () => {
  test.each([
    ['{ ar: "هل تريد خبزًا?" }', '?', '؟'],
    ['{ ar: "خبز, وجبن" }', ',', '،'],
    ['{ ar: "«خبز»; وجبن" }', ';', '؛'],
    ['{ en: "Bread، cheese" }', '،', ','],
    ['{ tr: "Ekmek var mı؟" }', '؟', '?'],
    ['{ en: "Any bread\u037e" }', '\u037e', '?'],
  ])('%s: %s is %s', (by, words, right) => {
    expect(found(by, 'foreign-mark')).toEqual([{ words, right }]);
  });

  test.each(['{ ar: "نستخدم SQL, وغيرها" }', '{ en: "Bread, cheese?" }', '{ ar: "خبز، وجبن؟" }'])(
    '%s is right',
    (by) => {
      expect(found(by, 'foreign-mark')).toEqual([]);
    },
  );

  test.each([
    ['{ ar: "نخبز ٣ أرغفة" }', '٣', '3'],
    ['{ ar: "نخبز ١٬٥٠٠ رغيف" }', '١٬٥٠٠', '1,500'],
    ['{ ar: "نخبز ٢٫٥ رغيف" }', '٢٫٥', '2.5'],
  ])('%s: %s in a language that the site writes with 0 to 9', (by, words, right) => {
    expect(found(by, 'other-digits')).toEqual([{ words, right, language: { language: 'ar' } }]);
    expect(found(by, 'other-digits', SITE.replaceAll('numbering: latn', 'numbering: arab'))).toEqual([]);
  });

  test.each([
    ['Send your ques- tions today', 'ques- tions'],
    ['Ekmek tarif- lerimizi sorun', 'tarif- lerimizi'],
  ])('%s: a word that was parted at the end of a line', (text, words) => {
    expect(found(`{ all: "${text}" }`, 'parted-word')).toEqual([{ words }]);
  });

  test.each([
    'Short- and long-term loans',
    'Ein- und Ausfuhr',
    'In- en uitvoer',
    'iç- ve dış pazar',
    'Bread - and butter',
    'A 3- to 4-day course',
    'Low- rather than high-fat',
  ])('%s is right', (text) => {
    expect(found(`{ en: "${text}" }`, 'parted-word')).toEqual([]);
  });

  test('Persian letters in Arabic', () => {
    expect(found('{ ar: "نخبز الیوم" }', 'foreign-letters')).toEqual([{ words: 'الیوم', right: 'اليوم' }]);
  });

  test.each([
    ['{ en: "Fresh brе\u0430d" }', 'brе\u0430d', 'bread'],
    ['{ tr: "Taze ekmek ve sýcak þerbet" }', 'sýcak', 'sıcak'],
    ['{ tr: "Bi\u0307z pişiririz" }', 'Bi\u0307z', 'Biz'],
  ])('%s: letters of another alphabet or table', (by, words, right) => {
    expect(found(by, 'foreign-letters')).toEqual([{ words, right }]);
  });

  test.each(['{ en: "The μm and Ωm of a scale" }', '{ en: "Þór and Ýmir are names" }'])('%s is right', (by) => {
    expect(found(by, 'foreign-letters')).toEqual([]);
  });

  test('wide letters of other keyboards', () => {
    expect(found('{ en: "Our ＦＢＡ stock" }', 'printed-letters')).toEqual([{ words: 'ＦＢＡ', right: 'FBA' }]);
  });

  test.each(['Bread / Ekmek / خبز طازج', 'Bread;Ekmek;خبز'])('%s: languages in one text', (text) => {
    expect(found(`{ en: "${text}" }`, 'other-script')).toEqual([{ language: { language: 'en' } }]);
  });

  test('names in Latin letters stand in any text', () => {
    expect(found('{ ar: "نون / Noon / أمازون" }', 'other-script')).toEqual([]);
  });

  test('a word may be drawn out between its letters, as headings draw it', () => {
    expect(found('{ ar: "خبز طـــازج كل يوم" }', 'misspelt-word')).toEqual([]);
  });

  test('letters as a PDF prints them', () => {
    expect(found('{ ar: "ﺧﺒﺰ طازج" }', 'printed-letters')).toEqual([{ words: 'ﺧﺒﺰ', right: 'خبز' }]);
    expect(found('{ en: "The oﬃce" }', 'printed-letters')).toEqual([{ words: 'oﬃce', right: 'office' }]);
  });
});

describe('signs without their partner', () => {
  test.each([
    ['{ en: "Bread (fresh every day" }', '('],
    ['{ en: "Bread fresh every day)" }', ')'],
    ['{ ar: "خبز (طازج كل يوم" }', '('],
    ['{ ar: "خبز «طازج كل يوم" }', '«'],
    ['{ ar: "خبز »طازج« كل يوم" }', '»'],
  ])('%s: %s', (by, words) => {
    expect(found(by, 'open-bracket')).toEqual([{ words }]);
  });

  test.each(["{ en: 'Brot »jeden Tag« und mehr' }", '{ ar: "خبز «طازج» كل يوم" }'])('guillemets: %s', (by) => {
    expect(found(by, 'open-bracket')).toEqual([]);
  });

  test.each(['{ en: "a) bread b) cheese" }', '{ en: "Thank you :)" }', '{ en: "Bread (fresh) and cheese" }'])(
    '%s is right',
    (by) => {
      expect(found(by, 'open-bracket')).toEqual([]);
    },
  );

  test.each(['Bread is fresh.Come in today', 'Is it fresh?Yes', 'ekmek;peynir'])('glued: %s', (words) => {
    expect(found(`{ en: "${words}" }`, 'missing-space')).toHaveLength(1);
  });

  test('a named character has its semicolon', () => {
    expect(found('{ en: "Bread&nbsp;butter" }', 'missing-space')).toEqual([]);
  });
});

describe('fillers are known in every language', () => {
  test.each([
    ['en', 'to be translated'],
    ['tr', 'çevrilecek'],
    ['ar', 'قيد الترجمة'],
    ['en', 'Text folgt'],
    ['en', 'à traduire'],
    ['tr', '[object Object]'],
  ])('%s: %s', (language, words) => {
    expect(found(`{ ${language}: "${words}" }`, 'leftover-text')).toHaveLength(1);
  });
});

test('a line break that is written as letters is told, a path is not', () => {
  const told = (text: string) =>
    briefs({ 'pages/index.yaml': page(`  - type: text\n    title: { all: T }\n    body: { all: '${text}' }\n`) });
  expect(new Set(told('First line \\n second line').map((each) => each.replace(/.* /, '')))).toEqual(
    new Set(['stray-marks']),
  );
  expect(told('The folder C:\\new or C:\\Users\\name')).toEqual([]);
});

describe('words under all:', () => {
  const sentences = [
    'fresh bread every day',
    'we bake fresh bread',
    'bread for every day',
    'come and see us every day',
  ];
  const texts = sentences
    .map((words) => `  - type: text\n    title: { en: "About ${words}", tr: "T", ar: "ت" }\n`)
    .join('');
  const told = (all: string) =>
    proofread({ 'pages/index.yaml': `${META}blocks:\n${texts}  - type: text\n    title: { all: "${all}" }\n` }).filter(
      ({ code }) => code === 'words-for-all',
    );

  test('are told where they are those of one language', () => {
    expect(told('Fresh bread every day')).toHaveLength(1);
    expect(told('Oven & Sons')).toEqual([]);
    expect(told('Ana Maria Ovenini')).toEqual([]);
  });
});

describe('close languages', () => {
  const of = (codes: readonly string[]) =>
    SITE.replace(
      /languages:[\s\S]*?\n(?=\S)/,
      `languages:\n${codes.map((code) => `  - { code: ${code}, label: ${code} }\n`).join('')}`,
    ).replace(/defaultLanguage: \w+/, `defaultLanguage: ${codes[0]}`);

  test.each([
    [['de', 'fr'], '{ de: Adresse, fr: Adresse }'],
    [['de', 'fr'], '{ de: "Unsere Adresse", fr: "Notre adresse" }'],
    [['es', 'pt'], '{ es: Lo que nos importa, pt: O que nos importa }'],
  ])('%s: %s is right', (codes, by) => {
    expect(found(by, 'other-language', of(codes))).toEqual([]);
  });
});

test('a draft may lack what is still to be translated', () => {
  const draft = (more: string) => ({
    'pages/a.yaml': `${more}${META}blocks:\n  - type: text\n    title: { en: Bread }\n`,
  });
  expect(briefs(draft('draft: true\n'))).toEqual([]);
  expect(briefs(draft(''))).not.toEqual([]);
});

test('a language whose name has a slip in it ends no check', () => {
  const told = briefs({
    'pages/index.yaml': page('  - type: text\n    title: { all: T }\n    body: { en: Is it?, \u0430r: "هل هذا?" }\n'),
  });
  expect(told.map((each) => each.replace(/.* /, ''))).toContain('yaml-lookalike');
});
