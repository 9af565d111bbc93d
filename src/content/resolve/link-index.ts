import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Addresses, OwnAddress } from '../written/addresses.ts';

/** What links are checked against: every route with its languages and anchors, and the files of `public/`. */
export interface LinkIndex extends Addresses {
  /** The site's own host, `www.example.com`, as far as it is known. */
  readonly host?: string | undefined;
  readonly defaultLanguage: string;
  readonly routes: ReadonlyMap<
    string,
    /** Anchors are undefined where a page cannot be read: then none of them is called dead. */
    {
      readonly anchors: ReadonlySet<string> | undefined;
      /** The names of hidden sections, where they are known. */
      readonly hidden?: ReadonlySet<string>;
      readonly languages: ReadonlySet<string>;
      readonly address?: OwnAddress | undefined;
    }
  >;
  /** The page that an earlier address leads to, by that address. */
  readonly former?: ((address: string) => string | undefined) | undefined;
  readonly languages: readonly string[];
  readonly publicFiles: ReadonlySet<string>;
  /** The collections whose own files have mistakes, by their routes: which pages are made below them is not known. */
  readonly unclear?: readonly string[];
}

/** Where a link stands: on a page, or in the shell that all pages share (`route` undefined). */
export interface LinkPlace {
  readonly language: string;
  readonly route: string | undefined;
  /** The page's own sections, where they are known. */
  readonly anchors?: ReadonlySet<string> | undefined;
  /** The names of those that are hidden. */
  readonly hidden?: ReadonlySet<string> | undefined;
}

export type LinkResult =
  | {
      readonly href: string;
      /** Of a link to an earlier address, with the same link to the page's own. */
      readonly detour?: Fault<'former-link'> & { readonly meant: string };
    }
  | (Fault<
      | 'bad-link'
      | 'file-of-computer'
      | 'number-without-country'
      | 'not-dialled'
      | 'one-value-only'
      | 'dead-link'
      | 'dead-anchor'
      | 'hidden-anchor'
    > & {
      /** The same link in the form that it needs, where nothing else can be meant. */
      readonly meant?: string;
    });
