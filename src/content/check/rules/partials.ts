import type { Compiler } from '../../resolve/compiler.ts';
import { searchPage } from '../../resolve/search-page.ts';
import { madeFrom } from '../../validate/collections.ts';
import { readPageFile } from '../../validate/page-file.ts';
import type { Report } from '../../written/report.ts';
import { type RuleContext, usedFiles } from './whole.ts';

/**
 * Judges the partials that no page uses, those of a page that cannot be read as if they were pages themselves. Gives
 * their names: where something is wrong, its cause may be elsewhere.
 */
export function reportPartials(whole: RuleContext, compiler: Compiler, report: Report): string[] {
  const { state, records } = whole;
  const used = usedFiles(whole);
  const unread = records.some(({ readable, lost }) => !readable || lost);
  const awaited = new Set([...state.collections.values()].flatMap(({ value }) => madeFrom(value)));
  const search = searchPage(state);
  if (search) awaited.add(search.file);
  const unused: string[] = [];
  for (const file of state.files.partials) {
    if (used.has(file)) continue;
    const partial = readPageFile({ ...state, file, route: file, lost: new Set(['blocks', 'template']) });
    report.take(partial.report);
    if (!partial.page) continue;
    // What pages are made of by themselves waits for the first entry that asks for one.
    if (!awaited.has(file)) unused.push(file);
    if (unread)
      for (const { code } of state.siteFile.known.languages) report.take(compiler.compile(partial, code).report);
  }
  return unused;
}
