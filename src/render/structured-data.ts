import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf, SiteValue } from '../contract/value.ts';
import type { View } from './App.tsx';
import { richPlainText } from './rich-plain-text.ts';

type Thing = Readonly<Record<string, unknown>>;

const organization = (site: SiteValue): Thing => ({
  '@type': 'Organization',
  '@id': `${site.url}${site.base}/#organization`,
  name: site.brand,
  legalName: site.organization.legalName,
  url: `${site.url}${site.base}/`,
  logo: `${site.url}${site.base}/icon-512.png`,
  description: site.organization.description,
  email: site.organization.email,
  ...(hasAddress(site) && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.organization.street,
      addressLocality: site.organization.city,
      addressCountry: site.organization.country,
    },
  }),
  ...(site.organization.social[0] && { sameAs: site.organization.social.map(({ url }) => url) }),
});

const hasAddress = ({ organization: { street, city, country } }: SiteValue) => street || city || country;

function breadcrumbs(hero: BlockOf<'hero'>, { page, site }: View): Thing[] {
  if (!hero.breadcrumb) return [];
  const itemListElement = hero.breadcrumb.map(({ label, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: plainText(label),
    item: new URL(link ?? page.path, site.url + page.path).href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function questions(page: View['page']): Thing[] {
  const items = page.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer', text: richPlainText(answer, page.language) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

const service = ({ page, site }: View): Thing => ({
  '@type': 'Service',
  name: page.title,
  description: page.description,
  url: `${site.url}${page.path}`,
  provider: { '@type': 'Organization', name: site.brand, url: `${site.url}${site.base}/` },
});

/** What a page tells search engines (schema.org), taken from what it shows; undefined where it has nothing to tell. */
export function structuredData(view: View): Thing | undefined {
  const { page, site } = view;
  const graph = [
    ...(page.schema === 'organization' ? [organization(site)] : []),
    ...(page.schema === 'service' ? [service(view)] : []),
    ...page.blocks.flatMap((block) => (block.type === 'hero' ? breadcrumbs(block, view) : [])),
    ...questions(page),
  ];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}
