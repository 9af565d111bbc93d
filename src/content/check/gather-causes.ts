import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { State } from '../resolve/state.ts';
import { isMapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import { Report } from '../written/report.ts';

/** The parts of site.yaml whose names other places use. */
type Part = 'facts' | 'regions';

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
    ['regions', all.filter(({ code }) => code === 'unknown-region')],
  ] as const)
    for (const [name, uses] of byDetail(found, 'name')) {
      const count = new Set(uses.map(placeKey)).size;
      tell(repeatedUses(part, uses, state));
      if (count < 2 || isGivenByPage(part, name, state)) continue;
      if (reportCause({ part, name, uses, count }, state, gathered)) tell(uses);
    }
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
  if (part !== 'facts') return [];
  return [...groupBy(uses, placeKey)].flatMap(([, same]) => {
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
  const holder = written[part];
  const names = Object.keys(isMapping(holder) ? holder : {});
  const used = part === 'facts' ? usedFacts(state) : usedRegions(state);
  const idle = names.filter((each) => !used.has(each));
  // Of names that are all in use but one, that one is the name's own under another.
  const key = nearest(name, idle) ?? (idle.length === 1 ? idle[0] : undefined);
  if (key !== undefined) {
    report.add('renamed-key', locate(origins, written, [part, key]).key, { key, name, count });
    return true;
  }
  const [first] = uses;
  if (!first) return false;
  if (part === 'facts') report.add('missing-fact-everywhere', first.place, { name, count });
  else report.add('missing-region-everywhere', first.place, { name, count, known: names.join(', ') });
  return true;
}

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
