import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { MOST_FONT_BYTES } from '../../../src/content/assets/machine.ts';
import { factsOf } from '../../../src/disk/font-file.ts';
import { shapeOfFont } from '../../../src/disk/font-tables.ts';
import { cmapTable, fontFile, groups, nameTable, segments, tablesOf, woff, woff2 } from '../font-bytes.ts';

const require = createRequire(import.meta.url);
const real = readFileSync(
  require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
);
/** A font that is read, but for some tables. */
const withTables = (tables: Record<string, Buffer>) => fontFile({ ...tablesOf(real), ...tables });
const withCmap = (...subtables: Buffer[]) => withTables({ cmap: cmapTable(...subtables) });
const EVERYTHING = [0, 0xffff] as [number, number];

describe('a font is read', () => {
  test.each([
    ['as it is', real],
    ['with its tables in another order', withTables({})],
    ['packed as WOFF', woff(real)],
    ['packed as WOFF 2.0', woff2(real)],
  ])('%s', (_, font) => {
    expect(shapeOfFont(font)?.characters).toBeGreaterThan(100);
    expect(factsOf(font)?.family).toBe('Noto Sans Hebrew');
    expect(factsOf(font)?.characters).toEqual(factsOf(real)?.characters);
  });

  test.each([
    ['groups', groups([0x20, 0x7e], [0x5d0, 0x5ea])],
    ['segments', segments([0x20, 0x7e], [0x5d0, 0x5ea])],
  ])('with characters in %s', (_, subtable) => {
    expect(shapeOfFont(withCmap(subtable))?.characters).toBe(95 + 27);
    expect(factsOf(withCmap(subtable))?.characters.size).toBe(95 + 27);
  });
});

const zeros = fontFile({
  name: nameTable(),
  cmap: cmapTable(groups([0x20, 0x7e])),
  zero: Buffer.alloc(MOST_FONT_BYTES),
});

describe('before a font is read, it is refused', () => {
  test.each([
    ['for one group of all numbers', withCmap(groups([0, 0xffffffff]))],
    ['for a group of more points than there are letters', withCmap(groups([0, 0x10ffff]))],
    ['for many groups of the same points', withCmap(groups(...Array<[number, number]>(100).fill(EVERYTHING)))],
    ['for many segments of the same points', withCmap(segments(...Array<[number, number]>(100).fill(EVERYTHING)))],
    ['for such a table behind another', withCmap(groups([0x20, 0x7e]), groups([0, 0xffffffff]))],
    ['for more groups than it has', withCmap(groups([0x20, 0x7e]).fill(255, 12, 16))],
    ['for too many tables of characters', withCmap(...Array<Buffer>(30).fill(groups([0x20, 0x7e])))],
    ['for names that lie over each other', withTables({ name: nameTable(5000, 60_000) })],
    ['for tables beyond its end', real.subarray(0, -1000)],
    ['for a directory without an end', Buffer.concat([real.subarray(0, 4), Buffer.of(255, 255), real.subarray(6)])],
    ['for being several', Buffer.concat([Buffer.from('ttcf'), real.subarray(4)])],
    ['for tables of WOFF that say that they are longer', woff(real, 100_000)],
    ['for tables of WOFF 2.0 that say that they are longer', woff2(real, 100_000)],
    ['for tables of WOFF 2.0 that say that they are shorter', woff2(real, 10)],
    ['for being no font', Buffer.from('url: https://www.example.test\n')],
    ['for being nothing', Buffer.alloc(0)],
  ])('%s', (_, font) => {
    expect(shapeOfFont(font)).toBeUndefined();
    expect(factsOf(font)).toBeUndefined();
  });

  test.each([
    ['WOFF', woff(zeros)],
    ['WOFF that says so of four billion', woff(real, 0xffffffff)],
    ['WOFF 2.0', woff2(zeros)],
    ['WOFF 2.0 that says so of four billion', woff2(real, 0xffffffff)],
  ])('for unpacking to more than any font has, from %s', (_, font) => {
    expect(font.length).toBeLessThan(100_000);
    expect(shapeOfFont(font)?.bytes).toBe(Number.POSITIVE_INFINITY);
    expect(factsOf(font)).toBeUndefined();
  });
});
