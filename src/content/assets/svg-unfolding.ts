import type { SaxesTagNS } from 'saxes';

/** An element of a drawing, as far as it matters for how large the drawing becomes. */
export interface SvgPart {
  readonly name: string;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  /** The names of the parts that it shows, each as often as it does. */
  readonly shows: readonly { readonly id: string; readonly times: number }[];
  readonly above: SvgPart | undefined;
  /** Where its tag begins. */
  readonly at: number;
}

/** Parts that are a colour: to use one again draws nothing more. */
const COLOURS = ['linearGradient', 'radialGradient', 'solidColor'];

const LOCAL = /url\(\s*(?:["']\s*)?#([^"')\s]+)/gi;

export function partOf({ local, attributes }: SaxesTagNS, above: SvgPart | undefined, at: number): SvgPart {
  const values = Object.values(attributes);
  const of = (name: string) => values.find((each) => each.local === name)?.value;
  const shows = values.flatMap(({ local: field, value }) => {
    if (field === 'href') return [{ id: value.trim().slice(1), times: 1 }];
    // A marker is drawn at every corner of a line.
    const corners = Math.ceil(((of('d') ?? of('points') ?? '').length + 8) / 4);
    const times = /^marker/.test(field) || /marker/.test(value) ? corners : 1;
    return [...value.matchAll(LOCAL)].map(([, id = '']) => ({ id, times }));
  });
  return {
    name: local,
    id: of('id'),
    classes: [...new Set((of('class') ?? '').split(/\s+/).filter(Boolean))],
    attributes: new Map(values.map(({ name, value }) => [name, value])),
    shows,
    above,
    at,
  };
}

/** The parts that a style sheet has its classes show. Rules for anything but a class count for every element: `*`. */
export function styleReferences(css: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const rule of css.replace(/\/\*(?:.*?\*\/|.*)/gs, '').split('}')) {
    const brace = rule.lastIndexOf('{');
    const shown = [...rule.slice(brace + 1).matchAll(LOCAL)].map(([, id = '']) => id);
    if (brace === -1 || shown.length === 0) continue;
    for (const selector of rule.slice(0, brace).split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? '*';
      const known = found.get(name) ?? [];
      found.set(name, known);
      for (const id of shown) known.push(id);
    }
  }
  return found;
}

/** Where a drawing becomes too large: at a part that shows itself, or that is shown too often. */
export interface Endless {
  readonly id: string;
  readonly at: number;
  /** True for a part that shows itself. */
  readonly cycle: boolean;
}

interface ShownPart {
  readonly id: string;
  readonly times: number;
  readonly at: number;
}

/** How many elements a part with a name has below it, and which others they show. */
interface PartContent {
  size: number;
  readonly shown: ShownPart[];
}

/** How many parts may show one another in a row. */
const MOST_STEPS = 32;

/** The first place at which a drawing unfolds to more than `most` elements. */
export function findEndless(
  parts: readonly SvgPart[],
  styles: ReadonlyMap<string, readonly string[]>,
  most: number,
): Endless | undefined {
  const contents = new Map<SvgPart, PartContent>();
  let references = 0;
  for (const part of parts) {
    const styled = ['*', ...part.classes].flatMap((name) => styles.get(name) ?? []);
    const shown = [...part.shows, ...styled.map((id) => ({ id, times: 1 }))].map((each) => ({ ...each, at: part.at }));
    references += shown.length;
    if (references > most) return { id: '', at: part.at, cycle: false };
    for (let holder: SvgPart | undefined = part; holder; holder = holder.above) {
      if (holder.above && holder.id === undefined) continue;
      const content = contents.get(holder) ?? { size: 0, shown: [] };
      contents.set(holder, content);
      content.size++;
      for (const each of shown) content.shown.push(each);
    }
  }
  return unfold(parts, contents, most);
}

function unfold(
  parts: readonly SvgPart[],
  contents: ReadonlyMap<SvgPart, PartContent>,
  most: number,
): Endless | undefined {
  const named = new Map(parts.flatMap((part) => (part.id === undefined ? [] : [[part.id, part] as const])));
  const known = new Map<SvgPart, number>();
  const within = new Set<SvgPart>();
  let endless: Endless | undefined;
  const sizeOf = (part: SvgPart): number => {
    const done = known.get(part);
    if (done !== undefined) return done;
    within.add(part);
    const { size: own = 1, shown = [] } = contents.get(part) ?? {};
    let size = COLOURS.includes(part.name) ? 0 : own;
    for (const { id, times, at } of shown) {
      const target = named.get(id);
      if (endless || !target) continue;
      const cycle = within.has(target);
      if (cycle || within.size > MOST_STEPS) endless = { id, at, cycle };
      else size += times * sizeOf(target);
      if (size > most) endless ??= { id, at, cycle: false };
    }
    within.delete(part);
    known.set(part, size);
    return size;
  };
  if (parts[0]) sizeOf(parts[0]);
  return endless;
}
