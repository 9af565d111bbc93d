import { siteFields } from '../../../schema/site.ts';
import { seenOfFact } from '../validate/facts.ts';
import type { SiteFile } from '../validate/site-file.ts';
import type { OwnAddress } from '../written/addresses.ts';
import type { OwnEntry } from './listed.ts';

/** What a published page tells others of itself: enough for all of them while its own file has not been read. Plain data. */
export interface Offer {
  readonly route: string;
  /** Every file that what it offers is made of, its own first. */
  readonly used: readonly string[];
  /** The files of `public/` that it shows, by their addresses. */
  readonly shows: readonly string[];
  /** The languages in which it is offered. */
  readonly languages: readonly string[];
  /** The addresses that it had before. */
  readonly formerly: readonly string[];
  readonly address?: OwnAddress | undefined;
  readonly anchors: readonly string[];
  /** True where it has hidden sections: what these are called its file tells. */
  readonly hides: boolean;
  /** What it is called. */
  readonly titles: readonly OfferedTitle[];
  /** What an entry tells lists of itself, by language; undefined of a page that is none. */
  readonly entry?: readonly (readonly [language: string, own: OwnEntry])[] | undefined;
  /** The facts of site.yaml that its texts use. */
  readonly facts: readonly string[];
}

export interface OfferedTitle {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** True where search engines may not list it. */
  readonly noindex?: boolean;
}

/** What all published pages offer, as a build has found it. Plain data. */
export interface OfferedPages {
  /** What their pages saw of site.yaml, as a sum. */
  readonly settings: string;
  /** What they saw of its facts, as sums. */
  readonly facts: Readonly<Record<string, string>>;
  /** What the files of pages held, and drawings that were found to be sound, by what the site's repository calls that. */
  readonly files: Readonly<Record<string, string>>;
  /** The files that all pages need, beside site.yaml. */
  readonly shared: readonly string[];
  readonly pages: readonly Offer[];
}

/** What pages offer that have not been read, by their routes. */
export type Offers = ReadonlyMap<string, Offer>;

type SumOf = (text: string) => string;

/** Fields of site.yaml that no page has in its own value, or sees by their names only. */
const NOT_OF_PAGES: ReadonlySet<string> = new Set([
  'engine',
  'https',
  'organization',
  'publish',
  'words',
  'socialImage',
  'theme',
  'redirects',
  'banner',
  'consent',
  'header',
  'footer',
  'insertions',
  'labels',
  'facts',
  'detection',
  'formEndpoint',
  'editor',
  'messages',
  'translate',
]);

/** What all pages see of site.yaml, beside facts and how they look. */
export function seenOfSite({ written, known }: SiteFile): unknown {
  const { unclear, ...understood } = known;
  const ofPages = Object.entries(written).filter(([field]) => siteFields.has(field) && !NOT_OF_PAGES.has(field));
  return [ofPages, understood, [...unclear]];
}

/** Parts that site.yaml brings have anchors, too. */
const settingsOf = (siteFile: SiteFile, sumOf: SumOf) =>
  sumOf(JSON.stringify([seenOfSite(siteFile), siteFile.written.insertions]));

function sumOfFact(name: string, { facts }: SiteFile, sumOf: SumOf): string {
  const fact = facts.get(name);
  return fact ? sumOf(JSON.stringify(seenOfFact(fact))) : '';
}

interface OfferContext {
  readonly siteFile: SiteFile;
  /** The files that all pages need, beside site.yaml. */
  readonly shared: readonly string[];
  /** Other files that are published as they are, which nobody has to look at again. */
  readonly sound: readonly string[];
  readonly sumOf: SumOf;
  /** What tells what a file holds. */
  readonly idOf: (file: string) => string;
}

/** What pages offer beside what they saw of site.yaml. */
export function offeredPages(
  pages: readonly Offer[],
  { siteFile, shared, sound, sumOf, idOf }: OfferContext,
): OfferedPages {
  const all = (part: (page: Offer) => readonly string[]) => [...new Set(pages.flatMap(part))].sort();
  return {
    settings: settingsOf(siteFile, sumOf),
    facts: Object.fromEntries(all(({ facts }) => facts).map((name) => [name, sumOfFact(name, siteFile, sumOf)])),
    files: Object.fromEntries([...all(({ used }) => used), ...sound].map((file) => [file, idOf(file)])),
    ...{ shared, pages },
  };
}

/** The pages of which what they offer still holds beside site.yaml as it is now. */
export function offersBeside(
  { settings, facts, pages }: OfferedPages,
  { siteFile, sumOf }: { siteFile: SiteFile; sumOf: SumOf },
): Offers {
  if (settingsOf(siteFile, sumOf) !== settings) return new Map();
  const others = new Set(Object.keys(facts).filter((name) => sumOfFact(name, siteFile, sumOf) !== facts[name]));
  return new Map(
    pages.filter((page) => !page.facts.some((name) => others.has(name))).map((page) => [page.route, page]),
  );
}

/** The pages that use none of these files. */
export const offeredWithout = (offered: OfferedPages, changed: ReadonlySet<string>): OfferedPages => ({
  ...offered,
  files: Object.fromEntries(Object.entries(offered.files).filter(([file]) => !changed.has(file))),
  pages: offered.pages.filter(({ used }) => !used.some((file) => changed.has(file))),
});
