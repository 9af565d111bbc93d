import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { cmapTable, fontFile, groups, nameTable, woff2 } from '../../font-bytes.ts';
import { briefs, check, openSite } from '../../site-folder.ts';
import { DIVIDER, page, SITE } from '../../small-site.ts';

const require = createRequire(import.meta.url);
const font = (family: string, weight: string) =>
  readFileSync(
    require.resolve(`@expo-google-fonts/noto-sans-${family.toLowerCase()}/${weight}/NotoSans${family}_${weight}.ttf`),
  );
const HEBREW = { 'fonts/text.ttf': font('Hebrew', '400Regular'), 'fonts/bold.ttf': font('Hebrew', '700Bold') };

/** A small site whose third language is Hebrew, with these fonts. */
const siteWith = (fonts: string) =>
  `${SITE.replace(/ {2}- \{ code: ar.*\n/, '  - { code: he, label: עברית, flag: /flag.svg, direction: rtl, locale: he_IL, numbering: latn }\n')}theme:\n  fonts:\n    ${fonts}\n`;
const titled = (title: string) => page(DIVIDER).replace('title: { all: Title }', `title: ${title}`);
const facesWith = (fonts: string, files = {}) => openSite({ 'site.yaml': siteWith(fonts), ...files }).siteFile.faces;

describe('fonts that site.yaml names', () => {
  test('are a package’s, one file for text and one for all that is stronger', () => {
    const { base } = facesWith('latin: { package: "@expo-google-fonts/noto-sans" }');
    expect(base.family).toBe('Noto Sans');
    expect(base.parts.map(({ weights }) => weights)).toEqual([
      [400, 400],
      [500, 700],
    ]);
  });

  test('are one that varies, its parts in the order in which they serve letters', () => {
    const { base } = facesWith('latin: { package: "@fontsource-variable/readex-pro" }');
    expect(base.parts.map(({ name, weights }) => `${name} ${weights.join(' ')}`)).toEqual([
      'readex-pro-latin 400 700',
      'readex-pro-latin-ext 400 700',
      'readex-pro-vietnamese 400 700',
      'readex-pro-arabic 400 700',
    ]);
  });

  test('are files in the site’s folder, by weight, for a script or for a language', () => {
    const files = '{ files: { 400: fonts/text.ttf, 700: fonts/bold.ttf } }';
    for (const name of ['hebrew', 'he']) {
      const face = facesWith(`${name}: ${files}`, HEBREW).of({ code: 'he', label: 'עברית' });
      expect(face?.family).toBe('Noto Sans Hebrew');
      expect(face?.parts.map(({ weights }) => weights)).toEqual([
        [400, 400],
        [500, 700],
      ]);
    }
  });

  test('set a language that they have the letters of; the others keep the engine’s', () => {
    const { of } = facesWith('latin: { package: "@expo-google-fonts/noto-sans" }');
    const family = (code: string, label: string) => of({ code, label })?.family;
    expect(family('ru', 'русский')).toBe('Noto Sans');
    expect(family('ar', 'العربية')).toBe('Readex Pro');
    expect(family('he', 'עברית')).toBe('Noto Sans Hebrew');
    expect(family('ja', '日本語')).toBeUndefined();
  });

  test('of one family from two places are told apart', () => {
    const face = facesWith(
      '{ latin: { package: "@expo-google-fonts/noto-sans-hebrew" }, he: { files: { 400: fonts/text.ttf } } }',
      HEBREW,
    );
    expect(face.base.family).toBe('Noto Sans Hebrew');
    expect(face.of({ code: 'he', label: 'עברית' })?.family).toBe('Noto Sans Hebrew he');
  });

  test.each([
    ['hebrw: { package: "@expo-google-fonts/noto-sans-hebrew" }', 'site.yaml:52:5 unknown-script'],
    ['hebrew: {}', 'site.yaml:52:5 font-without-source'],
    ['hebrew: { package: a, files: { 400: b } }', 'site.yaml:52:5 font-without-source'],
    ['hebrew: { package: "@someone/font" }', 'site.yaml:52:24 missing-font-package'],
    ['hebrew: { package: ../../etc }', 'site.yaml:52:24 missing-font-package'],
    ['hebrew: { package: zod }', 'site.yaml:52:24 not-a-font'],
    ['hebrew: { files: { 400: fonts/none.ttf } }', 'site.yaml:52:29 missing-font-file'],
    ['hebrew: { files: { 400: ../site.ttf } }', 'site.yaml:52:29 missing-font-file'],
    ['hebrew: { files: { 400: site.yaml } }', 'site.yaml:52:29 not-a-font'],
    ['hebrew: { files: { bold: fonts/text.ttf } }', 'site.yaml:52:24 wrong-format'],
  ])('%s is told at its place', (fonts, found) => {
    expect(briefs({ 'site.yaml': siteWith(fonts), ...HEBREW })).toEqual([found]);
  });

  test('are read as long as all together are no larger than memory allows', () => {
    const large = fontFile({
      name: nameTable(),
      cmap: cmapTable(groups([0x20, 0x7e])),
      padd: Buffer.alloc(31_000_000),
    });
    const found = (fonts: string) =>
      briefs({ 'site.yaml': siteWith(fonts), 'fonts/a.woff2': woff2(large), 'fonts/b.woff2': woff2(large) }).filter(
        (each) => each.endsWith('fonts-too-large'),
      );
    expect(found('hebrew: { files: { 400: fonts/a.woff2, 700: fonts/a.woff2 } }')).toEqual([]);
    expect(found('hebrew: { files: { 400: fonts/a.woff2, 700: fonts/b.woff2 } }')).toEqual([
      'site.yaml:52:49 fonts-too-large',
    ]);
  });

  test('without letters that pages show are told once, with all of these', () => {
    const files = {
      'site.yaml': siteWith('hebrew: { package: "@expo-google-fonts/noto-sans-thai" }'),
      'pages/index.yaml': titled('{ all: Bread, he: לחם }'),
      'pages/about.yaml': titled('{ all: Cake, he: עוגה }'),
    };
    expect(printReport(check(files))).toMatchInlineSnapshot(`
      "site.yaml:52:5 error font-lacks-letters
        51 |   fonts:
        52 |     hebrew: { package: "@expo-google-fonts/noto-sans-thai" }
           |     ^^^^^^
        The font for \`hebrew\` lacks letters that pages in Hebrew show: \`א ב ג ד ה ו ז ח ט י ך כ ל ם מ ן נ ס ע פ …\`.
        Name a font that has all letters of this language: many fonts come in several files, each with the letters of one script.

      1 error, 0 warnings."
    `);
  });
});

describe('a letter that no font of the site has', () => {
  test('is told where it stands', () => {
    const files = {
      'pages/index.yaml': titled('{ en: Bread, tr: Ekmek, ar: خبز }').replace(
        'blocks:',
        'blocks:\n  - { type: text, body: { all: "Our bread is called ዳቦ" } }',
      ),
    };
    expect(printReport(check(files))).toMatchInlineSnapshot(`
      "pages/index.yaml:5:32 error letter-without-font
        4 | blocks:
        5 |   - { type: text, body: { all: "Our bread is called ዳቦ" } }
          |                                ^^^^^^^^^^^^^^^^^^^^^^^^
        No font of this site has \`ዳ ቦ\`.
        Leave it out, or name a font that has it under \`theme:\`, \`fonts:\` in site.yaml.

      1 error, 0 warnings."
    `);
  });

  test('is told in site.yaml too', () => {
    expect(briefs({ 'site.yaml': SITE.replace(/^brand: .*$/m, 'brand: { all: Bakery ዳ }') })).toEqual([
      'site.yaml:7:10 picture-without-glyph',
      'site.yaml:7:15 letter-without-font',
    ]);
  });

  test('is told at the name of a place in pictures for shared links, and so is a language that it lacks', () => {
    const lane = (label: string) =>
      `${SITE}theme: { social: { lanes: [{ from: { x: 1, y: 1 }, bend: { x: 2, y: 2 }, to: { x: 3, y: 3, label: ${label} } }] } }\n`;
    expect(briefs({ 'site.yaml': lane('{ all: Lake ዳ }') })).toContainEqual(
      expect.stringMatching(/^site\.yaml:\d+:\d+ picture-without-glyph$/),
    );
    expect(briefs({ 'site.yaml': lane('Lake 🐟') })).toContainEqual(
      expect.stringMatching(/^site\.yaml:\d+:\d+ picture-without-glyph$/),
    );
    expect(briefs({ 'site.yaml': lane('{ en: Lake, ar: بحيرة }') })).toContainEqual(
      expect.stringMatching(/^site\.yaml:\d+:\d+ missing-translation$/),
    );
    expect(briefs({ 'site.yaml': lane('{ en: Lake, tr: Göl, ar: بحيرة }') })).toEqual([]);
  });

  test('is none of those that devices have: signs and pictures', () => {
    expect(check({ 'pages/index.yaml': page('- { type: text, body: { all: "Bread ✓ → 🍞" } }') })).toEqual([]);
  });
});
