import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFile } from '../../content/assets/picture-files.ts';
import type { PublicFiles } from '../../content/assets/public-files.ts';
import { isKept, keepFile } from '../output/kept-files.ts';
import type { Output } from '../output/output.ts';
import { convertApart } from './convert-apart.ts';

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
    const pathOf = ({ sum, width, format }: PictureFile) => join(cache, `${sum}-${width}.${format.extension}`);
    const missing = files.filter((file) => !isKept(pathOf(file)));
    const made = missing.length > 0 ? await convert(join(root, picture), missing) : [];
    for (const [at, bytes] of made.entries()) if (missing[at]) keepFile(pathOf(missing[at]), bytes);
    for (const file of files) output.copyKept(pathOf(file), `assets/${file.name}`);
  }
}

/** True of a picture that others can be made of: one that ends too early is none. */
export async function canBeConverted(picture: Uint8Array): Promise<boolean> {
  try {
    await convertApart(picture, [{ width: 16, extension: 'png', quality: 1 }]);
    return true;
  } catch {
    return false;
  }
}

async function convert(path: string, files: readonly PictureFile[]): Promise<Buffer[]> {
  const wanted = files.map(({ width, format: { extension, quality } }) => ({ width, extension, quality }));
  try {
    return await convertApart(readFileSync(path), wanted);
  } catch (cause) {
    throw new Error(`${path} cannot be read as a picture. Save it again with a picture editor.`, { cause });
  }
}
