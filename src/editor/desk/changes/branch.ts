import { isLeaf } from '../../../../schema/leaf.ts';
import { measureCoverage } from '../../../content/authoring/coverage.ts';
import type { Project } from '../../../content/project.ts';
import { SITE_FILE } from '../../../content/read/files.ts';
import { shownBlocks, type ValidPage } from '../../../content/validate/validate.ts';
import type { CatalogueLanguage } from '../../../diagnostics/phrases.ts';
import type { DisplayNames } from '../../shared/names.ts';
import type { Step } from '../session.ts';
import { branchSteps } from './branch-steps.ts';
import { type ToldChange, tellChanges } from './in-words.ts';
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
  const [moves, changes] = branchSteps(branch);
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
