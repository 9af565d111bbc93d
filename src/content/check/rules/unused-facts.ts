import type { Place } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { isMapping } from '../../written/mapping.ts';
import { locate } from '../../written/origin.ts';
import type { Report } from '../../written/report.ts';
import type { PageRecord } from '../record.ts';
import { openPage, placeIn, type RuleContext, usedFacts } from './whole.ts';

/** Reports the facts of pages and of site.yaml that no text uses. */
export function reportUnusedFacts(whole: RuleContext, report: Report): void {
  for (const record of whole.records) {
    const used = new Set(record.facts);
    const unused = record.given.filter(([name]) => !used.has(name));
    if (unused.length === 0 || (unused.length >= MANY && reportReplaced(record, whole, report))) continue;
    const given = new Set(record.given.map(([name]) => name));
    const open = record.facts.filter((name) => !given.has(name));
    for (const [name, at] of unused) {
      const suggestion = nearest(name, open);
      report.add('unused-fact', nameBefore(placeIn(at, whole), name), { name, ...(suggestion && { suggestion }) });
    }
  }
  const everywhere = usedFacts(whole);
  const { written, facts } = whole.state.siteFile;
  for (const name of isMapping(written.facts) ? Object.keys(written.facts) : []) {
    const fact = facts.get(name);
    if (fact && !everywhere.has(name)) report.add('unused-fact', nameBefore(fact.place, name), { name });
  }
}

/** The name before a value, where nothing but a colon and a line break stands between. */
function nameBefore(place: Place, name: string): Place {
  const { source, range } = place;
  const start = source.text.lastIndexOf(name, range.start - 1);
  const end = start + name.length;
  const isName = start !== -1 && /^["']?\s*:\s*$/.test(source.text.slice(end, range.start));
  return isName ? { source, range: { start, end } } : place;
}

/** Facts of a page without a use from which on it may be its template's blocks that are gone. */
const MANY = 3;

/** A template whose blocks a page replaces leaves all its facts without a use, which is told once. */
function reportReplaced({ route, file, template }: PageRecord, whole: RuleContext, report: Report): boolean {
  const { page, origins } = (template !== undefined && openPage(route, whole)) || {};
  if (!page || !origins) return false;
  const { key } = locate(origins, page.written, ['blocks']);
  if (key.source.file !== file) return false;
  report.add('template-replaced', key);
  return true;
}
