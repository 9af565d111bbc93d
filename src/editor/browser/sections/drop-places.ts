import type { Movable } from './page-entries.ts';

/** Where something that is being moved may land. */
export interface DropPlace {
  /** The place in its list that it then has. */
  readonly to: number;
  /** The line that shows it, in the window. */
  readonly line: () => DOMRect;
}

/** What lies in a row of a list: an entry, or what others bring between two entries. */
interface Slot {
  readonly elements: readonly HTMLElement[];
  /** The places in the list before and behind it. */
  readonly before: number;
  readonly behind: number;
}

/** Beyond the last place: whoever keeps the list knows which that is. */
const LAST = 10_000;

/** The entries of the list of one of them in their order; those of others between them are passed as one. */
function slotsOf(moved: Movable, all: readonly Movable[]): Slot[] {
  const slots: Slot[] = [];
  let others: HTMLElement[] = [];
  const own = all.filter(({ list }) => list === moved.list);
  const isBlock = 'block' in moved.of;
  const pass = (before: number, behind: number) => {
    if (others.length > 0 && isBlock) slots.push({ elements: others, before, behind });
    others = [];
  };
  let last = -1;
  for (const { list, at, element } of isBlock ? all : own) {
    if (list !== moved.list) {
      others.push(element);
      continue;
    }
    pass(last + 1, at);
    slots.push({ elements: [element], before: at, behind: at + 1 });
    last = at;
  }
  pass(last + 1, LAST);
  return slots;
}

const boxOf = (elements: readonly HTMLElement[]): DOMRect => {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
};

/** True where entries stand beside each other. */
const isRow = (slots: readonly Slot[]): boolean =>
  slots.slice(1).some(({ elements }, index) => {
    const [one, two] = [boxOf(slots[index]?.elements ?? []), boxOf(elements)];
    return Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > Math.min(one.height, two.height) / 2;
  });

/** How thick the line is. */
const THICK = 4;

function edge(box: DOMRect, isRow: boolean, isFirst: boolean): DOMRect {
  if (!isRow) return new DOMRect(box.left, (isFirst ? box.top : box.bottom) - THICK / 2, box.width, THICK);
  const isLeft = isFirst === (document.documentElement.dir !== 'rtl');
  return new DOMRect((isLeft ? box.left : box.right) - THICK / 2, box.top, THICK, box.height);
}

export interface DropPlaces {
  /** All of them, in the order of the list; the one where it is now is among them. */
  readonly all: readonly DropPlace[];
  /** The one that is nearest to a point of the window. */
  nearest(x: number, y: number): DropPlace | undefined;
}

/** Where one of several may be put among the others of its list. */
export function dropPlaces(moved: Movable, among: readonly Movable[]): DropPlaces {
  const slots = slotsOf(moved, among);
  const beside = isRow(slots);
  const placeAt = ({ elements, before, behind }: Slot, isFirst: boolean): DropPlace => {
    const gap = isFirst ? before : behind;
    return { to: gap > moved.at ? gap - 1 : gap, line: () => edge(boxOf(elements), beside, isFirst) };
  };
  const all = new Map<number, DropPlace>();
  for (const slot of slots)
    for (const isFirst of [true, false]) {
      const place = placeAt(slot, isFirst);
      if (!all.has(place.to)) all.set(place.to, place);
    }
  return {
    all: [...all.values()].sort((one, two) => one.to - two.to),
    nearest(x, y) {
      const far = (box: DOMRect) =>
        Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      const [near] = slots
        .map((slot) => ({ slot, box: boxOf(slot.elements) }))
        .sort((one, two) => far(one.box) - far(two.box));
      if (!near) return undefined;
      const { box, slot } = near;
      const isLeft = x < box.left + box.width / 2;
      const isFirst = beside ? isLeft === (document.documentElement.dir !== 'rtl') : y < box.top + box.height / 2;
      return placeAt(slot, isFirst);
    },
  };
}
