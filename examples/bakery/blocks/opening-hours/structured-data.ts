import type { StructuredData, ValueOf } from 'pages-as-data/ui';
import type { openingHoursBlock } from './schema.ts';

/** A bakery with its hours (schema.org/Bakery). */
export const openingHoursStructuredData: StructuredData<ValueOf<typeof openingHoursBlock>> = (blocks, { page, site }) =>
  blocks.map(({ lines }) => ({
    '@type': 'Bakery',
    name: site.brand,
    description: page.description,
    openingHoursSpecification: lines
      .filter(({ opens, closes }) => opens && closes)
      .map(({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes })),
  }));
