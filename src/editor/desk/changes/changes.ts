import { isLock } from '../../../content/check/translated/lock.ts';
import type { FileContent } from '../../../content/files/files.ts';
import type { Project } from '../../../content/project.ts';
import { sameEnds } from '../../../content/written/same-ends.ts';
import type { ChangesInfo } from '../../shared/protocol.ts';
import { filesOf, type Session, type Step } from '../session.ts';
import { titlesOfFiles } from './title-of-file.ts';

/** Lines beyond which a file is compared as a whole. */
const MOST = 4000;

interface ChangesContext {
  readonly project: Project;
  /** The author's languages. */
  readonly languages: string;
  /** Steps that take back others, each with the one that it takes back. */
  readonly taken: WeakMap<Step, Step>;
  readonly becomes: ChangesInfo['becomes'];
  /** A content file as it is now. */
  readonly read: Session['read'];
}

/**
 * What was changed in this sitting: change by change, the newest last, and as lines of the files. What has been taken back
 * is not told, nor what left all its files as they were.
 */
export function changesInfo(
  done: readonly Step[],
  { project, languages, taken, becomes, read }: ChangesContext,
): ChangesInfo {
  const gone = new Set(
    done.flatMap((step) => {
      const other = taken.get(step);
      return other && done.includes(other) ? [step, other] : [];
    }),
  );
  const labels = new Map(project.siteFile.known.languages.map(({ code, label }) => [code, label]));
  const whereIs = titlesOfFiles(project, languages);
  // What is noted of translations is told only where nothing else was changed.
  const seenOf = (step: Step) => {
    const own = filesOf(step).filter(({ file }) => !isLock(file));
    return own.length > 0 ? own : filesOf(step);
  };
  const all = done.flatMap(seenOf);
  const lines = new Map(
    [...new Set(all.map(({ file }) => file))].map((file) => {
      const own = all.filter((change) => change.file === file);
      const [before, after] = [own[0]?.before, own.at(-1)?.after];
      // Somebody else may have put it back meanwhile, or changed it further.
      const now = typeof (after ?? before) === 'string' && !isLock(file) ? read(file)?.text : after;
      return [file, compare(file, before, now)];
    }),
  );
  return {
    changes: done.flatMap((each, step) => {
      const { file, what, was, to, text } = each;
      if (gone.has(each) || seenOf(each).every((change) => lines.get(change.file) === '')) return [];
      const language = labels.get(text?.language ?? '') ?? each.language;
      return [{ step, file, where: whereIs(each), language, what, was, to }];
    }),
    lines: [...lines.values()].join(''),
    becomes,
  };
}

function compare(file: string, before: FileContent = '', after: FileContent = ''): string {
  if (typeof before === 'string' && typeof after === 'string') return linesOf(file, before, after);
  const size = (sign: string, { length }: FileContent) => (length > 0 ? `${sign} ${file} (${length} B)\n` : '');
  return size('-', before) + size('+', after);
}

/** The lines that one text has and the other has not, in their order, each with its sign. */
function linesOf(file: string, before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const { start, end } = sameEnds(old, now);
  const changed = compared(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return changed.length === 0 ? '' : `${file}:${start + 1}\n${changed.join('\n')}\n`;
}

/** The longest lines in common stay (dynamic programming over both texts); of those around, one is shown. */
function compared(old: readonly string[], now: readonly string[]): string[] {
  if (old.length * now.length > MOST * MOST)
    return [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)];
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      (common[row] as Uint32Array)[column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: string[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      lines.push(`  ${old[row]}`);
      row++;
      column++;
    } else if (row < old.length && (column === now.length || at(row + 1, column) >= at(row, column + 1)))
      lines.push(`- ${old[row++]}`);
    else lines.push(`+ ${now[column++]}`);
  }
  return lines.filter(
    (line, place) => !line.startsWith('  ') || [-1, 1].some((by) => /^[-+]/.test(lines[place + by] ?? '')),
  );
}
