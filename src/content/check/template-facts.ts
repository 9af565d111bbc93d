import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { State } from '../resolve/state.ts';
import type { PageFile } from '../validate/page-file.ts';
import { isMapping } from '../written/mapping.ts';
import { once } from '../written/once.ts';
import { locate } from '../written/origin.ts';
import { Report } from '../written/report.ts';

/**
 * What is wrong with a page in all of its languages. Facts that it does not give to what it brings in are told once, in
 * the page: at the fact that is misspelt, else, for a template, where that is named.
 */
export function gatherFacts(file: PageFile, found: Diagnostic[], state: State): Diagnostic[] {
  const { page, origins } = file;
  if (!page) return found;
  const lacking = found.filter(({ code, place }) => code === 'missing-fact' && place.source.file !== file.file);
  const names = [...new Set(lacking.map(({ details }) => String(details.name)))];
  const misspelt = new Map(names.flatMap((name) => misspeltFact(name, file, state)));
  // Among no facts at all, one that is near to another is not misspelt.
  const near = (name: string) =>
    file.facts.size > 0 && lacking.some(({ details }) => details.name === name && details.suggestion !== undefined);
  // A single one may as well be a slip of the template.
  const known = names.filter((name) => !misspelt.has(name) && (!near(name) || isGiven(name, file, state)));
  const ofTemplate = page.template === undefined ? [] : known;
  const missing = ofTemplate.length > 1 || ofTemplate.some((name) => isGiven(name, file, state)) ? ofTemplate : [];
  const told = new Report();
  if (missing.length > 0) {
    const { place } = locate(origins, page.written, ['template']);
    told.add('missing-template-facts', place, { names: missing.sort().join(', ') });
  }
  for (const [name, fact] of misspelt)
    told.add('unknown-key', locate(origins, page.written, ['facts', fact]).key, {
      key: fact,
      owner: { phrase: 'namedField', value: 'facts' },
      suggestion: name,
      known: [...(state.usedFacts.get(file.route) ?? []), name].filter((each) => file.facts.has(each)).join(', '),
    });
  const isTold = (each: Diagnostic) =>
    lacking.includes(each) && (misspelt.has(String(each.details.name)) || missing.includes(String(each.details.name)));
  return [...found.filter((each) => !isTold(each)), ...told.diagnostics];
}

/** The pages of one template, and how many of them give each fact. */
interface Users {
  pages: number;
  readonly giving: Map<string, number>;
}

/** Who uses each template: gathered once for all pages. */
const gathered = new WeakMap<State, ReadonlyMap<unknown, Users>>();

function usersOf(file: PageFile, state: State): Users {
  const users = once(gathered, state, () => gatherUsers(state));
  return users.get(file.page?.written.template) ?? { pages: 0, giving: new Map() };
}

function gatherUsers({ pages }: State): ReadonlyMap<unknown, Users> {
  const users = new Map<unknown, Users>();
  for (const { page, facts } of pages.values()) {
    const own = users.get(page?.written.template) ?? { pages: 0, giving: new Map<string, number>() };
    users.set(page?.written.template, own);
    own.pages++;
    for (const name of facts.keys()) own.giving.set(name, (own.giving.get(name) ?? 0) + 1);
  }
  return users;
}

/** True where another page with the same template gives a fact, so that the template names it rightly. */
const isGiven = (name: string, file: PageFile, state: State) =>
  (usersOf(file, state).giving.get(name) ?? 0) > (file.facts.has(name) ? 1 : 0);

/** The page's own fact that no text uses and that was probably meant. */
function misspeltFact(name: string, file: PageFile, state: State): [string, string][] {
  if (!isGiven(name, file, state) && usersOf(file, state).pages > 1) return [];
  const own = Object.keys(isMapping(file.page?.written.facts) ? file.page.written.facts : {});
  const used = state.usedFacts.get(file.route);
  const unused = own.filter((fact) => !used?.has(fact) && !isGiven(fact, file, state));
  const meant = nearest(name, unused);
  return meant === undefined ? [] : [[name, meant]];
}
