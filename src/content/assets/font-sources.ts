import { nameOf as lastOf } from '../files/path.ts';
import type { Face, FacePart } from './faces.ts';
import type { FontFacts, Fonts } from './machine.ts';

/** A font file by its path and what it says. */
export interface FoundFont {
  readonly path: string;
  readonly facts: FontFacts;
}

/** Slanted letters, and what only older browsers read. */
const LEFT_OUT = /italic|oblique|\.woff$/i;
/** The parts that come first, where a package divides its letters: what most texts are made of. */
const FIRST = [/-latin-(?!ext)/, /-latin-ext-/, /-vietnamese-/];

/** The files of a package for text and for all that is stronger, in every part that it divides its letters into. */
export function packageFonts(inPackage: ReadonlyMap<string, string>, fonts: Fonts): FoundFont[] {
  const files = [...inPackage.keys()].filter((file) => /\.(woff2|ttf|otf)$/i.test(file) && !LEFT_OUT.test(file)).sort();
  const varying = files.filter((file) => /[-[]wght[-\].]/.test(file));
  const named = (weight: RegExp) => files.filter((file) => weight.test(lastOf(file)));
  const [regular, medium, bold] = [/(?<!\d)400(?!\d)/, /(?<!\d)500(?!\d)/, /(?<!\d)700(?!\d)/].map(named);
  const chosen =
    varying.length > 0 ? varying : regular?.length ? [...regular, ...(medium?.length ? medium : (bold ?? []))] : files;
  return chosen.flatMap((file): FoundFont[] => {
    const path = inPackage.get(file) ?? '';
    const facts = fonts.read(path);
    return facts ? [{ path, facts }] : [];
  });
}

/** The face that files make; undefined where there are none. */
export function faceOf(files: readonly FoundFont[], source: string): Face | undefined {
  const found = [...new Map(files.map((file) => [file.path, file])).values()];
  const weights = [...new Set(found.map(({ facts }) => facts.weights[0]))].sort((a, b) => a - b);
  const place = ({ path }: FoundFont) => {
    const first = FIRST.findIndex((part) => part.test(lastOf(path)));
    return first < 0 ? FIRST.length : first;
  };
  const sorted = found.sort((a, b) => a.facts.weights[0] - b.facts.weights[0] || place(a) - place(b));
  const [first] = sorted;
  if (!first) return undefined;
  const parts = sorted.map(({ path, facts }) => ({ name: nameOf(path), path, weights: taken(facts, weights) }));
  const lightest = sorted.filter((_, at) => parts[at]?.weights[0] === parts[0]?.weights[0]);
  let known: ReadonlySet<number> | undefined;
  const characters = () => {
    known ??= new Set(lightest.flatMap(({ facts }) => [...facts.characters]));
    return known;
  };
  return { family: first.facts.family, source, parts, characters };
}

/** `rubik-latin-wght-normal.woff2` is called `rubik-latin`. */
const nameOf = (path: string) =>
  lastOf(path)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/-(wght|standard|normal)(?=-|$)/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** What pages take from a file: of one that varies the weights that styles ask for, else its own and what has no file. */
function taken({ weights: [least, most] }: FontFacts, all: readonly number[]): FacePart['weights'] {
  if (least < most) return [Math.max(least, 400), Math.max(400, Math.min(most, 700))];
  // What is stronger than text begins at 500, whatever the next file is called.
  const from = all.indexOf(least) === 1 ? Math.min(least, 500) : least;
  return [from, least === all.at(-1) ? Math.max(least, 700) : least];
}
