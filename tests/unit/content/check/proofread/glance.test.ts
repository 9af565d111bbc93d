import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultyAddress } from '../../../../../src/content/check/proofread/addresses.ts';
import { glance, Seen } from '../../../../../src/content/check/proofread/glance.ts';

const pieces = fc.constantFrom(
  ...['the', 'The', 'a', 'word', 'İ', 'i', 'ب', 'كلمة', ' ', '  ', '\n', '\t', '.', ',', '،', '؛', ';', '%', ':', '?'],
  ...['{{fact}}', '@', 'www.', '(', '`', '/', '-', '* ', '1. ', '•', '“', ')'],
);
const texts = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''));

test.each([
  ['marks', /[.,،؛;%٪。]\s?[.,،؛;%٪。]/],
  ['spaceBefore', / [,.;:!?،؛؟]/],
  ['spaces', / {2}|\t/],
  ['tight', /\p{L}[.,،؛؟](?=\p{L})/u],
  ['entry', /\s(?:[-*+•]|\d)/],
  ['hidden', /[{@`(/]|www\./],
] as const)('a look sees %s wherever a rule may find some', (name, pattern) => {
  fc.assert(
    fc.property(texts, (text) => {
      if (pattern.test(text)) expect(glance(text) & Seen[name]).not.toBe(0);
    }),
    { numRuns: 2000 },
  );
});

test('a look sees a word that begins like the one before it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const words = text.toLowerCase().split(/\s+/);
      const again = words.some((word, at) => word !== '' && words[at + 1]?.startsWith(word));
      if (again) expect(glance(text) & Seen.again).not.toBe(0);
    }),
    { numRuns: 2000 },
  );
});

test('a look sees words that stand again a few words later', () => {
  expect(glance('of the best of the best kind') & Seen.phrase).not.toBe(0);
  expect(glance('in the house in the house') & Seen.phrase).not.toBe(0);
  expect(glance('one of the four or five kinds of the list') & Seen.phrase).toBe(0);
});

test('a look sees nothing in a plain sentence', () => {
  expect(glance('Every page is a list of blocks, and that is all.')).toBe(0);
});

const ofAddresses = fc.constantFrom(
  ...[
    'www',
    'ww',
    'http',
    'https',
    'example',
    'name',
    'info',
    'com',
    'net',
    'co',
    'mail',
    'posta',
    'بريدنا',
    ' ',
    '\n',
  ],
  ...['.', ',', ';', '،', ':', '/', '//', '@', '{{fact}}'],
);

test('a look sees what any faulty address has', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(ofAddresses, { maxLength: 9 }), (parts) => {
      const text = parts.join('');
      if (!faultyAddress(text)) return;
      found++;
      expect(glance(text) & (Seen.tight | Seen.hidden)).not.toBe(0);
    }),
    { numRuns: 10_000 },
  );
  expect(found).toBeGreaterThan(100);
});

test('a look sees no word of a sample in a link, nor a sample in one question mark', () => {
  expect(glance('Is there more? [Our services](/services) (all of them) are listed elsewhere.') & Seen.sample).toBe(0);
  expect(glance('Is it here') & Seen.sample).not.toBe(0);
  expect(glance('What??') & Seen.sample).not.toBe(0);
});
