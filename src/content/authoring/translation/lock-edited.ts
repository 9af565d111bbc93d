import { asCode } from '../../../../schema/language.ts';
import { type LockedPair, lockBeside, lockText, withPairs } from '../../check/translated/lock.ts';
import { textsWritten } from '../../check/translated/pairs.ts';
import { lockedPair } from '../../check/translated/stale.ts';
import type { Project } from '../../project.ts';
import { SITE_FILE } from '../../read/files.ts';
import { isMapping } from '../../written/mapping.ts';
import type { FileChange } from '../edit/put-files.ts';
import { readingOf } from '../edit/reading.ts';

/**
 * What the locks beside changed files say then: a translation with other words than before was made from what its source says
 * now. `isMeant` is true of a change of translations themselves; what else brings one along, such as a section that is put on
 * another page, says nothing new of one that a lock knows.
 */
export function lockEdited(project: Project, changes: readonly FileChange[], isMeant: boolean): FileChange[] {
  const { folder, machine } = project;
  const byLock = new Map<string, LockedPair[]>();
  for (const { file, before, after } of changes) {
    if (typeof after !== 'string' || typeof before === 'object' || !/\.ya?ml$/.test(file)) continue;
    const had = new Set(translationsIn(project, file, before ?? '').map(nameOf));
    const own = translationsIn(project, file, after)
      .filter((each) => !had.has(nameOf(each)))
      .map((each) => lockedPair(each, machine))
      .filter(({ language, translation }) => isMeant || project.madeFrom(language, translation).length === 0);
    const lock = lockBeside(file);
    if (own.length > 0) byLock.set(lock, [...(byLock.get(lock) ?? []), ...own]);
  }
  return [...byLock].flatMap(([file, own]) => {
    const before = lockText(folder, file);
    // One that is too large, or no file, stays as it is.
    if (before === undefined && folder.look(file)) return [];
    const after = withPairs(before, own);
    return after === before ? [] : [{ file, before, after }];
  });
}

interface Written {
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly translation: string;
}

const nameOf = ({ to, translation }: Written) => `${to} ${translation}`;

/** The translations of a file as they are written in it, with what each is a translation of. */
function translationsIn({ siteFile: { known } }: Project, file: string, text: string): Written[] {
  const codes = new Set(known.languages.map(({ code }) => code));
  const { value } = readingOf({ file, text });
  const said = file !== SITE_FILE && isMapping(value) && typeof value.source === 'string' ? asCode(value.source) : '';
  const from = codes.has(said) ? said : known.defaultLanguage;
  const found: Written[] = [];
  textsWritten(value, (by) => {
    const texts = new Map(Object.entries(by).map(([name, words]) => [asCode(name), words]));
    const source = texts.get(from);
    if (!source?.trim()) return;
    for (const [to, translation] of texts)
      if (to !== from && codes.has(to) && translation.trim() !== '') found.push({ from, to, source, translation });
  });
  return found;
}
