import { LABELS_OF_PARTS, type LabelName, labelNames } from '../../../schema/labels.ts';
import type { Text } from '../../../schema/leaf.ts';
import { LOCAL_BUSINESSES } from '../../../schema/organization.ts';
import { plainText } from '../../../schema/plain-text.ts';
import { prefixOf } from '../../../schema/prefix.ts';
import type { Resolved, TextValue } from '../../../schema/resolved.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { ConsentValue, OrganizationValue, PlaceValue, SiteValue } from '../../contract/value.ts';
import { labelsFor } from '../../labels/shipped.ts';
import { flagId, readFlag, readMark } from '../assets/drawings.ts';
import { SEARCH_FOLDER } from '../assets/own-files.ts';
import { BLANKS, withBlanks } from '../validate/facts.ts';
import { intlLocale } from '../validate/intl-locale.ts';
import type { KnownSite } from '../validate/known-site.ts';
import type { Partly } from '../validate/salvage.ts';
import type { SiteFile } from '../validate/site-file.ts';
import { pathOf } from '../written/addresses.ts';
import { isMapping, type Mapping, valueAtPath } from '../written/mapping.ts';
import { locate, type Origins } from '../written/origin.ts';
import { reportForms } from './counted.ts';
import type { LanguageContext } from './language-context.ts';
import { resolveLink } from './links.ts';
import { localize } from './localize.ts';
import { checkedSize } from './pictures.ts';
import { finishIcon } from './references.ts';
import { reportFactLanguages, reportUnknownLanguages } from './text-languages.ts';

/** Words that a site in a language of its own may have been written without, and those that stand in for them. */
const STAND_IN: Partial<Record<LabelName, LabelName>> = { close: 'closeMenu', fieldFile: 'fieldChoice' };

/** True of a word that is shown somewhere on the site. */
const isNeeded = (name: LabelName, { search, asksConsent }: KnownSite) =>
  (search !== undefined || !LABELS_OF_PARTS.search.has(name)) && (asksConsent || !LABELS_OF_PARTS.consent.has(name));

/**
 * The engine's own words as texts in all of a site's languages: those of the site, and where it has none for a language
 * those that come with the engine. What cannot be shown in this language is left out.
 */
function ownWords(
  ofSite: Partly<AuthoredSite['labels']> | undefined,
  { site, language, translation }: LanguageContext,
): Partial<Record<LabelName, Text>> {
  const shipped = site.languages.flatMap(({ code }) => {
    const words = labelsFor(code);
    return words ? [[code, words] as const] : [];
  });
  const suffice = labelsFor(language.code) ?? (translation === 'fallback' && labelsFor(site.defaultLanguage));
  return Object.fromEntries(
    labelNames.flatMap((name): [LabelName, Text][] => {
      const by = Object.fromEntries(shipped.map(([code, words]) => [code, words[name]]));
      const own = ofSite?.[name] ?? (labelsFor(language.code) ? undefined : ofSite?.[STAND_IN[name] ?? name]);
      if (own) return [[name, completed(own, by, site)]];
      return suffice ? [[name, { $leaf: 'text', by }]] : [];
    }),
  );
}

/** A text of the site with the shipped words in the languages that it has none for; where it has none for any, it is a slip and stays one. */
function completed(own: Text, shipped: Text['by'], { languages, defaultLanguage }: LanguageContext['site']): Text {
  const { all, default: plain } = own.by;
  const isKnown = plain !== undefined || languages.some(({ code }) => own.by[code] !== undefined);
  if (all !== undefined || !isKnown) return own;
  const { [defaultLanguage]: standard, ...others } = shipped;
  const by = plain === undefined && standard !== undefined ? { ...others, [defaultLanguage]: standard } : others;
  return { ...own, by: { ...by, ...own.by } };
}

/** Reports, once for a language, the words that neither the engine nor the site has in it. */
function reportUnwritten({ written, origins }: SiteFile, to: LanguageContext): void {
  const { language, site, translation, unclear, report } = to;
  const { code } = language;
  if (labelsFor(code) || unclear.has('languages') || unclear.has('labels')) return;
  if (code !== site.defaultLanguage && translation !== 'complete') return;
  const ofSite = isMapping(written.labels) ? written.labels : {};
  const names = labelNames
    .filter((name) => !Object.hasOwn(ofSite, name) && !Object.hasOwn(STAND_IN, name) && isNeeded(name, site))
    .map((name) => `\`${name}\``);
  if (names.length === 0) return;
  const index = site.languages.indexOf(language);
  const { place } = locate(origins, written, ['languages', index, 'code']);
  report.add('missing-labels', place, { language: { language: code }, names: names.join(', ') });
}

type Organization = AuthoredSite['organization'];

const isLocal = (type: Organization['type']) => (LOCAL_BUSINESSES as readonly string[]).includes(type);

/** The firm behind the site; `words` are its texts in one language, finished. */
function organizationValue(
  { type, places, ...firm }: Organization,
  words: { description: TextValue | undefined; city: TextValue | undefined },
  { written, to }: { written: Mapping; to: LanguageContext },
): OrganizationValue {
  return {
    ...(type !== 'Organization' && { type, ...(isLocal(type) && { isLocal: true }) }),
    legalName: firm.legalName?.value,
    description: words.description && plainText(words.description),
    ...reach({ ...firm, city: words.city }),
    email: firm.email.value,
    places: places && localizePlaces(places, { written, to }).map(reach),
    social: firm.social.map(({ label, icon, url }) => ({ label, icon, url: url.value })),
  };
}

/** The further places of a firm in one language, as far as they can be used. */
const localizePlaces = <Places extends Partly<Organization['places']>>(
  places: Places,
  { written, to }: { written: Mapping; to: LanguageContext },
) => localize(places, isMapping(written.organization) ? (written.organization.places as object) : written, to);

/** The lines of pictures for shared links with their places' names in one language. */
const localizeLanes = <Lanes extends Partly<AuthoredSite['theme']['social']['lanes']> | undefined>(
  lanes: Lanes,
  { written }: SiteFile,
  to: LanguageContext,
) => localize(lanes, (valueAtPath(written, ['theme', 'social', 'lanes']) ?? written) as object, to);

interface Reached {
  readonly name?: TextValue | undefined;
  readonly street?: { readonly value: string } | undefined;
  readonly postalCode?: { readonly value: string } | undefined;
  readonly city?: TextValue | undefined;
  readonly country?: string | undefined;
  readonly telephone?: { readonly value: string } | undefined;
  readonly openingHours?: PlaceValue['openingHours'];
}

const reach = ({ name, street, postalCode, city, country, telephone, openingHours }: Reached): PlaceValue => ({
  name: name && plainText(name),
  street: street?.value,
  postalCode: postalCode?.value,
  city: city && plainText(city),
  country,
  telephone: telephone?.value,
  openingHours,
});

/** What all pages of one language share. */
export interface SharedValue {
  /** Undefined where site.yaml is not whole. */
  readonly value: SiteValue | undefined;
  /** The brand's name, which is known of a site.yaml with other mistakes, too. */
  readonly brand: string | undefined;
}

/** Compiles what all pages of one language share, after reporting what is wrong with what there is. */
export function compileShared(file: SiteFile, to: LanguageContext): SharedValue {
  reportBeside(file, to);
  const { site, partly } = file;
  if (site) {
    const value = compileSiteValue(site, file, to);
    return { value, brand: value.brand };
  }
  const { description, city, places } = partly.organization ?? {};
  const { own } = localizeParts({ site: partly, own: { brand: partly.brand, description, city } }, file, to);
  localizePlaces(places, { written: file.written, to });
  localizeLanes(partly.theme?.social?.lanes, file, to);
  return { value: undefined, brand: own.brand && plainText(own.brand) };
}

function compileSiteValue(site: AuthoredSite, file: SiteFile, to: LanguageContext): SiteValue {
  const { organization, languages, detection } = site;
  const { description, city } = organization;
  const mark = readMark(to);
  const pictured = localizeLanes(site.theme.social.lanes, file, to)
    .flatMap((lane) => [lane.from, lane.to])
    .flatMap(({ x, y, label }) => (label === undefined ? [] : [{ x, y, label: plainText(label) }]));
  const { own, banner, consent, header, footer, labels, words } = localizeParts(
    { site, own: { brand: site.brand, description, city } },
    file,
    to,
  );
  return {
    language: to.language.code,
    numbers: intlLocale(to.language),
    defaultLanguage: site.defaultLanguage,
    url: new URL(site.url.value).origin,
    base: to.links.base,
    home: pathOf(to.links, to.language.code, { route: '/' }),
    languages: languages.map(({ numbering, ...language }) => ({
      ...language,
      flag: language.flag && readFlag(to, language.flag) ? `#${flagId(language.code)}` : language.flag,
      ...(language.code === to.links.unprefixed && { home: pathOf(to.links, language.code, { route: '/' }) }),
    })),
    brand: plainText(own.brand),
    ...(mark && { mark: { width: mark.width, height: mark.height } }),
    organization: organizationValue(organization, own, { written: file.written, to }),
    ...(isShown(site.banner, to) && banner && { banner: banner.text }),
    ...(pictured.length > 0 && { pictured }),
    ...(site.consent && consent && { consent: consentValue(site, consent) }),
    header,
    footer,
    // The names are the schema's, and none is left out that is shown: what a language lacks has been reported.
    labels: Object.fromEntries(
      labelNames.flatMap((name) => {
        const label = labels[name];
        return label === undefined || !isNeeded(name, to.site) ? [] : [[name, plainText(label)]];
      }),
    ) as SiteValue['labels'],
    words,
    storageKey: detection.storageKey,
    formEndpoint: site.formEndpoint,
    ...searchIn(site, to),
  };
}

/** True of a banner whose last day is not over. */
const isShown = (banner: AuthoredSite['banner'], { machine }: LanguageContext): boolean =>
  banner !== undefined && (banner.until === undefined || machine.today() <= banner.until);

/** What visitors are asked, with what waits for each answer. */
function consentValue(
  { allow }: AuthoredSite,
  { text, purposes }: Resolved<NonNullable<AuthoredSite['consent']>>,
): ConsentValue {
  const waiting = (part: 'scripts' | 'frames', written: string) =>
    purposes.flatMap(({ name, ...purpose }) => (purpose[part].includes(written) ? [name] : []));
  return {
    text,
    purposes: purposes.map(({ name, label, about }) => ({ name, label, about })),
    scripts: allow.scripts.flatMap(({ src, data }) => {
      const names = waiting('scripts', src);
      return names.length > 0 ? [{ src, data, purposes: names }] : [];
    }),
    frames: allow.frames.flatMap((host) => {
      const names = waiting('frames', host);
      return names.length > 0 ? [{ host, purposes: names }] : [];
    }),
  };
}

/** Where the search is; nothing of a site without one, and while it is not known which pages there are. */
function searchIn({ search }: AuthoredSite, { links, language, uses }: LanguageContext): Pick<SiteValue, 'search'> {
  if (!search) return {};
  const { page, header } = search;
  if (header) uses.icons.add('search');
  const found = resolveLink(page, { language: language.code, route: undefined }, links);
  const index = `${links.base}/${SEARCH_FOLDER}/${prefixOf(language.code)}/`;
  return 'href' in found ? { search: { page: found.href, index, header } } : {};
}

/** The parts of site.yaml that visitors see, in one language. */
function localizeParts<Site extends Partly<AuthoredSite>, Own>(
  { site, own }: { site: Site; own: Own },
  file: SiteFile,
  to: LanguageContext,
) {
  const { written } = file;
  const part = <Key extends keyof Site & string>(key: Key) => localize(site[key], written[key] as object, to);
  const holder = { brand: written.brand, ...(written.organization as object) };
  return {
    own: localize(own, holder, { ...to, origins: wordOrigins(file) }),
    banner: part('banner'),
    consent: part('consent'),
    header: part('header'),
    footer: part('footer'),
    words: part('words'),
    labels: localize(
      ownWords(site.labels, to),
      isMapping(written.labels) ? written.labels : written,
      blankUnits(file, to),
    ),
  };
}

function blankUnits({ origins, written }: SiteFile, to: LanguageContext): LanguageContext {
  if (!origins.get(written)) return to;
  const { place } = locate(origins, written, []);
  return { ...to, facts: withBlanks(BLANKS, place, to.facts) };
}

/** Looks at what of site.yaml no page shows as it stands. */
function reportBeside(file: SiteFile, to: LanguageContext): void {
  const { partly, written, origins } = file;
  reportUnknownLanguages(written, ['detection', 'countries'], to);
  for (const folder of Object.keys(partly.folders ?? {})) reportUnknownLanguages(written, ['folders', folder], to);
  // Of what cannot be read throughout, nobody knows where a fact ends.
  if (!to.unclear.has('facts')) {
    reportFactLanguages(written, to);
    reportForms(written, to);
  }
  reportUnwritten(file, to);
  for (const entry of Array.isArray(written.glossary) ? written.glossary.filter(isMapping) : []) {
    reportUnknownLanguages(entry, ['use'], to, ['all']);
    reportUnknownLanguages(entry, ['avoid'], to);
  }
  for (const key of ['regions', 'socialImage'] as const) localize(partly[key], written[key] as object, to);
  const picture = (src: string | undefined, ...path: (string | number)[]) => {
    if (src === undefined) return;
    to.uses.asTheyAre.add(src);
    checkedSize(src, () => locate(origins, written, path).place, to);
  };
  partly.languages?.forEach((language, index) => {
    picture(language?.flag, 'languages', index, 'flag');
  });
  picture(partly.theme?.social?.ground?.src, 'theme', 'social', 'ground', 'src');
  partly.organization?.social?.forEach((social, index) => {
    if (social?.url?.value !== undefined) checkSocial({ url: social.url.value, index }, file, to);
    if (social?.icon === undefined) return;
    const path = ['organization', 'social', index, 'icon'];
    finishIcon(social.icon, { written, path }, to);
  });
}

/** Brand, description and city stand in different parts of site.yaml; this joins their places. */
function wordOrigins({ origins, written }: SiteFile): Origins {
  return {
    get: (holder: object) => {
      const own = origins.get(holder);
      const site = origins.get(written);
      const organization = isMapping(written.organization) ? origins.get(written.organization) : undefined;
      if (own || !site) return own;
      return { ...site, slots: new Map([...site.slots, ...(organization?.slots ?? [])]) };
    },
  } as Origins;
}

function checkSocial({ url, index }: { url: string; index: number }, file: SiteFile, to: LanguageContext) {
  const result = resolveLink(url, { language: to.language.code, route: undefined }, to.links);
  if ('code' in result)
    to.report.tell(
      result,
      locate(file.origins, file.written, ['organization', 'social', index, 'url', 'sample']).place,
    );
}
