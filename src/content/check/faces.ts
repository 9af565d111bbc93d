import { createRequire } from 'node:module';

const WEIGHTS = ['400Regular', '500Medium', '600SemiBold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A font family with every character that it has: for pictures, and for scripts that the site's web font lacks. */
export interface Face {
  readonly family: string;
  readonly package: string;
  readonly files: Readonly<Record<Weight, string>>;
}

const require = createRequire(import.meta.url);

const face = (family: string): Face => {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  const name = family.replaceAll(' ', '');
  const files = WEIGHTS.map((weight) => [weight, require.resolve(`${folder}/${weight}/${name}_${weight}.ttf`)]);
  // One file for each weight.
  return { family, package: folder, files: Object.fromEntries(files) as Face['files'] };
};

/** The site's own face, then those for what it lacks: Greek, Cyrillic and Devanagari, then a script each. All have Latin letters. */
export const FACES: readonly Face[] = ['Readex Pro', 'Noto Sans', 'Noto Sans Hebrew', 'Noto Sans Thai'].map(face);

/** What leaves no trace in a picture, whether a font has it or not. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** A text's characters as a rasteriser looks for them: letters joined with their marks where that can be. */
const seen = (text: string) => [...new Set(text.normalize('NFC'))].filter((character) => !UNSEEN.test(character));

const tables = new Map<Face, ReadonlySet<number>>();

/** The characters that the font itself says it has. It is asked for when the first picture is looked at, not before. */
function tableOf(face: Face): ReadonlySet<number> {
  const known = tables.get(face);
  if (known) return known;
  const { openSync } = require('fontkit') as typeof import('fontkit');
  const font = openSync(face.files['500Medium']);
  if (!('characterSet' in font)) throw new Error(`${face.family} is not one font.`);
  const table = new Set(font.characterSet);
  tables.set(face, table);
  return table;
}

const lackedBy = (face: Face, characters: readonly string[]) =>
  characters.filter((character) => !tableOf(face).has(character.codePointAt(0) ?? 0));

/** The characters of a text that no face has. */
export const undrawable = (text: string): string[] =>
  FACES.reduce<string[]>((left, face) => (left.length > 0 ? lackedBy(face, left) : left), seen(text));

/**
 * The faces that a text is set in: the first sets the whole of it, letters, figures and signs; the others only what it
 * lacks, as where one sentence has words in two scripts.
 */
export function facesOf(text: string): readonly [Face, ...Face[]] {
  const characters = seen(text);
  const [own, ...others] = FACES as readonly [Face, ...Face[]];
  if (lackedBy(own, characters).length === 0) return [own];
  const lacks = others.map((face) => ({ face, left: lackedBy(face, characters) }));
  const best = lacks.reduce((one, other) => (other.left.length < one.left.length ? other : one));
  return best.left.length === 0 ? [best.face] : [best.face, ...FACES.filter((face) => face !== best.face)];
}
