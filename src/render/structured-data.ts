import { blockStructuredData } from '../../blocks/structured-data.ts';
import { plainText } from '../../schema/plain-text.ts';
import type { StructuredData, Thing } from '../contract/structured-data.ts';
import type { BlockValue, OrganizationValue, PageValue, PlaceValue, SiteValue } from '../contract/value.ts';
import type { View } from './App.tsx';

/** The firm behind a site, as search engines read it (schema.org/Organization). */
function organizationData({ url, base, brand, organization }: SiteValue): Thing {
  const { type = 'Organization', isLocal, telephone, places = [], social } = organization;
  // Only what visitors come to is open itself; another firm has a place that is.
  const { openingHours, ...closed } = organization;
  const own = isLocal || !openingHours ? [] : [organization];
  const others = [...own, ...places];
  return {
    '@type': type,
    '@id': `${url}${base}/#organization`,
    name: brand,
    legalName: organization.legalName,
    url: `${url}${base}/`,
    logo: `${url}${base}/icon-512.png`,
    description: organization.description,
    email: organization.email,
    telephone,
    ...reach(isLocal ? organization : (closed as OrganizationValue)),
    ...(others[0] && { location: others.map((place) => placeData(place, brand)) }),
    ...(social[0] && { sameAs: social.map(({ url }) => url) }),
  };
}

const placeData = (place: PlaceValue, brand: string): Thing => ({
  '@type': 'Place',
  name: place.name ?? brand,
  telephone: place.telephone,
  ...reach(place),
});

/** Where a place is, and when it is open. */
function reach({ street, postalCode, city, country, openingHours }: PlaceValue): Thing {
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
  return {
    ...((street || postalCode || city || country) && { address }),
    ...(openingHours && { openingHoursSpecification: openingHours.map(hoursData) }),
  };
}

const hoursData = ({ days, from, to }: NonNullable<PlaceValue['openingHours']>[number]): Thing => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => day.charAt(0).toLocaleUpperCase('en') + day.slice(1)),
  opens: from,
  // The last minute of a day stands for its end.
  closes: to === '24:00' ? '23:59' : to,
});

const service = ({ page, site }: View): Thing => ({
  '@type': 'Service',
  name: page.title,
  description: page.description,
  url: `${site.url}${page.path}`,
  provider: { '@type': 'Organization', name: site.brand, url: `${site.url}${site.base}/` },
});

/** What an entry of a collection is to search engines. */
function entryData({ page: { entry, title, description, path, language }, site }: View): Thing[] {
  const url = site.url + path;
  if (entry?.kind === 'person')
    return [
      {
        '@type': 'Person',
        '@id': `${url}#person`,
        name: plainText(entry.title),
        description,
        url,
        ...pictured(entry, site),
      },
    ];
  if (entry?.event) return [eventData(entry, { title, description, url, inLanguage: language }, site)];
  if (entry?.kind !== 'article') return [];
  const { date, authors, tags } = entry;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url,
      mainEntityOfPage: url,
      inLanguage: language,
      ...(date && { datePublished: date.iso }),
      ...pictured(entry, site),
      ...(authors.length > 0 && {
        author: authors.map((author) => ({
          '@type': 'Person',
          name: plainText(author.title),
          url: site.url + author.href,
        })),
      }),
      ...(tags.length > 0 && { keywords: tags.map(({ label }) => plainText(label)) }),
      publisher: { '@type': 'Organization', name: site.brand, url: `${site.url}${site.base}/` },
    },
  ];
}

/** When and where something takes place (schema.org/Event). */
function eventData(
  { event, ...entry }: NonNullable<PageValue['entry']>,
  { title, ...page }: { title: string; description: string; url: string; inLanguage: string },
  site: SiteValue,
): Thing {
  const place = event?.place && plainText(event.place);
  return {
    '@type': 'Event',
    name: title,
    ...page,
    startDate: event?.starts,
    endDate: event?.ends,
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...pictured(entry, site),
    organizer: { '@type': 'Organization', name: site.brand, url: `${site.url}${site.base}/` },
  };
}

/** The entries that a page lists, in their order (schema.org/ItemList). */
const listData = ({ page: { listed }, site }: View): Thing[] =>
  listed
    ? [
        {
          '@type': 'ItemList',
          itemListElement: listed.map((href, at) => ({ '@type': 'ListItem', position: at + 1, url: site.url + href })),
        },
      ]
    : [];

const pictured = ({ picture }: NonNullable<PageValue['entry']>, { url }: SiteValue) =>
  picture ? { image: url + picture.src } : {};

/** What the blocks of a page tell, each type of all of its blocks together. */
const ofBlocks = (view: View): Thing[] =>
  Object.entries(blockStructuredData).flatMap(([type, tell]) => {
    const blocks = view.page.blocks.filter((block) => block.type === type);
    // The registry is typed by block type; these are the blocks of this type.
    return tell && blocks.length > 0 ? (tell as StructuredData<BlockValue>)(blocks, view) : [];
  });

/** What a page tells search engines (schema.org), taken from what it shows; undefined where it has nothing to tell. */
export function structuredData(view: View): Thing | undefined {
  const { page, site } = view;
  const graph = [
    ...(page.schema === 'organization' ? [organizationData(site)] : []),
    ...(page.schema === 'service' ? [service(view)] : []),
    ...entryData(view),
    ...listData(view),
    ...ofBlocks(view),
  ];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}
