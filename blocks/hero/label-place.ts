export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LabelPlace extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A picture with the parts of it that are covered already. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly taken: readonly Box[];
}

/** The lettering on phones, in units of the view box: the largest that a label has to find room for. */
const lettering = { height: 24, width: 13, detail: 10.5 };
const gap = 14;

/** A port's name, and the line below it. */
export interface Label {
  readonly name: string;
  readonly detail?: string | undefined;
}

/** The first place beside, below or above a port that is free; beside it on the right when none is. */
export function placeLabel(port: Point, { name, detail = '' }: Label, room: Room): Candidate {
  const width = Math.max(name.length * lettering.width, detail.length * lettering.detail);
  const candidates = around(port, width, detail === '' ? 0 : lettering.height);
  const free = candidates.find(({ box }) => inside(box, room) && !room.taken.some((other) => overlap(box, other)));
  return free ?? (candidates[0] as Candidate); // `around` gives four
}

interface Candidate {
  readonly place: LabelPlace;
  readonly box: Box;
}

/** The places of a first line and of `more` below it. */
function around({ x, y }: Point, width: number, more: number): Candidate[] {
  const half = lettering.height / 2;
  const beside = { top: y - half, bottom: y + half + more };
  const across = { left: x - width / 2, right: x + width / 2 };
  const below = y + gap + lettering.height;
  return [
    { place: { x: x + gap, y: y + 6, anchor: 'start' }, box: { left: x + gap, right: x + gap + width, ...beside } },
    { place: { x: x - gap, y: y + 6, anchor: 'end' }, box: { left: x - gap - width, right: x - gap, ...beside } },
    { place: { x, y: below - 6, anchor: 'middle' }, box: { top: y + gap, bottom: below + more, ...across } },
    {
      place: { x, y: y - gap - more, anchor: 'middle' },
      box: { top: y - gap - more - lettering.height, bottom: y - gap, ...across },
    },
  ];
}

const inside = (box: Box, { width, height }: Room) =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
