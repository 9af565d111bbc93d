import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTableBlock } from '../../../blocks/data-table/DataTable.tsx';
import { SurroundingsProvider } from '../../../blocks/ui/context.tsx';
import { brief, check } from '../site-folder.ts';
import { page } from '../small-site.ts';
import { surroundings } from './surroundings.ts';

test('a cell is read with its row and its column, and the frame takes the focus under the caption’s name', () => {
  const block = {
    type: 'data-table',
    caption: 'Loaves',
    columns: [
      { name: 'Loaf', kind: 'words' },
      { name: 'Weight, g', kind: 'figure' },
    ],
    rows: [{ cells: ['Rye', '750'] }],
  } as const;
  const html = renderToStaticMarkup(
    <SurroundingsProvider value={surroundings}>
      <DataTableBlock block={block} />
    </SurroundingsProvider>,
  );
  const id = /<caption id="([^"]+)">Loaves</.exec(html)?.[1] ?? '';
  expect(html).toContain(`<section class="table-frame" aria-labelledby="${id}" tabindex="0">`);
  expect(/<thead.*<\/tbody>/s.exec(html)?.[0]).toBe(
    '<thead><tr><th scope="col">Loaf</th><th scope="col" class="num">Weight, g</th></tr></thead>' +
      '<tbody><tr><th scope="row">Rye</th><td class="num">750</td></tr></tbody>',
  );
});

test('a row with another number of cells than there are columns is told at its cells', () => {
  const table = (cells: string) =>
    page(
      `  - type: data-table\n    caption: { all: Loaves }\n    columns:\n      - name: { all: Loaf }\n      - name: { all: Weight }\n        kind: figure\n    rows:\n      - cells: ${cells}\n`,
    );
  expect(check({ 'pages/index.yaml': table('[{ all: Rye }, { all: "750" }]') }).map(brief)).toEqual([]);
  const told = check({ 'pages/index.yaml': table('[{ all: Rye }]') });
  expect(told.map(({ code, place }) => [code, place.source.text.slice(place.range.start, place.range.end)])).toEqual([
    ['uneven-list', '['],
  ]);
});
