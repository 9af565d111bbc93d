import { describe, expect, test } from 'vitest';
import { type Code, warnings } from '../../../src/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import type { Details } from '../../../src/diagnostics/phrases.ts';
import { printReport, printSummary } from '../../../src/diagnostics/print.ts';
import {
  type Catalogue,
  catalogueFor,
  catalogues,
  isCatalogueName,
  wordingOf,
} from '../../../src/diagnostics/wording.ts';

const place = { source: { file: 'pages/x.yaml', text: 'x' }, range: { start: 0, end: 1 } };
/** The catalogues of these tests have blanks of their own, so a code may have any. */
const diagnostic = (code: Code, details: Details = {}) =>
  ({ code, severity: warnings.has(code) ? 'warning' : 'error', place, details }) as Diagnostic;
const unknownBlock = diagnostic('unknown-block', { type: 'heroo', known: 'hero', suggestion: 'hero' });

describe('the language of messages', () => {
  test.each<[string, Catalogue]>([
    ['tr', catalogues.tr],
    ['tr-TR,tr;q=0.9,en;q=0.8', catalogues.tr],
    ['ar-EG', catalogues.ar],
    ['AR', catalogues.ar],
    ['de-DE, tr;q=0.5', catalogues.tr],
    ['en-GB,ar', catalogues.en],
    ['de', catalogues.en],
    ['arc, trv', catalogues.en],
    ['constructor', catalogues.en],
    ['', catalogues.en],
  ])('for a browser that wants %j', (wanted, catalogue) => {
    expect(catalogueFor(wanted)).toBe(catalogue);
  });

  test('has a name, or is none', () => {
    expect(['en', 'tr', 'ar', 'de', 'toString', ''].map(isCatalogueName)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the words of a message', () => {
  test('from right to left isolate what stands in backticks', () => {
    const { message, hint } = wordingOf(unknownBlock, catalogues.ar);
    expect(message).toContain('\u2066`heroo`\u2069');
    expect(hint).toContain('\u2066`hero`\u2069');
    expect(message.split('\u2066')).toHaveLength(2);
  });

  test.each([catalogues.en, catalogues.tr])('from left to right isolate nothing', (catalogue) => {
    const { message, hint } = wordingOf(unknownBlock, catalogue);
    expect(message + hint).not.toMatch(/[\u2066\u2069]/);
    expect(message).toContain('`heroo`');
  });

  const catalogue = (message: string, hint: string): Catalogue => ({
    ...catalogues.en,
    messages: { ...catalogues.en.messages, 'unknown-block': { message, hint } },
  });

  test('have their blanks filled, with figures and phrases too', () => {
    const details = {
      name: 'x',
      count: 3,
      what: { phrase: 'thePage', value: '/a' },
      where: { phrase: 'page' },
    } as const;
    expect(
      wordingOf(diagnostic('unknown-block', details), catalogue('{name} {count} {what} {where}', '{name}{name}')),
    ).toEqual({ message: 'x 3 the page /a a page', hint: 'xx' });
  });

  test('name a language as the reader does', () => {
    const missing = diagnostic('missing-translation', { code: 'ar', language: { language: 'ar' } });
    const names = Object.values(catalogues).map((catalogue) => wordingOf(missing, catalogue).message);
    expect(names).toEqual([
      'This text is missing in Arabic.',
      'Bu metnin Arapça karşılığı eksik.',
      'هذا النص غير متوفر باللغة العربية.',
    ]);
  });

  test('name facts by one word in each language', () => {
    const others = { tr: /bilgiler|olgu/i, ar: /حقائق|معلومات/ } as const;
    for (const language of ['tr', 'ar'] as const)
      for (const { message, hint } of Object.values(catalogues[language].messages))
        expect(`${message} ${hint}`).not.toMatch(others[language]);
  });

  test('without a suggestion have no gap where it would stand', () => {
    const words = catalogue('A.', '{suggestion}Write another. {suggestion}');
    expect(wordingOf(diagnostic('unknown-block'), words).hint).toBe('Write another.');
    expect(wordingOf(unknownBlock, words).hint).toBe('Did you mean `hero`? Write another. Did you mean `hero`?');
  });

  test('show a blank that nobody filled, so that a test can find it', () => {
    expect(wordingOf(diagnostic('unknown-block'), catalogue('Is {nothing}.', '{other}')).message).toBe('Is {nothing}.');
  });
});

describe('what does not stop a build', () => {
  test.each<[Code, string]>([
    ['duplicate-title', 'warning'],
    ['html-in-text', 'warning'],
    ['not-a-page', 'warning'],
    ['unused-fact', 'warning'],
    ['unused-partial', 'warning'],
    ['sample-value', 'warning'],
    ['yaml-smart-quotes', 'warning'],
    ['dead-link', 'error'],
    ['yaml-tab', 'error'],
  ])('%s is a %s', (code, severity) => {
    expect(diagnostic(code).severity).toBe(severity);
  });
});

describe('a summary', () => {
  const [error, warning] = [diagnostic('yaml-tab'), diagnostic('unused-fact')];

  test.each<[Diagnostic[], string]>([
    [[], '0 errors, 0 warnings.'],
    [[error], '1 error, 0 warnings.'],
    [[error, warning, error], '2 errors, 1 warning.'],
    [new Array(21).fill(warning), '0 errors, 21 warnings.'],
    [new Array(11).fill(error), '11 errors, 0 warnings.'],
  ])('counts', (diagnostics, text) => {
    expect(printSummary(diagnostics)).toBe(text);
  });

  test('stands in its own language', () => {
    expect(printSummary([error], catalogues.tr)).toBe(
      catalogues.tr.phrases.summary.replace('{errors}', '1').replace('{warnings}', '0'),
    );
    expect(printReport([error], catalogues.tr)).toContain(` ${catalogues.tr.phrases.error} yaml-tab\n`);
    const english = { ...catalogues.en, phrases: { ...catalogues.en.phrases, summary: '{errors} errors' } };
    expect(printSummary([error], english)).toBe('1 errors');
  });
});
