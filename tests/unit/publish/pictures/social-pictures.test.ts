import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { lookOf } from '../../../../schema/look.ts';
import { theme } from '../../../../schema/theme.ts';
import type { Face } from '../../../../src/content/assets/faces.ts';
import { readSvg } from '../../../../src/content/assets/svg-reader.ts';
import { FACES } from '../../../../src/disk/faces.ts';
import { drawGround, drawSocialPicture, type SocialContent } from '../../../../src/publish/pictures/social-drawing.ts';
import { piecesOf, setTitle } from '../../../../src/publish/pictures/social-layout.ts';
import { placeNames } from '../../../../src/publish/pictures/social-names.ts';
import { pictureOfGround, pictureOfMark, socialPictures } from '../../../../src/publish/pictures/social-pictures.ts';

const engine = join(import.meta.dirname, '../../../..');
const folders: string[] = [];
const cache = () => {
  const folder = mkdtempSync(join(tmpdir(), 'social-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const { svg } = readSvg('<svg viewBox="0 0 34 26"><path d="M0 0h34v26z" fill="currentColor"/></svg>');
if (!svg) throw new Error('The mark has a fault.');

const point = (x: number, y: number) => ({ x: String(x), y: String(y) });
const lanes = [{ from: point(700, 104), bend: point(905, 66), to: point(1106, 176) }];
const look = lookOf(theme.parse({ social: { grid: 'true', lanes } }));
const { colors } = look;
const LATIN: SocialContent = {
  title: 'Fırıncılar için güvenilir ve hızlı un tedariki danışmanlığı',
  brand: 'Bakery',
  mark: await pictureOfMark({ width: 34, height: 26, svg }, colors),
  look,
  language: 'tr',
  direction: 'ltr',
};
const ARABIC: SocialContent = {
  ...LATIN,
  title: 'الخبز: من Bakery إلى بيتك (24/7)',
  brand: 'مخبز',
  language: 'ar',
  direction: 'rtl',
  badge: { label: 'الشمال', color: '#1B7A4B' },
};

/** The columns in which there is something other than the ground, in a band of the picture's rows. */
async function inkedColumns(path: string, { top, height }: { top: number; height: number }): Promise<number[]> {
  const { data, info } = await sharp(path)
    .extract({ left: 0, top, width: 1200, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 0).some((v) => v > 200),
  );
}

describe.each([
  ['left to right', LATIN],
  ['right to left', ARABIC],
])('a picture %s', (_, content) => {
  test('is a palette PNG of 1200 by 630 pixels and at most 40 kB, the same byte for byte each time', async () => {
    const [one, other] = [cache(), cache()];
    const { name, path } = await socialPictures({ engine, cache: one })(content);
    const again = await socialPictures({ engine, cache: other })(content);
    expect(name).toMatch(/^social-[\w-]{8}\.png$/);
    expect(again.name).toBe(name);
    expect(readFileSync(again.path).equals(readFileSync(path))).toBe(true);
    expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, isPalette: true });
    expect(statSync(path).size).toBeLessThan(40_000);
  });

  test('has its title at the side where lines begin', async () => {
    const { path } = await socialPictures({ engine, cache: cache() })(content);
    const columns = await inkedColumns(path, { top: 480, height: 100 });
    const { first, last } = { first: columns[0] ?? 0, last: columns.at(-1) ?? 0 };
    expect(content.direction === 'rtl' ? 1200 - last : first).toBeGreaterThan(60);
    expect(content.direction === 'rtl' ? 1200 - last : first).toBeLessThan(85);
    expect(last - first).toBeGreaterThan(300);
  });
});

describe('Arabic in a picture', () => {
  /** The widths of what stands in the title's line with ground on both sides, from left to right. */
  const pieces = async (title: string) => {
    const { path } = await socialPictures({ engine, cache: cache() })({ ...ARABIC, title });
    // The left half has the routes' map in it.
    const columns = (await inkedColumns(path, { top: 480, height: 100 })).filter((x) => x > 600);
    return columns.reduce<number[]>((widths, x, place) => {
      if (place > 0 && columns[place - 1] === x - 1) widths.push((widths.pop() ?? 0) + 1);
      else widths.push(1);
      return widths;
    }, []);
  };

  test('is joined: a word is one piece', async () => {
    expect(await pieces('سسسسس')).toHaveLength(1);
    // With the sign that keeps letters apart (Unicode, U+200C) each stands alone.
    expect(await pieces('س\u200cس\u200cس\u200cس\u200cس')).toHaveLength(5);
  });

  test('begins at the right', async () => {
    const [last = 0, first = 0] = await pieces('س سسسسسس');
    expect(last).toBeGreaterThan(first);
  });
});

test('a picture is drawn once; another title, brand, direction or region is another picture', async () => {
  const folder = cache();
  const draw = socialPictures({ engine, cache: folder });
  const { name, path } = await draw(LATIN);
  const { mtimeMs } = statSync(path);
  expect((await socialPictures({ engine, cache: folder })(LATIN)).name).toBe(name);
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
  const others = [{ title: 'Un' }, { brand: 'Mill' }, { badge: { label: 'North', color: '#000' } }];
  const names = await Promise.all(others.map(async (change) => (await draw({ ...LATIN, ...change })).name));
  expect(new Set([name, ...names]).size).toBe(4);
});

test('a font that has to be cut is cut once for all characters of the site, and draws the same pictures', async () => {
  const faces = FACES.map(({ drawn, ...face }): Face => face) as [Face, ...Face[]];
  const titles = ['Bread', 'Mill and flour'];
  const characters = [...titles, LATIN.brand].join('');
  const [apart, together] = [cache(), cache()];
  const drawnIn = async (folder: string, all?: string) => {
    const draw = socialPictures({ engine, cache: folder, ...(all && { characters: all }) });
    const drawn: Buffer[] = [];
    for (const title of titles) drawn.push(readFileSync((await draw({ ...LATIN, title }, faces)).path));
    return drawn;
  };
  expect(await drawnIn(together, characters)).toEqual(await drawnIn(apart));
  // One of each weight.
  expect(readdirSync(join(together, 'fonts'))).toHaveLength(2);
  expect(readdirSync(join(apart, 'fonts'))).toHaveLength(3);
});

const plain = { attributes: '' };
const LAYOUT = {
  leading: 1.14,
  writing: { title: plain, brand: plain, badge: plain, names: plain },
  titleWidth: 400,
  badgeWidth: 0,
  nameWidths: [],
};

test('words with signs of XML stay words', () => {
  const content = { ...LATIN, brand: 'Flour & "Sons" <b>' };
  const svg = drawSocialPicture(content, { ...LAYOUT, title: { size: 60, lines: ['A & B'] } });
  expect(svg).toContain('Flour &amp; &quot;Sons&quot; &lt;b&gt;');
  expect(svg).toContain('A &amp; B');
});

describe('a title', () => {
  const room = { width: 850, height: 390, leading: 1.14 };
  /** Every letter is half as wide as it is high. */
  const measure = (line: string) => line.length / 2;

  test.each([
    ['Bread', 84, ['Bread']],
    ['Bread and butter for everybody', 84, ['Bread and butter', 'for everybody']],
    ['One two three four five six seven eight nine ten eleven twelve thirteen', 84, 4],
    ['word '.repeat(22), 56, 4],
    ['word '.repeat(60), 40, 4],
    ['x'.repeat(60), 28, 1],
  ])('%j is set at %i pixels', (title, size, lines) => {
    const set = setTitle(piecesOf(title, 'en'), room, measure);
    expect(set.size).toBe(size);
    if (typeof lines === 'number') expect(set.lines).toHaveLength(lines);
    else expect(set.lines).toEqual(lines);
    for (const line of set.lines) expect(measure(line) * set.size).toBeLessThanOrEqual(room.width);
  });

  test('that does not fit is cut between words, visibly', () => {
    expect(setTitle(piecesOf('word '.repeat(60), 'en'), room, measure).lines.at(-1)).toMatch(/^word( word)*…$/);
    expect(setTitle(piecesOf('word '.repeat(8), 'en'), room, measure).lines.join(' ')).toBe('word '.repeat(8).trim());
  });

  test.each([
    ['ja', '毎朝、石窯で焼き上げるパン。', ['毎朝、', '石窯', 'で', '焼き上げる', 'パン。 ']],
    ['th', 'ขนมปังอบสดใหม่ทุกเช้า', ['ขนมปัง', 'อบ', 'สด', 'ใหม่', 'ทุก', 'เช้า ']],
    ['ko', '매일 아침 굽는 빵', ['매일 ', '아침 ', '굽는 ', '빵 ']],
    ['zh', '我们的“老面包”', null],
  ])('in %s breaks where its language breaks lines', (language, title, pieces) => {
    const found = piecesOf(title, language);
    expect(found.join('').trimEnd()).toBe(title);
    if (pieces) expect(found).toEqual(pieces);
    // No line begins with a mark that closes, none ends with one that opens.
    expect(found.filter((piece) => /^[、。”]|“ ?$/.test(piece))).toEqual([]);
  });

  test('leaves no word alone where lines can be equal', () => {
    expect(
      setTitle(piecesOf('Selling bread in all northern towns and villages now', 'en'), room, measure).lines,
    ).toEqual(['Selling bread in', 'all northern towns', 'and villages now']);
  });
});

test('a mark at which the rasteriser ends its process ends the build with a sentence', async () => {
  const shape = '<rect x="-900" width="9" height="9" filter="url(#f)"/>';
  const { svg: far } = readSvg(`<svg><filter id="f"><feGaussianBlur stdDeviation="1"/></filter>${shape}</svg>`);
  await expect(far && pictureOfMark({ width: 20, height: 10, svg: far }, colors)).rejects.toThrow(
    'public/mark.svg cannot be drawn.',
  );
});

test('a picture of a look without a drawing has a plain ground', () => {
  const layout = { ...LAYOUT, title: { size: 60, lines: ['Bread'] } };
  const svg = drawSocialPicture(
    { title: 'Bread', brand: 'Bakery', language: 'en', direction: 'ltr', look: lookOf(theme.parse({})) },
    layout,
  );
  expect(svg).not.toMatch(/<(circle|path|pattern)/);
  const drawn = drawSocialPicture({ title: 'Bread', brand: 'Bakery', language: 'ar', direction: 'rtl', look }, layout);
  expect(drawn).toContain('<path d="M700 104Q905 66 1106 176"/>');
  expect(drawn.match(/<circle/g)).toHaveLength(2);
});

test('right to left what is drawn stands at the other edge, and east is still to the right', () => {
  const layout = { ...LAYOUT, title: { size: 60, lines: ['Bread'] } };
  const drawn = drawSocialPicture({ title: 'خبز', brand: 'Bakery', language: 'ar', direction: 'rtl', look }, layout);
  expect(drawn).toContain('<g transform="translate(-606)">');
  expect(drawn).not.toMatch(/matrix\(-1|scale\(-/);
});

test('a map behind the lanes moves with them, and is drawn once for each direction', async () => {
  const map = readSvg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>');
  const drawing = map.svg && { width: 40, height: 20, svg: map.svg };
  const onMap = { ...look, social: { ...look.social, ground: { src: '/map.svg', x: 10, y: 20, width: 400 } } };
  expect(drawing && drawGround(drawing, onMap, 'ltr')).toContain(
    '<use href="#ground" x="10" y="20" width="400" height="200"',
  );
  expect(drawing && drawGround(drawing, onMap, 'rtl')).toContain('<use href="#ground" x="-596" y="20"');
  const picture = drawing && (await pictureOfGround(drawing, onMap, 'ltr'));
  expect(picture).toMatch(/^data:image\/png;base64,/);
});

describe('names of places', () => {
  const widths = [3, 3];
  const free = { left: 20, right: 1180 };
  const lane = { from: { x: 700, y: 100 }, bend: { x: 900, y: 100 }, to: { x: 1150, y: 200 } };
  const names = [
    { ...lane.from, label: 'Workshop' },
    { ...lane.to, label: 'Lake' },
  ];

  test('stand beside their dots, never across a lane or beyond the edge', () => {
    const [workshop, lake] = placeNames(names, { widths, lanes: [lane], free, taken: [] });
    expect(workshop).toMatchObject({ x: 700 - 24 - 78 });
    expect(lake?.x).toBeLessThan(1150 - 78);
  });

  test('keep clear of the title, and of one another', () => {
    const title = { x: 600, y: 80, width: 90, height: 40 };
    const [first, second, third] = placeNames([...names, { x: 700, y: 130, label: 'Barn' }], {
      widths: [3, 3, 3],
      lanes: [lane],
      free,
      taken: [title],
    });
    expect(first && first.x + 78 > 600 && first.x < 690 && first.y > 80 && first.y < 120).toBe(false);
    expect(second?.label).toBe('Lake');
    const across = Math.abs((first?.x ?? 0) - (third?.x ?? 0));
    const down = Math.abs((first?.y ?? 0) - (third?.y ?? 0));
    expect(across >= 78 || down >= 26).toBe(true);
  });

  test('are written once where several lanes have one place', () => {
    expect(placeNames([...names, ...names], { widths: [3, 3, 3, 3], lanes: [lane], free, taken: [] })).toHaveLength(2);
  });

  test.each([
    ['ltr', 0],
    ['rtl', -606],
  ] as const)('move with the lanes: %s', (direction, moved) => {
    const content = { ...LATIN, direction, names: [{ x: 700, y: 104, label: 'Un & ekmek' }] };
    const svg = drawSocialPicture(content, { ...LAYOUT, nameWidths: [4], title: { size: 60, lines: ['Bread'] } });
    const [, x] = /<text x="([\d.-]+)"[^>]*>\u2067?Un &amp; ekmek/u.exec(svg) ?? [];
    expect(Number(x)).toBeGreaterThan(0);
    expect(Math.abs(Number(x) - (700 + moved))).toBeLessThan(160);
  });
});
