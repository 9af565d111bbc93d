import { JOINED } from '../content/assets/own-files.ts';
import type { Project } from '../content/project.ts';
import { ICONS } from '../render/Head.tsx';
import { MANIFEST_ICONS } from './manifest.ts';
import type { Output } from './output.ts';

/**
 * Copies what a site brings, once all of its pages have been compiled: not what is joined with files of ours, nor
 * pictures that every page shows in other files.
 */
export function copyPublic({ publicFiles, pictures, asTheyAre }: Project, output: Output): void {
  const asked = new Set([...ICONS, ...MANIFEST_ICONS].map(({ file }) => file));
  for (const [address, file] of publicFiles) {
    const replaced = pictures.get(address)?.length && !asTheyAre.has(address) && !asked.has(address);
    if (!replaced && !JOINED.includes(address)) output.copyFile(file, address.slice(1));
  }
}
