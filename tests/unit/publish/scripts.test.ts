import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import { afterAll, describe, expect, test } from 'vitest';
import { lookOf } from '../../../schema/look.ts';
import { theme } from '../../../schema/theme.ts';
import { facesOf, undrawable } from '../../../src/content/assets/faces.ts';
import { siteFaces } from '../../../src/content/assets/site-faces.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { FACES } from '../../../src/disk/faces.ts';
import { fontsOf } from '../../../src/disk/machine.ts';
import { buildFonts } from '../../../src/publish/fonts/fonts.ts';
import { buildSiteFonts, languageRules } from '../../../src/publish/fonts/script-fonts.ts';
import { socialPictures } from '../../../src/publish/pictures/social-pictures.ts';
import { scriptRules } from '../../../src/publish/styles/script-rules.ts';
import { check } from '../site-folder.ts';
import { DIVIDER, page, SITE } from '../small-site.ts';

const engine = join(import.meta.dirname, '../../..');
const cache = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** A small site whose third language is another. */
const siteIn = (code: string, label: string, direction = 'ltr') =>
  SITE.replace(/ {2}- \{ code: ar.*\n/, () => {
    const rest = `direction: ${direction}, locale: ${code}_${code.toUpperCase()}, numbering: latn`;
    return `  - { code: ${code}, label: ${label}, flag: /flag.svg, ${rest} }\n`;
  });
const titled = (title: string) => page(DIVIDER).replace('title: { all: Title }', `title: ${title}`);

describe('a page in a script that the site’s font lacks', () => {
  const languages = [
    { code: 'en', label: 'English' },
    { code: 'he', label: 'עברית' },
    { code: 'ar', label: 'العربية' },
    { code: 'vi', label: 'Tiếng Việt' },
    { code: 'el', label: 'Ελληνικά' },
  ];

  test('is set whole in a face that has it, words of another language in it in the site’s own', () => {
    const [own, ...rules] = languageRules(
      [...languages, { code: 'ja', label: '日本語' }],
      siteFaces(fontsOf('')),
    ).split('}');
    expect(own).toMatch(/^\[lang\]\{--font:'Readex Pro',.*;font-family:var\(--font\)$/);
    expect(rules).toEqual([
      ':lang(he){--font:"Noto Sans Hebrew","Noto Sans Hebrew Fallback",sans-serif;--font-fallback:"Noto Sans Hebrew","Noto Sans Hebrew Fallback",sans-serif',
      ':lang(el){--font:"Noto Sans","Noto Sans Fallback",sans-serif;--font-fallback:"Noto Sans","Noto Sans Fallback",sans-serif',
      ':lang(ja){--font:sans-serif;--font-fallback:sans-serif',
      '',
    ]);
  });

  test('has a font file for each weight, with its letters and the figures between them', async () => {
    const { files, rules } = await buildSiteFonts(languages, siteFaces(fontsOf('')), () => new Set('לחם 24/7'));
    const fonts = files.filter(({ family }) => family !== 'Readex Pro');
    expect(fonts.map(({ family, weights }) => `${family} ${weights.join(' ')}`)).toEqual([
      'Noto Sans Hebrew 400 400',
      'Noto Sans Hebrew 500 700',
      'Noto Sans 400 400',
      'Noto Sans 500 700',
    ]);
    const [hebrew] = fonts.map(({ bytes }) => create(bytes));
    if (!hebrew || !('characterSet' in hebrew)) throw new Error('No font.');
    expect(String.fromCodePoint(...hebrew.characterSet)).toMatch(/^ \/247חלם\uffff?$/);
    expect(
      rules((name) => `/assets/${name}`).match(
        /@font-face\{font-family:"[^"]+";font-display:swap;font-weight:[\d ]+;src:url\([^)]+\)\}/g,
      ),
    ).toHaveLength(4);
  });

  test('asks nothing of a site whose languages the font serves', async () => {
    const served = languages.filter(({ code }) => ['en', 'ar', 'vi'].includes(code));
    expect(languageRules(served, siteFaces(fontsOf('')))).toBe('');
    const { files } = await buildSiteFonts(served, siteFaces(fontsOf('')), () => new Set('a'));
    expect(files.map(({ family }) => family)).toEqual(['Readex Pro']);
  });

  test('is known by the language’s own name for itself, whatever site.yaml calls it', () => {
    expect(languageRules([{ code: 'uk', label: 'Ukrainian' }], siteFaces(fontsOf('')))).toContain(':lang(uk)');
  });
});

test('headings have a face of their own in the languages that it is named for, and the text’s letters for what it lacks', async () => {
  const languages = [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية' },
  ];
  const face = FACES.find(({ family }) => family === 'Noto Sans') ?? FACES[0];
  const faces = siteFaces(fontsOf(''), { texts: new Map(), headings: new Map([['latin', face]]) });
  expect(languageRules(languages, faces)).toBe(
    ':is(h1,h2,h3):lang(en){font-family:"Noto Sans","Noto Sans Fallback",var(--font)}',
  );
  const { files } = await buildSiteFonts(
    languages,
    faces,
    (codes = ['en', 'ar']) => new Set(codes.flatMap((code) => (code === 'en' ? [...'ab'] : [...'سل']))),
  );
  expect(files.filter(({ family }) => family === 'Noto Sans').map(({ characters }) => characters)).toContain('ab');
  expect(faces.stamp()).not.toBe(siteFaces(fontsOf('')).stamp());
});

describe('a font', () => {
  test('keeps what shaping makes of a letter: a ring and a vowel of one in Thai', async () => {
    const thai = FACES.find(({ family }) => family === 'Noto Sans Thai') ?? FACES[0];
    const [cut] = await buildFonts(thai, new Set('คำ'));
    expect([...(cut?.characters ?? '')].sort().join(' ')).toBe('ค า ำ ํ');
  });

  test.each([
    ['ar', 'العربية', 'Readex Pro'],
    ['fa', 'فارسی', 'Vazirmatn'],
    ['ur', 'اردو', 'Vazirmatn'],
    ['vi', 'Tiếng Việt', 'Readex Pro'],
    ['el', 'Ελληνικά', 'Noto Sans'],
    ['ja', '日本語', undefined],
  ])('of %s has all of its letters, not only those of its name', (code, label, family) => {
    expect(siteFaces(fontsOf('')).of({ code, label })?.family).toBe(family);
  });
});

describe('rules of scripts', () => {
  const rules = (code: string) => scriptRules([{ code, label: code }], siteFaces(fontsOf('')));

  test.each([
    ['ja', 'line-break:strict', 'word-break:auto-phrase'],
    ['zh', 'line-break:strict', ''],
    ['ko', 'word-break:keep-all', ''],
    ['hi', 'line-height:1.75', 'line-height:1.4'],
    ['th', 'line-height:1.75', 'line-height:1.4'],
  ])('give %s room and places to break its lines', (code, all, headings) => {
    const [own = '', inHeadings = ''] = rules(code).split('}');
    expect(own).toContain(all);
    expect(inHeadings).toContain(headings);
    expect(rules(code)).toContain(`:lang(${code}){letter-spacing:0!important}`);
  });

  test.each(['en', 'tr', 'el', 'ru', 'ar', 'he', 'fa'])('have nothing to say of %s', (code) => {
    expect(rules(code)).toBe('');
  });
});

describe('a picture for shared links', () => {
  test.each([
    ['Ekmek 24/7', 'Readex Pro'],
    ['خبز Bakery 24/7', 'Readex Pro'],
    ['Хлеб 24/7: Bakery', 'Noto Sans'],
    ['Ψωμί 24/7: Bakery', 'Noto Sans'],
    ['לחם 24/7: Bakery', 'Noto Sans Hebrew'],
    ['रोटी 24/7: Bakery', 'Noto Sans'],
    ['ขนมปัง 24/7: Bakery', 'Noto Sans Thai'],
    ['100 ₪', 'Noto Sans'],
    ['100 ₴', 'Noto Sans'],
  ])('sets %j whole in %s', (text, family) => {
    expect(facesOf(text, FACES).map((face) => face.family)).toEqual([family]);
    expect(undrawable(text, FACES)).toEqual([]);
  });

  test.each([
    ['ltr', 'бвгд', 'жзил'],
    ['rtl', 'אבגד', 'הוזח'],
    ['ltr', 'कखगघ', 'चछजझ'],
    ['ltr', 'กขคง', 'จฉชซ'],
    ['ltr', 'לחם хлеб', 'לחם вода'],
  ] as const)('shows letters, not boxes, which all look alike (%s %s)', async (direction, one, other) => {
    const draw = socialPictures({ engine, cache });
    const look = lookOf(theme.parse({}));
    const pictures = await Promise.all(
      [one, other].map((title) => draw({ title, brand: 'B', language: 'he', direction, look })),
    );
    const [first, second] = pictures.map(({ path }) => readFileSync(path));
    expect(first && second && first.equals(second)).toBe(false);
  });

  test('has nothing to say against languages and titles that a face has letters for', () => {
    for (const [code, label, title] of [
      ['he', 'עברית', 'לחם טרי 24/7'],
      ['ru', 'русский', 'Свежий хлеб – 24/7'],
      ['el', 'Ελληνικά', 'Φρέσκο ψωμί'],
    ] as const) {
      const files = {
        'site.yaml': siteIn(code, label, code === 'he' ? 'rtl' : 'ltr'),
        'pages/index.yaml': titled(`{ all: T, ${code}: "${title}" }`),
      };
      expect(printReport(check(files))).toBe('0 errors, 0 warnings.');
    }
  });

  test('in a script that no face has is told once, at the language', () => {
    const files = { 'site.yaml': siteIn('ja', '日本語'), 'pages/index.yaml': titled('{ all: T, ja: 焼きたて }') };
    expect(printReport(check(files))).toMatchInlineSnapshot(`
      "site.yaml:5:13 error picture-without-script
        4 |   - { code: tr, label: Türkçe, flag: /flag.svg, direction: ltr, locale: tr_TR, numbering: latn }
        5 |   - { code: ja, label: 日本語, flag: /flag.svg, direction: ltr, locale: ja_JA, numbering: latn }
          |             ^^
        The pictures for shared links cannot be written in the script of Japanese (Japanese): no font of this site has it.
        Run \`npm install @expo-google-fonts/noto-sans-jp\` in the folder of the site and name this package under \`theme:\`, \`fonts:\`, \`ja:\` in site.yaml. Or put a picture of your own, 1200 by 630 pixels, below public/ and name it under \`socialImage:\`, with \`src\` and \`alt\`.

      1 error, 0 warnings."
    `);
  });

  test('that would show a box is told at the title', () => {
    const found = check({ 'pages/index.yaml': titled('{ en: Bread 🍞, tr: Ekmek, ar: خبز }') });
    expect(printReport(found)).toMatchInlineSnapshot(`
      "pages/index.yaml:2:22 error picture-without-glyph
        1 | meta:
        2 |   title: { en: Bread 🍞, tr: Ekmek, ar: خبز }
          |                      ^^
        The picture for shared links cannot show \`🍞\`: none of its fonts has it.
        Leave it out here, or name a picture of your own under \`socialImage:\` in site.yaml.

      1 error, 0 warnings."
    `);
  });

  test('is no matter where the site has one of its own', () => {
    const site = `${siteIn('ja', '日本語')}socialImage: { src: /flag.svg, alt: { all: Bread } }\n`;
    expect(check({ 'site.yaml': site, 'pages/index.yaml': titled('{ all: Bread 🍞 }') })).toEqual([]);
  });

  test('hides what nobody sees: marks of direction, a letter written with its mark after it', () => {
    expect(undrawable('a\u200b\u2067b\u2069 c\u00adu\u0308\t', FACES)).toEqual([]);
  });
});
