import { expect, test } from 'vitest';
import { farLinks } from '../../../../src/content/authoring/far-links.ts';
import { openFiles, siteFiles } from '../../site-folder.ts';

const found = (text: string) =>
  farLinks(openFiles(siteFiles({ 'pages/_shared.yaml': text }))).filter(({ places }) =>
    places.some(({ source }) => source.file === 'pages/_shared.yaml'),
  );

test('each address of another site comes once, with all its places', () => {
  const text = 'a: See [them](https://a.org/x_(y)), https://a.org/x.\nb: https://a.org/x\n';
  expect(found(text).map(({ address, places }) => [address, places.length])).toEqual([
    ['https://a.org/x_', 1],
    ['https://a.org/x', 2],
  ]);
  const [place] = found(text)[1]?.places ?? [];
  expect(text.slice(place?.range.start, place?.range.end)).toBe('https://a.org/x');
});

test.each([
  '# https://a.org/x',
  'a: b # https://a.org/x',
  'a: https://localhost/x',
  'a: http://127.0.0.1/x',
  'a: http://[::1]/x',
  'a: https://www.limanora.example/x',
  'a: https://example.com/x',
  'a: https://name:word@a.org/x',
  'a: ftp://a.org/x',
  'a: https://',
  'a: https://a.org/{{number}}',
  'a: { sample: https://a.org/x }',
])('%s asks nobody', (text) => {
  expect(found(text)).toEqual([]);
});
