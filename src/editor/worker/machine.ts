import type { FontFacts, Fonts, Machine } from '../../content/assets/machine.ts';
import type { Ranges, WebMachine } from '../shared/web.ts';

/** What content asks of a machine, as the one answered that built the site; sums are made here. */
export function webMachine({ icons, callings, faces, packages, fonts }: WebMachine, sumOf: Machine['sumOf']): Machine {
  const set = { icons: Object.fromEntries(icons.map((name) => [name, { body: '' }])), callings };
  const factsAt = (key: string): FontFacts | undefined => {
    const found = fonts[key];
    return found ? { ...found, characters: pointsOf(found.characters) } : undefined;
  };
  const known: Fonts = {
    // The engine has some.
    faces: faces.map(({ isDrawn, characters, ...face }) => {
      let points: ReadonlySet<number> | undefined;
      return {
        ...face,
        ...(isDrawn && { drawn: { 500: '', 600: '' } }),
        characters: () => {
          points ??= pointsOf(characters);
          return points;
        },
      };
    }) as unknown as Fonts['faces'],
    ofPackage: (name) => (packages[name] ? new Map(Object.entries(packages[name])) : undefined),
    ofSite: (file) => file,
    read: factsAt,
    // What the build has not seen is taken for no font: the check of the repository says so as well.
    factsOf: (bytes) => factsAt(sumOf(bytes)),
    weigh: () => 0,
    stamp: () => '',
  };
  return { sumOf, icons: () => set, fonts: known, today: () => new Date().toISOString().slice(0, 10) };
}

const pointsOf = (ranges: Ranges): ReadonlySet<number> =>
  new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place)));
