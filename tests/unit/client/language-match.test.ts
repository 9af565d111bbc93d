import { expect, test } from 'vitest';
import { matchLanguages } from '../../../src/client/language-match.ts';

test.each([
  // The first wanted language that the site has, not the site's first.
  ['tr', 'en ar tr', 'tr'],
  ['de fr-CA tr', 'en fr tr', 'fr'],
  ['TR-tr', 'en tr', 'tr'],
  // A language is its whole code: `fil` is no Finnish, `arc` no Arabic.
  ['fil', 'en fi', undefined],
  ['fil fi', 'en fi fil', 'fil'],
  ['arc', 'en ar', undefined],
  ['fi', 'en fil', undefined],
  // What a tag leaves unsaid is what most people mean by it.
  ['zh-CN', 'en zh-hans zh-hant', 'zh-hans'],
  ['zh-TW', 'en zh-hans zh-hant', 'zh-hant'],
  ['zh-HK', 'en zh-hans zh-hant', 'zh-hant'],
  ['zh', 'en zh-hant zh-hans', 'zh-hans'],
  ['zh-Hans-SG', 'zh-hant zh-hans', 'zh-hans'],
  ['zh-TW en', 'zh-hans en', 'en'],
  ['zh-TW', 'en zh', 'zh'],
  ['sr-Latn', 'en sr', 'sr'],
  ['sr-Latn', 'sr sr-latn', 'sr-latn'],
  // Of several that can be read, the region's own.
  ['pt-PT', 'pt-br pt-pt', 'pt-pt'],
  ['pt', 'pt-pt pt-br', 'pt-br'],
  ['pt-AO', 'en pt-pt', 'pt-pt'],
  ['en-GB', 'en-us en-gb', 'en-gb'],
  ['es-MX', 'en es', 'es'],
  // Older names of a language.
  ['iw', 'en he', 'he'],
  ['no', 'en nb', undefined],
  // What is no tag is passed over.
  ['* tr', 'en tr', 'tr'],
  ['c', 'en', undefined],
  ['', 'en', undefined],
])('of %s, a site in %s serves %s', (wanted, codes, served) => {
  expect(matchLanguages(wanted.split(' '), codes.split(' '))).toBe(served);
});
