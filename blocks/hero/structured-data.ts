import { plainText } from '../../schema/plain-text.ts';
import type { StructuredData } from '../../src/contract/structured-data.ts';
import type { BlockOf } from '../../src/contract/value.ts';

/** The way from the home page to here, with whole addresses; the page itself has its own. */
export const heroStructuredData: StructuredData<BlockOf<'hero'>> = (heroes, { page, site }) =>
  heroes.flatMap(({ breadcrumb }) => {
    if (!breadcrumb) return [];
    const itemListElement = breadcrumb.map(({ label, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(label),
      item: new URL(link ?? page.path, site.url + page.path).href,
    }));
    return [{ '@type': 'BreadcrumbList', itemListElement }];
  });
