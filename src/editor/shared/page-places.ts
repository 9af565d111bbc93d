/** What the page editor and its server tell each other of where a page is offered: its languages, and the menus that lead to it. */
import type { MenuInfo } from './pages.ts';

export interface PagePlaces {
  readonly languages: readonly {
    readonly code: string;
    readonly label: string;
    readonly direction: 'ltr' | 'rtl';
    readonly offered: boolean;
    /** True of the language that every page has. */
    readonly always: boolean;
  }[];
  /** The lists of the header, by their names; true where one leads to the page. */
  readonly menus: readonly (MenuInfo & { readonly has: boolean })[];
}

/** A language that a page is to be offered in, or no longer. */
export interface LanguageRequest {
  readonly route: string;
  readonly code: string;
  readonly offered: boolean;
}

/** A list of the header that is to lead to a page, or no longer. */
export interface MenuRequest {
  readonly route: string;
  readonly menu: string;
  readonly has: boolean;
}
