import { type Box, type Label, type LabelPlace, type Point, placeLabel } from './label-place.ts';

export interface Place {
  readonly label: Label;
  /** Degrees; east and north are positive. */
  readonly longitude: number;
  readonly latitude: number;
}

export interface Mark extends Point {
  readonly label: LabelPlace;
}

export interface LaneChart {
  readonly width: number;
  readonly height: number;
  readonly from: Mark;
  readonly to: readonly Mark[];
  /** SVG path data, one lane for each destination. */
  readonly lanes: readonly string[];
  /** Where the degree 0° E, 0° N lies, and how many units a degree takes. */
  readonly origin: Point & { readonly scale: number };
}

const width = 640;
const margin = { x: 76, y: 56 };
const heights = { least: 300, most: 560 };
/** How far an arc leaves the straight line, as a part of its length. */
const bow = 0.2;

/**
 * Draws lanes from one place to others on an equirectangular map: a degree is as wide as it is high, so that the
 * picture is the same in every language and needs no map data. Units are those of the view box.
 */
export function laneChart(from: Place, to: readonly Place[]): LaneChart {
  const projection = project([from, ...to]);
  const start = projection.point(from);
  const ends = to.map(projection.point);
  const arcs = ends.map((end) => arc(start, end));
  const taken: Box[] = [start, ...ends, ...arcs.flatMap(samples)].map(dotBox);
  const label = (place: Place, point: Point): Mark => {
    const found = placeLabel(point, place.label, { width, height: projection.height, taken });
    taken.push(found.box);
    return { ...point, label: found.place };
  };
  return {
    width,
    height: projection.height,
    from: label(from, start),
    to: to.map((place, number) => label(place, ends[number] as Point)), // one end was made for each place
    lanes: arcs.map(({ start: a, bend, end }) => `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`),
    origin: projection.origin,
  };
}

function project(places: readonly Place[]) {
  const east = Math.max(...places.map(({ longitude }) => longitude));
  const west = Math.min(...places.map(({ longitude }) => longitude));
  const north = Math.max(...places.map(({ latitude }) => latitude));
  const south = Math.min(...places.map(({ latitude }) => latitude));
  const scale = Math.min(
    (width - 2 * margin.x) / Math.max(east - west, 1),
    (heights.most - 2 * margin.y) / Math.max(north - south, 1),
  );
  const height = Math.max(heights.least, Math.round((north - south) * scale + 2 * margin.y));
  // The places stand in the middle of the picture.
  const left = (width - (east - west) * scale) / 2 - west * scale;
  const top = (height - (north - south) * scale) / 2 + north * scale;
  const point = ({ longitude, latitude }: Place): Point => ({
    x: Math.round(left + longitude * scale),
    y: Math.round(top - latitude * scale),
  });
  const origin = { x: Math.round(left), y: Math.round(top), scale: Math.round(scale * 100) / 100 };
  return { point, height, origin };
}

interface Arc {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

/** A quadratic curve that bows towards the pole, as long routes do on such a map. */
function arc(start: Point, end: Point): Arc {
  const side = end.x >= start.x ? bow : -bow;
  const bend = {
    x: Math.round((start.x + end.x) / 2 + (end.y - start.y) * side),
    y: Math.round((start.y + end.y) / 2 - (end.x - start.x) * side),
  };
  return { start, bend, end };
}

function samples({ start, bend, end }: Arc): Point[] {
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => {
    const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: along(start.x, bend.x, end.x), y: along(start.y, bend.y, end.y) };
  });
}

const dotBox = ({ x, y }: Point): Box => ({ left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 });
