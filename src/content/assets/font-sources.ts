import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Face, FacePart } from './faces.ts';
import { type FontFacts, readFont } from './font-file.ts';

const require = createRequire(import.meta.url);

/** The folder of an installed package: the site's own first, then the engine's. */
export function packageFolder(name: string, root: string): string | undefined {
  const from = [createRequire(join(root, 'site.yaml')), require];
  const folders = from.flatMap((each) => each.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  return folders.find((folder) => existsSync(join(folder, 'package.json')));
}

/** A font file by its name and what it says. */
interface Found {
  readonly path: string;
  readonly facts: FontFacts;
}

/** Slanted letters, and what only older browsers read. */
const LEFT_OUT = /italic|oblique|\.woff$/i;
/** The parts that come first, where a package divides its letters: what most texts are made of. */
const FIRST = [/-latin-(?!ext)/, /-latin-ext-/, /-vietnamese-/];

/** The files of a package for text and for all that is stronger, in every part that it divides its letters into. */
export function packageParts(folder: string): FacePart[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(woff2|ttf|otf)$/i.test(file) && !LEFT_OUT.test(file) && !file.includes('node_modules'))
    .sort();
  const varying = files.filter((file) => /[-[]wght[-\].]/.test(file));
  const named = (weight: string) => files.filter((file) => new RegExp(`(?<!\\d)${weight}(?!\\d)`).test(basename(file)));
  const [regular, medium, bold] = ['400', '500', '700'].map(named);
  const chosen =
    varying.length > 0 ? varying : regular?.length ? [...regular, ...(medium?.length ? medium : (bold ?? []))] : files;
  return partsOf(chosen.map((file) => join(folder, file)));
}

/** The parts of files that lie in the site's folder; undefined where one of them is no font. */
export const partsOf = (paths: readonly string[]): FacePart[] => {
  const found = [...new Set(paths)].flatMap((path): Found[] => {
    const facts = readFont(path);
    return facts ? [{ path, facts }] : [];
  });
  const weights = [...new Set(found.map(({ facts }) => facts.weights[0]))].sort((a, b) => a - b);
  const place = ({ path }: Found) => {
    const first = FIRST.findIndex((part) => part.test(basename(path)));
    return first < 0 ? FIRST.length : first;
  };
  return found
    .sort((a, b) => a.facts.weights[0] - b.facts.weights[0] || place(a) - place(b))
    .map(({ path, facts }) => ({ name: nameOf(path), path, weights: taken(facts, weights) }));
};

/** `rubik-latin-wght-normal.woff2` is called `rubik-latin`. */
const nameOf = (path: string) =>
  basename(path)
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

/** The face that parts make; undefined where there are none. */
export function faceOf(parts: readonly FacePart[], source: string): Face | undefined {
  const family = parts[0] && readFont(parts[0].path)?.family;
  return family ? { family, source, parts } : undefined;
}
