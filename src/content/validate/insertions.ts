import { type ReadContext, readPartial } from '../read/expand.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import type { SiteFile } from './site-file.ts';

/** A line of `insertions` in site.yaml that a page is meant by. */
interface Insertion {
  readonly written: Mapping;
  readonly at: 'start' | 'after-first' | 'end';
}

type OfSite = Pick<SiteFile, 'partly' | 'written' | 'origins'>;

/** True of a route that a pattern names: the route itself, or, of one that ends in an asterisk, any below it. */
export const isAmong = (pattern: string, route: string): boolean =>
  pattern.endsWith('/*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;

/** A page, and whether it is made by itself. */
interface MeantPage {
  readonly route: string;
  readonly made?: unknown;
}

/**
 * The lines of `insertions` that a page is meant by, as far as they can be understood. Pages that are made by themselves lie below
 * folders of others and are meant with all pages only: what else they have stands in their template.
 */
function insertionsFor({ route, made }: MeantPage, { partly, written }: OfSite): Insertion[] {
  const lines = Array.isArray(written.insertions) ? written.insertions : [];
  return (partly.insertions ?? []).flatMap((line, index) => {
    const own: unknown = lines[index];
    if (line?.include === undefined || !isMapping(own)) return [];
    const { at = 'end', pages, except = [] } = line;
    // Pages that cannot be made out are not all pages.
    const isMeant = pages ? !made && pages.some((each) => each && isAmong(each, route)) : own.pages === undefined;
    return isMeant && !except.some((each) => each && isAmong(each, route)) ? [{ written: own, at }] : [];
  });
}

/** What site.yaml puts on a page, in a form that two of them can be compared by. */
export const insertedOn = (page: MeantPage, site: OfSite): string =>
  insertionsFor(page, site)
    .map(({ written, at }) => `${at} ${String(written.include)}`)
    .join('\n');

/** Puts the blocks of insertions between those that a page has. */
export function insertBlocks(
  page: Mapping,
  { meant, file, site, reading }: { meant: MeantPage; file: string; site: OfSite; reading: ReadContext },
): void {
  const insertions = insertionsFor(meant, site);
  const own: unknown = page.blocks;
  if (insertions.length === 0 || !Array.isArray(own)) return;
  const { origins, lost } = reading;
  const all: unknown[] = [];
  const slots = new Map();
  const push = (blocks: unknown[], from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const slot = origins.get(blocks)?.slots.get(at);
      if (slot) slots.set(all.length, slot);
      all.push(blocks[at]);
    }
  };
  const insert = (at: Insertion['at']) => {
    for (const { written } of insertions.filter((each) => each.at === at)) {
      const origin = site.origins.get(written);
      if (origin) origins.set(written, origin);
      const partial = readPartial(written, 'include', reading, [file]);
      if (!partial) lost.add('blocks');
      if (Array.isArray(partial?.blocks)) push(partial.blocks, 0, partial.blocks.length);
    }
  };
  insert('start');
  push(own, 0, Math.min(1, own.length));
  insert('after-first');
  push(own, 1, own.length);
  insert('end');
  const origin = origins.get(own);
  if (origin) origins.set(all, { ...origin, slots });
  page.blocks = all;
}
