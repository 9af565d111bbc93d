import { expect, test } from 'vitest';
import { blockFaults, blockMarkup } from './block-markup.ts';

const FLOW = `type: flow
title: { all: Way }
out: { all: Bread }
back: { all: Money }
stations:
  - { icon: wheat, name: { all: Oven }, who: { all: Baker }, out: { all: Bakes. }, back: { all: Is paid. } }
  - { icon: truck, name: { all: Road }, out: { all: Drives. } }
  - { icon: house, name: { all: Table }, out: { all: Eats. }, back: { all: Pays. } }
`;
const STATION = '  - { icon: store, name: { all: Shop }, out: { all: Sells. } }\n';

test('stations stand in the order of the way out, each with what comes back there, and silent about what passes it by', () => {
  expect(blockMarkup(FLOW).replace(/<svg.*?<\/svg>/gs, '')).toBe(
    '<div class="flow"><p>Bread</p><ol>' +
      '<li><span class="disc"></span><div><h3>Oven</h3><small>Baker</small><p>Bakes.</p></div><p>Is paid.</p></li>' +
      '<li><span class="disc"></span><div><h3>Road</h3><p>Drives.</p></div></li>' +
      '<li><span class="disc"></span><div><h3>Table</h3><p>Eats.</p></div><p>Pays.</p></li>' +
      '</ol><p>Money</p></div>',
  );
});

test.each([
  [2, 'list-too-short'],
  [7, 'list-too-long'],
])('a way of %i stations is refused where they are listed', (count, code) => {
  const faults = blockFaults(FLOW.slice(0, FLOW.indexOf('  - ')) + STATION.repeat(count));
  expect(faults).toEqual([`${code} -`]);
});
