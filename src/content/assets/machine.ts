import type { Face } from './faces.ts';
import type { History } from './history.ts';

/** Bytes that a font may have, packed or unpacked: the largest with all letters of Chinese has less. */
export const MOST_FONT_BYTES = 60_000_000;

/** What a font file says of itself. */
export interface FontFacts {
  readonly family: string;
  /** Its points by Unicode. */
  readonly characters: ReadonlySet<number>;
  /** The least and the most that its lines can weigh; the same where it does not vary. */
  readonly weights: readonly [least: number, most: number];
}

/** Where fonts come from, each under a path of its own. */
export interface Fonts {
  /** The engine's own faces. */
  readonly faces: readonly [Face, ...Face[]];
  /** The paths of the files in an installed package by their names there; undefined where none is called so. */
  ofPackage(name: string): ReadonlyMap<string, string> | undefined;
  /** The path of a font file that lies in the site's folder. */
  ofSite(file: string): string;
  /** What a file of a package says of itself; undefined of one that is no font. */
  read(path: string): FontFacts | undefined;
  /** What bytes say of themselves; undefined where they are no font. */
  factsOf(bytes: Uint8Array): FontFacts | undefined;
  /** What reading bytes as a font takes of the memory, in bytes: infinitely much of what is too large to be read. */
  weigh(bytes: Uint8Array): number;
  /** Tells a file from what was there before. */
  stamp(path: string): string;
}

/** Icons by their names, as Iconify writes a set of them. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  /** Names of icons by what people call them otherwise. */
  readonly callings?: Readonly<Record<string, string>>;
}

/** What content has of the machine that it runs on, beside a site's files. */
export interface Machine {
  /** A sum by which contents are told apart, whole: of a part of it two contents can be found that share it. */
  sumOf(content: string | Uint8Array): string;
  readonly icons: () => IconSet;
  readonly fonts: Fonts;
  /** The day on which pages are made, as `2027-02-08`: what marks it in a drawing. */
  readonly today: () => string;
  /** What the site's files were before; undefined where nobody keeps that. */
  readonly history?: History;
}
