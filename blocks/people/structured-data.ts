import { plainText } from '../../schema/plain-text.ts';
import type { StructuredData } from '../../src/contract/structured-data.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { richPlainText } from '../ui/rich-plain-text.ts';

/** The people of all blocks of a page, as those who work for the firm. */
export const peopleStructuredData: StructuredData<BlockOf<'people'>> = (blocks, { page, site }) =>
  blocks
    .flatMap(({ items }) => items)
    .map(({ name, role, picture, about, links = [] }) => {
      const reached = (start: string) => links.find(({ link }) => link.startsWith(start))?.link.slice(start.length);
      return {
        '@type': 'Person',
        name: plainText(name),
        ...(role !== undefined && { jobTitle: plainText(role) }),
        ...(about && { description: richPlainText(about, page.language) }),
        ...(picture && { image: site.url + picture.src }),
        email: reached('mailto:'),
        telephone: reached('tel:'),
        worksFor: { '@type': 'Organization', '@id': `${site.url}${site.base}/#organization`, name: site.brand },
      };
    });
