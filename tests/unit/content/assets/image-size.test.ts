import { describe, expect, test } from 'vitest';
import { isTurned } from '../../../../src/content/assets/exif.ts';
import { hasIcon, iconNames, iconSprite } from '../../../../src/content/assets/icons.ts';
import { imageSize } from '../../../../src/content/assets/image-size.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { lucide } from '../../../../src/disk/machine.ts';

const sizeOf = (name: string, content: string | Uint8Array) => imageSize(memoryFiles({ [name]: content }), name);
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const latin = (text: string) => [...Buffer.from(text, 'latin1')];

describe('the size of a PNG', () => {
  const png = Buffer.from([0x89, ...latin('PNG\r\n\x1a\n'), ...u32(13), ...latin('IHDR'), ...u32(70_000), ...u32(300)]);

  test('stands in its header', () => {
    expect(sizeOf('a.png', png)).toEqual({ width: 70_000, height: 300 });
  });

  test('is none where the file ends before it, or is not there', () => {
    expect(sizeOf('a.png', png.subarray(0, 22))).toBeUndefined();
    expect(imageSize(memoryFiles(), 'a.png')).toBeUndefined();
  });
});

describe('the size of a JPEG', () => {
  const start = [0xff, 0xd8];
  const segment = (marker: number, content: number[]) => [0xff, marker, ...u16(content.length + 2), ...content];
  const frame = (marker: number) => segment(marker, [8, ...u16(300), ...u16(400), 3, 1, 0x22, 0, 2, 0x11, 1]);
  const jpeg = (...segments: number[][]) => Buffer.from([...start, ...segments.flat()]);

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcf])('stands in frame header %i', (marker) => {
    expect(sizeOf('a.jpg', jpeg(frame(marker)))).toEqual({ width: 400, height: 300 });
  });

  test.each([0xc4, 0xc8, 0xcc, 0xbf, 0xd0, 0xfe])('is not looked for in segment %i', (marker) => {
    const other = segment(marker, [8, ...u16(1), ...u16(2), 3, 1, 0x22, 0, 2, 0x11, 1]);
    expect(sizeOf('a.jpg', jpeg(other, frame(0xc0)))).toEqual({ width: 400, height: 300 });
  });

  test('is none without a frame, or where a segment does not begin with its mark', () => {
    expect(sizeOf('a.jpg', jpeg(segment(0xe0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])))).toBeUndefined();
    expect(sizeOf('a.jpg', Buffer.from([...start, 0, 0xc0, ...frame(0xc0)]))).toBeUndefined();
    expect(sizeOf('a.jpg', jpeg(frame(0xc0)).subarray(0, 9))).toBeUndefined();
    expect(sizeOf('a.jpg', Buffer.from([0xff, 0xd9, ...frame(0xc0)]))).toBeUndefined();
    expect(sizeOf('a.jpg', Buffer.from([0xfe, 0xd8, ...frame(0xc0)]))).toBeUndefined();
  });

  /** The segment of a camera's notes: a list of entries with the byte order of the camera. */
  const exif = (order: 'II' | 'MM', entries: readonly (readonly [tag: number, value: number])[]) => {
    const short = (value: number) => (order === 'II' ? u16(value).reverse() : u16(value));
    const long = (value: number) => (order === 'II' ? u32(value).reverse() : u32(value));
    const list = entries.flatMap(([tag, value]) => [
      ...short(tag),
      ...short(3),
      ...long(1),
      ...short(value),
      ...short(0),
    ]);
    const tiff = [...latin(order), ...short(42), ...long(8), ...short(entries.length), ...list, ...long(0)];
    return segment(0xe1, [...latin('Exif\0\0'), ...tiff]);
  };
  const width = (notes: number[]) => sizeOf('a.jpg', jpeg(notes, frame(0xc0)))?.width;

  test.each([
    [1, 400],
    [3, 400],
    [4, 400],
    [5, 300],
    [6, 300],
    [7, 300],
    [8, 300],
    [9, 400],
  ])('held as in %i, a photograph is %i pixels wide', (held, wide) => {
    expect(width(exif('II', [[0x112, held]]))).toBe(wide);
    expect(width(exif('MM', [[0x112, held]]))).toBe(wide);
  });

  test('takes how it was held from that note alone', () => {
    const notes = [[0x10f, 6] as const, [0x110, 8] as const];
    for (const order of ['II', 'MM'] as const) {
      expect(width(exif(order, notes))).toBe(400);
      expect(width(exif(order, [...notes, [0x112, 6]]))).toBe(300);
      expect(width(exif(order, [...notes, [0x112, 1]]))).toBe(400);
      expect(width(exif(order, []))).toBe(400);
    }
  });
});

describe('the size of a WebP', () => {
  const webp = (kind: string, ...content: number[]) =>
    Buffer.from([...latin('RIFF'), 0, 0, 0, 0, ...latin(`WEBP${kind}`), 0, 0, 0, 0, ...content]);

  test('of the lossy kind', () => {
    const [width, height] = [u16(0x4000 | 400).reverse(), u16(0x8000 | 300).reverse()];
    expect(sizeOf('a.webp', webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, ...width, ...height))).toEqual({
      width: 400,
      height: 300,
    });
  });

  test('of the lossless kind', () => {
    const bits = (399 | (299 << 14) | (1 << 28)) >>> 0;
    expect(sizeOf('a.webp', webp('VP8L', 0x2f, ...u32(bits).reverse()))).toEqual({ width: 400, height: 300 });
  });

  test('of the extended kind', () => {
    const [width, height] = [
      [0x8f, 1, 1],
      [0x2b, 1, 0],
    ];
    expect(sizeOf('a.webp', webp('VP8X', 0, 0, 0, 0, ...(width ?? []), ...(height ?? [])))).toEqual({
      width: 0x1018f + 1,
      height: 300,
    });
  });

  test('of another kind is not known', () => {
    expect(sizeOf('a.webp', webp('VP9 ', ...new Array(20).fill(1)))).toBeUndefined();
  });
});

test('the size of an AVIF stands in its property', () => {
  const bytes = (brand: string, property: string) =>
    Buffer.from([
      ...u32(24),
      ...latin(brand),
      ...u32(0),
      ...u32(20),
      ...latin(property),
      ...u32(0),
      ...u32(400),
      ...u32(300),
    ]);
  expect(sizeOf('a.avif', bytes('ftypavif', 'ispe'))).toEqual({ width: 400, height: 300 });
  expect(sizeOf('a.avif', bytes('ftypavif', 'ispx'))).toBeUndefined();
  expect(sizeOf('a.avif', bytes('ftypmp42', 'ispe'))).toBeUndefined();
});

describe('the size of a drawing', () => {
  test.each([
    ['<svg width="20" height="10"/>', 20, 10],
    ["<svg width='20' height='10.5'>", 20, 10.5],
    ['<svg width="20px" height="10px">', 20, 10],
    ['<?xml version="1.0"?>\n<svg\n  width="20"\n  height="10"\n>', 20, 10],
    ['<svg viewBox="0 0 30 40">', 30, 40],
    ['<svg viewBox="0, 0, 30,40">', 30, 40],
    ["<svg viewBox='-5 -5 30 40'>", 30, 40],
    ['<svg width="60" viewBox="0 0 30 40">', 60, 40],
    ['<svg width="100%" height="100%" viewBox="0 0 30 40">', 30, 40],
    ['<svg stroke-width="9" viewBox="0 0 30 40">', 30, 40],
  ])('%s', (text, width, height) => {
    expect(sizeOf('a.svg', text)).toEqual({ width, height });
  });

  test.each([
    '<svg>',
    '<svg width="20">',
    '<svg height="10">',
    '<svg width="0" height="10">',
    '<svg width="20" height="0">',
    '<svg viewBox="0 0 30">',
    '<svg viewBox="a b c d">',
    '<svgx width="20" height="10">',
    '<g width="20" height="10">',
    '<svg><rect width="20" height="10"/></svg>',
    '',
  ])('%s has none', (text) => {
    expect(sizeOf('a.svg', text)).toBeUndefined();
  });
});

test('what is no picture has no size', () => {
  expect(sizeOf('a.png', 'words, words, words, words, words, words')).toBeUndefined();
  expect(sizeOf('a.txt', '<svg width="20" height="10"/>')).toBeUndefined();
});

describe('a camera’s note', () => {
  test('counts where it stands at the beginning, as cameras write it', () => {
    const note = Buffer.from('4578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
    expect(isTurned(note)).toBe(true);
    expect(isTurned(Buffer.concat([Buffer.alloc(64 * 1024), note]))).toBe(true);
    expect(isTurned(Buffer.concat([Buffer.alloc(64 * 1024 + 1), note]))).toBe(false);
  });
});

describe('icons', () => {
  test('are known by their names, old names included, and by nothing else', () => {
    expect(iconNames(lucide())).toEqual(expect.arrayContaining(['truck', 'check-circle']));
    expect(['truck', 'check-circle', 'truk', 'constructor', ''].map((name) => hasIcon(lucide(), name))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('stand in a sprite once each, in the order of their names', () => {
    const sprite = iconSprite(lucide(), ['truck', 'check', 'truck']);
    expect(
      [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(<.+?)<\/symbol>/g)].map(([, id]) => id),
    ).toEqual(['check', 'truck']);
    expect(sprite).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><symbol .*<\/symbol><\/svg>$/);
  });

  test('under an old name look as under the new one, and an unknown one is empty', () => {
    const body = (name: string) => /<symbol [^>]*>(.*)<\/symbol>/.exec(iconSprite(lucide(), [name]))?.[1];
    expect(body('check-circle')).toMatch(/^<.+>$/);
    expect(body('check-circle')).toBe(body('circle-check-big'));
    expect(body('nothing-like-it')).toBe('');
  });
});
