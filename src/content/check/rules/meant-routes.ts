import { prefixOf } from '../../../../schema/prefix.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { examples } from '../../validate/explain-issue.ts';
import type { RuleContext } from './whole.ts';

/** Fields that name a collection, and those that name a page. */
const OF_COLLECTIONS: ReadonlySet<unknown> = new Set(['of', 'authors', 'fields']);
const OF_PAGES: ReadonlySet<unknown> = new Set(['author']);

/**
 * Tries the addresses that a file's own check has proposed without knowing the site's others: one in a language goes without it,
 * one at which there is nothing gives way to the nearest, or to none.
 */
export function withKnownRoutes(all: readonly Diagnostic[], { state }: RuleContext): Diagnostic[] {
  const { known } = state.siteFile;
  const prefixes = known.languages.map(({ code }) => `/${prefixOf(code)}/`);
  const own = (route: string) => {
    const prefix = prefixes.find((each) => route.toLowerCase().startsWith(each));
    return prefix ? route.slice(prefix.length - 1) : route;
  };
  const meant = (key: unknown, route: string): string | undefined => {
    const bare = own(route);
    if (key === 'formerly') return state.files.routes.has(bare) ? undefined : bare;
    const there = OF_COLLECTIONS.has(key) ? state.collections : OF_PAGES.has(key) ? state.files.routes : undefined;
    return !there || there.has(bare) ? bare : nearest(bare, there.keys());
  };
  return all.map((each) => {
    const { details, fix } = each;
    const { suggestion, key } = details;
    if (each.code !== 'wrong-format' || typeof suggestion !== 'string' || !suggestion.startsWith('/')) return each;
    const right = meant(key, suggestion);
    if (right === suggestion) return each;
    const { fix: _, ...told } = each;
    const { suggestion: __, ...others } = details;
    if (right === undefined) {
      const example = { phrase: 'suchAs', value: examples[String(key)] ?? '/contact' } as const;
      // The blanks are those that it had.
      return { ...told, details: { ...others, example } } as Diagnostic;
    }
    const repaired = fix && { fix: { ...fix, text: fix.text.replace(suggestion, () => right) } };
    return { ...told, details: { ...details, suggestion: right }, ...repaired } as Diagnostic;
  });
}
