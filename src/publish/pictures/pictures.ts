import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFile } from '../../content/assets/picture-files.ts';
import { PICTURE_LIMITS } from '../../content/assets/picture-limits.ts';
import type { PublicFiles } from '../../content/assets/public-files.ts';
import { isKept, keepFile } from '../output/kept-files.ts';
import type { Output } from '../output/output.ts';

interface PicturesOptions {
  /** The content root. */
  readonly root: string;
  readonly publicFiles: PublicFiles;
  /** The folder in which finished files are kept between builds. */
  readonly cache: string;
  /** The pictures that pages use, by their address below `public/`, and the files to be made from each. */
  readonly pictures: ReadonlyMap<string, readonly PictureFile[]>;
}

/** Writes every size and format of the site's pictures; what an earlier build has made is taken from there. */
export async function writePictures(
  { root, publicFiles, cache, pictures }: PicturesOptions,
  output: Output,
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  for (const [src, files] of pictures) {
    const picture = publicFiles.get(src);
    if (!picture) throw new Error(`The picture ${src} is gone although the check has seen it.`);
    for (const file of files) {
      const path = join(cache, `${file.sum}-${file.width}.${file.format.extension}`);
      if (!isKept(path)) keepFile(path, await convert(join(root, picture), file));
      output.copyKept(path, `assets/${file.name}`);
    }
  }
}

/** Takes a moment to load, and most builds find all pictures made. */
const loadSharp = async () => (await import('sharp')).default;

/** True of a picture that others can be made of: one that ends too early is none. */
export async function canBeConverted(picture: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  try {
    await sharp(picture, { limitInputPixels: PICTURE_LIMITS.pixels }).resize({ width: 16 }).toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function convert(path: string, { width, format }: PictureFile): Promise<Buffer> {
  const { extension, quality } = format;
  const sharp = await loadSharp();
  try {
    return await sharp(path, { limitInputPixels: PICTURE_LIMITS.pixels })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(extension, { quality })
      .toBuffer();
  } catch (cause) {
    throw new Error(`${path} cannot be read as a picture. Save it again with a picture editor.`, { cause });
  }
}
