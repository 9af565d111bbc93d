import { describe, expect, test } from 'vitest';
import { blockFaults, blockMarkup } from './block-markup.ts';

const chart = (series: string, as = 'line') => `type: chart
title: { all: T }
caption: { all: Wheels }
as: ${as}
points: [{ all: A }, { all: B }]
series:
${series}
`;
const ONE = '  - values: [0, 1250.5]';
const TWO = '  - { name: { all: X }, values: [100, 50] }\n  - { name: { all: Y }, values: [0, 25] }';
const drawn = (html: string) => /<svg.*?<\/svg>/s.exec(html)?.[0].replace(/<svg[^>]*>|<\/svg>/g, '');

describe('a chart', () => {
  test('is a table whose figures are written as the language writes them, and whose caption names its frame', () => {
    const html = blockMarkup(chart(ONE), 'tr');
    const id = /<caption id="([^"]+)">Wheels</.exec(html)?.[1] ?? '';
    expect(html).toContain(`<section class="plot-frame" aria-labelledby="${id}" tabindex="0">`);
    expect(html).toContain('<tr><th scope="col">A</th><th scope="col">B</th></tr></thead>');
    expect(html).toContain('<tbody><tr><td>0</td><td>1.250,5</td></tr></tbody>');
  });

  test('begins at zero, and its highest point has room', () => {
    expect(drawn(blockMarkup(chart(ONE)))).toBe(
      '<g><polyline points="50,200 150,12"></polyline><path d="M50 200h.01"></path><path d="M150 12h.01"></path></g>',
    );
    expect(drawn(blockMarkup(chart(TWO, 'bars')))).toBe(
      '<g><rect x="20" y="12" width="30" height="188"></rect><rect x="120" y="106" width="30" height="94"></rect></g>' +
        '<g><rect x="50" y="200" width="30" height="0"></rect><rect x="150" y="153" width="30" height="47"></rect></g>',
    );
  });

  test('of nothing but zeros lies on its line', () => {
    expect(drawn(blockMarkup(chart('  - values: [0, 0]')))).toContain('points="50,200 150,200"');
  });

  test('names its rows where they have names', () => {
    const html = blockMarkup(chart(TWO));
    expect(html).toContain('<tr><th scope="row"><span class="plot-mark"></span>X</th><td>100</td><td>50</td></tr>');
    expect(html).toContain('<tr><td></td><td colSpan="2">');
  });

  test.each([
    ['a row with too few figures', '  - values: [1]', 'uneven-list ['],
    [
      'two rows of which one has no name',
      '  - { name: { all: X }, values: [1, 2] }\n  - values: [1, 2]',
      'missing-field values',
    ],
    ['a figure that is none', '  - values: [1, many]', 'expected-number many'],
    ['a figure below zero', '  - values: [1, -2]', 'out-of-range -2'],
  ])('%s is told at its place', (_, series, found) => {
    expect(blockFaults(chart(series))).toEqual([found]);
  });
});
