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
  /** The characters that it says it has, read when the first text is looked at. */
  readonly characters: () => ReadonlySet<number>;
  /** Whole files for pictures; where there are none, they are cut from the parts. */
  readonly drawn?: Readonly<Record<DrawnWeight, string>>;
}

/** What leaves no trace, whether a font has it or not. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** A text's characters as they are looked for: letters joined with their marks where that can be. */
const seen = (text: string) => [...new Set(text.normalize('NFC'))].filter((character) => !UNSEEN.test(character));

const lackedBy = (face: Face, characters: readonly string[]) =>
  characters.filter((character) => !face.characters().has(character.codePointAt(0) ?? 0));

/** The characters of a text that none of these faces has. */
export const undrawable = (text: string, faces: readonly Face[]): string[] =>
  faces.reduce<string[]>((left, face) => (left.length > 0 ? lackedBy(face, left) : left), seen(text));

/**
 * The faces that a text is set in, of those that there are: the first sets the whole of it, letters, figures and signs;
 * the others only what it lacks, as where one sentence has words in two scripts.
 */
export function facesOf(text: string, [own, ...others]: readonly [Face, ...Face[]]): readonly [Face, ...Face[]] {
  const characters = seen(text);
  const left = lackedBy(own, characters);
  if (left.length === 0) return [own];
  const lacks = others.map((face) => ({ face, left: lackedBy(face, characters) }));
  const best = lacks.reduce((one, other) => (other.left.length < one.left.length ? other : one), { face: own, left });
  if (best.left.length === 0) return [best.face];
  return [best.face, ...[own, ...others].filter((face) => face !== best.face)];
}
