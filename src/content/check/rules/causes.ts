import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { NOT_FOUND_ROUTE, SITE_FILE } from '../../read/files.ts';
import { isCounted } from '../../resolve/counted.ts';
import { isMapping } from '../../written/mapping.ts';
import { locate } from '../../written/origin.ts';
import { Report } from '../../written/report.ts';
import { regionsIn, routesIn } from '../names-in.ts';
import type { PageRecord } from '../record.ts';
import { openPage, placeOfWithholding, type RuleContext, usedFacts, usedFiles } from './whole.ts';

/** The parts of site.yaml whose names other places use. */
type Part = 'facts' | 'nouns' | 'regions';

const placeKey = ({ place }: Diagnostic) => `${place.source.file}\0${place.range.start}`;

/**
 * Tells once what one slip causes in many places: a fact or a region of site.yaml that was deleted or renamed,
 * includes that lead in a circle, a drawing that cannot be read. `all` has to be sorted.
 */
export function gatherCauses(all: readonly Diagnostic[], whole: RuleContext): Diagnostic[] {
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
      tell(repeatedUses(part, uses, whole));
      if (count < 2 || isGivenByPage(part, name, whole)) continue;
      if (renamedByPage({ part, name, uses, count }, whole, gathered)) {
        tell(uses);
        continue;
      }
      if (reportCause({ part, name, uses, count }, whole, gathered)) tell(uses);
    }
  tell(pathsOfRegions(all));
  gatherValues(all, whole, { gathered, tell });
  gatherPages(all, whole, { gathered, tell });
  // One that is near to a section there is the link's own slip.
  const anchors = all.filter(({ code, details }) => code === 'dead-anchor' && details.suggestion === undefined);
  for (const [anchor, links] of byDetail(anchors, 'anchor')) {
    const [first, ...others] = links;
    if (!first || others.length === 0) continue;
    gathered.add('dead-anchor-everywhere', first.place, { anchor, count: links.length });
    tell(links);
  }
  tellIdlePartial(all, whole, { gathered, tell });
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

/** Files that are missing because a region has another name, which stands in their paths by a placeholder. */
function pathsOfRegions(all: readonly Diagnostic[]): Diagnostic[] {
  const names = [
    ...byDetail(
      all.filter(({ code }) => code === 'unknown-region'),
      'name',
    ).keys(),
  ];
  return all.filter(({ code, details, place: { source, range } }) => {
    if (code !== 'missing-partial' || !source.text.slice(range.start, range.end).includes('{{')) return false;
    return names.some((name) => String(details.path).includes(name));
  });
}

/** A partial that no page uses is the one that is missing under another name, where there is just one. */
function tellIdlePartial(
  all: readonly Diagnostic[],
  whole: RuleContext,
  { gathered, tell }: { gathered: Report; tell: (found: readonly Diagnostic[]) => void },
): void {
  const missing = all.filter(({ code }) => code === 'missing-partial');
  if (missing.length === 0) return;
  const used = usedFiles(whole);
  const idle = whole.state.files.partials.filter((file) => !used.has(file));
  const [only] = idle;
  if (!only || idle.length > 1 || byDetail(missing, 'path').size !== 1) return;
  const suggestion = only.replace(/^pages/, '');
  for (const { place, details } of missing)
    gathered.add('missing-partial', place, { path: String(details.path), suggestion });
  tell(missing);
}

/** A slip in a file that several pages bring in, and that none of them can fill in: told of the first page alone. */
function repeatedUses(part: Part, uses: readonly Diagnostic[], { records }: RuleContext): Diagnostic[] {
  if (part === 'regions') return [];
  return [...groupBy(uses, placeKey)].flatMap(([, same]) => {
    // What stands in site.yaml is told by every page that shows it.
    if (same[0]?.place.source.file === SITE_FILE) return same.slice(1);
    const file = same[0]?.place.source.file ?? '';
    if (same.length === 1) return [];
    const bringing = records.filter(({ used }) => used.includes(file)).length;
    return same.length === bringing ? same.slice(1) : [];
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
const isGivenByPage = (part: Part, name: string, { records }: RuleContext) =>
  part === 'facts' && records.some((record) => gives(record, name));

const gives = ({ given }: PageRecord, name: string) => given.some(([own]) => own === name);

/** A page's own fact that nothing uses, under the name that its texts use no more. */
function renamedByPage({ part, name, uses, count }: Cause, whole: RuleContext, report: Report): boolean {
  const files = new Set(uses.map(({ place }) => place.source.file));
  const record = files.size === 1 ? whole.records.find(({ file }) => files.has(file)) : undefined;
  if (part !== 'facts' || !record?.readable) return false;
  const idle = record.named.filter((each) => !record.facts.includes(each));
  const key = nearest(name, idle) ?? (idle.length === 1 ? idle[0] : undefined);
  const { page, origins } = (key !== undefined && openPage(record.route, whole)) || {};
  if (key === undefined || !page || !origins) return false;
  report.add('renamed-key', locate(origins, page.written, ['facts', key]).key, { key, name, count });
  return true;
}

interface CausesContext {
  readonly gathered: Report;
  readonly tell: (found: readonly Diagnostic[]) => void;
}

/** Of several formats the one that has a proposal tells more. */
const tellingMost = (same: readonly Diagnostic[]) =>
  same.find(({ details }) => details.suggestion !== undefined) ?? same[0];

/** A fact whose value no format can show is told once: at the fact, where more texts use it than one in each language. */
function gatherValues(
  all: readonly Diagnostic[],
  { state, records }: RuleContext,
  { gathered, tell }: CausesContext,
): void {
  const found = all.filter(({ code }) => code === 'fact-not-number' || code === 'fact-not-date');
  for (const [, same] of groupBy(found, (each) => `${placeKey(each)} ${each.details.name}`)) {
    const best = tellingMost(same);
    tell(same.filter((each) => each !== best));
  }
  for (const [name, uses] of byDetail(found, 'name')) {
    const { facts, known } = state.siteFile;
    const fact = facts.get(name);
    const first = tellingMost(uses);
    const isShared = fact && !records.some((record) => gives(record, name));
    if (!first || !isShared || new Set(uses.map(placeKey)).size <= known.languages.length) continue;
    gathered.tell(first, fact.place);
    tell(uses);
  }
}

/** A page that many links lead to and that is not there: told once, at the page that took its place where there is one. */
function gatherPages(all: readonly Diagnostic[], whole: RuleContext, { gathered, tell }: CausesContext): void {
  const targets = byDetail(
    all.filter(({ code }) => code === 'dead-link'),
    'target',
  );
  const drafts = new Set(
    whole.records.flatMap(({ route, draft }) => (draft ? [whole.state.files.routes.get(route)] : [])),
  );
  for (const [target, links] of targets) {
    const [first] = links;
    const draft = whole.records.find(({ route, draft }) => draft && route === target.split(/[#?]/, 1)[0]);
    const opened = draft && openPage(draft.route, whole);
    // What is not published either leads nobody there.
    const seen = draft ? links.filter(({ place }) => !drafts.has(place.source.file)) : links;
    if (seen.length === 0) {
      tell(links);
      continue;
    }
    if (draft && opened?.page) {
      const { written } = opened.page;
      const key = placeOfWithholding(opened, written);
      const { expires } = opened.page;
      const isOver = written.draft === undefined && expires !== undefined && expires < whole.state.machine.today();
      if (!isOver) gathered.add('draft-linked', key, { target: draft.route, count: new Set(seen.map(placeKey)).size });
      // Its last day was meant; what has grown old is each link.
      else
        for (const [, [link]] of groupBy(seen, placeKey))
          if (link) gathered.add('expired-link', link.place, { target: draft.route, day: expires });
      tell(links);
      continue;
    }
    const count = new Set(links.map(placeKey)).size;
    if (!first || count < MANY_LINKS) continue;
    const { suggestion } = first.details;
    const idle = targets.size === 1 ? idleRoutes(whole) : [];
    const route = idle.find((each) => each === suggestion) ?? (idle.length === 1 ? idle[0] : undefined);
    const page = route === undefined ? undefined : openPage(route, whole);
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
function idleRoutes({ records, state: { siteFile, files } }: RuleContext): string[] {
  const linked = new Set([...records.flatMap((record) => record.linked), ...routesIn(siteFile.written)]);
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
function reportCause({ part, name, uses, count }: Cause, whole: RuleContext, report: Report): boolean {
  const { written, origins } = whole.state.siteFile;
  const holder = written[part === 'nouns' ? 'facts' : part];
  const names = Object.keys(isMapping(holder) ? holder : {});
  const used = part === 'regions' ? usedRegions(whole) : usedFacts(whole);
  // Nouns are out of use where the number before them is.
  const isKind = (each: string) => part === 'regions' || isNounOf(whole, each) === (part === 'nouns');
  const idle = names.filter((each) => !used.has(each) && isKind(each));
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

const isNounOf = ({ state }: RuleContext, name: string) => {
  const fact = state.siteFile.facts.get(name);
  return fact !== undefined && isCounted(fact);
};

/** The regions that pages, their facts and the menus name. */
const usedRegions = ({ records, state }: RuleContext): Set<string> =>
  new Set([...records.flatMap(({ regions }) => regions), ...regionsIn(state.siteFile.written.header)]);
