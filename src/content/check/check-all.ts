import { compareDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest, withSearches } from '../../diagnostics/nearest.ts';
import { NOT_FOUND_ROUTE, SITE_FILE } from '../read/files.ts';
import { countAnew, finishesTooMuch } from '../read/unfolded.ts';
import type { Compiler } from '../resolve/compiler.ts';
import { errorsIn, languagesOf, loadPages, MAX_ERRORS, type State } from '../resolve/state.ts';
import { type PageFile, readPageFile } from '../validate/page-file.ts';
import { locate, locateLanguage } from '../written/origin.ts';
import { placeAt, placeOf, Report } from '../written/report.ts';
import { charactersOfSite } from './characters.ts';
import { checkLetters, checkTexts, lackedLetters, reportLacked } from './check-letters.ts';
import { reportFormer } from './former-addresses.ts';
import { gatherCauses } from './gather-causes.ts';
import { gatherLanguages } from './gather-languages.ts';
import { judgePage } from './judge-page.ts';
import type { Shown } from './judged.ts';
import type { Memory } from './memory.ts';
import { type Head, headOf } from './proofread/page-head.ts';
import { proofread } from './proofread/proofread.ts';
import { gatherFacts } from './template-facts.ts';

/** Reads and compiles everything that a project has; all diagnostics, sorted. */
export function checkAll(state: State, compiler: Compiler, memory: Memory): Diagnostic[] {
  countAnew(state.unfolded);
  const { value: found, spent } = withSearches(() => check(state, compiler, memory));
  const ended = new Report();
  // What has been judged without suggestions is judged anew.
  if (spent) memory.judged.clear();
  if (spent) ended.add('suggestions-ended', placeAt({ file: SITE_FILE, text: '' }, 0, 0));
  return [...found, ...ended.diagnostics].sort(compareDiagnostics);
}

/** Messages of a page in all of its languages beyond which it is not looked at in more. */
const ENOUGH = 1000;

function check(state: State, compiler: Compiler, memory: Memory): Diagnostic[] {
  const all = new Report();
  all.take(state.listing);
  all.take(state.siteFile.report);
  const titles = new Report();
  const pictures = new Report();
  const heads: Head[] = [];
  const seen = new Map<string, string>();
  const files = loadPages(state);
  const end = (code: 'check-ended' | 'too-much-work', file: string) =>
    all.tell({ code, details: {} }, placeAt({ file, text: '' }, 0, 0));
  const { full, next } = state.faulty;
  if (next !== undefined) end(full ? 'too-much-work' : 'check-ended', next);
  const brands = new Map<string, string>();
  const lacked = new Map<string, Set<string>>();
  for (const { code } of state.siteFile.known.languages) {
    const { value, report } = compiler.siteValue(code);
    all.take(report);
    brands.set(code, value?.brand ?? '');
    const characters = charactersOfSite(value);
    checkTexts(code, characters, { state, report: pictures });
    lacked.set(code, new Set(lackedLetters(code, characters, state)));
  }
  let [errors, ended] = [0, false];
  for (const [route, file] of files) {
    const found: Diagnostic[] = [];
    if (!file) break;
    all.take(file.report);
    const tooMuch = errors > MAX_ERRORS ? 'check-ended' : finishesTooMuch(state.unfolded) ? 'too-much-work' : undefined;
    if (tooMuch && !ended && next === undefined) end(tooMuch, file.file);
    ended ||= tooMuch !== undefined;
    if (ended) continue;
    for (const language of languagesOf(state, route)) {
      // Of a page with so many messages no more are told.
      if (found.length > ENOUGH) break;
      const judged = judgePage({ file, language, state, compiler, memory });
      found.push(...judged.diagnostics);
      if (!judged.shown) continue;
      checkLetters({ file, value: judged.shown, state, compiler }, pictures);
      for (const letter of lackedLetters(language, judged.shown.characters, state)) lacked.get(language)?.add(letter);
      if (file.page?.draft !== true) heads.push(headOf(judged.shown, file, brands.get(language)));
      checkTitle({ file, value: judged.shown, seen }, titles);
    }
    errors += errorsIn(found);
    all.take({ diagnostics: gatherFacts(file, found, state) });
  }
  reportFormer(state, all);
  for (const [code, letters] of lacked) reportLacked(code, letters, state, pictures);
  all.take(pictures);
  const unused = checkPartials(state, compiler, all);
  // Without a site.yaml this may be quite another folder.
  const isSite = Object.keys(state.siteFile.written).length > 0;
  if (isSite && !state.files.routes.has(NOT_FOUND_ROUTE))
    all.add('missing-not-found', placeAt({ file: 'pages', text: '' }, 0, 0));
  if (!all.failed) {
    for (const file of unused) all.add('unused-partial', { source: { file, text: '' }, range: { start: 0, end: 0 } });
    all.take(titles);
    checkUnusedFacts(state, all);
  }
  // Where nobody knows the languages, nobody knows what is written in them.
  const isReadable = isSite && !state.siteFile.known.unclear.has('languages');
  const proofs = isReadable ? proofread({ state, memory, heads, said: all.diagnostics, whole: !all.failed }) : [];
  for (const slip of proofs) all.tell(slip, slip.place);
  const sorted = [...all.diagnostics].sort(compareDiagnostics);
  return gatherLanguages(gatherCauses(sorted, state), state.siteFile);
}

interface Titled {
  readonly file: PageFile;
  readonly value: Shown;
  /** The routes by language and title. */
  readonly seen: Map<string, string>;
}

/** Search engines tell pages apart by their titles; those that they skip need none of their own. */
function checkTitle({ file, value, seen }: Titled, report: Report): void {
  const { page, origins } = file;
  if (!page || value.noindex || page.draft || value.route === NOT_FOUND_ROUTE) return;
  const key = `${value.language}\0${value.title}`;
  const route = seen.get(key);
  if (route === undefined) seen.set(key, value.route);
  else {
    const language = { language: value.language };
    report.add('duplicate-title', locateLanguage(origins, page.written, ['meta', 'title'], value.language).place, {
      language,
      route,
    });
  }
}

/**
 * Judges the partials that no page uses, those of a page that cannot be read as if they were pages themselves. Gives
 * their names: where something is wrong, its cause may be elsewhere.
 */
function checkPartials(state: State, compiler: Compiler, report: Report): string[] {
  const used = new Set([...state.pages.values()].flatMap((page) => [...page.used]));
  const unread = [...state.pages.values()].some(({ page, lost }) => !page || lost.size > 0);
  const unused: string[] = [];
  for (const file of state.files.partials) {
    if (used.has(file)) continue;
    const partial = readPageFile({ ...state, file, route: file, lost: new Set(['blocks', 'template']) });
    report.take(partial.report);
    if (!partial.page) continue;
    unused.push(file);
    if (unread)
      for (const { code } of state.siteFile.known.languages) report.take(compiler.compile(partial, code).report);
  }
  return unused;
}

function checkUnusedFacts(state: State, report: Report): void {
  const everywhere = new Set([...state.usedFacts.values()].flatMap((names) => [...names]));
  for (const [route, page] of state.pages) {
    const used = state.usedFacts.get(route) ?? new Set();
    if (reportReplaced(page, used, report)) continue;
    const open = [...used].filter((other) => !page.facts.has(other));
    for (const [name, { place }] of page.facts) {
      if (used.has(name)) continue;
      const suggestion = nearest(name, open);
      report.add('unused-fact', placeOf(place.source, place.range), { name, ...(suggestion && { suggestion }) });
    }
  }
  const written = state.siteFile.written.facts;
  for (const name of Object.keys(typeof written === 'object' && written ? written : {})) {
    const fact = state.siteFile.facts.get(name);
    if (fact && !everywhere.has(name)) report.add('unused-fact', fact.place, { name });
  }
}

/** A template whose blocks a page replaces leaves all its facts without a use, which is told once. */
function reportReplaced({ page, facts, file, origins }: PageFile, used: ReadonlySet<string>, report: Report): boolean {
  if (page?.template === undefined || [...facts.keys()].filter((name) => !used.has(name)).length < 3) return false;
  const { key } = locate(origins, page.written, ['blocks']);
  if (key.source.file !== file) return false;
  report.add('template-replaced', key);
  return true;
}
