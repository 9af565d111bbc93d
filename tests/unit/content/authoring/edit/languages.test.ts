import { describe, expect, test } from 'vitest';
import { applyEdits, type Change } from '../../../../../src/content/authoring/edit/edit.ts';
import { removeLanguage, setLanguage } from '../../../../../src/content/authoring/edit/languages.ts';
import { madeTogether } from '../../../../../src/content/authoring/edit/reading.ts';
import type { Source } from '../../../../../src/diagnostics/diagnostic.ts';
import { type Path, prove, put } from './proof.ts';

const source = (text: string) => ({ file: 'x.yaml', text });
const SITE = { languages: ['en', 'tr', 'ar'], defaultLanguage: 'en' };

function set(text: string, path: Path, language: string, to: string, expected: unknown, site = SITE): string {
  const change = setLanguage(source(text), path, { ...site, language, text: to });
  return prove(source(text), change, (old) => put(old, path, expected), { anyOrder: true });
}

describe('a text in the default language alone', () => {
  test.each([
    ['on its line', 'a:\n  t: Hi # note\n  b: c\n', 'a:\n  t:\n    en: Hi # note\n    tr: "x: z"\n  b: c\n'],
    ['in rows', 'a:\n  t: "Hi"\n', 'a:\n  t:\n    en: "Hi"\n    tr: "x: z"\n'],
    ['below its name', 'a:\n  t: # note\n    Hi\n', 'a:\n  t: # note\n    en: Hi\n    tr: "x: z"\n'],
    ['on lines below', 'a:\n  t: |-\n    Hi\n  b: c\n', 'a:\n  t:\n    en: |-\n      Hi\n    tr: "x: z"\n  b: c\n'],
    ['in braces', 'a: { t: Hi }\n', 'a: { t: { en: Hi, tr: "x: z" } }\n'],
    ['beside texts in braces', 'a:\n  b: { en: c }\n  t: Hi\n', 'a:\n  b: { en: c }\n  t: { en: Hi, tr: "x: z" }\n'],
    ['with the line ends of Windows', 'a:\r\n  t: Hi\r\n', 'a:\r\n  t:\r\n    en: Hi\r\n    tr: "x: z"\r\n'],
  ])('becomes one with codes: %s', (_title, text, after) => {
    expect(set(text, ['a', 't'], 'tr', 'x: z', { en: 'Hi', tr: 'x: z' })).toBe(after);
  });

  test('keeps its rows', () => {
    expect(set('a: one\n  two\n', ['a'], 'tr', 'x', { en: 'one two', tr: 'x' })).toBe(
      'a:\n  en: one\n    two\n  tr: x\n',
    );
    expect(set('a:\n  - |2\n     in\n    out\n  - b\n', ['a', 0], 'tr', 'x', { en: ' in\nout\n', tr: 'x' })).toBe(
      'a:\n  - en: |2\n       in\n      out\n    tr: x\n  - b\n',
    );
  });

  test('stays below its dash', () => {
    expect(set('a:\n  -\n    Hi\n  - b\n', ['a', 0], 'tr', 'x', { en: 'Hi', tr: 'x' })).toBe(
      'a:\n  -\n    en: Hi\n    tr: x\n  - b\n',
    );
  });

  test('comes second where the other language is before it', () => {
    const site = { languages: ['tr', 'en'], defaultLanguage: 'en' };
    expect(set('a: Hi\n', ['a'], 'tr', 'x', { tr: 'x', en: 'Hi' }, site)).toBe('a:\n  tr: x\n  en: Hi\n');
    expect(set('a: [Hi]\n', ['a', 0], 'tr', 'x', { tr: 'x', en: 'Hi' }, site)).toBe('a: [{ tr: x, en: Hi }]\n');
  });

  test('stays so when it is changed itself', () => {
    expect(set('a: Hi\n', ['a'], 'en', 'Hello', 'Hello')).toBe('a: Hello\n');
  });
});

const brazil = { languages: ['en', 'pt-BR'], defaultLanguage: 'en' };

describe('a text with codes', () => {
  const text = 'a:\n  en: one # note\n  ar: three\nb: c\n';

  test('gets a language in the order of the site', () => {
    expect(set(text, ['a'], 'tr', 'two', { en: 'one', tr: 'two', ar: 'three' })).toBe(
      'a:\n  en: one # note\n  tr: two\n  ar: three\nb: c\n',
    );
    expect(set('a:\n  tr: x\n', ['a'], 'en', 'z', { en: 'z', tr: 'x' })).toBe('a:\n  en: z\n  tr: x\n');
    expect(set('a: { en: x }\n', ['a'], 'ar', 'z', { en: 'x', ar: 'z' })).toBe('a: { en: x, ar: z }\n');
    expect(set('a: { all: x }\n', ['a'], 'tr', 'z', { all: 'x', tr: 'z' })).toBe('a: { all: x, tr: z }\n');
  });

  test('is changed in one, whichever letters of its code are capitals', () => {
    expect(set(text, ['a'], 'ar', '3', { en: 'one', ar: '3' })).toBe('a:\n  en: one # note\n  ar: "3"\nb: c\n');
    for (const written of ['pt-BR', 'pt-br'])
      expect(set(`a:\n  ${written}: x\n`, ['a'], 'pt-BR', 'z', { [written]: 'z' }, brazil)).toBe(
        `a:\n  ${written}: z\n`,
      );
  });

  test('gets one in the letters of the file, or in those of the standard', () => {
    const beside = (written: string) => `a:\n  en: x\nb:\n  en: y\n  ${written}: z\n`;
    for (const written of ['pt-BR', 'pt-br'])
      expect(set(beside(written), ['a'], 'pt-BR', 'o', { en: 'x', [written]: 'o' }, brazil)).toBe(
        beside(written).replace('  en: x\n', `  en: x\n  ${written}: o\n`),
      );
    expect(set('a: x\n', ['a'], 'pt-BR', 'o', { en: 'x', 'pt-BR': 'o' }, brazil)).toBe('a:\n  en: x\n  pt-BR: o\n');
  });

  test('loses one, and keeps the code of the last', () => {
    const gone = (code: string, from = text) =>
      prove(source(from), removeLanguage(source(from), ['a'], code), (old) => {
        const { [code]: _, ...rest } = (old as { a: Record<string, string> }).a;
        return put(old, ['a'], rest);
      });
    expect(gone('ar')).toBe('a:\n  en: one # note\nb: c\n');
    expect(gone('en')).toBe('a:\n  ar: three\nb: c\n');
    expect(gone('tr', 'a: { en: x, tr: z }\n')).toBe('a: { en: x }\n');
    expect(gone('en', 'a:\n  en: x\nb: c\n')).toBe('a: {}\nb: c\n');
    expect(removeLanguage(source(text), ['a'], 'tr')).toEqual({ refused: 'edit-not-there' });
    expect(removeLanguage(source('a: x\n'), ['a'], 'en')).toEqual({ refused: 'edit-not-there' });
  });
});

test('a text that is not there yet is written with its code', () => {
  expect(set('a:\n  b: c\n', ['a', 't'], 'tr', 'x', { tr: 'x' })).toBe('a:\n  b: c\n  t:\n    tr: x\n');
  expect(set('a:\n  t:\n  b: c\n', ['a', 't'], 'en', 'x', { en: 'x' })).toBe('a:\n  t:\n    en: x\n  b: c\n');
});

test('what is repeated, and what is no text, is not changed', () => {
  const to = { ...SITE, language: 'tr', text: 'x' };
  expect(setLanguage(source('a: &m Hi\nb: *m\n'), ['b'], to)).toEqual({ refused: 'edit-repeated' });
  expect(setLanguage(source('a:\n  tr: { one: x }\n'), ['a'], to)).toEqual({ refused: 'edit-not-there' });
  expect(setLanguage(source('a: [x]\n'), ['a'], to)).toEqual({ refused: 'edit-not-there' });
});

describe('many texts at once', () => {
  const text = 'a:\n  - { en: b, tr: c }\n  - d\n  - en: e\n    tr: f\n';
  const changes = (words: readonly string[]) =>
    words.map((to, index) => (now: Source) => setLanguage(now, ['a', index], { ...SITE, language: 'ar', text: to }));

  test('are written as they are one after the other', () => {
    const words = ['x', 'y: z', '#w'];
    const together = madeTogether(source(text), changes(words));
    const single = changes(words).reduce((now, change) => madeIn(now, change(now)), source(text));
    expect(together && madeIn(source(text), together)).toEqual(single);
  });

  test('are tried by themselves where one of them is refused, where they meet, and in a file with faults', () => {
    expect(madeTogether(source(text), changes(['x', 'y', 'z', 'nowhere']))).toBeUndefined();
    expect(madeTogether(source('a:\n  - b\n'), [...changes(['x']), ...changes(['y'])])).toBeUndefined();
    expect(madeTogether(source(`${text}a: b\n`), changes(['x', 'y']))).toBeUndefined();
  });
});

function madeIn(now: Source, change: Change): Source {
  if ('refused' in change) throw new Error(change.refused);
  return source(applyEdits(now.text, change.edits));
}
