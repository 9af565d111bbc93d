import type { Machine } from '../../assets/machine.ts';
import { codeOf, type FileContent, type Files } from '../../files/files.ts';
import { folderOf, joined } from '../../files/path.ts';
import { LOCK_NAME } from '../../read/files.ts';
import { sameWords } from './same-words.ts';

/** The lock of a file's texts. */
export const lockBeside = (file: string): string => joined(folderOf(file), LOCK_NAME);

/** True of the path of a lock. */
export const isLock = (file: string): boolean =>
  /^(?:pages\/(?:[^\\\0]+\/)?)?translations\.lock$/.test(file) && joined(file) === file;

/** Bytes that one lock may have: about fifty thousand translations. */
const MAX_LOCK_BYTES = 20_000_000;

/** A translation, and the words that it was made from. */
export interface LockedPair {
  readonly language: string;
  /** The translation's sum. */
  readonly translation: string;
  /** The sum of what it was made from. */
  readonly source: string;
  /** What it was made from, so that what has changed can be shown without a history. */
  readonly words: string;
  /** True of what a program translated and nobody has said to be right yet. */
  readonly unreviewed?: true;
}

/** Letters of a sum: that two texts of a site share one does not happen by chance. */
const LETTERS = 12;

/** The sum of a text's words: whoever changes but punctuation, spaces or capitals leaves it as it is. */
export const wordSum = (text: string, language: string, { sumOf }: Pick<Machine, 'sumOf'>): string =>
  sumOf(sameWords(text, language)).slice(0, LETTERS);

const LINE = /^(\? )?([A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*) ([\w-]{12}) ([\w-]{12})(?: (.*))?$/;

/** The pairs of a lock, one a line. Whatever else stands there, such as the marks of a merge, says nothing. */
export function readLock(text: string): LockedPair[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, mark, language, translation, source, written = ''] = LINE.exec(line) ?? [];
    if (language === undefined || translation === undefined || source === undefined) return [];
    const words = written.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
    return [{ language, translation, source, words, ...(mark && { unreviewed: true as const }) }];
  });
}

const HEAD = `# Which words each translation was made from: \`pages-as-data translations --accept\` writes it. Lines may stand in any order.
`;

const lineOf = ({ language, translation, source, words, unreviewed }: LockedPair) =>
  `${unreviewed ? '? ' : ''}${language} ${translation} ${source} ${words.trim().replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '')}`;

/**
 * The text of a lock. Its lines are in the order of sums, which has no other meaning: what two people add in the same week
 * seldom comes to stand side by side, and so is merged. What somebody has said to be right stays right.
 */
export function writeLock(pairs: readonly LockedPair[]): string {
  const known = new Map<string, string>();
  for (const pair of pairs) {
    const name = `${pair.translation} ${pair.language} ${pair.source}`;
    if (!pair.unreviewed || !known.has(name)) known.set(name, lineOf(pair));
  }
  const lines = [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
  return `${HEAD}${lines.join('\n')}${lines.length > 0 ? '\n' : ''}`;
}

/** The text of a lock in which a change is made that was made of another one: its lines come and go, the others stay. */
export function relocked(
  now: string | undefined,
  { before, after }: { readonly before: FileContent | undefined; readonly after: FileContent | undefined },
): string | undefined {
  const [old, made] = [before, after].map((text) => readLock(typeof text === 'string' ? text : ''));
  const [was, is] = [old, made].map((pairs) => new Set(pairs?.map(lineOf)));
  const kept = readLock(now ?? '').filter((pair) => !was?.has(lineOf(pair)) || is?.has(lineOf(pair)));
  const all = [...kept, ...(made ?? []).filter((pair) => !was?.has(lineOf(pair)))];
  return now === undefined && all.length === 0 ? undefined : writeLock(all);
}

/** A lock with some pairs more. */
export const withPairs = (text: string | undefined, pairs: readonly LockedPair[]): string =>
  writeLock([...readLock(text ?? ''), ...pairs]);

/** The text of a lock; undefined where there is none that can be read. */
export function lockText(folder: Files, file: string): string | undefined {
  try {
    const known = folder.look(file);
    return known?.kind === 'file' && known.size <= MAX_LOCK_BYTES ? folder.text(file) : undefined;
  } catch (error) {
    codeOf(error);
    return undefined;
  }
}

/** What all locks of a site say. */
export interface Locks {
  /** True where no lock says anything. */
  readonly isEmpty: boolean;
  /** What a translation was made from: nothing where no lock knows it. */
  madeFrom(language: string, translation: string): readonly Pick<LockedPair, 'source' | 'words' | 'unreviewed'>[];
}

/** Locks that have been read, with what tells them from what they were before. */
export type KeptLocks = Map<string, { readonly stamp: string; readonly pairs: readonly LockedPair[] }>;

function pairsOf(folder: Files, file: string, kept: KeptLocks): readonly LockedPair[] {
  const { size, changed } = folder.look(file) ?? {};
  const stamp = `${size} ${changed}`;
  const known = kept.get(file);
  const pairs = known?.stamp === stamp ? known.pairs : readLock(lockText(folder, file) ?? '');
  kept.set(file, { stamp, pairs });
  return pairs;
}

/** Reads the locks of a site. A page may have been moved away from the one that knows it: so all of them are asked. */
export function openLocks(folder: Files, files: readonly string[], kept: KeptLocks): Locks {
  const byTranslation = new Map<string, LockedPair[]>();
  for (const file of files)
    for (const pair of pairsOf(folder, file, kept)) {
      const key = `${pair.language} ${pair.translation}`;
      const known = byTranslation.get(key);
      if (known) known.push(pair);
      else byTranslation.set(key, [pair]);
    }
  return {
    isEmpty: byTranslation.size === 0,
    madeFrom: (language, translation) => byTranslation.get(`${language} ${translation}`) ?? [],
  };
}
