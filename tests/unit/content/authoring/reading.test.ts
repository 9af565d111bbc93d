import { expect, test } from 'vitest';
import { isPoor, longSentences, readingTable, readPages } from '../../../../src/content/authoring/reading.ts';
import { openSite } from '../../site-folder.ts';

const LONG = Array.from({ length: 31 }, (_, at) => `Word${at}`).join(' ');
const page = (title: string, body: string) => `meta:
  title: { all: ${title} }
  description: { all: What this page tells about bread and rolls }
facts: { loaf: rye }
blocks:
  - type: text
    title: { all: A label }
    body:
      en: >-
        ${body}
      tr: Bu sayfada ekmek anlatılır.
      ar: هذه الصفحة عن الخبز.
`;
const ENGLISH = 'en';

const files = {
  'pages/index.yaml': page(
    'Bread',
    'We bake **good** {{loaf}} bread. It is ready at [nine o’clock](/b). Come and see it.',
  ),
  'pages/b.yaml': page('Rolls '.repeat(20).trim(), `We bake good rye bread. It is ready at ten. ${LONG}.`),
};

test('a page is compared with the one that it has most in common with, as it is read', () => {
  const readings = readPages(openSite(files)).filter(({ language }) => language === ENGLISH);
  expect(readingTable(readings)).toMatchInlineSnapshot(`
    [
      [
        "Page",
        "Language",
        "Sentences",
        "Shared",
        "With",
        "Title",
        "Description",
        "Long",
      ],
      [
        "/404",
        "en",
        "0",
        "0 %",
        "",
        "194 px",
        "12",
        "0",
      ],
      [
        "/b",
        "en",
        "3",
        "33 %",
        "/",
        "1135 px (cut)",
        "42",
        "1",
      ],
      [
        "/",
        "en",
        "3",
        "33 %",
        "/b",
        "133 px",
        "42",
        "0",
      ],
    ]
  `);
  expect(longSentences(readings)).toEqual([`pages/b.yaml:9:11 31 words: ${LONG}.`]);
  expect(readings.filter(isPoor).map(({ route }) => route)).toEqual(['/b']);
});

test('each language is read by itself', () => {
  const found = readPages(openSite(files)).filter(({ language, route }) => language === 'tr' && route === '/b');
  expect(found).toMatchObject([{ sentences: 1, shared: 1, sharedWith: '/' }]);
});

test('pages that share all their words are each compared with another', () => {
  const many = Array.from({ length: 30 }, (_, at) => [
    `pages/p${at}.yaml`,
    page(`Page ${at}`, 'All of us say the same. And once more we say it.'),
  ]);
  const readings = readPages(openSite(Object.fromEntries(many)));
  expect(readings.filter(({ shared }) => shared === 1).length).toBeGreaterThanOrEqual(90);
});
