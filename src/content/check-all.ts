import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { PageValue } from '../render/value.ts';
import type { Compiler } from './compiler.ts';
import { readExpanded } from './expand.ts';
import { NOT_FOUND_ROUTE } from './files.ts';
import { locate } from './origin.ts';
import type { PageFile } from './page-file.ts';
import { placeAt, placeOf, Report } from './report.ts';
import { languagesOf, loadPage, type State } from './state.ts';
import { validatePartial } from './validate.ts';

/** Reads and compiles everything that a project has; all diagnostics, sorted. */
export function checkAll(state: State, compiler: Compiler): Diagnostic[] {
  const all = new Report();
  const take = (report: Report) => {
    for (const { code, place, details, fix } of report.diagnostics) all.add(code, place, details, fix);
  };
  take(state.listing);
  take(state.siteFile.report);
  const titles = new Report();
  const seen = new Map<string, string>();
  for (const route of state.files.routes.keys()) {
    const file = loadPage(state, route);
    if (file) take(file.report);
    for (const language of languagesOf(state, route)) {
      const compiled = compiler.compile(route, language);
      take(file ? gatherFacts(file, compiled.report) : compiled.report);
      if (file && compiled.page) checkTitle({ file, value: compiled.page, seen, state }, titles);
    }
  }
  for (const { code } of state.siteFile.known.languages) take(compiler.siteValue(code).report);
  checkPartials(state, all);
  // Without a site.yaml this may be quite another folder.
  const isSite = Object.keys(state.siteFile.written).length > 0;
  if (isSite && !state.files.routes.has(NOT_FOUND_ROUTE))
    all.add('missing-not-found', placeAt({ file: 'pages', text: '' }, 0, 0));
  if (!all.failed) take(titles);
  if (!all.failed) checkUnusedFacts(state, all);
  return all.diagnostics.sort(compareDiagnostics);
}

/** Facts that a page does not give to its template are told once, where the page names the template. */
function gatherFacts({ page, origins, file, facts }: PageFile, found: Report): Report {
  if (page?.template === undefined) return found;
  // Among no facts at all, one that is near to another is not misspelt.
  const lacking = found.diagnostics.filter(
    ({ code, place, details: { suggestion } }) =>
      code === 'missing-fact' && place.source.file !== file && (facts.size === 0 || suggestion === undefined),
  );
  const names = new Set(lacking.map(({ details }) => String(details.name)));
  // A single one may as well be a slip of the template.
  if (names.size < 2) return found;
  const gathered = new Report();
  for (const each of found.diagnostics)
    if (!lacking.includes(each)) gathered.add(each.code, each.place, each.details, each.fix);
  const { place } = locate(origins, page.written, ['template']);
  gathered.add('missing-template-facts', place, { names: [...names].sort().join(', ') });
  return gathered;
}

interface Titled {
  readonly file: PageFile;
  readonly value: PageValue;
  /** The routes by language and title. */
  readonly seen: Map<string, string>;
  readonly state: State;
}

/** Search engines tell pages apart by their titles; those that they skip need none of their own. */
function checkTitle({ file, value, seen, state }: Titled, report: Report): void {
  const { page, origins } = file;
  if (!page || value.noindex || page.draft || value.route === NOT_FOUND_ROUTE) return;
  const key = `${value.language}\0${value.title}`;
  const route = seen.get(key);
  if (route === undefined) seen.set(key, value.route);
  else {
    const language = state.siteFile.known.languages.find(({ code }) => code === value.language)?.label ?? '';
    report.add('duplicate-title', locate(origins, page.written, ['meta', 'title']).place, { language, route });
  }
}

function checkPartials(state: State, report: Report): void {
  const used = new Set([...state.pages.values()].flatMap((page) => [...page.used]));
  const unread = [...state.pages.values()].some(({ page, lost }) => !page || lost.size > 0);
  for (const file of state.files.partials) {
    const origins = new WeakMap();
    if (used.has(file)) continue;
    const reading = {
      root: state.root,
      files: state.files,
      origins,
      report,
      used: new Set<string>(),
      lost: new Set<'blocks' | 'template'>(),
    };
    const written = readExpanded(file, { ...reading, met: { blocks: 0 } });
    if (!written) continue;
    validatePartial(written, { origins, report });
    if (!unread) report.add('unused-partial', { source: { file, text: '' }, range: { start: 0, end: 0 } });
  }
}

function checkUnusedFacts(state: State, report: Report): void {
  const everywhere = new Set([...state.usedFacts.values()].flatMap((names) => [...names]));
  for (const [route, page] of state.pages) {
    const used = state.usedFacts.get(route) ?? new Set();
    for (const [name, { place }] of page.facts) {
      if (used.has(name)) continue;
      const suggestion = nearest(
        name,
        [...used].filter((other) => !page.facts.has(other)),
      );
      report.add('unused-fact', placeOf(place.source, place.range), { name, ...(suggestion && { suggestion }) });
    }
  }
  const written = state.siteFile.written.facts;
  for (const name of Object.keys(typeof written === 'object' && written ? written : {})) {
    const fact = state.siteFile.facts.get(name);
    if (fact && !everywhere.has(name)) report.add('unused-fact', fact.place, { name });
  }
}
