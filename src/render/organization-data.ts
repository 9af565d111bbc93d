import type { Thing } from '../contract/structured-data.ts';
import type { OrganizationValue, PlaceValue, SiteValue } from '../contract/value.ts';

/** The firm behind a site, as search engines read it (schema.org/Organization). */
export function organizationData({ url, base, brand, organization }: SiteValue): Thing {
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
