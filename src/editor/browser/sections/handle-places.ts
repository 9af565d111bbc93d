/** Where a handle hangs on the page: its corner, how far down it may follow, and to which side it opens. */
export interface HandlePlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly opensLeft: boolean;
}

/** The height of a grip, and of an open handle. */
const [HEIGHT, OPEN] = [28, 40];
/** The width of a grip as it is drawn: on narrow screens it finds its place in the page's margin (`look.ts`). */
const gripWidth = () => (innerWidth < 480 ? 20 : 24);
/** The room between a handle and what it keeps clear of. */
const GAP = 4;

const isMirrored = () => document.documentElement.dir === 'rtl';
const pageWidth = () => document.documentElement.clientWidth;

/** What a handle must not lie on: words as they are set, pictures, buttons and fields; in the window. */
export function keptClear(block: Element): DOMRect[] {
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim()) continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  for (const each of block.querySelectorAll('img, button, input, textarea, select'))
    boxes.push(each.getBoundingClientRect());
  // What is only for screen readers is a pixel large.
  return boxes.filter(({ width, height }) => width > 2 && height > 2);
}

/**
 * A block's handle stands at the window's edge, in the room above its first words; where the block has none, in that
 * below the last words before it. `above` is where the header and the block before it leave off.
 */
export function placeOfBlock(block: Element, clear: readonly DOMRect[], above: number): HandlePlace {
  const { top, bottom } = block.getBoundingClientRect();
  const first = Math.min(bottom, ...clear.map((box) => box.top));
  const y = Math.max(Math.min(top + 2 * GAP, first - GAP - OPEN), above + GAP);
  const opensLeft = isMirrored();
  return { x: opensLeft ? pageWidth() : 0, y: y + scrollY, height: bottom - y - GAP, opensLeft };
}

/** The end of the lowest of what is kept clear, in the window or above it. */
export const endOf = (clear: readonly DOMRect[]): number => Math.max(...clear.map((box) => box.bottom));

/** An entry's handle stands beside it, where no words are: behind it, in its upper corner, before it, above it, or further down. */
export function placeOfEntry(entry: Element, clear: readonly DOMRect[]): HandlePlace {
  const { left, right, top, bottom } = entry.getBoundingClientRect();
  const [width, height] = [gripWidth(), HEIGHT];
  const most = pageWidth() - width;
  const sides = [right + GAP / 2, right - width - GAP, left - width - 1];
  const beside = isMirrored() ? sides.map((x) => left + right - x - width) : sides;
  const inWindow = beside.map((x) => Math.min(Math.max(x, 0), most));
  const tried = [
    ...beside.map((x) => [x, top] as const),
    ...[top, top - height].flatMap((y) => inWindow.map((x) => [x, y] as const)),
    // Further down, beside a shorter line.
    ...Array.from({ length: Math.ceil((bottom - top) / GAP) }, (_, step) =>
      inWindow.map((x) => [x, top + step * GAP] as const),
    ).flat(),
  ];
  /** How much of what is kept clear lies below a grip there. */
  const covered = ([x, y]: readonly [number, number]) =>
    clear.reduce((sum, box) => {
      const across = Math.min(box.right, x + width) - Math.max(box.left, x);
      const down = Math.min(box.bottom, y + height) - Math.max(box.top, y);
      return sum + Math.max(across, 0) * Math.max(down, 0);
    }, 0);
  const places = tried.filter(([x]) => x >= 0 && x <= most);
  const [first = [0, top] as const] = places;
  const free = places.find((place) => covered(place) === 0);
  const [x, y] = free ?? places.reduce((best, place) => (covered(place) < covered(best) ? place : best), first);
  const opensLeft = x > pageWidth() / 2;
  return { x: opensLeft ? x + width : x, y: y + scrollY, height: bottom - y, opensLeft };
}
