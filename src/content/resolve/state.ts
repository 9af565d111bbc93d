import { byCode } from '../../../schema/language.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { Machine } from '../assets/machine.ts';
import type { PictureFile } from '../assets/picture-files.ts';
import type { Inspected } from '../assets/picture-limits.ts';
import type { PublicFiles } from '../assets/public-files.ts';
import type { Files } from '../files/files.ts';
import type { ContentFiles } from '../read/files.ts';
import type { ParsedFiles } from '../read/parsed-files.ts';
import type { Collections, MadePages } from '../validate/collections.ts';
import { type PageFile, readPageFile } from '../validate/page-file.ts';
import type { SiteFile } from '../validate/site-file.ts';
import type { OwnAddress } from '../written/addresses.ts';
import { isMapping } from '../written/mapping.ts';
import type { Report } from '../written/report.ts';
import type { Offer, Offers } from './offers.ts';
import type { ParsedTexts } from './rich-text.ts';

/** What a project knows while it is open. */
export interface State {
  readonly folder: Files;
  readonly machine: Machine;
  readonly siteFile: SiteFile;
  readonly files: ContentFiles;
  readonly collections: Collections;
  /** The pages that are made by themselves, as far as is known. */
  readonly madePages: () => MadePages;
  readonly listing: Report;
  readonly pages: Map<string, PageFile>;
  /** What pages offer that have not been read. */
  readonly offers: Offers;
  readonly parsed: ParsedFiles;
  readonly inspected: Map<string, Inspected>;
  readonly publicFiles: PublicFiles;
  /** Undefined where pictures are shown as they are. */
  readonly pictures: Map<string, readonly PictureFile[]> | undefined;
  readonly parsedTexts: ParsedTexts;
  readonly drafts: boolean;
  readonly optimize: boolean;
}

/** A page's file, read once. */
export function loadPage(state: State, route: string): PageFile | undefined {
  const known = state.pages.get(route);
  if (known && !known.made) return known;
  const file = state.files.routes.get(route);
  const made = file === undefined ? state.madePages().pages.get(route) : undefined;
  // What a page is made of by itself hangs on all others.
  if (known?.made && known.made === made) return known;
  const from = file ?? made?.file;
  if (from === undefined) return undefined;
  const page = readPageFile({ ...state, file: from, route, made });
  state.pages.set(route, page);
  return page;
}

/** What a page offers others, as long as nobody has read it; undefined where its file has to be asked. */
export const offerOf = ({ pages, offers }: State, route: string): Offer | undefined =>
  pages.has(route) ? undefined : offers.get(route);

/** True of a page of which something is known without a look at its file. */
export const isKnown = ({ pages, offers }: State, route: string) => pages.has(route) || offers.has(route);

/** What the address of a page is called in languages in which that is another than the file's name. */
export function addressOf(state: State, route: string): OwnAddress | undefined {
  const offer = offerOf(state, route);
  return offer ? offer.address : loadPage(state, route)?.page?.address;
}

/**
 * The routes that are published, of written pages; while working on the site, drafts too. What has mistakes may be no draft at all.
 */
export function publishedRoutes(state: State): string[] {
  const routes = [...state.files.routes.keys()];
  return state.drafts ? routes : routes.filter((route) => isPublic(loadPage(state, route), state.machine));
}

/** The routes of pages that are made by themselves. */
export const madeRoutes = (state: State): string[] => [...state.madePages().pages.keys()];

/** What is asked of a page in a language: by the page itself, else by site.yaml. */
export function translationOf(state: State, route: string, code: string): AuthoredSite['translation'] {
  const site = state.siteFile.known;
  if (code === site.defaultLanguage) return 'complete';
  const { translation, written, draft } = loadPage(state, route)?.page ?? {};
  // A rule that cannot be read may be one that asks for little.
  const unclear = written?.translation !== undefined && !isMapping(written.translation);
  const misspelt = isMapping(written?.translation) && Object.hasOwn(byCode(written.translation), code);
  // A draft is translated before it is published.
  const isOpen = unclear || misspelt || (draft && site.translation === 'complete');
  return translation?.[code] ?? (isOpen ? 'fallback' : site.translation);
}

/** The languages in which a route is offered. */
export function languagesOf(state: State, route: string): string[] {
  const offer = offerOf(state, route);
  if (offer) return [...offer.languages];
  return state.siteFile.known.languages.map(({ code }) => code).filter((code) => isOffered(state, route, code));
}

/** True of a language in which a page is offered; of one that is made by itself where it lists something there. */
function isOffered(state: State, route: string, code: string): boolean {
  const { made } = loadPage(state, route) ?? {};
  return made?.languages.includes(code) !== false && translationOf(state, route, code) !== 'none';
}

export const isDraft = (file: PageFile | undefined) => file?.page?.draft === true && !file.report.failed;

/** The day by which a page that names days is looked at; undefined of one whose content is the same on every day. */
export const dayOf = ({ page }: PageFile, { today }: Pick<Machine, 'today'>) =>
  (page?.scheduled ?? page?.expires) === undefined ? undefined : today();

/** True of a page that is no draft, and whose days the present one lies in. */
export function isPublic(file: PageFile | undefined, machine: Pick<Machine, 'today'>): boolean {
  const day = file && dayOf(file, machine);
  if (isDraft(file)) return false;
  if (day === undefined) return true;
  const { scheduled, expires } = file?.page ?? {};
  // Of days that lie the wrong way round, which is told, nobody knows which one is meant.
  if (scheduled !== undefined && expires !== undefined && scheduled > expires) return true;
  return (scheduled ?? day) <= day && day <= (expires ?? day);
}
