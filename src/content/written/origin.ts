import { asCode } from '../../../schema/language.ts';
import type { Place, Range, Source } from '../../diagnostics/diagnostic.ts';
import { valueAtPath } from './mapping.ts';

interface Slot {
  readonly source: Source;
  /** Where the key is written; an entry of a list has its value's range. */
  readonly key: Range;
  readonly value: Range;
}

/** Where an authored list or mapping, and each of its values, was written. */
export interface Origin {
  readonly source: Source;
  /** What to point at when the whole is meant or when something is missing in it: its first key. */
  readonly head: Range;
  readonly slots: Map<string | number, Slot>;
}

/**
 * The entries of a list or mapping in turn, four for each: its name, or its number in a list; where its name begins (in a list
 * the value); where its value begins and ends.
 */
export type Marks = (string | number)[];

/** The origin of what has no fault in its notation: its slots are made for those who ask, and of most pages nobody does. */
export class MarkedOrigin implements Origin {
  readonly source: Source;
  readonly head: Range;
  readonly #marks: Readonly<Marks>;
  #slots: Origin['slots'] | undefined;

  constructor(source: Source, head: Range, marks: Readonly<Marks>) {
    this.source = source;
    this.head = head;
    this.#marks = marks;
  }

  /** The origin of a copy, as it was read. */
  copy(): Origin {
    return new MarkedOrigin(this.source, this.head, this.#marks);
  }

  get slots(): Origin['slots'] {
    this.#slots ??= slotsOf(this.source, this.#marks);
    return this.#slots;
  }
}

/** The origin of a copy of a value, of which one may change without the other. */
export const copyOf = (origin: Origin): Origin =>
  origin instanceof MarkedOrigin ? origin.copy() : { ...origin, slots: new Map(origin.slots) };

function slotsOf(source: Source, marks: Readonly<Marks>): Origin['slots'] {
  const slots: Origin['slots'] = new Map();
  for (let at = 0; at < marks.length; at += 4) {
    const [name, from, start, end] = marks.slice(at, at + 4) as [string | number, number, number, number];
    const value = { start, end };
    const key = typeof name === 'string' ? { start: from, end: from + name.length } : value;
    slots.set(name, { source, key, value });
  }
  return slots;
}

/** Origins of parsed values. They outlive merging, so a value is found again wherever it ended up. */
export type Origins = WeakMap<object, Origin>;

export type Path = readonly PropertyKey[];

export interface Located {
  readonly place: Place;
  readonly key: Place;
  /** True when the path leads to something that was not authored; the place is then its nearest holder. */
  readonly missing: boolean;
}

/** Finds a language's line below `path`, whichever letters of its code are capitals. */
export function locateLanguage(origins: Origins, root: object, path: Path, code: string): Located {
  const holder = valueAtPath(root, path);
  const names = typeof holder === 'object' && holder !== null ? Object.keys(holder) : [];
  return locate(origins, root, [...path, names.find((name) => asCode(name) === code) ?? code]);
}

/** Finds where the value at `path` below `root` was written. A path that goes deeper than the text stops at the text. */
export function locate(origins: Origins, root: object, path: Path): Located {
  let holder: unknown = root;
  const top = origins.get(root);
  if (!top) throw new Error('A value without an origin was looked up.');
  let place: Place = { source: top.source, range: top.head };
  let key = place;
  for (const step of path) {
    const origin = typeof holder === 'object' && holder !== null ? origins.get(holder) : undefined;
    if (!origin) return { place, key, missing: false };
    const slot = origin.slots.get(step as string | number);
    if (!slot) return { place: { source: origin.source, range: origin.head }, key, missing: true };
    place = { source: slot.source, range: slot.value };
    key = { source: slot.source, range: slot.key };
    holder = (holder as Record<PropertyKey, unknown>)[step];
    const inner = typeof holder === 'object' && holder !== null ? origins.get(holder) : undefined;
    if (inner) place = { source: inner.source, range: inner.head };
  }
  return { place, key, missing: false };
}
