import type { PictureFile } from '../assets/picture-files.ts';
import type { LinkResult } from './link-index.ts';
import type { OwnEntry } from './listed.ts';

/** What a page in a language uses of what all pages share, and where its links lead, by what is written. */
export interface Uses {
  readonly facts: Set<string>;
  readonly icons: Set<string>;
  /** Files of `public/` that it links to or shows as they are. */
  readonly asTheyAre: Set<string>;
  /** Files of `public/` from which it takes words. */
  readonly read: Set<string>;
  /** The pictures that it shows in other files, and those. */
  readonly pictures: Map<string, readonly PictureFile[]>;
  readonly leads: Map<string, LinkResult>;
  /** The day on which it was made, where it marks that. */
  readonly days: Set<string>;
  /** What it asked collections, as JSON, with the sum of what they answered. */
  readonly asked: Map<string, string>;
  /** The paths of the entries of a list that is the page's own. */
  readonly listed: string[];
  /** What it tells lists of itself, of an entry. */
  entry?: OwnEntry;
}

export const noUses = (): Uses => ({
  facts: new Set(),
  icons: new Set(),
  asTheyAre: new Set(),
  read: new Set(),
  pictures: new Map(),
  leads: new Map(),
  days: new Set(),
  asked: new Map(),
  listed: [],
});
