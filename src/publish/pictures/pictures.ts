import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { imageSize } from '../../content/assets/image-size.ts';
import type { PictureFile } from '../../content/assets/picture-files.ts';
import { PICTURE_LIMITS } from '../../content/assets/picture-limits.ts';
import type { PublicFiles } from '../../content/assets/public-files.ts';
import type { Files } from '../../content/files/files.ts';
import { isKept, keepFile } from '../output/kept-files.ts';
import type { Output } from '../output/output.ts';
import { convertApart } from './convert-apart.ts';

interface PicturesOptions {
  /** The content root. */
  readonly root: string;
  readonly folder: Files;
  readonly publicFiles: PublicFiles;
  /** How many are made side by side, if they are not too large together: as many as there are processors unless told. */
  readonly workers?: number | undefined;
  /** The folder in which finished files are kept between builds. */
  readonly cache: string;
  /** The pictures that pages use, by their address below `public/`, and the files to be made from each. */
  readonly pictures: ReadonlyMap<string, readonly PictureFile[]>;
}

const keptPath = (cache: string, { sum, width, format }: PictureFile) =>
  join(cache, `${sum}-${width}.${format.extension}`);

/** Writes every size and format of the site's pictures, once they are made. */
export async function writePictures(
  options: PicturesOptions,
  output: Output,
  made = makePictures(options),
): Promise<void> {
  await made;
  const { cache, pictures } = options;
  for (const file of [...pictures.values()].flat()) output.copyKept(keptPath(cache, file), `assets/${file.name}`);
}

/** Makes every size and format of the site's pictures that no earlier build has made, in processes of their own. */
export async function makePictures({
  root,
  folder,
  publicFiles,
  workers = availableParallelism(),
  cache,
  pictures,
}: PicturesOptions): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const turns: Turn[] = [];
  for (const [src, files] of pictures) {
    const picture = publicFiles.get(src);
    if (!picture) throw new Error(`The picture ${src} is gone although the check has seen it.`);
    const missing = files.filter((file) => !isKept(keptPath(cache, file)));
    if (missing.length === 0) continue;
    const { width = 0, height = 0 } = imageSize(folder, picture) ?? {};
    turns.push({
      pixels: width * height,
      async make() {
        const made = await convert(join(root, picture), missing);
        for (const [at, bytes] of made.entries()) if (missing[at]) keepFile(keptPath(cache, missing[at]), bytes);
      },
    });
  }
  await sideBySide(turns, workers);
}

/** A picture that waits to be converted. */
interface Turn {
  readonly pixels: number;
  readonly make: () => Promise<void>;
}

/** Several at a time, which together have no more pixels than one may have: that much memory is taken for it. */
async function sideBySide(turns: readonly Turn[], most: number): Promise<void> {
  const running = new Map<Promise<void>, number>();
  const hasRoomFor = (pixels: number) =>
    running.size < most && [...running.values()].reduce((sum, own) => sum + own, pixels) <= PICTURE_LIMITS.pixels;
  try {
    for (const { pixels, make } of turns) {
      while (running.size > 0 && !hasRoomFor(pixels)) await Promise.race(running.keys());
      const made: Promise<void> = make().finally(() => running.delete(made));
      running.set(made, pixels);
    }
    await Promise.all(running.keys());
  } finally {
    await Promise.allSettled(running.keys());
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
  const wanted = files.map(({ width, format: { type, ...written } }) => ({ width, ...written }));
  try {
    return await convertApart(readFileSync(path), wanted);
  } catch (cause) {
    throw new Error(`${path} cannot be read as a picture. Save it again with a picture editor.`, { cause });
  }
}
