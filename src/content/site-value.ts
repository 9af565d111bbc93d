import { plainText } from '../../schema/plain-text.ts';
import type { AuthoredSite } from '../../schema/site.ts';
import type { SiteValue } from '../render/value.ts';
import { resolveLink } from './links.ts';
import { collectTexts, localize } from './localize.ts';
import type { Localizing } from './localizing.ts';
import { locate, type Origins } from './origin.ts';
import { checkedSize } from './references.ts';
import type { SiteFile } from './site-file.ts';
import { reportFactLanguages, reportUnknownLanguages } from './texts.ts';

/** What all pages of one language share. The translator has to have the texts of site.yaml loaded. */
export function compileSiteValue(file: SiteFile, to: Localizing): SiteValue {
  const { site, written } = { site: to.site, written: file.written };
  const part = <Key extends keyof AuthoredSite>(key: Key) =>
    localize(site[key], { written: written[key] as object, prefix: [key] }, to);
  const { organization, languages, detection } = site;
  const words = localize(
    { brand: site.brand, description: organization.description, city: organization.city },
    { written: { brand: written.brand, ...(written.organization as object) }, prefix: ['words'] },
    { ...to, origins: wordOrigins(file) },
  );
  const labels = Object.fromEntries(Object.entries(part('labels')).map(([name, label]) => [name, plainText(label)]));
  reportUnknownLanguages(written, ['detection', 'countries'], to);
  reportFactLanguages(written, to);
  part('regions');
  if (site.socialImage) part('socialImage');
  languages.forEach(({ flag }, index) => {
    checkedSize(flag, () => locate(file.origins, written, ['languages', index, 'flag']).place, to);
  });
  organization.social.forEach(({ url, icon }, index) => checkSocial({ url: url.value, icon, index }, file, to));
  return {
    language: to.language.code,
    defaultLanguage: site.defaultLanguage,
    url: new URL(site.url.value).origin,
    base: to.links.base,
    languages: languages.map(({ numbering, ...language }) => language),
    brand: plainText(words.brand),
    organization: {
      legalName: organization.legalName.value,
      description: plainText(words.description),
      street: organization.street.value,
      city: plainText(words.city),
      country: organization.country,
      email: organization.email.value,
      social: organization.social.map(({ label, icon, url }) => ({ label, icon, url: url.value })),
    },
    header: part('header'),
    footer: part('footer'),
    // Every label of the schema is a text, so the names are the schema's.
    labels: labels as SiteValue['labels'],
    storageKey: detection.storageKey,
    formEndpoint: site.formEndpoint,
  };
}

/** Brand, description and city stand in different parts of site.yaml; this joins their places. */
function wordOrigins({ origins, written }: SiteFile): Origins {
  return {
    get: (holder: object) => {
      const own = origins.get(holder);
      const [site, organization] = [origins.get(written), origins.get(written.organization as object)];
      if (own || !site || !organization) return own;
      return { ...site, slots: new Map([...site.slots, ...organization.slots]) };
    },
  } as Origins;
}

function checkSocial(
  { url, icon, index }: { url: string; icon: string; index: number },
  file: SiteFile,
  to: Localizing,
) {
  const result = resolveLink(url, { language: to.language.code, route: undefined }, to.links);
  if ('fault' in result)
    to.report.add(
      result.fault,
      locate(file.origins, file.written, ['organization', 'social', index, 'url', 'sample']).place,
      result.details,
    );
  to.usedIcons.add(icon);
}

/** The texts of site.yaml by their keys, for the translator. */
export function siteTexts(site: AuthoredSite) {
  const { brand, organization, header, footer, labels, regions, socialImage } = site;
  return collectTexts({
    words: { brand, description: organization.description, city: organization.city },
    header,
    footer,
    labels,
    regions,
    socialImage,
  });
}
