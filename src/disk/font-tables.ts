import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { MOST_FONT_BYTES } from '../content/assets/machine.ts';

/** Points that a font may name; Unicode has hardly more letters, and a font no more than 65,535 shapes. */
const MOST_CHARACTERS = 150_000;
/** Bytes of all names that a font has. */
const MOST_NAMES = 1_000_000;
/** Tables that a font may have; formats know some sixty. */
const MOST_TABLES = 200;
/** Tables of characters that a font may have: one for each system that reads it. */
const MOST_CHARACTER_TABLES = 20;

/** What a font's file holds, by the tags of its tables (OpenType 1.9, WOFF 1.0, WOFF 2.0). */
type Tables = ReadonlyMap<string, Buffer>;

const SFNT = new Set(['\x00\x01\x00\x00', 'OTTO', 'true']);

/** How much a font holds: bytes once it is unpacked, and points that have a letter. */
interface FontShape {
  readonly bytes: number;
  readonly characters: number;
}

/**
 * How much a font holds, infinitely much where no font has as much; undefined where it is none or its tables say more than
 * they hold. Nothing else may read a font before: readers believe what a table says of its own length.
 */
export function shapeOfFont(file: Buffer): FontShape | undefined {
  try {
    const tables = tablesOf(file);
    if (tables === 'too-large') return { bytes: Number.POSITIVE_INFINITY, characters: 0 };
    const bytes = sum([...tables.values()].map(({ length }) => length));
    const [cmap, name] = [tables.get('cmap'), tables.get('name')];
    const characters = cmap && name && lettersIn(name) <= MOST_NAMES ? charactersIn(cmap) : Number.POSITIVE_INFINITY;
    return characters <= MOST_CHARACTERS ? { bytes, characters } : undefined;
  } catch {
    return undefined;
  }
}

function tablesOf(bytes: Buffer): Tables | 'too-large' {
  if (bytes.length > MOST_FONT_BYTES) return 'too-large';
  const kind = bytes.toString('latin1', 0, 4);
  if (kind === 'wOF2') return tablesOfWoff2(bytes);
  if (kind === 'wOFF') return tablesOfWoff(bytes);
  if (!SFNT.has(kind)) throw new RangeError(kind);
  return new Map(
    entries(bytes.readUInt16BE(4), (at) => {
      const entry = 12 + 16 * at;
      const [from, length] = [bytes.readUInt32BE(entry + 8), bytes.readUInt32BE(entry + 12)];
      return [bytes.toString('latin1', entry, entry + 4), part(bytes, from, length)];
    }),
  );
}

function entries<T>(count: number, read: (at: number) => T): T[] {
  if (count > MOST_TABLES) throw new RangeError(String(count));
  return Array.from({ length: count }, (_, at) => read(at));
}

/** Bytes that are there. */
function part(bytes: Buffer, from: number, length: number): Buffer {
  if (from + length > bytes.length) throw new RangeError(String(from + length));
  return bytes.subarray(from, from + length);
}

function tablesOfWoff(bytes: Buffer): Tables | 'too-large' {
  const packed = entries(bytes.readUInt16BE(12), (at) => {
    const entry = 44 + 20 * at;
    const [from = 0, length = 0, unpacked = 0] = [4, 8, 12].map((each) => bytes.readUInt32BE(entry + each));
    return { tag: bytes.toString('latin1', entry, entry + 4), content: part(bytes, from, length), unpacked };
  });
  if (sum(packed.map(({ unpacked }) => unpacked)) > MOST_FONT_BYTES) return 'too-large';
  const unpack = ({ content, unpacked }: (typeof packed)[number]) =>
    content.length === unpacked ? content : exactly(unpacked, inflateSync(content, { maxOutputLength: unpacked || 1 }));
  return new Map(packed.map((each) => [each.tag, unpack(each)]));
}

/** The tags that WOFF 2.0 writes as numbers, as far as they are asked for (its section 4.1). */
const TAGS: Readonly<Record<number, string>> = { 0: 'cmap', 5: 'name', 10: 'glyf', 11: 'loca' };

function tablesOfWoff2(bytes: Buffer): Tables | 'too-large' {
  let at = 48;
  const number = () => {
    for (let value = 0, count = 0; count < 5; count++) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError(String(at));
  };
  const packed = entries(bytes.readUInt16BE(12), (place) => {
    const flags = bytes.readUInt8(at++);
    const known = flags & 63;
    if (known === 63) at += 4;
    const tag = known === 63 ? bytes.toString('latin1', at - 4, at) : (TAGS[known] ?? `#${known} ${place}`);
    const length = number();
    // Outlines are changed unless the flags say 3, all others only if they say so.
    const isChanged = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length, unpacked: isChanged ? number() : length };
  });
  const lengths = packed.map(({ unpacked }) => unpacked);
  const whole = sum(lengths);
  if (Math.max(whole, sum(packed.map(({ length }) => length))) > MOST_FONT_BYTES) return 'too-large';
  const content = part(bytes, at, bytes.readUInt32BE(20));
  const unpacked = exactly(whole, brotliDecompressSync(content, { maxOutputLength: whole || 1 }));
  return new Map(
    packed.map(({ tag, unpacked: length }, place) => [tag, part(unpacked, sum(lengths.slice(0, place)), length)]),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function exactly(length: number, bytes: Buffer): Buffer {
  if (bytes.length !== length) throw new RangeError(String(bytes.length));
  return bytes;
}

/** Bytes of all names: many may lie over each other. */
const lettersIn = (name: Buffer) =>
  sum(Array.from({ length: name.readUInt16BE(2) }, (_, at) => name.readUInt16BE(6 + 12 * at + 8)));

/** How many points the largest table of characters names. */
function charactersIn(cmap: Buffer): number {
  const count = cmap.readUInt16BE(2);
  const places = new Set(Array.from({ length: count }, (_, at) => cmap.readUInt32BE(4 + 8 * at + 4)));
  if (places.size > MOST_CHARACTER_TABLES) throw new RangeError(String(places.size));
  return Math.max(...[...places].map((place) => pointsIn(cmap.subarray(place))));
}

function pointsIn(table: Buffer): number {
  const format = table.readUInt16BE(0);
  if (format === 4) return pointsInSegments(table);
  if (format === 6) return table.readUInt16BE(8);
  if (format === 10) return part(table, 20, 2 * table.readUInt32BE(16)).length / 2;
  if (format === 12 || format === 13) return pointsInGroups(table);
  // 0 has 256 characters, 14 chooses between shapes; what is of any other kind is read by nobody.
  return 256;
}

function pointsInSegments(table: Buffer): number {
  const length = table.readUInt16BE(6);
  const ends = part(table, 14, length);
  const starts = part(table, 16 + length, length);
  let points = 0;
  for (let at = 0; at + 1 < length; at += 2) points += Math.max(0, ends.readUInt16BE(at) - starts.readUInt16BE(at) + 1);
  return points;
}

function pointsInGroups(table: Buffer): number {
  const groups = part(table, 16, 12 * table.readUInt32BE(12));
  let points = 0;
  for (let at = 0; at < groups.length; at += 12)
    points += Math.max(0, groups.readUInt32BE(at + 4) - groups.readUInt32BE(at) + 1);
  return points;
}
