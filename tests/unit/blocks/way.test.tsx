import { expect, test } from 'vitest';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { check } from '../site-folder.ts';
import { page } from '../small-site.ts';

const station = (name: string) => `        - { icon: truck, name: { all: ${name} } }\n`;
const hero = (stations: readonly string[], more = '') => `  - type: hero
    title: { all: From oven to table }
${more}    way:
${stations.map(station).join('')}`;
const drawn = (yaml: string) =>
  renderDocument(smallView(page(yaml)), { css: [], sprite: '/i.svg', script: undefined }).replace(
    /<svg.*?<\/svg>/gs,
    '',
  );

test('a way is a list of its stations in their order, and gives its place to a picture', () => {
  const list =
    '<ol class="drawing way"><li><span class="disc"></span><span>Oven</span></li>' +
    '<li><span class="disc"></span><span>Road</span></li><li><span class="disc"></span><span>Table</span></li></ol>';
  const stations = ['Oven', 'Road', 'Table'];
  expect(drawn(hero(stations))).toContain(list);
  expect(drawn(hero(stations, '    picture: { src: /flag.svg, alt: { all: Bread } }\n'))).not.toContain(list);
});

test.each([
  [2, 'list-too-short'],
  [6, 'list-too-long'],
])('a way of %i stations is refused where they are listed', (count, code) => {
  const yaml = page(hero(Array<string>(count).fill('Oven')));
  expect(check({ 'pages/index.yaml': yaml }).map((found) => [found.code, found.details.key])).toEqual([[code, 'way']]);
});
