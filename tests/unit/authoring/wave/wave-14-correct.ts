import { CONTACT } from './places.ts';
import type { CorrectRow } from './wave.ts';

const BEFORE = '  - type: contact\n';
const block = (name: string, lines: string): CorrectRow => [name, CONTACT, BEFORE, `${lines}\n${BEFORE}`];
const picture = '{ src: /mark.svg, alt: { en: The mark of the firm, tr: Firmanın işareti, ar: شعار الشركة } }';

/** Blocks that are right. */
export const correct14: readonly CorrectRow[] = [
  block(
    'a chart',
    '  - type: chart\n    caption: { en: Parcels a year, tr: Yılda koli, ar: الطرود في السنة }\n    points: [{ all: "2024" }, { all: "2025" }]\n    series:\n      - values: [1250, 3.5]',
  ),
  block(
    'a table',
    '  - type: data-table\n    caption: { en: Boxes and weights, tr: Kutular ve ağırlıklar, ar: الصناديق وأوزانها }\n    columns: [{ name: { en: Box, tr: Kutu, ar: الصندوق } }]\n    rows:\n      - cells: [{ all: A4 }]\n      - cells: [{ all: "—" }]',
  ),
  block(
    'a showcase',
    `  - type: showcase\n    items:\n      - picture: ${picture}\n        focus: top\n        title: { en: Boxes, tr: Kutular, ar: الصناديق }`,
  ),
  block('what stands below', '  - type: contents\n    title: { en: On this page, tr: Bu sayfada, ar: في هذه الصفحة }'),
];
