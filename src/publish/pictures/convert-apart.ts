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
  /** What else holds of a picture with one colour to four points. */
  readonly ofPhoto?: { readonly chromaSubsampling?: string };
}

/** For all files that are made of one picture: the largest takes a tenth of the time, and half of the memory. */
const LIMITS = { time: 300_000, memory: 1_500_000_000 };

const PROGRAM = `
const sharp = load();
const read = () => sharp(input, { limitInputPixels: asked.pixels });
const isPhoto = (await read().metadata()).chromaSubsampling === '4:2:0';
for (const { width, extension, ofPhoto, ...written } of asked.wanted) {
  const sized = read().autoOrient().resize({ width, withoutEnlargement: true });
  give(await sized.toFormat(extension, { ...written, ...(isPhoto && ofPhoto) }).toBuffer());
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
