import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Compiler } from '../resolve/compiler.ts';
import { isDraft, languagesOf, loadPage, type State } from '../resolve/state.ts';
import { Report } from '../written/report.ts';
import { checkLetters } from './check-letters.ts';
import { shownOf } from './judge-page.ts';
import type { Memory } from './memory.ts';
import { headOf } from './proofread/page-head.ts';
import { proofreadAlone } from './proofread/proofread.ts';

/** What a check says of one page: of its files, of each language, and of what stands in its texts. */
export interface JudgedPage {
  readonly file: readonly Diagnostic[];
  readonly languages: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly texts: readonly Diagnostic[];
}

/** Judges one page, and what all pages share, without a look at the others: what only all together show is not told. */
export function judgeAlone(
  route: string,
  { state, compiler, memory }: { state: State; compiler: Compiler; memory: Memory },
): JudgedPage {
  const page = loadPage(state, route);
  const pictures = new Report();
  const languages = new Map<string, readonly Diagnostic[]>();
  const heads = [];
  for (const language of languagesOf(state, route)) {
    const compiled = page && compiler.compile(page, language);
    const shared = compiler.siteValue(language);
    languages.set(language, [...(compiled?.report.diagnostics ?? []), ...shared.report.diagnostics]);
    if (!page || !compiled?.page) continue;
    checkLetters({ file: page, value: shownOf(compiled.page), state, compiler }, pictures);
    if (!isDraft(page)) heads.push(headOf(compiled.page, page, shared.value?.brand));
  }
  const file = [...state.siteFile.report.diagnostics, ...(page?.report.diagnostics ?? []), ...pictures.diagnostics];
  const proofs = new Report();
  const subjects = page?.page && !isDraft(page) ? [page, undefined] : [undefined];
  const said = [...file, ...[...languages.values()].flat()];
  for (const subject of subjects)
    for (const slip of proofreadAlone(subject, { state, memory, heads: subject ? heads : [], said }))
      proofs.tell(slip, slip.place);
  return { file, languages, texts: proofs.diagnostics };
}
