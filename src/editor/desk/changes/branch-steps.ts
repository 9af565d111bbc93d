import { differencesOf } from '../../../content/authoring/changes/differences.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import type { LanguageCodes } from '../../../content/authoring/edit/text-edits.ts';
import type { Project } from '../../../content/project.ts';
import { isPartial, SITE_FILE } from '../../../content/read/files.ts';
import { readSource } from '../../../content/read/source.ts';
import { Report } from '../../../content/written/report.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Step } from '../session.ts';
import { wayInFile } from './place-info.ts';
import { routesByFile } from './title-of-file.ts';

/** A site by the names of its files. */
export type NamedFiles = Pick<Project, 'folder' | 'files'>;

interface ChangedFiles {
  /** Where a branch began. */
  readonly before: NamedFiles;
  readonly after: Project;
  /** The files that are others, that have come or that are gone. */
  readonly changed: ReadonlySet<string>;
}

/** What a branch changes, as if it had been changed in one sitting. */
export interface BranchStep extends Step {
  /** The code of a text's language. */
  readonly code?: string | undefined;
  /** The words of what is gone as a whole, by language. */
  readonly gone?: Readonly<Record<string, string>> | undefined;
}

const read = ({ folder }: NamedFiles, file: string): Source | undefined =>
  folder.look(file)?.kind === 'file' ? readSource(folder, file, new Report()) : undefined;

/** Files that have come, gone or got another name, and what has changed in those that there are before and after. */
export function branchSteps({ before, after, changed }: ChangedFiles): [moves: BranchStep[], changes: BranchStep[]] {
  const routes = { before: routesByFile(before), after: routesByFile(after) };
  const isContent = (file: string) =>
    file === SITE_FILE || routes.before.has(file) || routes.after.has(file) || isPart(file);
  const files = [...changed].filter(isContent).sort();
  const come = files.filter((file) => !before.folder.look(file));
  const gone = files.filter((file) => !after.folder.look(file));
  const renamed = renamedOf({ before, after }, come, gone);
  const moves: BranchStep[] = [];
  const changes: BranchStep[] = [];
  for (const file of files) {
    const from = renamed.get(file) ?? file;
    const [old, now] = [read(before, from), read(after, file)];
    const whole = { file, before: old?.text, after: now?.text };
    const route = routes.after.get(file) ?? routes.before.get(file);
    if (from !== file) {
      const ways = [routes.before.get(from) ?? from, route ?? file];
      moves.push({ ...whole, what: ['renamePage', ...(route === undefined ? [] : ways)] });
    } else if (!old || !now) {
      const isRenamed = [...renamed.values()].includes(file);
      const act = now ? 'newPage' : 'deletePage';
      if (!isRenamed && (old || now)) moves.push({ ...whole, what: [act, ...(route === undefined ? [] : [route])] });
      continue;
    }
    changes.push(...changesOf(old, now, after).map((each) => ({ ...whole, ...each })));
  }
  return [moves, changes];
}

const isPart = (file: string) => file.startsWith('pages/') && /\.ya?ml$/.test(file) && isPartial(file);

/** The texts and values that are others in a file. */
function changesOf(
  old: Source | undefined,
  now: Source | undefined,
  { siteFile }: Project,
): Omit<BranchStep, 'file' | 'before' | 'after'>[] {
  if (!old || !now) return [];
  const { languages, defaultLanguage } = siteFile.known;
  const codes = { languages: languages.map(({ code }) => code), defaultLanguage };
  const labels = new Map(languages.map(({ code, label }) => [code, label]));
  const [was, is] = [saidAt(old, []), saidAt(now, [])];
  // Of what cannot be read nobody knows what it says; the check tells why.
  if (was === undefined || is === undefined) return [];
  return differencesOf(was, is, codes).map(({ path, act, language, was, to }) => {
    const what = wayInFile(act === 'removed' ? old : now, path);
    if (act === undefined) return { what, was, to, code: language, language: labels.get(language ?? '') ?? language };
    return { what: [ACTS[act], ...what], ...(act === 'removed' && { gone: wordsBelow(saidAt(old, path), codes) }) };
  });
}

/** Letters of what is gone that are enough to know it by. */
const ENOUGH = 300;

/** The texts below a value, one behind the other in each language. */
function wordsBelow(value: unknown, { languages }: LanguageCodes): Record<string, string> {
  const found = new Map(languages.map((code) => [code, '']));
  const visit = (each: unknown) => {
    if (typeof each !== 'object' || each === null) return;
    const isText = Object.keys(each).some((key) => key === 'all' || found.has(key));
    if (!isText) return Object.values(each).forEach(visit);
    for (const [code, before] of found) {
      const words = (each as Readonly<Record<string, unknown>>)[code] ?? (each as { readonly all?: unknown }).all;
      if (typeof words === 'string' && before.length < ENOUGH)
        found.set(code, before === '' ? words : `${before} · ${words}`);
    }
  };
  visit(value);
  return Object.fromEntries([...found].map(([code, words]) => [code, words.slice(0, ENOUGH)]));
}

const ACTS = { added: 'add', removed: 'remove', moved: 'move' } as const;

/** Of files that have come, those that were others before: by what a page says of its earlier addresses, or by its words. */
function renamedOf(
  { before, after }: Pick<ChangedFiles, 'before' | 'after'>,
  come: readonly string[],
  gone: readonly string[],
): Map<string, string> {
  const renamed = new Map<string, string>();
  const left = new Set(gone);
  const put = (to: string | undefined, from: string) => {
    if (to === undefined || renamed.has(to) || !come.includes(to)) return;
    renamed.set(to, from);
    left.delete(from);
  };
  const routes = routesByFile(before);
  for (const file of gone) {
    const lead = after.formerly(routes.get(file) ?? '');
    put(lead === undefined ? undefined : after.files.routes.get(lead), file);
  }
  const lines = (project: NamedFiles, files: Iterable<string>) =>
    [...files].slice(0, MOST_COMPARED).map((file) => {
      const text = read(project, file)?.text ?? '';
      return { file, words: new Set(text.split('\n').map((line) => line.trim())) };
    });
  const now = lines(
    after,
    come.filter((file) => !renamed.has(file)),
  );
  const pairs = lines(before, left).flatMap((from) => now.map((to) => ({ from, to, alike: likeness(from, to) })));
  for (const { from, to, alike } of pairs.sort((one, other) => other.alike - one.alike))
    if (alike > ALIKE && left.has(from.file)) put(to.file, from.file);
  return renamed;
}

/** Files that have come, and such that are gone, that are compared with each other. */
const MOST_COMPARED = 50;
/** The part of their lines that two files have in common when they are one. */
const ALIKE = 0.5;

interface Lines {
  readonly file: string;
  readonly words: ReadonlySet<string>;
}

const likeness = (one: Lines, other: Lines): number =>
  isPartial(one.file) === isPartial(other.file)
    ? [...one.words].filter((line) => other.words.has(line)).length / Math.max(one.words.size, other.words.size)
    : 0;
