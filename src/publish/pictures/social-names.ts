interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in a picture, in pixels, and what it is called. */
export interface NamedPlace extends Point {
  readonly label: string;
}

/** A name with the foot of its first letter from the left, in pixels, and its font size. */
export interface PlacedName extends NamedPlace {
  readonly size: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Surroundings {
  /** The width of each name at a font size of one pixel. */
  readonly widths: readonly number[];
  readonly lanes: readonly { readonly from: Point; readonly bend: Point; readonly to: Point }[];
  /** How far names may go to either side, in pixels. */
  readonly free: { readonly left: number; readonly right: number };
  /** Where something else is written. */
  readonly taken: readonly Box[];
}

/** The font size of names, and how far they are from the middle of their dots, in pixels. */
const NAME = { size: 26, apart: 24 };
/** How many dots of a lane are looked at. */
const STEPS = 24;

/** Puts each name to the right of its place, to the left, below it or above, wherever it covers least of what is drawn. */
export function placeNames(names: readonly NamedPlace[], { widths, lanes, free, taken }: Surroundings): PlacedName[] {
  const covered: Box[] = [...taken, ...lanes.flatMap(dotsOf)];
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const spot = `${name.x} ${name.y}`;
    if (seen.has(spot)) return [];
    seen.add(spot);
    const width = (widths[index] ?? 0) * NAME.size;
    const outside = (box: Box) =>
      Math.max(0, free.left - box.x, box.x + box.width - free.right, NAME.size - box.y) * box.height;
    const cost = (box: Box) => covered.reduce((sum, other) => sum + overlap(box, other), 2 * outside(box));
    const [best] = boxesBeside(name, width).toSorted((one, other) => cost(one) - cost(other));
    if (!best) return [];
    covered.push(best);
    return [{ label: name.label, x: best.x, y: best.y + NAME.size * 0.95, size: NAME.size }];
  });
}

function boxesBeside({ x, y }: Point, width: number): Box[] {
  const size = { width, height: NAME.size * 1.2 };
  const [middle, beside] = [y - size.height / 2, x - width / 2];
  return [
    { ...size, x: x + NAME.apart, y: middle },
    { ...size, x: x - NAME.apart - width, y: middle },
    { ...size, x: beside, y: y + NAME.apart - 4 },
    { ...size, x: beside, y: y - NAME.apart + 4 - size.height },
  ];
}

/** The dots along a lane, and the larger ones at its ends. */
function dotsOf({ from, bend, to }: Surroundings['lanes'][number]): Box[] {
  const dot = ({ x, y }: Point, radius: number) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  });
  const along = (part: number, axis: 'x' | 'y') =>
    (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * to[axis];
  const between = Array.from({ length: STEPS }, (_, step) => step / STEPS).map((part) =>
    dot({ x: along(part, 'x'), y: along(part, 'y') }, 5),
  );
  return [dot(from, 15), dot(to, 15), ...between];
}

/** The area that two boxes share, in square pixels. */
function overlap(one: Box, other: Box): number {
  const shared = (start: 'x' | 'y', length: 'width' | 'height') =>
    Math.max(0, Math.min(one[start] + one[length], other[start] + other[length]) - Math.max(one[start], other[start]));
  return shared('x', 'width') * shared('y', 'height');
}
