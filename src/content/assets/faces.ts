import { createRequire } from 'node:module';
import { once } from '../written/once.ts';
import { readFont } from './font-file.ts';

/** A file of a face, and the weights that pages take from it. */
export interface FacePart {
  /** What it is called in the output, before its hash. */
  readonly name: string;
  readonly path: string;
  readonly weights: readonly [least: number, most: number];
}

/** The weights of titles and of the brand in pictures. */
export const DRAWN = [500, 600] as const;
export type DrawnWeight = (typeof DRAWN)[number];

/** A font family. */
export interface Face {
  readonly family: string;
  /** What it was taken from, as it is named in site.yaml. */
  readonly source: string;
  /** Of several for one weight, the first that has a character serves it. */
  readonly parts: readonly FacePart[];
  /** Whole files for pictures; where there are none, they are cut from the parts. */
  readonly drawn?: Readonly<Record<DrawnWeight, string>>;
}

const require = createRequire(import.meta.url);

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** The file of a weight in the packages that have whole fonts. */
const whole = (family: string, weight: string) =>
  require.resolve(`@expo-google-fonts/${slug(family)}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`);

const drawn = (family: string): NonNullable<Face['drawn']> => ({
  500: whole(family, '500Medium'),
  600: whole(family, '600SemiBold'),
});

/** A face in parts, each of which varies in its weight from 400 to the strongest that is taken. */
const parted = (family: string, names: readonly string[], strongest: number): Omit<Face, 'drawn'> => ({
  family,
  source: `@fontsource-variable/${slug(family)}`,
  parts: names.map((name) => ({
    name,
    path: require.resolve(
      `@fontsource-variable/${slug(family)}/files/${slug(family)}-${name.replace(`${slug(family)}-`, '')}-wght-normal.woff2`,
    ),
    weights: [400, strongest],
  })),
});

/** A face for scripts that the first one lacks; it has Latin letters too. */
const noto = (family: string): Face => ({
  family,
  source: `@expo-google-fonts/${slug(family)}`,
  parts: [
    { name: `${slug(family)}-400`, path: whole(family, '400Regular'), weights: [400, 400] },
    { name: `${slug(family)}-500`, path: whole(family, '500Medium'), weights: [500, 700] },
  ],
  drawn: drawn(family),
});

/**
 * The engine's own faces: Latin and Arabic letters; Greek, Cyrillic and Devanagari; a script each; and what Persian, Urdu
 * and other languages in Arabic script have beside Arabic. All have Latin letters.
 */
export const FACES: readonly [Face, ...Face[]] = [
  { ...parted('Readex Pro', ['latin', 'latin-ext', 'vietnamese', 'arabic'], 600), drawn: drawn('Readex Pro') },
  ...['Noto Sans', 'Noto Sans Hebrew', 'Noto Sans Thai'].map(noto),
  parted('Vazirmatn', ['vazirmatn-latin', 'vazirmatn-latin-ext', 'vazirmatn-arabic'], 700),
];

/** What leaves no trace, whether a font has it or not. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** A text's characters as they are looked for: letters joined with their marks where that can be. */
const seen = (text: string) => [...new Set(text.normalize('NFC'))].filter((character) => !UNSEEN.test(character));

const tables = new WeakMap<Face, ReadonlySet<number>>();

function readTable(face: Face): ReadonlySet<number> {
  const least = Math.min(...face.parts.map(({ weights }) => weights[0]));
  const files = face.drawn
    ? [face.drawn[500]]
    : face.parts.filter(({ weights }) => weights[0] === least).map(({ path }) => path);
  return new Set(files.flatMap((path) => [...(readFont(path)?.characters ?? [])]));
}

/** The characters that a face says it has. It is asked for when the first text is looked at, not before. */
const tableOf = (face: Face) => once(tables, face, () => readTable(face));

const lackedBy = (face: Face, characters: readonly string[]) =>
  characters.filter((character) => !tableOf(face).has(character.codePointAt(0) ?? 0));

/** The characters of a text that none of these faces has. */
export const undrawable = (text: string, faces: readonly Face[] = FACES): string[] =>
  faces.reduce<string[]>((left, face) => (left.length > 0 ? lackedBy(face, left) : left), seen(text));

/**
 * The faces that a text is set in, of those that there are: the first sets the whole of it, letters, figures and signs;
 * the others only what it lacks, as where one sentence has words in two scripts.
 */
export function facesOf(
  text: string,
  [own, ...others]: readonly [Face, ...Face[]] = FACES,
): readonly [Face, ...Face[]] {
  const characters = seen(text);
  const left = lackedBy(own, characters);
  if (left.length === 0) return [own];
  const lacks = others.map((face) => ({ face, left: lackedBy(face, characters) }));
  const best = lacks.reduce((one, other) => (other.left.length < one.left.length ? other : one), { face: own, left });
  if (best.left.length === 0) return [best.face];
  return [best.face, ...[own, ...others].filter((face) => face !== best.face)];
}
