import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/**
 * Draws the world's land as dots, for maps: `node --import tsx tools/land.ts`. Natural Earth's coastlines (world-atlas),
 * asked every 1.5 degrees; each run of dots is one line, whose dashes of no length are the dots. The user unit is a degree.
 */
const STEP = 1.5;
const NORTH = 75;
const SOUTH = -57;

type Ring = readonly (readonly [number, number])[];

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'));
const { features } = feature(atlas, atlas.objects.land) as unknown as {
  features: { geometry: { coordinates: Ring[][] } }[];
};
const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat());

/** Where coasts cross a parallel, from west to east: between each two lies land. */
const crossings = (latitude: number): number[] =>
  rings
    .flatMap((ring) =>
      ring.flatMap(([x, y], place) => {
        const [x2, y2] = ring[place - 1] ?? [x, y];
        return y > latitude === y2 > latitude ? [] : [x2 + ((latitude - y2) / (y - y2)) * (x - x2)];
      }),
    )
    .sort((a, b) => a - b);

function runs(latitude: number): string {
  const coasts = crossings(latitude);
  const isLand = (longitude: number) => coasts.filter((coast) => coast < longitude).length % 2 === 1;
  let path = '';
  for (let place = -180; place < 180; place += STEP) {
    if (!isLand(place)) continue;
    const start = place;
    while (place + STEP < 180 && isLand(place + STEP)) place += STEP;
    path += `M${start} ${-latitude}h${place - start}`;
  }
  return path;
}

let land = '';
for (let latitude = NORTH; latitude >= SOUTH; latitude -= STEP) land += runs(latitude);
const file = new URL('../public/maps/land.svg', import.meta.url);
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-180 -90 360 180" width="720" height="360"><path id="land" d="${land}" fill="none" stroke="currentColor" stroke-width=".5" stroke-linecap="round" stroke-dasharray="0 ${STEP}"/></svg>\n`,
);
process.stdout.write(`${land.length} characters\n`);
