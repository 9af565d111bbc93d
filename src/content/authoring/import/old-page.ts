import type { readHtml } from './read-html.ts';

type Parent = Parameters<typeof readHtml>[0];

/** A page of another site, before its links are known. */
export interface OldPage {
  /** What it is called where it comes from: a file, or its title. */
  readonly name: string;
  /** The addresses that it had, as paths. */
  readonly paths: readonly string[];
  /** The path that its links count from. */
  readonly base: string;
  /** The route that it is to have, if no other page has it. */
  readonly route: string;
  /** The last part of its address where that is written in letters which no file's name has. */
  readonly ownAddress: string | undefined;
  /** The language that it says it is in. */
  readonly language: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly content: Parent;
  readonly isDraft: boolean;
  /** True of what search engines are to leave out. */
  readonly isHidden: boolean;
  /** The day from which it is published. */
  readonly scheduled: string | undefined;
  /** What it is as an entry of a collection. */
  readonly entry: OldEntry | undefined;
  /** What is known already not to be kept. */
  readonly lost: readonly string[];
}

export interface OldEntry {
  readonly date: string | undefined;
  /** What its tags are called. */
  readonly tags: readonly string[];
  /** The address of its picture. */
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
  readonly summary: string;
}

/** What is known of another site. */
export interface OldSite {
  readonly pages: readonly OldPage[];
  /** Origins whose addresses are its own. */
  readonly origins: ReadonlySet<string>;
  /** The bytes of a file by its path: `/images/a.png`; undefined where it is not there. */
  readonly fileAt: (path: string) => Uint8Array | undefined;
  /** What has no page: files that could not be read, kinds of content that are not taken. */
  readonly lost: readonly string[];
  readonly language: string | undefined;
}

/** Where links count from that name no host. */
export const NOWHERE = 'https://old-site.invalid';

/** A path as pages are looked up by: without `index`, ending and slash. */
export const plainPath = (path: string): string =>
  decoded(path)
    .replace(/\/(?:index|default)\.(?:html?|php)$/i, '/')
    .replace(/\.(?:html?|php)$/i, '')
    .replace(/(?<=[^/])\/$/, '')
    .toLowerCase();

export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
