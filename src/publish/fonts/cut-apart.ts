import { createRequire } from 'node:module';
import { runApart } from '../output/apart.ts';

const require = createRequire(import.meta.url);

/** What of a font's file is kept. */
interface Cut {
  readonly file: Buffer;
  readonly characters: string;
  readonly format: 'woff2' | 'truetype';
  /** OpenType tags of the layout features; all without it. */
  readonly features?: readonly string[];
  /** The weights of one that varies, or its one weight; a font that does not has none. */
  readonly weights?: number | { readonly min: number; readonly max: number };
}

/** For all files of a font: one with all letters of Chinese takes a few seconds, and half of the memory. */
const LIMITS = { time: 300_000, memory: 1_000_000_000 };

const PROGRAM = `
const cut = load();
let at = 0;
for (const { length, characters, format, features, weights } of asked) {
  const axes = weights === undefined ? {} : { variationAxes: { wght: weights } };
  const kept = features === undefined ? {} : { keepFeatures: features };
  give(await cut(input.subarray(at, at + length), characters, { targetFormat: format, ...kept, ...axes }));
  at += length;
}
`;

/** Cuts files of a font down to some characters (harfbuzz). Throws where nothing comes of it, and says of which font. */
export async function cutApart(cuts: readonly Cut[], font: string, limits = LIMITS): Promise<Buffer[]> {
  if (cuts.length === 0) return [];
  const input = Buffer.concat(cuts.map(({ file }) => file));
  const asked = cuts.map(({ file, ...cut }) => ({ ...cut, length: file.length }));
  try {
    return await runApart({ program: PROGRAM, uses: require.resolve('subset-font'), asked, input, limits });
  } catch {
    // What ended the process is of no help to the one who brought the font.
    throw new Error(`The font ${font} cannot be cut down to the letters of the site. Use another file of it.`);
  }
}
