import type { PageValue } from '../render/value.ts';
import type { Compiler } from './compiler.ts';
import { isStill, type Judged, pictureRegion, type Shown } from './judged.ts';
import type { PageFile } from './page-file.ts';
import { noteUses, type State } from './state.ts';

interface Judging {
  readonly file: PageFile;
  readonly language: string;
  readonly state: State;
  readonly compiler: Compiler;
}

/** What is wrong with a page in a language, and what the check needs of it; it is compiled where anything has changed. */
export function judgePage({ file, language, state, compiler }: Judging): Judged {
  const key = `${language}\0${file.route}`;
  const before = state.judged.get(key);
  const basis = { siteFile: state.siteFile, publicFiles: state.publicFiles, links: compiler.links() };
  if (before && isStill(before, file, language, basis)) {
    noteUses(state, file.route, before.uses);
    const still = { ...before, ...basis };
    state.judged.set(key, still);
    return still;
  }
  const { page, report, uses } = compiler.compile(file, language);
  const { diagnostics } = report;
  const judged = { ...basis, file, uses, diagnostics, shown: page && shownOf(page) };
  // Which pictures have to be made is only known after all pages have been compiled.
  if (!state.optimize) state.judged.set(key, judged);
  return judged;
}

function shownOf({ route, language, title, description, noindex, blocks }: PageValue): Shown {
  return { route, language, title, description, noindex, region: pictureRegion(blocks) };
}
