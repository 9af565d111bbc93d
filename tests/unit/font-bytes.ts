import { brotliCompressSync, constants, deflateSync } from 'node:zlib';

/** The bytes of numbers, each as wide as it says. */
const u16 = (...numbers: number[]) => Buffer.from(numbers.flatMap((number) => [(number >> 8) & 255, number & 255]));
const u32 = (...numbers: number[]) =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(number);
      return bytes;
    }),
  );

type Tables = Readonly<Record<string, Buffer>>;

/** A font of the given tables. */
export function fontFile(tables: Tables): Buffer {
  let at = 12 + 16 * Object.keys(tables).length;
  const directory = Object.entries(tables).map(([tag, content]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), u32(0, at, content.length)]);
    at += content.length;
    return entry;
  });
  return Buffer.concat([u32(0x10000), u16(directory.length, 0, 0, 0), ...directory, ...Object.values(tables)]);
}

/** The tables of a font file. */
export const tablesOf = (font: Buffer): Record<string, Buffer> =>
  Object.fromEntries(
    Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
      const at = 12 + 16 * place;
      const from = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );

/** A table of characters with the given sub-tables, for Windows. */
export function cmapTable(...subtables: Buffer[]): Buffer {
  let at = 4 + 8 * subtables.length;
  const records = subtables.map((each) => {
    const record = Buffer.concat([u16(3, 10), u32(at)]);
    at += each.length;
    return record;
  });
  return Buffer.concat([u16(0, subtables.length), ...records, ...subtables]);
}

/** A sub-table of format 12: groups of points. */
export const groups = (...ranges: readonly [from: number, to: number][]): Buffer =>
  Buffer.concat([
    u16(12, 0),
    u32(16 + 12 * ranges.length, 0, ranges.length),
    ...ranges.map(([from, to]) => u32(from, to, 1)),
  ]);

/** A sub-table of format 4: segments of points. */
export const segments = (...ranges: readonly [from: number, to: number][]): Buffer => {
  const of = (each: (range: readonly [number, number]) => number) => u16(...ranges.map(each));
  const parts = [of(([, to]) => to), u16(0), of(([from]) => from), of(() => 0), of(() => 0)];
  return Buffer.concat([u16(4, 16 + 8 * ranges.length, 0, 2 * ranges.length, 0, 0, 0), ...parts]);
};

/** A table of names, all of which are the same letters. */
export const nameTable = (count = 1, length = 2): Buffer =>
  Buffer.concat([
    u16(0, count, 6 + 12 * count),
    ...Array.from({ length: count }, () => u16(3, 1, 0x409, 1, length, 0)),
    Buffer.alloc(length, 'A'),
  ]);

/** A font packed as WOFF; `claimed` is how long its tables say that they are. */
export function woff(font: Buffer, claimed?: number): Buffer {
  const tables = Object.entries(tablesOf(font)).map(([tag, content]) => ({
    tag,
    content,
    packed: deflateSync(content),
  }));
  let at = 44 + 20 * tables.length;
  const directory = tables.map(({ tag, content, packed }) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), u32(at, packed.length, claimed ?? content.length, 0)]);
    at += packed.length;
    return entry;
  });
  const head = Buffer.concat([Buffer.from('wOFF'), u32(0x10000, at), u16(tables.length, 0), Buffer.alloc(28)]);
  return Buffer.concat([head, ...directory, ...tables.map(({ packed }) => packed)]);
}

/** A font packed as WOFF 2.0, its outlines as they are; `claimed` is how long its tables say that they are. */
export function woff2(font: Buffer, claimed?: number): Buffer {
  const tables = Object.entries(tablesOf(font));
  const packed = brotliCompressSync(Buffer.concat(tables.map(([, content]) => content)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  const directory = tables.flatMap(([tag, content]) => [
    Buffer.of(63 | (/glyf|loca/.test(tag) ? 192 : 0)),
    Buffer.from(tag, 'latin1'),
    base128(claimed ?? content.length),
  ]);
  const head = Buffer.concat([Buffer.from('wOF2'), u32(0x10000, 0), u16(tables.length, 0), u32(0, packed.length)]);
  return Buffer.concat([head, Buffer.alloc(48 - head.length), ...directory, packed]);
}

const base128 = (number: number) =>
  Buffer.of(
    ...[28, 21, 14, 7].map((bits) => ((number >>> bits) & 127) | 128).filter((_, at) => number >= 128 ** (4 - at)),
    number & 127,
  );

/** Rules of shaping that call each other: each of so many calls the next one twice, at every letter. */
export function doublingRules(depth: number): Buffer {
  const everyLetter = Buffer.concat([u16(2, 1), u16(0, 0xffff, 0)]);
  const next = (lookup: number) => Buffer.concat([u16(3, 1, 2, 16, 0, lookup + 1, 0, lookup + 1), everyLetter]);
  const last = Buffer.concat([u16(1, 6, 0), everyLetter]);
  const rules = Array.from({ length: depth }, (_, at) =>
    Buffer.concat([u16(at < depth - 1 ? 5 : 1, 0, 1, 8), at < depth - 1 ? next(at) : last]),
  );
  let at = 2 + 2 * depth;
  const offsets = rules.map((rule) => {
    at += rule.length;
    return at - rule.length;
  });
  const lookups = Buffer.concat([u16(depth, ...offsets), ...rules]);
  const script = Buffer.concat([u16(1), Buffer.from('DFLT'), u16(8), u16(4, 0), u16(0, 0xffff, 1, 0)]);
  const feature = Buffer.concat([u16(1), Buffer.from('liga'), u16(8), u16(0, 1, 0)]);
  const head = Buffer.concat([u32(0x10000), u16(10, 10 + script.length, 10 + script.length + feature.length)]);
  return Buffer.concat([head, script, feature, lookups]);
}
