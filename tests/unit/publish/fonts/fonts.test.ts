import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../../../src/disk/faces.ts';
import { openFolder } from '../../../../src/disk/machine.ts';
import { FALLBACKS, fallbackFaces } from '../../../../src/publish/fonts/fallback-fonts.ts';
import { buildFonts, type FontFile, fontFaces, unicodeRange, wholeFonts } from '../../../../src/publish/fonts/fonts.ts';
import { takeInventory } from '../../../../src/publish/styles/inventory.ts';

const project = openFolder(join(import.meta.dirname, '../../../..'));
const { site } = project;
if (!site) throw new Error('The site has no value.');

/** All strings in a value: texts, and addresses, which do no harm. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};
const texts = new Map(
  site.languages.map(({ code }) => {
    const pages = project.routes().filter((route) => project.languagesOf(route).includes(code));
    const values = [project.siteValue(code).value, ...pages.map((route) => project.compile(route, code).page)];
    return [code, values.flatMap(strings)] as const;
  }),
);
const inventory = takeInventory({
  site,
  sites: site.languages.map(({ code }) => project.siteValue(code).value),
  records: project.routes().map((route) => project.record(route).record),
  icons: project.sharedUses().icons,
});
const files = await buildFonts(FACES[0], inventory.common());

function single(font: ReturnType<typeof create>): Font {
  if (!('characterSet' in font)) throw new Error('A collection of fonts where one is expected.');
  return font;
}

/** The characters of which no file, or more than one, says that it serves them, or whose file lacks them. */
function unserved(words: readonly string[], fonts: readonly FontFile[]): string[] {
  const drawn = fonts.map(({ bytes }) => new Set(single(create(bytes)).characterSet));
  const ranges = [...fontFaces(fonts, () => '').matchAll(/font-weight:400 600;[^}]*unicode-range:([^};]+)/g)].map(
    ([, list = '']) => list.split(',').map((range) => range.slice(2).split('-')),
  );
  const bounds = ranges.map((list) =>
    list.map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const),
  );
  return [...new Set(words.join(''))].filter((character) => {
    const point = character.codePointAt(0) ?? 0;
    const serving = bounds.flatMap((list, file) => (list.some(([a, b]) => point >= a && point <= b) ? [file] : []));
    return point > 31 && (serving.length !== 1 || !drawn[serving[0] ?? -1]?.has(point));
  });
}

describe('the fonts of the site', () => {
  test.each([...texts])('have every character of every page in %s, each in the one file that says so', (_, words) => {
    expect(words.length).toBeGreaterThan(500);
    expect(unserved(words, files)).toEqual([]);
  });

  test('have the signs that components write themselves, also where no text has them', async () => {
    const folders = ['blocks', 'src/shell'].map((folder) => join(import.meta.dirname, '../../../..', folder));
    const components = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.tsx'))
        .map((path) => readFileSync(join(folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')),
    );
    const signs = components.flatMap((code) => code.match(/[^\0-\x7f]|(?<=')~/g) ?? []);
    const characters = takeInventory({ site, sites: [], records: [], icons: new Set() }).common();
    expect(signs).toContain('–');
    expect(unserved(signs, await buildFonts(FACES[0], characters))).toEqual([]);
  });

  test('are each small enough to arrive early', () => {
    for (const { bytes } of files) expect(bytes.length).toBeLessThan(15_000);
  });

  test('have only characters that the font has: signs of money that it lacks make no file', async () => {
    const made = await buildFonts(FACES[0], new Set('Ke₪₴₸₾₨שж'));
    expect(made.map(({ characters }) => characters)).toEqual(['Ke']);
    expect(await buildFonts(FACES[0], new Set('₪₴₸₾₨'))).toEqual([]);
  });

  test('come from every part of the font', async () => {
    const made = await buildFonts(FACES[0], new Set('aşạب'));
    expect(made.map(({ characters }) => characters)).toEqual(['a', 'ş', 'ạ', 'ب']);
    expect(unserved(['aşạب'], made)).toEqual([]);
  });

  test('are whole for the authors’ server, each character in one file', () => {
    const whole = wholeFonts(FACES[0]);
    expect(unserved(['Fırın قمح ạ 24/7'], whole)).toEqual([]);
    expect(new Set(whole.flatMap(({ characters }) => [...characters])).size).toBe(
      whole.reduce((sum, { characters }) => sum + [...characters].length, 0),
    );
  });

  test('would be found out if a character was missing', async () => {
    expect(unserved(['Tokyo 東京'], files)).toEqual(['東', '京']);
    const fewer = await buildFonts(FACES[0], new Set('Teka'));
    expect(unserved(['Tek', 'Teşekkür'], fewer)).toEqual(['ş', 'ü', 'r']);
  });
});

test.each([
  ['az', 'm', 'U+61,U+7a'],
  ['az', '', 'U+61-7a'],
  ['acz', 'b', 'U+61,U+63-7a'],
  ['xyz', 'a', 'U+78-7a'],
])('the characters %j beside %j are the range %j', (own, others, range) => {
  expect(unicodeRange(own, others)).toBe(range);
});

const require = createRequire(import.meta.url);
const whole = (weight: string) =>
  single(openSync(require.resolve(`@expo-google-fonts/readex-pro/${weight}/ReadexPro_${weight}.ttf`)));
const fonts = '/usr/share/fonts/truetype';
const ARABIC = /[\u0621-\u064a][\u0621-\u0652 ]*[\u0621-\u0652]/g;

describe('the fallback fonts', () => {
  test('have the line of Readex Pro', () => {
    const { unitsPerEm, hhea } = whole('400Regular');
    expect({ unitsPerEm, ...hhea }).toMatchObject({ unitsPerEm: 1000, ascent: 1000, descent: -250, lineGap: 0 });
    expect(fallbackFaces(FACES[0]).join('')).toContain(
      'size-adjust:107.3%;ascent-override:93.2%;descent-override:23.3%;line-gap-override:0%',
    );
  });

  /** How much wider words are in Readex Pro, in percent, shaped and kerned. */
  const measure = (weight: string, path: string, words: readonly string[]) => {
    const [ours, theirs] = [whole(weight), single(openSync(path))];
    const width = (font: Font) =>
      words.reduce((sum, word) => sum + font.layout(word).advanceWidth / font.unitsPerEm, 0);
    return (width(ours) / width(theirs)) * 100;
  };
  /** Sentences in Latin letters, and the Arabic parts of the others. */
  const all = [...new Set([...texts.values()].flat())].filter((text) => / /.test(text));
  const latin = all.filter((text) => /^[\u0020-\u017f’“”–…]+$/.test(text) && !/[/{<]/.test(text));
  const arabic = all.flatMap((text) => text.match(ARABIC) ?? []);

  // Where the machine has them; the figures stand in src/publish/fonts/fallback-fonts.ts either way.
  test.skipIf(!existsSync(`${fonts}/liberation`)).each([
    ['400Regular', 'regular', 0.5],
    ['500Medium', 'medium', 1.5],
  ] as const)('of Latin letters take as much room as Readex Pro %s', (weight, style, tolerance) => {
    expect(latin.length).toBeGreaterThan(500);
    const measured = measure(weight, `${fonts}/liberation/LiberationSans-Regular.ttf`, latin);
    expect(Math.abs(measured - (FALLBACKS[0]?.[style] ?? 0))).toBeLessThan(tolerance);
  });

  test.skipIf(!existsSync(`${fonts}/dejavu`)).each([
    ['400Regular', 'regular', 0.5],
    ['500Medium', 'medium', 2],
  ] as const)('of Arabic letters take as much room as Readex Pro %s', (weight, style, tolerance) => {
    expect(arabic.length).toBeGreaterThan(500);
    const measured = measure(weight, `${fonts}/dejavu/DejaVuSans.ttf`, arabic);
    expect(Math.abs(measured - (FALLBACKS[1]?.[style] ?? 0))).toBeLessThan(tolerance);
  });
});
