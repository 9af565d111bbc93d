import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { once } from '../../written/once.ts';
import { locate } from '../../written/origin.ts';
import { Report } from '../../written/report.ts';
import type { PageRecord } from '../record.ts';
import { openPage, type RuleContext } from './whole.ts';

/**
 * What is wrong with a page in all of its languages. Facts that it does not give to what it brings in are told once, in
 * the page: at the fact that is misspelt, else, for a template, where that is named.
 */
export function gatherFacts(record: PageRecord, found: Diagnostic[], whole: RuleContext): Diagnostic[] {
  const lacking = found.filter(({ code, place }) => code === 'missing-fact' && place.source.file !== record.file);
  if (!record.readable || lacking.length === 0) return found;
  const names = [...new Set(lacking.map(({ details }) => String(details.name)))];
  const misspelt = new Map(names.flatMap((name) => misspeltFact(name, record, whole)));
  // Among no facts at all, one that is near to another is not misspelt.
  const near = (name: string) =>
    record.given.length > 0 && lacking.some(({ details }) => details.name === name && details.suggestion !== undefined);
  // A single one may as well be a slip of the template.
  const known = names.filter((name) => !misspelt.has(name) && (!near(name) || isGiven(name, record, whole)));
  const ofTemplate = record.template === undefined ? [] : known;
  const missing = ofTemplate.length > 1 || ofTemplate.some((name) => isGiven(name, record, whole)) ? ofTemplate : [];
  const { page, origins } = (missing.length + misspelt.size > 0 && openPage(record.route, whole)) || {};
  if (!page || !origins) return found;
  const told = new Report();
  if (missing.length > 0) {
    const { place } = locate(origins, page.written, ['template']);
    told.add('missing-template-facts', place, { names: missing.sort().join(', ') });
  }
  const given = new Set(record.given.map(([name]) => name));
  for (const [name, fact] of misspelt)
    told.add('unknown-key', locate(origins, page.written, ['facts', fact]).key, {
      key: fact,
      owner: { phrase: 'namedField', value: 'facts' },
      suggestion: name,
      known: [...record.facts, name].filter((each) => given.has(each)).join(', '),
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
const gathered = new WeakMap<RuleContext, ReadonlyMap<string | undefined, Users>>();

const usersOf = ({ template }: PageRecord, whole: RuleContext): Users =>
  once(gathered, whole, () => gatherUsers(whole)).get(template) ?? { pages: 0, giving: new Map() };

function gatherUsers({ records }: RuleContext): ReadonlyMap<string | undefined, Users> {
  const users = new Map<string | undefined, Users>();
  for (const { template, given } of records) {
    const own = users.get(template) ?? { pages: 0, giving: new Map<string, number>() };
    users.set(template, own);
    own.pages++;
    for (const [name] of given) own.giving.set(name, (own.giving.get(name) ?? 0) + 1);
  }
  return users;
}

const gives = ({ given }: PageRecord, name: string) => given.some(([own]) => own === name);

/** True where another page with the same template gives a fact, so that the template names it rightly. */
const isGiven = (name: string, record: PageRecord, whole: RuleContext) =>
  (usersOf(record, whole).giving.get(name) ?? 0) > (gives(record, name) ? 1 : 0);

/** The page's own fact that no text uses and that was probably meant. */
function misspeltFact(name: string, record: PageRecord, whole: RuleContext): [string, string][] {
  if (!isGiven(name, record, whole) && usersOf(record, whole).pages > 1) return [];
  const unused = record.named.filter((fact) => !record.facts.includes(fact) && !isGiven(fact, record, whole));
  const meant = nearest(name, unused);
  return meant === undefined ? [] : [[name, meant]];
}
