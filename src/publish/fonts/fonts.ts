import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Face, FacePart } from '../../content/assets/faces.ts';
import { readFont } from '../../disk/font-file.ts';
import { cssString } from '../../render/escape.ts';
import { cutApart } from './cut-apart.ts';

/** A font file, cut down to what the site uses. */
export interface FontFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** The characters in it. */
  readonly characters: string;
  readonly family: string;
  readonly weights: FacePart['weights'];
  /** True where other files have more letters of the same weight. */
  readonly isPart: boolean;
}

/** What shapes text as it should be, all scripts taken together; fractions, with digits of their own, nobody asks for. */
export const FEATURES = [
  'ccmp',
  'locl',
  'kern',
  'liga',
  'rlig',
  'calt',
  'init',
  'medi',
  'fina',
  'isol',
  'mark',
  'mkmk',
  // Letters that hang on one another, as in Nastaliq.
  'curs',
  // The syllables of Devanagari and its sisters, in the order in which they are put together.
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct', 'cfar'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist'],
  // Korean syllables written letter by letter.
  ...['ljmo', 'vjmo', 'tjmo'],
];

export const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8);

/** The files of a face, each with those of the characters that it serves: of each weight the first file that has one. */
function served({ parts }: Face, characters?: ReadonlySet<string>) {
  const taken = new Map<string, Set<string>>();
  return parts.flatMap((part) => {
    const of = String(part.weights);
    const before = taken.get(of) ?? new Set();
    taken.set(of, before);
    const facts = readFont(part.path);
    const had = [...(facts?.characters ?? [])].map((point) => String.fromCodePoint(point));
    const own = had.filter((character) => !before.has(character) && (characters?.has(character) ?? true));
    for (const character of own) before.add(character);
    const isPart = parts.some((other) => other !== part && String(other.weights) === of);
    const isVarying = facts !== undefined && facts.weights[0] < facts.weights[1];
    return own.length > 0 ? [{ part, isPart, isVarying, characters: own.sort().join('') }] : [];
  });
}

/** Scripts whose letters come apart before they are joined with others. */
const COMPOUND =
  /[\p{sc=Thai}\p{sc=Lao}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;

/** Characters with those that shaping makes of them: it takes `ำ` for a ring and a vowel (OpenType, Thai and Lao). */
export const withParts = (characters: Iterable<string>): ReadonlySet<string> =>
  new Set([...characters].flatMap((each) => (COMPOUND.test(each) ? [each, ...each.normalize('NFKD')] : [each])));

/** Cuts a face down to the given characters, a file for each part of it that has any of them. */
export async function buildFonts(face: Face, characters: ReadonlySet<string>): Promise<FontFile[]> {
  const parts = served(face, withParts(characters));
  const cuts = parts.map(({ part, isVarying, characters: own }) => {
    const [min, max] = part.weights;
    const varying = isVarying ? { weights: { min, max } } : {};
    return { file: readFileSync(part.path), characters: own, format: 'woff2', features: FEATURES, ...varying } as const;
  });
  const made = await cutApart(cuts, face.source);
  return parts.flatMap(({ part, isPart, characters: own }, index) => {
    const bytes = made[index];
    if (!bytes) return [];
    const name = `${part.name}-${hash(bytes)}.woff2`;
    return [{ name, bytes, characters: own, family: face.family, weights: part.weights, isPart }];
  });
}

/**
 * `U+20-7E` notation of the characters, as `unicode-range` wants it. A gap between two of them is bridged when no
 * other file has a character in it: the page is shorter, and what nobody has typed asks for nothing.
 */
export function unicodeRange(characters: string, others = ''): string {
  const points = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const foreign = points(others);
  const ranges: [number, number][] = [];
  for (const point of points(characters)) {
    const last = ranges.at(-1);
    if (last && !foreign.some((other) => other > last[1] && other < point)) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/**
 * The `@font-face` rules of files, in which one that is a part of its face names its characters; `beside` are those that it
 * has in files of other rules.
 */
export const fontFaces = (files: readonly FontFile[], address: (name: string) => string, beside = ''): string =>
  files
    .map((file) => {
      const { name, family, weights, characters, isPart } = file;
      const isSister = (other: FontFile) =>
        other !== file && other.family === family && String(other.weights) === String(weights);
      const others = files.filter(isSister).map((other) => other.characters);
      const range = isPart ? `;unicode-range:${unicodeRange(characters, others.join('') + beside)}` : '';
      return `@font-face{font-family:${cssString(family)};font-display:swap;font-weight:${[...new Set(weights)].join(' ')};src:url(${cssString(address(name))})${range}}`;
    })
    .join('');

/** A face's files as they are shipped, with every character: for the authors' server, where any may be typed. */
export const wholeFonts = (face: Face): FontFile[] =>
  served(face).map(({ part, isPart, characters }) => ({
    name: part.name + extname(part.path),
    bytes: readFileSync(part.path),
    characters,
    family: face.family,
    weights: part.weights,
    isPart,
  }));
