import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { cssString } from '../render/escape.ts';
import { fallbackFaces } from './fallback-fonts.ts';

/** A font file cut down to what the site uses. */
export interface FontFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** The characters in it. */
  readonly characters: string;
}

/** The weights that the styles use, from text to strong; lighter and bolder ones are cut off too. */
const WEIGHTS = { min: 400, max: 600 };

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
];

/** The parts of Readex Pro, the first that has a character serving it. */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'arabic'] as const;

const require = createRequire(import.meta.url);

/** A part as it is shipped, and the characters that the font itself says it has; U+FFFF ends its table. */
function readPart(id: (typeof PARTS)[number]) {
  const bytes = readFileSync(
    require.resolve(`@fontsource-variable/readex-pro/files/readex-pro-${id}-wght-normal.woff2`),
  );
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`The part ${id} of Readex Pro is not one font.`);
  const points = font.characterSet.filter((point) => point > 0x1f && point !== 0xffff);
  return { id, bytes, characters: new Set(points.map((point) => String.fromCodePoint(point))) };
}

export const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8);

/** Cuts the site's font down to the given characters, a file for each part of it that has any of them. */
export async function buildFonts(characters: ReadonlySet<string>): Promise<FontFile[]> {
  const files: FontFile[] = [];
  const left = new Set([...characters].sort());
  for (const part of PARTS.map(readPart)) {
    const own = [...left].filter((character) => part.characters.has(character)).join('');
    for (const character of own) left.delete(character);
    if (!own) continue;
    const bytes = await subsetFont(part.bytes, own, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: WEIGHTS },
    });
    files.push({ name: `${part.id}-${hash(bytes)}.woff2`, bytes, characters: own });
  }
  return files;
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

/** The `@font-face` rules: the cut-down files, and the fallbacks until they arrive. */
export function fontFaces(files: readonly FontFile[], address: (name: string) => string): string {
  const faces = files.map((file) => {
    const others = files.filter((other) => other !== file).map(({ characters }) => characters);
    return `@font-face{font-family:"Readex Pro";font-display:swap;font-weight:${WEIGHTS.min} ${WEIGHTS.max};src:url(${cssString(address(file.name))});unicode-range:${unicodeRange(file.characters, others.join(''))}}`;
  });
  return [...faces, ...fallbackFaces()].join('');
}

/** The font's parts as they are shipped, with every character: for the authors' server, where any may be typed. */
export function wholeFonts(): FontFile[] {
  const served = new Set<string>();
  return PARTS.map(readPart).map(({ id, bytes, characters }) => {
    const own = [...characters].filter((character) => !served.has(character));
    for (const character of own) served.add(character);
    return { name: `${id}.woff2`, bytes, characters: own.join('') };
  });
}
