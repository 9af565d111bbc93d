import { expect, test } from 'vitest';
import { knownWords } from '../../../src/content/check/proofread/known-words/by-language.ts';
import { packWords, unpackWords } from '../../../src/editor/shared/word-list.ts';

test('words that are packed come back, in alphabetical order', () => {
  expect(packWords('bread bred baker bread')).toBe('AbakerBreadFDd');
  expect(unpackWords(packWords('bread bred baker bread'))).toBe('baker bread bread bred');
  for (const [language, { common }] of knownWords()) expect(unpackWords(packWords(common)), language).toBe(common);
});
