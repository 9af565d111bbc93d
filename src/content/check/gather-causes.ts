import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { NOT_FOUND_ROUTE, SITE_FILE } from '../read/files.ts';
import { isCounted } from '../resolve/counted.ts';
import type { State } from '../resolve/state.ts';
import { isMapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import { Report } from '../written/report.ts';

/** The parts of site.yaml whose names other places use. */
type Part = 'facts' | 'nouns' | 'regions';

const placeKey = ({ place }: Diagnostic) => `${place.source.file}\0${place.range.start}`;

/**
 * Tells once what one slip causes in many places: a fact or a region of site.yaml that was deleted or renamed,
 * includes that lead in a circle, a drawing that cannot be read. `all` has to be sorted.
 */
export function gatherCauses(all: readonly Diagnostic[], state: State): Diagnostic[] {
  const gathered = new Report();
  const told = new Set<Diagnostic>();
  const tell = (found: readonly Diagnostic[]) => {
    for (const each of found) told.add(each);
  };
  for (const [part, found] of [
    ['facts', all.filter(({ code }) => code === 'missing-fact')],
    ['nouns', all.filter(({ code }) => code === 'unknown-format')],
    ['regions', all.filter(({ code }) => code === 'unknown-region')],
  ] as const)
    for (const [name, uses] of byDetail(found, part === 'nouns' ? 'format' : 'name')) {
      const count = new Set(uses.map(placeKey)).size;
      tell(repeatedUses(part, uses, state));
      if (count < 2 || isGivenByPage(part, name, state)) continue;
      if (renamedByPage({ part, name, uses, count }, state, gathered)) {
        tell(uses);
        continue;
      }
      if (reportCause({ part, name, uses, count }, state, gathered)) tell(uses);
    }
  gatherValues(all, state, { gathered, tell });
  gatherPages(all, state, { gathered, tell });
  // One that is near to a section there is the link's own slip.
  const anchors = all.filter(({ code, details }) => code === 'dead-anchor' && details.suggestion === undefined);
  for (const [anchor, links] of byDetail(anchors, 'anchor')) {
    const [first, ...others] = links;
    if (!first || others.length === 0) continue;
    gathered.add('dead-anchor-everywhere', first.place, { anchor, count: links.length });
    tell(links);
  }
  tellIdlePartial(all, state, { gathered, tell });
  for (const [, cycle] of byDetail(
    all.filter(({ code }) => code === 'include-cycle'),
    'files',
  ))
    tell(cycle.slice(1));
  // What is wrong in a drawing is told at its own line.
  const faulty = new Set(all.map(({ place }) => place.source.file).filter((file) => file.startsWith('public/')));
  tell(all.filter(({ code, details }) => code === 'broken-image' && faulty.has(`public${details.src}`)));
  // Something else is told of the same words.
  const places = new Set(gathered.diagnostics.map(placeKey));
  tell(all.filter((each) => each.code === 'bad-name' && places.has(placeKey(each))));
  return [...all.filter((each) => !told.has(each)), ...gathered.diagnostics];
}

/** A partial that no page uses is the one that is missing under another name, where there is just one. */
function tellIdlePartial(
  all: readonly Diagnostic[],
  { files, pages }: State,
  { gathered, tell }: { gathered: Report; tell: (found: readonly Diagnostic[]) => void },
): void {
  const missing = all.filter(({ code }) => code === 'missing-partial');
  const used = new Set([...pages.values()].flatMap((page) => [...page.used]));
  const idle = files.partials.filter((file) => !used.has(file));
  const [only] = idle;
  if (!only || idle.length > 1 || byDetail(missing, 'path').size !== 1) return;
  const suggestion = only.replace(/^pages/, '');
  for (const { place, details } of missing)
    gathered.add('missing-partial', place, { path: String(details.path), suggestion });
  tell(missing);
}

/** A slip in a file that several pages bring in, and that none of them can fill in: told of the first page alone. */
function repeatedUses(part: Part, uses: readonly Diagnostic[], { pages }: State): Diagnostic[] {
  if (part === 'regions') return [];
  return [...groupBy(uses, placeKey)].flatMap(([, same]) => {
    // What stands in site.yaml is told by every page that shows it.
    if (same[0]?.place.source.file === SITE_FILE) return same.slice(1);
    const file = same[0]?.place.source.file ?? '';
    const bringing = [...pages.values()].filter((page) => page.used.has(file)).length;
    return same.length > 1 && same.length === bringing ? same.slice(1) : [];
  });
}

const byDetail = (found: readonly Diagnostic[], name: string) => groupBy(found, ({ details }) => String(details[name]));

function groupBy(found: readonly Diagnostic[], keyOf: (one: Diagnostic) => string): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const each of found) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

/** A fact that other pages give is missing on a page, not in site.yaml. */
const isGivenByPage = (part: Part, name: string, { pages }: State) =>
  part === 'facts' && [...pages.values()].some(({ facts }) => facts.has(name));

/** A page's own fact that nothing uses, under the name that its texts use no more. */
function renamedByPage({ part, name, uses, count }: Cause, state: State, report: Report): boolean {
  const files = new Set(uses.map(({ place }) => place.source.file));
  const page = [...state.pages.values()].find(({ file }) => files.size === 1 && files.has(file));
  if (part !== 'facts' || !page?.page) return false;
  const used = state.usedFacts.get(page.route) ?? new Set();
  const own = isMapping(page.page.written.facts) ? Object.keys(page.page.written.facts) : [];
  const idle = own.filter((each) => !used.has(each));
  const key = nearest(name, idle) ?? (idle.length === 1 ? idle[0] : undefined);
  if (key === undefined) return false;
  report.add('renamed-key', locate(page.origins, page.page.written, ['facts', key]).key, { key, name, count });
  return true;
}

interface Telling {
  readonly gathered: Report;
  readonly tell: (found: readonly Diagnostic[]) => void;
}

/** A fact whose value no format can show is told once: at the fact, where more texts use it than one in each language. */
function gatherValues(all: readonly Diagnostic[], { siteFile, pages }: State, { gathered, tell }: Telling): void {
  const found = all.filter(({ code }) => code === 'fact-not-number' || code === 'fact-not-date');
  for (const [, same] of groupBy(found, (each) => `${placeKey(each)} ${each.details.name}`)) {
    // Of several formats the one that has a proposal tells more.
    const [best] = [...same].sort(
      (a, b) => Number(b.details.suggestion !== undefined) - Number(a.details.suggestion !== undefined),
    );
    tell(same.filter((each) => each !== best));
  }
  for (const [name, uses] of byDetail(found, 'name')) {
    const fact = siteFile.facts.get(name);
    const [first] = uses;
    const isShared = fact && ![...pages.values()].some(({ facts }) => facts.has(name));
    if (!first || !isShared || new Set(uses.map(placeKey)).size <= siteFile.known.languages.length) continue;
    gathered.tell(first, fact.place);
    tell(uses);
  }
}

/** A page that many links lead to and that is not there: told once, at the page that took its place where there is one. */
function gatherPages(all: readonly Diagnostic[], state: State, { gathered, tell }: Telling): void {
  const dead = all.filter(({ code }) => code === 'dead-link');
  if (dead.length < 2) return;
  const targets = byDetail(dead, 'target');
  for (const [target, links] of targets) {
    const [first] = links;
    const count = new Set(links.map(placeKey)).size;
    if (!first || count < MANY_LINKS) continue;
    const { suggestion } = first.details;
    const idle = targets.size === 1 ? idleRoutes(state) : [];
    const route = idle.find((each) => each === suggestion) ?? (idle.length === 1 ? idle[0] : undefined);
    const page = route === undefined ? undefined : state.pages.get(route);
    if (route !== undefined && page?.page)
      gathered.add('renamed-page', locate(page.origins, page.page.written, []).place, { target, count, route });
    else
      gathered.add('dead-link-everywhere', first.place, {
        target,
        count,
        ...(typeof suggestion === 'string' && { suggestion }),
      });
    tell(links);
  }
}

/** Links to one page that is not there, from which on it is the page that is the matter. */
const MANY_LINKS = 3;

/** The pages that no link leads to, neither on a page nor in what all pages share. */
function idleRoutes({ pages, siteFile, files }: State): string[] {
  const linked = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [, route = ''] of value.matchAll(/(?:^|\]\()(\/[^\s()?#]*)/g))
        linked.add(route.length > 1 ? route.replace(/\/$/, '') : route);
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  for (const { page } of pages.values()) walk(page?.written);
  walk(siteFile.written);
  return [...files.routes.keys()].filter((route) => route !== '/' && route !== NOT_FOUND_ROUTE && !linked.has(route));
}

interface Cause {
  readonly part: Part;
  readonly name: string;
  readonly uses: readonly Diagnostic[];
  /** How many places use the name. */
  readonly count: number;
}

/** Reports the name of site.yaml that nothing uses and that was probably meant, else the first place of all. */
function reportCause({ part, name, uses, count }: Cause, state: State, report: Report): boolean {
  const { written, origins } = state.siteFile;
  const holder = written[part === 'nouns' ? 'facts' : part];
  const names = Object.keys(isMapping(holder) ? holder : {});
  const used = part === 'regions' ? usedRegions(state) : usedFacts(state);
  const isNoun = (each: string) => part !== 'nouns' || isNounOf(state, each);
  const idle = names.filter((each) => !used.has(each) && isNoun(each));
  // Of names that are all in use but one, that one is the name's own under another.
  const key = nearest(name, idle) ?? (idle.length === 1 ? idle[0] : undefined);
  if (key !== undefined) {
    report.add('renamed-key', locate(origins, written, [part === 'nouns' ? 'facts' : part, key]).key, {
      key,
      name,
      count,
    });
    return true;
  }
  const [first] = uses;
  if (!first || part === 'nouns') return false;
  if (part === 'facts') report.add('missing-fact-everywhere', first.place, { name, count });
  else report.add('missing-region-everywhere', first.place, { name, count, known: names.join(', ') });
  return true;
}

const isNounOf = ({ siteFile }: State, name: string) => {
  const fact = siteFile.facts.get(name);
  return fact !== undefined && isCounted(fact);
};

const usedFacts = ({ usedFacts: used }: State) => new Set([...used.values()].flatMap((names) => [...names]));

/** The regions that pages, their facts and the menus name. */
function usedRegions({ pages, siteFile }: State): Set<string> {
  const used = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'region' && typeof inner === 'string') used.add(inner);
      walk(inner);
    }
  };
  for (const { page } of pages.values()) walk(page?.written);
  walk(siteFile.written.header);
  return used;
}
