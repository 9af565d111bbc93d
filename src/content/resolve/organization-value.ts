import { LOCAL_BUSINESSES } from '../../../schema/organization.ts';
import { plainText } from '../../../schema/plain-text.ts';
import type { TextValue } from '../../../schema/resolved.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { OrganizationValue, PlaceValue } from '../../contract/value.ts';
import type { Partly } from '../validate/salvage.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import type { LanguageContext } from './language-context.ts';
import { localize } from './localize.ts';

type Organization = AuthoredSite['organization'];

const isLocal = (type: Organization['type']) => (LOCAL_BUSINESSES as readonly string[]).includes(type);

/** The firm behind the site; `words` are its texts in one language, finished. */
export function organizationValue(
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
export const localizePlaces = <Places extends Partly<Organization['places']>>(
  places: Places,
  { written, to }: { written: Mapping; to: LanguageContext },
) => localize(places, isMapping(written.organization) ? (written.organization.places as object) : written, to);

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
