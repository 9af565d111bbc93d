import type { Files } from '../../../content/files/files.ts';
import type { Project } from '../../../content/project.ts';
import { listContent } from '../../../content/read/files.ts';
import { once } from '../../../content/written/once.ts';
import { Report } from '../../../content/written/report.ts';
import type { BranchInfo } from '../../shared/protocol.ts';
import { type BranchStep, branchSteps } from './branch-steps.ts';
import { languageFor, routesByFile, titlesOfFiles } from './title-of-file.ts';

/** A branch that somebody has proposed, beside the files as it has them now. */
export interface OpenBranch {
  /** The files as they were when it left the published one. */
  readonly before: Files;
  readonly changed: ReadonlySet<string>;
}

const known = new WeakMap<OpenBranch, readonly BranchStep[]>();

/**
 * Files that have come, gone or got another name, then texts and settings: as they were found first, so that a change keeps
 * its place in the list, whatever a reviewer changes beside it.
 */
export const stepsOf = (open: OpenBranch, project: Project): readonly BranchStep[] =>
  once(known, open, () => {
    const { before, changed } = open;
    return branchSteps({
      before: { folder: before, files: listContent(before, new Report()) },
      after: project,
      changed,
    }).flat();
  });

/** What a branch changes in words of the page, each with the page that shows it, for whoever is to say whether it is taken. */
export function branchChanges(open: OpenBranch, project: Project, languages: string): BranchInfo {
  const whereIs = titlesOfFiles(project, languages);
  const routes = routesByFile(project);
  const seenIn = (route: string, code: string | undefined) => {
    const there = project.languagesOf(route);
    return [code, languageFor(languages, project)].find((each) => each && there.includes(each)) ?? there[0] ?? '';
  };
  const changes = stepsOf(open, project).map((step) => {
    const { file, what, was, to, code, language } = step;
    const route = routes.get(file);
    const address = route === undefined ? undefined : project.pathOf(route, seenIn(route, code));
    const gone = step.gone?.[languageFor(languages, project)];
    return { file, where: whereIs(step), what, was, to, code, language, address, ...(gone && { gone }) };
  });
  return { changes, others: [...open.changed].filter((file) => !/\.(?:ya?ml|lock)$/.test(file)).sort() };
}
