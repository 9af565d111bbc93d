import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder that files are written into. */
export interface Files {
  readonly folder: string;
  write(path: string, content: string | Uint8Array): void;
  /** Copies a file or a folder; links become the files that they lead to. */
  copy(from: string, path?: string): void;
}

/** A folder that takes another's place only when it is finished: a failed build leaves the last output as it was. */
export interface Output extends Files {
  /** Copies a file that is there; one that has become a link or a folder since it was looked at is refused. */
  copyFile(from: string, path: string): void;
  /** Takes over files of the last output as they are. */
  keep(paths: readonly string[]): void;
  /** Puts the finished folder in the place of the old one, at once; the promise is of the old one's end. */
  finish(): Promise<void>;
  /** Takes away what has been written of a build that failed. */
  abandon(): void;
}

/** Gives paths in a folder, below folders that are made where they are not there. */
function placesIn(top: string): (path: string) => string {
  const known = new Set<string>();
  return (path) => {
    const file = join(top, path);
    const folder = dirname(file);
    if (!known.has(folder)) mkdirSync(folder, { recursive: true });
    known.add(folder);
    return file;
  };
}

/** Writes into a folder that is there. */
export const filesIn = (folder: string, placeFor = placesIn(folder)): Files => ({
  folder,
  write(path, content) {
    writeFileSync(placeFor(path), content);
  },
  copy(from, path = '') {
    if (existsSync(from)) cpSync(from, join(folder, path), { recursive: true, dereference: true });
  },
});

/** Opens the next output of a folder that is named without a slash at its end; it is written beside the folder. */
export function openOutput(target: string): Output {
  const next = `${target}.next`;
  const old = `${target}.old`;
  // A build that was interrupted in the very moment of changing places.
  if (existsSync(old) && !existsSync(target)) renameSync(old, target);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const placeFor = placesIn(next);
  return {
    ...filesIn(next, placeFor),
    copyFile(from, path) {
      if (realpathSync(from) !== from || !lstatSync(from).isFile())
        throw new Error(`${from} is no longer the file that was checked. Build again.`);
      copyFileSync(from, placeFor(path));
    },
    keep(paths) {
      for (const path of paths) {
        const place = placeFor(path);
        try {
          linkSync(join(target, path), place);
        } catch (error) {
          // Pages may have a file in common, which another one has brought already.
          if (!existsSync(place)) throw error;
        }
      }
    },
    abandon() {
      rmSync(next, { recursive: true, force: true });
    },
    finish() {
      if (existsSync(target)) {
        rmSync(old, { recursive: true, force: true });
        renameSync(target, old);
      }
      try {
        renameSync(next, target);
      } catch (error) {
        if (existsSync(old)) renameSync(old, target);
        throw error;
      }
      return rm(old, { recursive: true, force: true });
    },
  };
}
