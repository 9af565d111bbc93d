/** What the page editor and its server tell each other of the pages of a site. */
import type { PlaceInfo } from './protocol.ts';

/** What the server calls the list of the header's own entries, among the lists of its menus. */
export const TOP_LEVEL = 'Top level';

/** A page in the list of all. */
export interface PageInfo {
  readonly route: string;
  /** Where it stands on this server, in the language of the open page. */
  readonly address: string;
  readonly title: string;
  readonly draft: boolean;
  /** True of pages that every site has, and of those that are made by themselves: they stay where they are. */
  readonly fixed: boolean;
  /** The file that it comes from, of a page that a collection makes by itself. */
  readonly madeFrom?: string;
  /** True where visitors of other addresses can be led to it. */
  readonly canLead: boolean;
  /** How much the check says of the files that it is made of. */
  readonly messages: number;
  /** The languages that it is offered in. */
  readonly coverage: readonly { readonly language: string; readonly translated: number; readonly total: number }[];
}

/** A page as it is looked for by its title. */
export interface PageTitle {
  readonly route: string;
  /** Where it stands on this server, in the language of the open page. */
  readonly address: string;
  /** In the author's language, where it has one there. */
  readonly title: string;
  /** In the language of the open page, where that is another one. */
  readonly here?: string;
  /** True where links can lead to it. */
  readonly canLead: boolean;
  /** What links can lead to in it, by what stands behind the #, with its heading. */
  readonly places: readonly { readonly id: string; readonly title: string | undefined }[];
}

/** A list of the header: what it is called for the server, and to an author. */
export interface MenuInfo {
  readonly name: string;
  readonly label: string;
}

export interface PagesInfo {
  /** The language that the titles are in. */
  readonly language: string;
  readonly pages: readonly PageInfo[];
  /** What pages can begin from, beside other pages and blocks. */
  readonly templates: readonly string[];
  /** The lists of the header that a link can be put into. */
  readonly menus: readonly MenuInfo[];
  /** The languages of the site; `always` is true of the one that every page has. */
  readonly languages: readonly { readonly code: string; readonly label: string; readonly always: boolean }[];
}

/** A page that is to be made. */
export interface PageRequest {
  readonly route: string;
  /** Another page's route, a template's path, or the types of blocks with commas between them. */
  readonly from: string;
  readonly menu?: string | undefined;
  /** What it is called, in a language. */
  readonly title?: { readonly language: string; readonly text: string } | undefined;
  /** The languages that it is offered in; all of the site's unless told. */
  readonly offered?: readonly string[] | undefined;
}

/** A page that is to have another address. */
export interface RenameRequest {
  readonly route: string;
  readonly to: string;
  /** True where the old address is to lead to the new one. */
  readonly lead?: boolean | undefined;
}

/** A page that is to be deleted. */
export interface DeleteRequest {
  readonly route: string;
  /** The page that its address is to lead to. */
  readonly to?: string | undefined;
}

/** What leads to a page; `perhaps` where it is put together from facts. */
export interface PageLinks {
  /** Entries of menus that go with the page when it is deleted; the other links do not. */
  readonly entries: readonly PlaceInfo[];
  /** The addresses that it had before. */
  readonly formerly: readonly string[];
  readonly links: readonly PlaceInfo[];
  readonly perhaps: readonly PlaceInfo[];
}
