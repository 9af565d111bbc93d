import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CompareBlock } from '../../../blocks/compare/Compare.tsx';
import { SurroundingsProvider } from '../../../blocks/ui/context.tsx';
import { printReport } from '../../../src/diagnostics/print.ts';
import { brief, check } from '../site-folder.ts';
import { page } from '../small-site.ts';
import { surroundings } from './surroundings.ts';

const MARKS = '    marks: { yes: { all: Y }, no: { all: N }, partly: { all: P } }\n';
const table = (options: string, cells: string, marks = MARKS) =>
  page(`  - type: compare
    title: { all: Ways }
    caption: { all: Two ways }
${marks}    options: ${options}
    rows:
      - name: { all: Time }
        cells: ${cells}
`);
const option = (name: string, more = '') => `{ name: { all: ${name} }${more} }`;
const cell = (text: string, more = '') => `{ text: { all: ${text} }${more} }`;
const list = (...entries: string[]) => `[${entries.join(', ')}]`;
const TWO = list(option('Home'), option('Shop'));
const CELLS = list(cell('An hour'), cell('A minute'));
const told = (yaml: string) => check({ 'pages/index.yaml': yaml });

test('a row is read with its heading, a cell with its column and the words of its sign', () => {
  const cells = [{ mark: 'no', text: 'An hour' }, { text: 'A minute' }] as const;
  const block = {
    type: 'compare',
    title: 'Ways',
    caption: 'Two ways',
    badge: 'Ours',
    marks: { yes: 'Yes', no: 'No', partly: 'Partly' },
    options: [{ name: 'Home' }, { name: 'Shop', recommended: true }],
    rows: [{ name: 'Time', cells }],
  } as const;
  const html = renderToStaticMarkup(
    <SurroundingsProvider value={surroundings}>
      <CompareBlock block={block} />
    </SurroundingsProvider>,
  );
  expect(/<table.*<\/table>/s.exec(html)?.[0].replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
    "<table class="compare">
    <caption class="hide">Two ways</caption>
    <thead>
    <tr>
    <td>
    </td>
    <th scope="col">Home</th>
    <th scope="col" class="best">
    <span class="badge">Ours</span>Shop</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <th scope="row">Time</th>
    <td data-of="Home">
    <p>
    <svg class="icon" width="20" height="20" aria-hidden="true">
    <use href="/icons.svg#x">
    </use>
    </svg>
    <span>
    <span class="hide">No: </span>An hour</span>
    </p>
    </td>
    <td data-of="Shop · Ours" class="best">
    <p>
    <span>A minute</span>
    </p>
    </td>
    </tr>
    </tbody>
    </table>"
  `);
});

describe('what is said of a table', () => {
  test('that is whole: nothing', () => {
    expect(told(table(TWO, CELLS))).toEqual([]);
    expect(told(table(TWO, CELLS, ''))).toEqual([]);
  });

  test.each([
    ['a cell too few', list(cell('a'))],
    ['a cell too many', list(cell('a'), cell('b'), cell('c'))],
    ['no cells', '[]'],
  ])('with %s: at the cells of the row', (_name, cells) => {
    expect(told(table(TWO, cells)).map(brief)).toEqual(['pages/index.yaml:12:16 uneven-list']);
  });

  test('with two recommended options: at the second', () => {
    const both = list(option('Home', ', recommended: true'), option('Shop', ', recommended: true'));
    expect(told(table(both, CELLS)).map(brief)).toEqual(['pages/index.yaml:9:95 chosen-twice']);
    const first = list(option('Home', ', recommended: true'), option('Shop', ', recommended: false'));
    expect(told(table(first, CELLS))).toEqual([]);
  });

  test('with a sign that has no words: what is missing', () => {
    const cells = list(cell('An hour', ', mark: no'), cell('A minute'));
    expect(told(table(TWO, cells, '')).map(brief)).toEqual(['pages/index.yaml:5:5 missing-field']);
  });

  test('printed', () => {
    const both = list(option('Home', ', recommended: true'), option('Shop', ', recommended: true'));
    expect(printReport(told(table(both, list(cell('a')))))).toMatchInlineSnapshot(`
      "pages/index.yaml:9:95 error chosen-twice
        8 | …all: P } }
        9 | …, { name: { all: Shop }, recommended: true }]
          |                                        ^^^^
        \`recommended\` stands at more than one entry of this list.
        Leave it at one of them and delete the other lines.

      pages/index.yaml:12:16 error uneven-list
        11 |       - name: { all: Time }
        12 |         cells: [{ text: { all: a } }]
           |                ^
        \`cells\` and \`options\` differ in length: 1 and 2. Each entry of the one needs one of the other.
        Add what is missing or delete what is too much. The order is that of \`options\`.

      2 errors, 0 warnings."
    `);
  });
});
