import { elementOfBlock } from '../editing/acts.ts';
import type { Editing } from '../editing/editing.ts';
import { elementOf } from '../editing/texts-on-page.ts';

/** What stands in a list on the page and can be moved there: a block, or an entry of one. */
export interface Movable {
  readonly key: string;
  readonly element: HTMLElement;
  /** The list, and the place in it. */
  readonly list: string;
  readonly at: number;
  /** The block that it is or stands in. */
  readonly block: number;
  readonly of: { readonly block: number } | { readonly text: number; readonly steps: number };
  /** The table that tells of it. */
  readonly table: number | undefined;
  readonly name: string;
  /** True of a block that visitors do not get. */
  readonly hidden: boolean;
}

/** The blocks of the page, as far as they are shown. */
export const blocksOn = ({ table, speech, names }: Editing): Movable[] =>
  (table?.blocks ?? []).flatMap(({ type, list, at, hidden }, block): Movable[] => {
    const element = elementOfBlock(block);
    if (!element) return [];
    const name = speech.say('sectionNamed', { place: String(block + 1), name: names.section(type).name });
    return [{ key: `${block}`, element, list, at, block, of: { block }, table: table?.id, name, hidden }];
  });

/** The entries of the lists of a block whose texts stand together on the page: none that is spread over a table. */
export function entriesOn(block: number, editing: Editing): Movable[] {
  const holder = elementOfBlock(block);
  const { id: table, texts } = editing.table ?? {};
  if (!holder || !texts) return [];
  const spots = editing.texts().spots.flatMap((spot) => {
    const element = elementOf(spot);
    const way = texts[spot.index]?.path;
    const isShown = element && holder.contains(element) && element.getClientRects().length > 0;
    return isShown && way ? [{ element, way, index: spot.index }] : [];
  });
  const groups = new Map<string, { way: readonly string[]; index: number }>();
  for (const { way, index } of spots)
    for (const [place, step] of way.entries()) {
      const own = way.slice(0, place + 1);
      if (/^\d+$/.test(step) && !groups.has(own.join(' '))) groups.set(own.join(' '), { way: own, index });
    }
  return [...groups].flatMap(([key, { way, index }]): Movable[] => {
    const isIn = (other: readonly string[]) => way.every((step, at) => other[at] === step);
    const own = spots.filter((spot) => isIn(spot.way)).map(({ element }) => element);
    const others = spots.filter((spot) => !isIn(spot.way)).map(({ element }) => element);
    const element = around(own, others, holder);
    const at = Number(way.at(-1));
    const name = editing.names.way(way).slice(1).join(' › ');
    const list = `${block} ${way.slice(0, -1).join(' ')}`;
    const of = { text: index, steps: way.length };
    return element ? [{ key: `${block} ${key}`, element, list, at, block, of, table, name, hidden: false }] : [];
  });
}

/** The widest element that has all of some elements in it, and none of others. */
function around(own: readonly Element[], others: readonly Element[], within: Element): HTMLElement | undefined {
  const holds = (element: Element, some: readonly Element[]) => some.some((each) => element.contains(each));
  let found: HTMLElement | null = (own[0] as HTMLElement | undefined) ?? null;
  while (found && !own.every((each) => found?.contains(each))) found = found.parentElement;
  if (!found || found === within || holds(found, others)) return undefined;
  for (let next = found.parentElement; next && next !== within && !holds(next, others); next = next.parentElement)
    found = next;
  return found;
}
