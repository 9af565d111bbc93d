import type { PageValue } from '../../contract/value.ts';
import type { Compiler } from '../resolve/compiler.ts';
import { noteUses, type State } from '../resolve/state.ts';
import type { PageFile } from '../validate/page-file.ts';
import { charactersOf } from './characters.ts';
import { isStill, type Judged, pictureRegion, type Shown } from './judged.ts';
import type { Memory } from './memory.ts';

interface Judging {
  readonly file: PageFile;
  readonly language: string;
  readonly state: State;
  readonly compiler: Compiler;
  readonly memory: Memory;
}

/** What is wrong with a page in a language, and what the check needs of it; it is compiled where anything has changed. */
export function judgePage({ file, language, state, compiler, memory }: Judging): Judged {
  const key = `${language}\0${file.route}`;
  const before = memory.judged.get(key);
  const basis = { siteFile: state.siteFile, publicFiles: state.publicFiles, links: compiler.links() };
  if (before && isStill(before, file, language, basis)) {
    noteUses(state, file.route, before.uses);
    const still = { ...before, ...basis };
    memory.judged.set(key, still);
    return still;
  }
  const { page, report, uses } = compiler.compile(file, language);
  const { diagnostics } = report;
  const judged = { ...basis, file, uses, diagnostics, shown: page && shownOf(page) };
  // Which pictures have to be made is only known after all pages have been compiled.
  if (!state.optimize) memory.judged.set(key, judged);
  return judged;
}

export function shownOf(page: PageValue): Shown {
  const { route, language, title, description, noindex, blocks } = page;
  const characters = charactersOf([page]);
  return { route, language, title, description, noindex, region: pictureRegion(blocks), characters };
}
