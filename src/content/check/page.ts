import type { PageValue } from '../../contract/value.ts';
import { withSearches } from '../../diagnostics/nearest.ts';
import { countAnew, finishesTooMuch } from '../read/unfolded.ts';
import type { Compiler } from '../resolve/compiler.ts';
import type { LinkResult } from '../resolve/link-index.ts';
import { dayOf, isDraft, isPublic, languagesOf, loadPage, type State } from '../resolve/state.ts';
import type { Uses } from '../resolve/uses.ts';
import type { PageFile } from '../validate/page-file.ts';
import { isMapping } from '../written/mapping.ts';
import { locateLanguage } from '../written/origin.ts';
import { Report } from '../written/report.ts';
import { checkLetters, lackedLetters } from './letters.ts';
import { regionsIn, routesIn } from './names-in.ts';
import { ownSlips } from './own-checks.ts';
import { headOf } from './proofread/page-head.ts';
import { proofreadPage } from './proofread/proofread.ts';
import { type PageRecord, type RecordedTitle, type StoredFinding, storedFinding, storedPlace } from './record.ts';
import { shownOf } from './shown.ts';
import type { Locks } from './translated/lock.ts';
import { translationsOf } from './translated/stale.ts';

/** A page as it was recorded. */
export interface Recorded {
  readonly record: PageRecord;
  /** The finished values, by language, of the languages in which nothing is missing. */
  readonly values: ReadonlyMap<string, PageValue>;
}

/** What pages are recorded with. */
export interface RecordContext {
  readonly state: State;
  readonly compiler: Compiler;
  /** What is known of the words that translations were made from. */
  readonly locks: () => Locks;
  /** The sum of a content file. */
  readonly sumOf: (file: string) => string;
}

/** Messages of a page in all of its languages beyond which it is not looked at in more. */
const ENOUGH = 1000;

/** What searches for what was meant may compare for all pages together, and for one page at least, in characters. */
const COMPARED = 25_000_000;
const COMPARED_FOR_PAGE = 500_000;

/** Reads one page, compiles it in all of its languages and says what is wrong with it; keeps nothing of it. */
export function recordPage(route: string, recording: RecordContext): Recorded | undefined {
  const { state } = recording;
  const isKnown = state.pages.has(route);
  const limit = Math.max(COMPARED / state.files.routes.size, COMPARED_FOR_PAGE);
  const { value, spent } = withSearches(() => {
    const file = loadPage(state, route);
    return file && recordFile(file, recording);
  }, limit);
  if (!isKnown) state.pages.delete(route);
  return value && { ...value, record: { ...value.record, spent } };
}

function recordFile(file: PageFile, recording: RecordContext): Recorded {
  const { state, compiler, sumOf } = recording;
  const { route, unfolded, page } = file;
  countAnew(unfolded);
  const languages = languagesOf(state, route);
  const isDraftPage = isDraft(file);
  const day = dayOf(file, state.machine);
  const values = new Map<string, PageValue>();
  const shown: RecordedTitle[] = [];
  const characters: [string, string][] = [];
  const lacked: [string, string][] = [];
  const uses: [string, Uses][] = [];
  const ofLanguages: [string, StoredFinding[]][] = [];
  const heads = [];
  const letters = new Report();
  const said = [...file.report.diagnostics];
  let count = 0;
  for (const language of languages) {
    if (count > ENOUGH || finishesTooMuch(unfolded)) break;
    const compiled = compiler.compile(file, language);
    const { diagnostics } = compiled.report;
    count += diagnostics.length;
    said.push(...diagnostics);
    uses.push([language, compiled.uses]);
    if (diagnostics.length > 0) ofLanguages.push([language, diagnostics.map(storedFinding)]);
    if (!compiled.page) continue;
    values.set(language, compiled.page);
    const value = shownOf(compiled.page);
    characters.push([language, value.characters]);
    checkLetters({ file, value, state, compiler }, letters);
    const missing = lackedLetters(language, value.characters, state);
    if (missing.length > 0) lacked.push([language, missing.join('')]);
    const at = (field: string) =>
      storedPlace(locateLanguage(file.origins, page?.written ?? {}, ['meta', field], language).place);
    const { title, noindex } = value;
    const { description } = compiled.page;
    shown.push({ language, title, titleAt: at('title'), description, descriptionAt: at('description'), noindex });
    if (!isDraftPage) heads.push(headOf(value, file, compiler.siteValue(language).brand));
  }
  said.push(...letters.diagnostics);
  const own = ownSlips(file, values);
  const proofs = proofreadPage(file, { state, heads, own, said });
  // What a further page of a list says is told of the first; of words that the engine brings nothing is.
  const isFurther = (file.made?.number ?? 1) > 1 || file.made?.text !== undefined;
  const translations = isFurther ? { old: [], sums: [] } : translationsOf(file, recording);
  const all = <T>(part: (own: Uses) => Iterable<T>): T[] => [...new Set(uses.flatMap(([, own]) => [...part(own)]))];
  const written = isMapping(page?.written) ? page.written : {};
  const used = [...file.used, ...all((own) => own.read)];
  const record: PageRecord = {
    route,
    file: file.file,
    used,
    sums: used.map(sumOf),
    languages,
    draft: !isPublic(file, state.machine),
    readable: page !== undefined,
    lost: file.lost.size > 0,
    ...(file.made && { made: JSON.stringify(file.made) }),
    template: written.template === undefined ? undefined : JSON.stringify(written.template),
    formerly: (page?.formerly ?? []).map((address) => address ?? null),
    ...(page?.address && { address: page.address }),
    anchors: file.anchors && [...file.anchors],
    hidden: [...file.hidden],
    given: [...file.facts]
      .filter(([name]) => name !== file.made?.only?.by)
      .map(([name, { place }]) => [name, storedPlace(place)]),
    named: isMapping(written.facts) ? Object.keys(written.facts) : [],
    facts: all((own) => own.facts),
    icons: all((own) => own.icons),
    asTheyAre: all((own) => own.asTheyAre),
    pictures: [...new Map(uses.flatMap(([, own]) => [...own.pictures]))],
    blocks: [...new Set([...values.values()].flatMap(partsOf))].sort(),
    days: [...new Set([...all((own) => own.days), ...(day === undefined ? [] : [day])])],
    ...(file.collection && {
      entry: {
        collection: file.collection.route,
        own: uses.flatMap(([language, { entry }]) => (entry ? [[language, entry] as const] : [])),
      },
    }),
    asked: uses.flatMap(([language, { asked }]) => [...asked].map(([query, sum]) => [language, query, sum] as const)),
    regions: [...regionsIn(written)],
    linked: [...routesIn(written)],
    leads: uses.flatMap(([language, { leads }]) =>
      [...leads].map(([target, led]) => [language, target, leadOf(led)] as const),
    ),
    shown,
    characters: Object.fromEntries(characters),
    lacked: Object.fromEntries(lacked),
    unfolded: { ...unfolded },
    spent: false,
    findings: {
      file: file.report.diagnostics.map(storedFinding),
      languages: ofLanguages,
      letters: letters.diagnostics.map(storedFinding),
      texts: isFurther ? [] : proofs.told.map(storedFinding),
      old: translations.old.map(({ name, told }) => [name ?? null, storedFinding(told)] as const),
    },
    translated: translations.sums,
    noted: proofs.noted,
  };
  return { record, values };
}

/** Where a link leads, by which a later look at it is compared. */
export const leadOf = (led: LinkResult): string => ('href' in led && !led.detour ? led.href : JSON.stringify(led));

/** The types of a page's blocks, each also with its fields that hold more than words or a figure: `type`, `type/field`. */
export function partsOf({ blocks }: PageValue): string[] {
  const parts = new Set<string>();
  for (const block of blocks) {
    parts.add(block.type);
    for (const [field, value] of Object.entries(block))
      if (typeof value === 'object' && value !== null) parts.add(`${block.type}/${field}`);
  }
  return [...parts];
}
