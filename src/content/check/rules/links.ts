import { linkIndex } from '../../resolve/compiler.ts';
import { formerRoutes } from '../../resolve/former-routes.ts';
import type { LinkIndex } from '../../resolve/link-index.ts';
import { resolveLink } from '../../resolve/links.ts';
import type { State } from '../../resolve/state.ts';
import { leadOf } from '../page.ts';
import type { PageRecord } from '../record.ts';

/** What links are checked against, as the records of all pages tell it. */
export function indexOfRecords(records: readonly PageRecord[], state: State): LinkIndex {
  const published = records.filter(({ draft }) => state.drafts || !draft);
  const former = formerRoutes(published);
  return linkIndex(
    published.map(({ route, anchors, hidden, languages }) => [
      route,
      { anchors: anchors && new Set(anchors), hidden: new Set(hidden), languages: new Set(languages) },
    ]),
    state,
    (address) => former.get(address),
  );
}

/** What a link can be compared with: the same as long as no page, section, language or file comes, goes or is renamed. */
export const namesOfIndex = (records: readonly PageRecord[], state: State): string =>
  JSON.stringify([
    records
      .filter(({ draft }) => state.drafts || !draft)
      .map(({ route, anchors, hidden, languages, formerly }) => [route, anchors, hidden, languages, formerly]),
    [...state.publicFiles.keys()],
  ]);

/** The pages of which a link leads elsewhere than was recorded, now that all pages are known. */
export function misled(records: readonly PageRecord[], index: LinkIndex): PageRecord[] {
  const known = new Map<string, string>();
  return records.filter(({ route, anchors, hidden, leads }) => {
    const own = { route, anchors: anchors && new Set(anchors), hidden: new Set(hidden) };
    const leadFrom = (language: string, target: string) => leadOf(resolveLink(target, { ...own, language }, index));
    return leads.some(([language, target, lead]) => {
      // Where such a link leads does not depend on the page.
      const key = target.startsWith('/') ? `${language}\0${target}` : undefined;
      const now = (key && known.get(key)) ?? leadFrom(language, target);
      if (key) known.set(key, now);
      return now !== lead;
    });
  });
}
