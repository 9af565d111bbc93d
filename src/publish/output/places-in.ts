import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Gives paths in a folder, below folders that are made where they are not there. */
export function placesIn(top: string): (path: string) => string {
  const known = new Set<string>();
  return (path) => {
    const file = join(top, path);
    const folder = dirname(file);
    if (!known.has(folder)) mkdirSync(folder, { recursive: true });
    known.add(folder);
    return file;
  };
}
