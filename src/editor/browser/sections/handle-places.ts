/** Where a handle hangs on the page: its corner, how far down it may follow, and to which side it opens. */
export interface HandlePlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly opensLeft: boolean;
}

/** The size of a grip, and how high an open handle is. */
const GRIP = { width: 24, height: 28 };
const OPEN = 40;
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

/** The end of the lowest of what is kept clear, in the window. */
export const endOf = (clear: readonly DOMRect[]): number => Math.max(...clear.map((box) => box.bottom), 0);

/** An entry's handle stands beside it, where no words are: behind it, in its upper corner, before it, or above it. */
export function placeOfEntry(entry: Element, clear: readonly DOMRect[]): HandlePlace {
  const { left, right, top, bottom } = entry.getBoundingClientRect();
  const { width, height } = GRIP;
  const most = pageWidth() - width;
  const sides = [right + GAP / 2, right - width - GAP, left - width - GAP / 2];
  const beside = isMirrored() ? sides.map((x) => left + right - x - width) : sides;
  const tried = [
    ...beside.map((x) => [x, top] as const),
    ...beside.map((x) => [Math.min(Math.max(x, 0), most), top] as const),
    ...beside.map((x) => [Math.min(Math.max(x, 0), most), top - height] as const),
  ];
  const isFree = ([x, y]: readonly [number, number]) =>
    x >= 0 &&
    x <= most &&
    clear.every((box) => box.right <= x || box.left >= x + width || box.bottom <= y || box.top >= y + height);
  const [x, y] = tried.find(isFree) ?? [Math.min(Math.max(beside[0] ?? 0, 0), most), top - height];
  const opensLeft = x > pageWidth() / 2;
  return { x: opensLeft ? x + width : x, y: y + scrollY, height: bottom - y, opensLeft };
}
