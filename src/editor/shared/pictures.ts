import type { FieldWay, FormSpot } from './settings.ts';

/** What the page editor and its server tell each other of pictures. */

/** Below this address of the server's side a picture is handed in, as its bytes alone. */
export const HAND_IN = 'hand-in';

/** Where a picture stands or is to stand: a field of a block, or what a description on the page belongs to. */
export type PictureSpot = { readonly block: FormSpot; readonly way: FieldWay } | { readonly text: number };

/** What a picture shows, in words for people who cannot see it. */
export interface PictureWords {
  /** The name that they are written under: a language, `all` or `default`. */
  readonly language: string;
  /** Undefined where that has none. */
  readonly was: string | undefined;
}

/** A picture of the page, and those that may stand in its place. */
export interface PictureInfo {
  /** As it is written; undefined where there is none yet. */
  readonly src: string | undefined;
  /** In each language of the site, that of the page first; undefined of a picture whose words stand elsewhere. */
  readonly alt: readonly PictureWords[] | undefined;
  /** The addresses of all pictures of the site below `public`. */
  readonly known: readonly string[];
  /** What their addresses on this server begin with. */
  readonly base: string;
  /** How many pages show it: several where it stands in a part that they share. */
  readonly pages: number;
  /** Bytes that a picture may have. */
  readonly most: number;
}

/** What becomes of a picture that is handed in. It lies nowhere until it is taken for a place. */
export interface UploadResult {
  /** Its number; undefined of one that cannot be used. */
  readonly id?: number | undefined;
  /** Where it is to lie below `public`; of one that the site has already, where it does. */
  readonly src: string;
  readonly isKnown: boolean;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What there is to be said of it, in the author's language. */
  readonly said: readonly string[];
}

/** Puts a picture into its place. */
export interface PictureChange {
  readonly table: number | undefined;
  readonly of: PictureSpot;
  /** What the author saw there; undefined where there was none. */
  readonly was?: string | undefined;
  /** A file below `public`, or the number of one that was handed in. */
  readonly picture: string | number;
  readonly alt?: readonly (PictureWords & { readonly to: string })[] | undefined;
}
