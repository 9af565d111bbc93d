import { expect, test } from 'vitest';
import { urlOf } from '../../../schema/url.ts';
import { sourceFiles } from '../source-files.ts';

test('an address with letters of any script is one, however often it is asked', () => {
  const addresses = ['https://a.com', 'https://örnek.com', 'https://a.com/şehir', 'https://مثال.com'];
  const refused = Array.from({ length: 40_000 }, (_, at) => addresses[at % addresses.length] ?? '').filter(
    (address) => urlOf(address) === undefined,
  );
  expect(refused).toEqual([]);
  expect(urlOf('/shop', 'https://örnek.com')?.href).toBe('https://xn--rnek-4qa.com/shop');
  expect(urlOf('https://')).toBeUndefined();
});

test('what authors write is asked in this way alone', () => {
  const found = sourceFiles(/\.tsx?$/, ['schema', 'src/content', 'src/hosts', 'src/editor/desk']);
  expect(found.filter(({ text }) => text.includes('canParse(')).map(({ path }) => path)).toEqual([]);
});
