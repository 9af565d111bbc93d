import { type Dirent, linkSync, lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { placesIn } from './places-in.ts';
import { isUntouched, type Stamp, type Stamped } from './stamps.ts';

interface Folders {
  readonly from: string;
  readonly to: string;
  /** The moment from which on nobody may have changed them. */
  readonly since: number;
}

/**
 * Leaves a folder with these files and no others: those that are there already stay, the others become links to the same
 * files elsewhere. Gives those that have changed there, or cannot be linked.
 */
export function linkFiles(files: readonly Stamped[], { from, to, since }: Folders): ReadonlySet<string> {
  const missing = new Map(files);
  if (missing.size > 0 && isFolder(to)) clear(to, { missing, since });
  else rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const placeFor = placesIn(to);
  const lost = new Set<string>();
  for (const [path, stamp] of missing)
    if (!isUntouched(join(from, path), stamp, since) || !isLinked(join(from, path), placeFor(path))) lost.add(path);
  return lost;
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function isLinked(file: string, place: string): boolean {
  try {
    linkSync(file, place);
    return true;
  } catch {
    // Some disks have no links.
    return false;
  }
}

interface Wanted {
  readonly missing: Map<string, Stamp>;
  readonly since: number;
}

/** Takes away what is not among the missing files as they should be, and these from the missing; true where nothing is left. */
function clear(folder: string, wanted: Wanted, below = ''): boolean {
  const { missing, since } = wanted;
  const isGone = (entry: Dirent) => {
    const place = join(folder, entry.name);
    const path = below + entry.name;
    if (entry.isDirectory()) return clear(place, wanted, `${path}/`);
    const stamp = entry.isFile() ? missing.get(path) : undefined;
    if (stamp && isUntouched(place, stamp, since)) return !missing.delete(path);
    unlinkSync(place);
    return true;
  };
  const isEmpty = readdirSync(folder, { withFileTypes: true }).filter((entry) => !isGone(entry)).length === 0;
  if (isEmpty && below) rmdirSync(folder);
  return isEmpty;
}
