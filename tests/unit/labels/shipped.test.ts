import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { labelNames } from '../../../schema/labels.ts';
import { shippedLabels } from '../../../src/labels/all.ts';
import { labelsFor } from '../../../src/labels/shipped.ts';

const shipped = Object.entries(shippedLabels);
const english = shippedLabels.en ?? {};
const placeholders = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).sort();
/** What is put together of placeholders may have no word of its own. */
const PATTERNS = ['numbered'];
/** The letters of a text that are its language's: no placeholder, no address. */
const lettersOf = (text: string) => text.replace(/\{\{.*?\}\}|\w+@[\w.]+\w/g, '').match(/\p{L}/gu) ?? [];

/** The letters of each script that labels are written in. */
const scripts: Readonly<Record<string, RegExp>> = {
  Latn: /^\p{scx=Latn}$/u,
  Arab: /^\p{scx=Arab}$/u,
  Cyrl: /^\p{scx=Cyrl}$/u,
  Deva: /^\p{scx=Deva}$/u,
  Grek: /^\p{scx=Grek}$/u,
  Hans: /^\p{scx=Hani}$/u,
  Hebr: /^\p{scx=Hebr}$/u,
  Kore: /^\p{scx=Hang}$/u,
  Thai: /^\p{scx=Thai}$/u,
  Jpan: /^[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]$/u,
};

test('the engine brings its words in many languages', () => {
  expect(Object.keys(shippedLabels).join(' ')).toBe(
    'ar de el en es fa fr he hi id it ja ko ms nl pl pt ru th tr ur zh',
  );
});

test('the guide says where each of them stands', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/authoring.md'), 'utf8');
  const [table = ''] = /## Words of the engine.*?(?=\n## )/s.exec(guide) ?? [];
  expect(labelNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  const called = new Intl.DisplayNames(['en'], { type: 'language' });
  expect(Object.keys(shippedLabels).filter((code) => !table.includes(called.of(code) ?? ''))).toEqual([]);
});

describe.each(shipped)('in the language %s', (code, labels) => {
  const texts = Object.entries<string>({ ...labels });

  test('every word is there, and nothing else', () => {
    expect(Object.keys(labels).sort()).toEqual([...labelNames].sort());
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || text !== text.normalize('NFC'))).toEqual(
      [],
    );
  });

  test('no two words are the same', () => {
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });

  test('all are written in its letters', () => {
    const letters = scripts[new Intl.Locale(code).maximize().script ?? ''] ?? /^$/;
    expect(texts.filter(([, text]) => lettersOf(text).some((letter) => !letters.test(letter)))).toEqual([]);
    expect(texts.filter(([name, text]) => lettersOf(text).length === 0 && !PATTERNS.includes(name))).toEqual([]);
  });

  test('each has the placeholders that it has in English', () => {
    const blanks = (of: object) => Object.entries<string>({ ...of }).map(([name, text]) => [name, placeholders(text)]);
    expect(Object.fromEntries(blanks(labels))).toEqual(Object.fromEntries(blanks(english)));
  });

  test.runIf(code !== 'en')('none is left in English', () => {
    const words: Readonly<Record<string, string>> = { ...english };
    expect(texts.filter(([name, text]) => text === words[name] && !PATTERNS.includes(name))).toEqual([]);
  });
});

test('Persian and Urdu have letters of their own for what Arabic writes otherwise', () => {
  const texts = (code: string) => Object.values<string>({ ...shippedLabels[code] }).join(' ');
  for (const code of ['fa', 'ur']) expect(texts(code)).not.toMatch(/[كيىة]/);
  expect(texts('ar')).not.toMatch(/[کیپچگ]/);
});

describe('a language is given the words of', () => {
  test.each([
    ['de', 'de'],
    ['pt-br', 'pt'],
    ['zh-hant', 'zh'],
    ['zh-hant-tw', 'zh'],
    ['de-x-formal', 'de'],
  ])('%s: %s', (code, like) => {
    expect(labelsFor(code)).toBe(shippedLabels[like]);
  });

  test.each(['az', 'az-arab', 'ita', 'constructor', ''])('%j: none', (code) => {
    expect(labelsFor(code)).toBeUndefined();
  });
});
