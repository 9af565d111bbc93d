import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createEncoder, writeBytes } from './bytes.ts';
import { linkFiles } from './linked-files.ts';
import { placesIn } from './places-in.ts';
import type { Stamped } from './stamps.ts';

/** A folder that files are written into. */
export interface OutputFiles {
  readonly folder: string;
  write(path: string, content: string | Uint8Array): void;
  /** Copies a file or a folder, of which some files may not be wanted; links become the files that they lead to. */
  copy(from: string, path?: string, isWanted?: (file: string) => boolean): void;
  /** Copies a file that builds keep, under a name that tells its content. */
  copyKept(from: string, path: string): void;
}

/** A folder that takes another's place only when it is finished: a failed build leaves the last output as it was. */
export interface Output extends OutputFiles {
  /** Files that were to be kept, and are not those any more that were written. */
  readonly lost: ReadonlySet<string>;
  /** The paths of what has been written or copied into it. */
  readonly written: ReadonlySet<string>;
  /** Copies a file that is there; one that has become a link or a folder since it was looked at is refused. */
  copyFile(from: string, path: string): void;
  /**
   * Puts the finished folder in the place of the old one, at once. With `spare` the old one is left beside it for the next
   * build, which then has few files to change in it: making links to thousands, and taking thousands away, takes longer
   * than a page. Files of both are the same ones on the disk.
   */
  finish(options?: { readonly spare?: boolean }): void;
  /** Takes away what has been written of a build that failed. */
  abandon(): void;
}

/** Writes into a folder that is there; the paths of what is written are noted. */
export function filesIn(folder: string, placeFor = placesIn(folder), written = new Set<string>()): OutputFiles {
  const encode = createEncoder();
  const copied = new Map<string, string>();
  return {
    folder,
    write(path, content) {
      written.add(path);
      const file = openAnew(placeFor(path));
      try {
        writeBytes(file, typeof content === 'string' ? encode(content) : content);
      } finally {
        closeSync(file);
      }
    },
    copy(from, path = '', isWanted = () => true) {
      // What is there has the name of its content: it is the same, and may be the last output's very file.
      if (!existsSync(from)) return;
      const filter = (file: string, to: string) => {
        const wanted = isWanted(file);
        if (wanted && !existsSync(to) && lstatSync(file).isFile())
          written.add(relative(folder, to).split(sep).join('/'));
        return wanted;
      };
      cpSync(from, join(folder, path), { recursive: true, dereference: true, force: false, filter });
    },
    copyKept(from, path) {
      const other = copied.get(path);
      // Names are parts of sums: that two contents share one is no accident.
      if (other !== undefined && other !== from)
        throw new Error(
          `${path} would be two different files. Somebody has made one of them to be taken for the other.`,
        );
      // One that is there may be the last output's very file.
      if (!existsSync(join(folder, path))) {
        copyFileSync(from, placeFor(path));
        written.add(path);
      }
      copied.set(path, from);
    },
  };
}

/** Opens a new file: one that is there may be another folder's as well, and stays as it is there. */
function openAnew(place: string): number {
  try {
    return openSync(place, 'wx');
  } catch (error) {
    if (!existsSync(place)) throw error;
    unlinkSync(place);
    return openSync(place, 'wx');
  }
}

/** Files of the last output that stay, as far as nobody has changed them since a moment. */
export interface KeptFiles {
  readonly files: readonly Stamped[];
  readonly since: number;
}

/** Opens the next output of a folder, which has these files of the last one; it is written beside the folder. */
export function openOutput(target: string, { files, since }: KeptFiles = { files: [], since: 0 }): Output {
  const next = `${target}.next`;
  const old = `${target}.old`;
  // A build that was interrupted in the very moment of changing places.
  if (existsSync(old) && !existsSync(target)) renameSync(old, target);
  const lost = linkFiles(files, { from: target, to: next, since });
  const placeFor = placesIn(next);
  const written = new Set<string>();
  return {
    lost,
    written,
    ...filesIn(next, placeFor, written),
    copyFile(from, path) {
      if (realpathSync(from) !== from || !lstatSync(from).isFile())
        throw new Error(`${from} is no longer the file that was checked. Build again.`);
      written.add(path);
      rmSync(join(next, path), { force: true });
      copyFileSync(from, placeFor(path));
    },
    abandon() {
      rmSync(next, { recursive: true, force: true });
    },
    finish({ spare = false } = {}) {
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
      if (!spare || !existsSync(old)) return rmSync(old, { recursive: true, force: true });
      renameSync(old, next);
      // Nobody is to find every file twice.
      writeFileSync(join(next, '.gitignore'), '*\n');
    },
  };
}
