import type { Entry, Files } from '../files/files.ts';
import { codeOf } from '../files/files.ts';
import { placeAt, type Report } from '../written/report.ts';

/** Every file below `public/` by its address, `/logos/x.svg`, and its path: that of a file, never of a link to one. */
export type PublicFiles = ReadonlyMap<string, string>;

const FOLDER = 'public';

/** What computers leave in folders that somebody has opened. */
const LEFT_BEHIND = /^(?:\.DS_Store|\.gitkeep|\.gitignore|Thumbs\.db|desktop\.ini)$/i;

/** Lists the files below `public/`, in the order of their addresses. Reports whatever there is no file of the site's. */
export function listPublic(folder: Files, report: Report): PublicFiles {
  const top = folder.look(FOLDER);
  if (!top) return new Map();
  if (top.kind !== 'folder') {
    report.add('not-a-folder', placeAt({ file: FOLDER, text: '' }, 0, 0), { name: FOLDER });
    return new Map();
  }
  const files = new Map<string, string>();
  const walk = (path: string) => {
    for (const entry of [...folder.list(path)].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const own = `${path}/${entry.name}`;
      if (LEFT_BEHIND.test(entry.name)) continue;
      if (entry.kind === 'folder') walk(own);
      else {
        const file = entry.kind === 'link' ? linkedFile(folder, own) : own;
        if (file !== undefined && entry.kind !== 'other') files.set(own.slice(FOLDER.length), file);
        else reportNoFile(entry, own, report);
      }
    }
  };
  walk(FOLDER);
  return files;
}

/** The file that a link leads to; undefined for links that lead elsewhere than to a file of the same folder. */
function linkedFile(folder: Files, path: string): string | undefined {
  try {
    const end = folder.end(path);
    return end.startsWith(`${FOLDER}/`) && folder.look(end)?.kind === 'file' ? end : undefined;
  } catch (error) {
    codeOf(error);
    return undefined;
  }
}

function reportNoFile({ name, kind }: Entry, file: string, report: Report): void {
  const code = kind === 'link' ? 'link-elsewhere' : 'not-a-file';
  report.add(code, placeAt({ file, text: '' }, 0, 0), { name, folder: FOLDER });
}
