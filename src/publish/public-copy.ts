import { join } from 'node:path';
import { JOINED } from '../content/assets/own-files.ts';
import type { PictureFile } from '../content/assets/picture-files.ts';
import type { PublicFiles } from '../content/assets/public-files.ts';
import { MANIFEST_ICONS } from '../hosts/manifest.ts';
import { ICONS } from '../render/Head.tsx';
import type { Output } from './output/output.ts';

interface Used {
  /** The content root. */
  readonly root: string;
  readonly publicFiles: PublicFiles;
  /** The pictures that pages show, and the files that are made from each. */
  readonly pictures: ReadonlyMap<string, readonly PictureFile[]>;
  /** Files that pages link to or show as they are. */
  readonly asTheyAre: ReadonlySet<string>;
}

/** Copies what a site brings: not what is joined with files of ours, nor pictures that every page shows in other files. */
export function copyPublic({ root, publicFiles, pictures, asTheyAre }: Used, output: Output): void {
  const asked = new Set([...ICONS, ...MANIFEST_ICONS].map(({ file }) => file));
  for (const [address, file] of publicFiles) {
    const replaced = pictures.get(address)?.length && !asTheyAre.has(address) && !asked.has(address);
    if (!replaced && !JOINED.includes(address)) output.copyFile(join(root, file), address.slice(1));
  }
}
