import { asCode, customsOf, languageCode } from '../../../schema/language.ts';
import type { Text } from '../../../schema/leaf.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import { urlOf } from '../../../schema/url.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Addresses } from '../written/addresses.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import type { Partly } from './salvage.ts';

/** Parts of a site that mistakes leave open: what they seem to lack is not called missing. */
export type Unclear = ReadonlySet<'languages' | 'facts' | 'regions' | 'labels' | 'formEndpoints'>;

/** A language of the site, as site.yaml has it. */
export type SiteLanguage = AuthoredSite['languages'][number];

/** What pages need to know of their site, as far as site.yaml can be understood. */
export interface KnownSite extends Addresses {
  readonly languages: readonly SiteLanguage[];
  readonly defaultLanguage: string;
  readonly translation: AuthoredSite['translation'];
  readonly regions: Readonly<Record<string, { readonly label?: Text | undefined } | undefined>>;
  /** The addresses of form services by their names; undefined for one that is not written as it has to be. */
  readonly formEndpoints: Readonly<Record<string, string | undefined>>;
  /** The hosts whose pages may stand in frames; undefined where nobody can tell. */
  readonly frames: readonly string[] | undefined;
  /** True where each page is a file in a folder of its own. */
  readonly inFolders: boolean;
  /** The route of the page with the search; undefined of a site without one. */
  readonly search: string | undefined;
  /** True of a site that asks visitors for their consent. */
  readonly asksConsent: boolean;
  readonly unclear: Unclear;
}

interface SiteAsRead {
  readonly written: Mapping;
  readonly partly: Partly<AuthoredSite>;
  /** False where the file is not YAML, so that parts of it may be lost. */
  readonly whole: boolean;
  /** True of a part that stands before whatever keeps the file from being YAML. */
  readonly isSafe: (field: string) => boolean;
}

/** Gathers what pages need from a site.yaml that may be wrong in places, or not there at all. */
export function understandSite({ written, partly, whole, isSafe }: SiteAsRead): KnownSite {
  const entries = Array.isArray(written.languages) ? written.languages : [];
  const languages = entries.flatMap((entry, index) => asLanguage(entry, partly.languages?.[index]));
  const unclear = new Set<'languages' | 'facts' | 'regions' | 'labels' | 'formEndpoints'>();
  // One that stands twice is there in place of another.
  const codes = new Set(languages.map(({ code }) => code));
  if (!isSafe('languages') || entries.length === 0 || codes.size < entries.length) unclear.add('languages');
  if (!whole || !isMapping(written.facts ?? {})) unclear.add('facts');
  if (!isSafe('regions') || !isMapping(written.regions ?? {})) unclear.add('regions');
  if (!isSafe('labels') || !isMapping(written.labels ?? {})) unclear.add('labels');
  if (!isSafe('formEndpoints') || !isMapping(written.formEndpoints ?? {})) unclear.add('formEndpoints');
  const known = languages.length > 0 ? languages : [standIn(partly.defaultLanguage)];
  const lenient = languages.length === 0 || !whole;
  const defaultLanguage = defaultOf(known, partly.defaultLanguage);
  return {
    languages: known.filter(({ code }, index) => known.findIndex((other) => other.code === code) === index),
    defaultLanguage,
    // A rule that cannot be read may be one that asks for little.
    translation: lenient ? 'fallback' : (partly.translation ?? 'fallback'),
    regions: { ...Object.fromEntries(keysOf(written.regions).map((key) => [key, {}])), ...partly.regions },
    formEndpoints: {
      ...Object.fromEntries(keysOf(written.formEndpoints).map((key) => [key, undefined])),
      ...partly.formEndpoints,
    },
    frames: isSafe('allow') && (written.allow === undefined || partly.allow) ? framesOf(partly) : undefined,
    base: basePath(partly.url?.value ?? ''),
    inFolders: partly.pageFiles === 'folders',
    search: partly.search?.page,
    asksConsent: partly.consent !== undefined,
    folders: Object.keys(partly.folders ?? {}).length > 0 ? partly.folders : undefined,
    unprefixed: partly.prefix === 'except-default' ? defaultLanguage : undefined,
    unclear,
  };
}

const framesOf = ({ allow }: Partly<AuthoredSite>) => (allow?.frames ?? []).flatMap((host) => host ?? []);

const keysOf = (value: unknown) => (isMapping(value) ? Object.keys(value) : []);

const isCode = (code: unknown): code is string => languageCode.safeParse(code).success;

/** The codes of the languages of a site.yaml, in their order; undefined in place of what is none. */
export const codesOf = ({ languages }: Mapping): readonly (string | undefined)[] =>
  (Array.isArray(languages) ? languages : []).map((entry) => asLanguage(entry, undefined)[0]?.code);

/** A language of which the code at least can be made out. */
function asLanguage(entry: unknown, part: Partly<SiteLanguage> | undefined): SiteLanguage[] {
  const written = isMapping(entry) ? asCode(String(entry.code)) : '';
  const code = part?.code ?? written;
  return isCode(code) ? [{ ...standIn(code), ...part, code }] : [];
}

/** A language of which nothing but the code is known; `und` is the code of none (BCP 47). */
function standIn(code: string | undefined): SiteLanguage {
  const known = isCode(code) ? code : 'und';
  return { code: known, label: known, ...customsOf(known) };
}

function defaultOf(languages: readonly SiteLanguage[], written: string | undefined): string {
  const codes = languages.map(({ code }) => code);
  if (written !== undefined && codes.includes(written)) return written;
  return nearest(written ?? '', codes) ?? codes[0] ?? '';
}

/** The part of the site's address that stands before every path: `` or `/shop`. */
export const basePath = (url: string) => urlOf(url)?.pathname.replace(/\/$/, '') ?? '';
