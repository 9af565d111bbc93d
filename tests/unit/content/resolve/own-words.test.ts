import { describe, expect, test } from 'vitest';
import type { LabelName } from '../../../../schema/labels.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { brief, check, openSite } from '../../site-folder.ts';
import { page } from '../../small-site.ts';

/** A small site in the given languages, the first one being the default. */
const site = (codes: readonly string[], rest = '') => `url: https://www.example.test
languages:
${codes.map((code) => `  - { code: ${code}, label: ${code} }\n`).join('')}brand: { all: Bakery }
organization: { email: oven@example.test }
${rest}`;
const HOME = page('  - type: text\n    title: { all: Bread }\n');
const files = (yaml: string) => ({ 'site.yaml': yaml, 'pages/index.yaml': HOME, 'pages/404.yaml': HOME });
/** What is wrong with its site.yaml; that pictures for shared links want a script's font is another matter. */
const found = (yaml: string) =>
  check(files(yaml)).filter(
    ({ code, place }) => place.source.file === 'site.yaml' && code !== 'picture-without-script',
  );
const label = (name: LabelName, language: string, yaml: string) =>
  openSite(files(yaml)).siteValue(language).value?.labels[name];

describe('the engine’s own words', () => {
  test('need not be written', () => {
    const yaml = site(['de', 'fa']);
    expect(found(yaml)).toEqual([]);
    expect(label('skip', 'de', yaml)).toBe('Zum Inhalt springen');
    expect(label('skip', 'fa', yaml)).toBe('رفتن به محتوا');
    expect(label('home', 'fa', yaml)).toContain('صفحهٔ اصلی');
    expect(label('home', 'de', yaml)).toBe('Bakery, Startseite');
  });

  test('are those of the wider language for a narrower one', () => {
    const yaml = site(['pt-BR', 'zh-Hant']);
    expect(found(yaml)).toEqual([]);
    expect(label('skip', 'pt-BR', yaml)).toBe('Ir para o conteúdo');
    expect(label('skip', 'zh-Hant', yaml)).toBe('跳到正文');
  });

  test.each([
    ['skip: { fa: بپرید }', 'Zum Inhalt springen', 'بپرید'],
    ['skip: Los', 'Los', 'رفتن به محتوا'],
    ['skip: { all: Skip }', 'Skip', 'Skip'],
    ['skip: { de: Los, fa: بپرید }', 'Los', 'بپرید'],
    ['soon: { de: Bald }', 'Zum Inhalt springen', 'رفتن به محتوا'],
  ])('give way to the site’s own: %s', (line, german, persian) => {
    const yaml = site(['de', 'fa'], `labels:\n  ${line}\n`);
    expect(found(yaml)).toEqual([]);
    expect([label('skip', 'de', yaml), label('skip', 'fa', yaml)]).toEqual([german, persian]);
  });

  test.each([
    ['skp: { de: Los }', ['site.yaml:8:3 unknown-key']],
    ['skip: { dee: Los, fa: بپرید }', ['site.yaml:8:11 unknown-language']],
    ['skip:', ['site.yaml:8:3 empty-value']],
    ['skip: [Los]', ['site.yaml:8:9 expected-text']],
  ])('are checked where the site has them: %s', (line, expected) => {
    expect(found(site(['de', 'fa'], `labels:\n  ${line}\n`)).map(brief)).toEqual(expected);
  });
});

describe('a language that the engine has no words in', () => {
  const names =
    '`skip`, `navigation`, `home`, `openMenu`, `closeMenu`, `language`, `soon`, `breadcrumb`, `pause`, `play`, `fieldRequired`, `fieldEmail`, `fieldTelephone`, `fieldDate`, `fieldChoice`, `fieldConsent`, `choose`, `optional`, `sending`, `mailForm`, `mailOpened`, `copyAddress`, `addressCopied`, `currency`, `numbered`, `chooseLanguage`';

  test('is told once, with the words to write', () => {
    expect(printReport(found(site(['de', 'az'])))).toBe(`site.yaml:4:13 error missing-labels
  3 |   - { code: de, label: de }
  4 |   - { code: az, label: az }
    |             ^^
  There are no ready words for buttons and short notices in Azerbaijani.
  Write them in this language in site.yaml, below \`labels:\`: ${names}.

1 error, 0 warnings.`);
  });

  test('is told what is still to be written', () => {
    const written = 'labels:\n  skip: { az: Keç }\n  home: { de: Heim }\n';
    const [missing, own] = found(site(['de', 'az'], written));
    expect(missing?.details.names).toBe(names.replace('`skip`, ', '').replace('`home`, ', ''));
    expect(own && brief(own)).toBe('site.yaml:9:11 missing-translation');
  });

  test('needs none that came later: another stands in for it', () => {
    const yaml = site(['de', 'az'], 'labels:\n  closeMenu: { az: Bağla }\n');
    expect(label('close', 'az', yaml)).toBe('Bağla');
    expect(label('close', 'de', yaml)).toBe('Schließen');
  });

  test('may be shown with those of the default language', () => {
    const yaml = site(['de', 'az'], 'translation: fallback\n');
    expect(found(yaml)).toEqual([]);
    expect(label('skip', 'az', yaml)).toBe('Zum Inhalt springen');
    expect(found(site(['az', 'de'], 'translation: fallback\n')).map(brief)).toEqual(['site.yaml:3:13 missing-labels']);
  });

  test('is not told where the labels cannot be read', () => {
    expect(found(site(['de', 'az'], 'labels: words\n')).map(({ code }) => code)).toEqual(['expected-fields']);
    expect(found(site(['de', 'az'], 'labels:\n  skip: "Los\n')).map(({ code }) => code)).not.toContain(
      'missing-labels',
    );
  });
});
