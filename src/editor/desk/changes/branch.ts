import { isLeaf } from '../../../../schema/leaf.ts';
import { differencesOf } from '../../../content/authoring/changes/differences.ts';
import { measureCoverage } from '../../../content/authoring/coverage.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import type { Project } from '../../../content/project.ts';
import { isPartial, SITE_FILE } from '../../../content/read/files.ts';
import { readSource } from '../../../content/read/source.ts';
import { shownBlocks, type ValidPage } from '../../../content/validate/validate.ts';
import { Report } from '../../../content/written/report.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { CatalogueLanguage } from '../../../diagnostics/phrases.ts';
import type { DisplayNames } from '../../shared/names.ts';
import type { Step } from '../session.ts';
import { type ToldChange, tellChanges } from './in-words.ts';
import { wayInFile } from './place-info.ts';
import { titlesOfFiles } from './title-of-file.ts';

/** A site where a branch began, and as it is. */
interface Branch {
  readonly before: Project;
  readonly after: Project;
  /** The files that are others, that have come or that are gone. */
  readonly changed: ReadonlySet<string>;
  readonly names: DisplayNames;
  /** The language of the words around what has changed. */
  readonly language: CatalogueLanguage;
}

/** How far a site is translated into a language. */
interface Translated {
  readonly translated: number;
  readonly total: number;
  readonly stale: number;
}

interface Named {
  readonly language: string;
  readonly label: string;
}

/** What a branch changes, as plain data. */
export interface BranchChanges {
  /** Pages and parts that have come, gone or got another name. */
  readonly files: readonly ToldChange[];
  readonly changes: readonly ToldChange[];
  /** Of all pages, by language: its code and its own name. */
  readonly coverage: readonly (Named & { readonly before: Translated; readonly after: Translated })[];
  /** The pages on which translations have grown old, and how many by language. */
  readonly stale: readonly (Named & { readonly route: string; readonly count: number })[];
  readonly look: {
    /** What of that which all pages share looks different: fields of site.yaml, and files of code. */
    readonly everywhere: readonly string[];
    readonly pages: readonly string[];
  };
  /** Files that are no content: code, packages, settings. */
  readonly code: readonly string[];
}

/** Tells what a branch changes in words of the page. */
export function tellBranch(branch: Branch): BranchChanges {
  const { before, after, changed, names, language } = branch;
  const [moves, changes] = stepsOf(branch);
  const whereIs = [before, after].map((project) =>
    titlesOfFiles(project, `${language},${project.siteFile.known.defaultLanguage}`),
  );
  const known = new Set([...after.files.routes.values(), ...after.files.partials, SITE_FILE]);
  const titleOf = (step: Step) => (whereIs[known.has(step.file) ? 1 : 0] ?? titlesOfFiles(after, language))(step);
  const tell = (steps: readonly Step[]) => tellChanges(steps, { project: after, names, language, titleOf });
  return {
    files: tell(moves),
    changes: tell(changes),
    ...coverageOf(before, after),
    look: lookOf(branch),
    code: [...changed].filter(isCode).sort(),
  };
}

const isCode = (file: string) => !/^(?:site\.yaml$|translations\.lock$|pages\/|public\/)/.test(file);

const read = ({ folder }: Project, file: string): Source | undefined =>
  folder.look(file)?.kind === 'file' ? readSource(folder, file, new Report()) : undefined;

const routesByFile = ({ files }: Project) => new Map([...files.routes].map(([route, file]) => [file, route]));

/** Files that have come, gone or got another name, and what has changed in those that there are before and after. */
function stepsOf({ before, after, changed }: Branch): [moves: Step[], changes: Step[]] {
  const routes = { before: routesByFile(before), after: routesByFile(after) };
  const isContent = (file: string) =>
    file === SITE_FILE || routes.before.has(file) || routes.after.has(file) || isPart(file);
  const files = [...changed].filter(isContent).sort();
  const come = files.filter((file) => !before.folder.look(file));
  const gone = files.filter((file) => !after.folder.look(file));
  const renamed = renamedOf({ before, after }, come, gone);
  const moves: Step[] = [];
  const changes: Step[] = [];
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
): Omit<Step, 'file' | 'before' | 'after'>[] {
  if (!old || !now) return [];
  const { languages, defaultLanguage } = siteFile.known;
  const codes = { languages: languages.map(({ code }) => code), defaultLanguage };
  const labels = new Map(languages.map(({ code, label }) => [code, label]));
  const [was, is] = [saidAt(old, []), saidAt(now, [])];
  // Of what cannot be read nobody knows what it says; the check tells why.
  if (was === undefined || is === undefined) return [];
  return differencesOf(was, is, codes).map(({ path, act, language, was, to }) => {
    const what = wayInFile(act === 'removed' ? old : now, path);
    return act === undefined
      ? { what, was, to, language: labels.get(language ?? '') ?? language }
      : { what: [ACTS[act], ...what] };
  });
}

const ACTS = { added: 'add', removed: 'remove', moved: 'move' } as const;

/** Of files that have come, those that were others before: by what a page says of its earlier addresses, or by its words. */
function renamedOf(
  { before, after }: Pick<Branch, 'before' | 'after'>,
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
  const lines = (project: Project, files: Iterable<string>) =>
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

function coverageOf(before: Project, after: Project): Pick<BranchChanges, 'coverage' | 'stale'> {
  const [old, now] = [before, after].map((project) => measureCoverage(project));
  const sum = (all: typeof old, code: string) => {
    const own = (all ?? []).filter(({ language, asked }) => language === code && asked !== 'none');
    const of = (key: keyof Translated) => own.reduce((count, each) => count + each[key], 0);
    return { translated: of('translated'), total: of('total'), stale: of('stale') };
  };
  const languages = [...new Set([...(now ?? []), ...(old ?? [])].map(({ language }) => language))];
  const labels = new Map(
    [before, after].flatMap(({ siteFile }) => siteFile.known.languages.map(({ code, label }) => [code, label])),
  );
  const named = (language: string) => ({ language, label: labels.get(language) ?? language });
  const earlier = new Map((old ?? []).map(({ route, language, stale }) => [`${route} ${language}`, stale]));
  return {
    coverage: languages.map((language) => ({
      ...named(language),
      before: sum(old, language),
      after: sum(now, language),
    })),
    stale: (now ?? []).flatMap(({ route, language, stale }) => {
      const count = stale - (earlier.get(`${route} ${language}`) ?? 0);
      return count > 0 ? [{ route, ...named(language), count }] : [];
    }),
  };
}

/** Fields of site.yaml that every page shows. */
const SHOWN = ['theme', 'banner', 'consent', 'header', 'footer', 'brand', 'regions'] as const;

/** What looks different: other words in their places are no other look. */
function lookOf({ before, after, changed }: Branch): BranchChanges['look'] {
  const [old, now] = [before, after].map(({ siteFile: { partly } }) => partly);
  const fields = SHOWN.filter((field) => lookIn(old?.[field]) !== lookIn(now?.[field]));
  const code = [...changed].filter((file) => /^(?:shell\/|hooks\.ts$)/.test(file)).sort();
  const assets = [...changed]
    .filter((file) => file.startsWith('public/'))
    .map((file) => JSON.stringify(file.slice('public'.length)));
  const blocks = new Set([...changed].flatMap((file) => /^blocks\/([^/]+)\//.exec(file)?.[1] ?? []));
  const isOther = (route: string): boolean => {
    const page = after.pageFile(route)?.page;
    const was = before.files.routes.has(route) ? before.pageFile(route)?.page : undefined;
    if (!page || !was) return false;
    if (page.blocks.some(({ written }) => blocks.has(String(written.type)))) return true;
    const look = lookIn(valuesOf(page));
    return look !== lookIn(valuesOf(was)) || assets.some((asset) => look.includes(asset));
  };
  return { everywhere: [...fields, ...code], pages: after.routes().filter(isOther).sort() };
}

const valuesOf = (page: ValidPage) => shownBlocks(page).map(({ written, value }) => [written.type, value]);

/** A value without its words. */
function lookIn(value: unknown): string {
  const looked = JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'id') return undefined;
    if (!isLeaf(inner)) return inner;
    if (inner.$leaf === 'image') return inner.src;
    return inner.$leaf === 'icon' ? inner.name : inner.$leaf;
  });
  return looked ?? '';
}
