import type { Collection } from '../validate/collections.ts';
import { withBlanks } from '../validate/facts.ts';
import { locate } from '../written/origin.ts';
import type { LanguageContext } from './language-context.ts';
import { localize } from './localize.ts';

/** What stands in braces in the title of a further page of a list. */
const OF_NUMBERED = ['title', 'number'];

/** Looks at the texts of a collection, which lists, feeds and pages that are made by themselves show in part. */
export function reportCollection({ value, written, origins }: Collection, to: LanguageContext): void {
  if (!origins.get(written)) return;
  const { title, tags, pages } = value;
  localize({ title, tags }, written, { ...to, origins });
  if (!pages?.numbered) return;
  const { place } = locate(origins, written, ['pages', 'numbered']);
  const facts = withBlanks(OF_NUMBERED, place, to.facts);
  localize({ pages: { numbered: pages.numbered } }, written, { ...to, origins, facts });
}
