import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainlyOwn, scriptsOf, tonguesOf } from '../../../../../src/content/check/proofread/tongues.ts';
import { createVocabulary, wordsOf } from '../../../../../src/content/check/proofread/vocabulary.ts';

const vocabulary = createVocabulary();
const { languages } = tonguesOf(scriptsOf(['en', 'tr', 'ar', 'ja'].map((code) => ({ code }))), vocabulary);

const pieces = fc.constantFrom(
  ...[
    'the',
    'with',
    'your',
    'The',
    'Amazon',
    've',
    'için',
    'bizim',
    'İzmir',
    'في',
    'على',
    'السوق',
    'مُهِمّ',
    'ーです',
    '東京',
  ],
  ...[
    'a',
    'é',
    'e\u0301',
    '\u0301',
    'ş',
    '𝐛𝐨',
    '😀',
    '\ud83d',
    ' ',
    ' ',
    '\n',
    '.',
    '-',
    '’',
    '7',
    '{{fact}}',
    '[',
    '](/way)',
    '`',
  ],
);

/** A text that is plainly of each language: chance makes too few of some. */
const PLAIN: Readonly<Record<string, string[]>> = {
  en: ['with', ' ', 'your'],
  tr: ['için', ' ', 'bizim'],
  ar: ['في', ' ', 'السوق'],
  ja: ['東京'],
};

test('what a look shows to be of its language is so by all of its words', () => {
  const plain = new Set<string>();
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), fc.constantFrom(...languages), (parts, own) => {
      const text = parts.join('');
      if (!isPlainlyOwn(text, own)) return;
      const words = wordsOf(text);
      if (words.length === 0) return;
      plain.add(own.code);
      expect(words.filter((word) => own.letter.test(word)).length * 2).toBeGreaterThan(words.length);
      for (const rival of languages.filter(({ code, script }) => code !== own.code && script === own.script)) {
        const theirs = vocabulary.of(rival.code);
        expect(words.filter((word) => own.words.has(word) && !theirs.has(word)).length).toBeGreaterThan(1);
      }
    }),
    { numRuns: 5000, examples: languages.map((own) => [PLAIN[own.code] ?? [], own]) },
  );
  expect([...plain].sort()).toEqual(['ar', 'en', 'ja', 'tr']);
});
