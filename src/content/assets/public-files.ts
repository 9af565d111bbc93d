import { type Dirent, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { placeAt, type Report } from '../written/report.ts';

/** Every file below `public/` by its address, `/logos/x.svg`, and where it lies: a file, never a link to one. */
export type PublicFiles = ReadonlyMap<string, string>;

const FOLDER = 'public';

/** What computers leave in folders that somebody has opened. */
const LEFT_BEHIND = /^(?:\.DS_Store|\.gitkeep|\.gitignore|Thumbs\.db|desktop\.ini)$/i;

/** Lists the files below `public/`, in the order of their addresses. Reports whatever there is no file of the site's. */
export function listPublic(root: string, report: Report): PublicFiles {
  const top = join(root, FOLDER);
  const kind = lstatSync(top, { throwIfNoEntry: false });
  if (!kind) return new Map();
  if (!kind.isDirectory()) {
    report.add('not-a-folder', placeAt({ file: FOLDER, text: '' }, 0, 0), { name: FOLDER });
    return new Map();
  }
  const real = realpathSync(top);
  const files = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of entriesOf(join(real, folder))) {
      const address = `${folder}/${entry.name}`;
      if (LEFT_BEHIND.test(entry.name)) continue;
      if (entry.isDirectory()) walk(address);
      else {
        const file = fileOf(entry, join(real, address), real);
        if (file) files.set(address, file);
        else reportNoFile(entry, posix.join(FOLDER, address), report);
      }
    }
  };
  walk('');
  return files;
}

const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

/** Where a file lies; undefined for what is none, and for links that lead elsewhere than to a file of the same folder. */
export function fileOf(entry: Pick<Dirent, 'isFile' | 'isSymbolicLink'>, path: string, folder: string) {
  if (entry.isFile()) return path;
  if (!entry.isSymbolicLink()) return undefined;
  try {
    const real = realpathSync(path);
    return real.startsWith(folder + sep) && lstatSync(real).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}

function reportNoFile(entry: Dirent, file: string, report: Report): void {
  const code = entry.isSymbolicLink() ? 'link-elsewhere' : 'not-a-file';
  report.add(code, placeAt({ file, text: '' }, 0, 0), { name: entry.name, folder: FOLDER });
}
