import type { Check } from './check.ts';
import type { PageValue, SiteValue } from './value.ts';

/** An element for the head of a page: `{ tag: 'meta', attributes: { name: 'author', content: '…' } }`. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a site's `hooks.ts` may export, each under its name; `Hooks['head']` is the type of an export that may be missing. */
export interface Hooks {
  /** More elements for the head of a page, behind its own. */
  readonly head?: ((page: PageValue, site: SiteValue) => readonly HeadElement[]) | undefined;
  /** A page's value as it is to be shown, in one of its languages. It has to be the same for the same page: it is kept. */
  readonly pageValue?: ((page: PageValue) => PageValue) | undefined;
  /** Rules of the site's own, each made by `defineCheck`. */
  readonly checks?: readonly Check[] | undefined;
  /** Called when all files of a build are written, before they take the place of the last ones. */
  readonly buildEnd?:
    | ((built: {
        /** The folder that has been written. */
        readonly out: string;
        /** Writes a file of the site's own, by its path from the top of that folder: `pages.txt`. */
        readonly write: (path: string, content: string | Uint8Array) => void;
        /** The paths of all pages: `/en/contact`. */
        readonly pages: readonly string[];
      }) => void | Promise<void>)
    | undefined;
}
