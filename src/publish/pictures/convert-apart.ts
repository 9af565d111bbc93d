import { createRequire } from 'node:module';
import { PICTURE_LIMITS } from '../../content/assets/picture-limits.ts';
import { runApart } from '../output/apart.ts';

const require = createRequire(import.meta.url);

/** How a picture is to be written. */
interface Wanted {
  /** In pixels; a smaller picture stays as it is. */
  readonly width: number;
  readonly extension: string;
  readonly quality: number;
  readonly effort?: number;
}

/** For all files that are made of one picture: the largest takes a tenth of the time, and half of the memory. */
const LIMITS = { time: 300_000, memory: 1_500_000_000 };

const PROGRAM = `
const sharp = load();
for (const { width, extension, ...written } of asked.wanted) {
  const picture = sharp(input, { limitInputPixels: asked.pixels }).autoOrient();
  give(await picture.resize({ width, withoutEnlargement: true }).toFormat(extension, written).toBuffer());
}
`;

/** Makes files of a picture. Throws where nothing comes of it. */
export const convertApart = (picture: Uint8Array, wanted: readonly Wanted[], limits = LIMITS): Promise<Buffer[]> =>
  runApart({
    program: PROGRAM,
    uses: require.resolve('sharp'),
    asked: { wanted, pixels: PICTURE_LIMITS.pixels },
    input: Buffer.from(picture.buffer, picture.byteOffset, picture.length),
    limits,
  });
