import { createContext, use } from 'react';
import type { LabelName } from '../../schema/labels.ts';
import type { TextValue } from '../../schema/resolved.ts';

/** What blocks may know of the page that they stand on; src/render provides it. */
export interface PageSurroundings {
  /** The page's language and its direction. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locale in which the page shows numbers. */
  readonly numbers: string;
  /** The engine's own words in the page's language, by their names in site.yaml. */
  readonly label: (name: LabelName) => string;
  /** What stands before every path of the site: `/shop`, or nothing. */
  readonly base: string;
  /** The site's own words in the page's language, by their names in site.yaml. */
  readonly words: Readonly<Record<string, TextValue>>;
  /** The address of the icon sprite; an icon is `sprite#name`. */
  readonly sprite: string;
  /** Where forms are sent, or null where they compose an e-mail. */
  readonly formEndpoint: string | null;
  /** The site's e-mail address. */
  readonly email: string;
  /** The address of the page with the search, and the folder of the index, of a site that has one. */
  readonly search?: { readonly page: string; readonly index: string } | undefined;
}

const Surroundings = createContext<PageSurroundings | null>(null);

export const SurroundingsProvider = Surroundings.Provider;

/** The surroundings of the block that is being rendered. */
export function useSurroundings(): PageSurroundings {
  const surroundings = use(Surroundings);
  if (!surroundings) throw new Error('A block was rendered outside of a page.');
  return surroundings;
}
