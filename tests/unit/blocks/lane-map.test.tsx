import { expect, test } from 'vitest';
import { laneChart } from '../../../blocks/hero/lanes.ts';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { check } from '../site-folder.ts';
import { page } from '../small-site.ts';

const hero = (land: string) => `  - type: hero
    title: { all: Routes }
    map:
${land}      alt: { all: Two harbours }
      from: { label: { all: Here }, longitude: 0, latitude: 10 }
      to:
        - { label: { all: There }, longitude: 100, latitude: -10 }
`;
const drawn = (land: string) =>
  renderDocument(smallView(page(hero(land))), { css: [], sprite: '/i.svg', script: undefined });

test('degree for degree, the land lies where the ports are', () => {
  const { from, to, origin } = laneChart({ label: { name: 'Here' }, longitude: 0, latitude: 10 }, [
    { label: { name: 'There' }, longitude: 100, latitude: -10 },
  ]);
  expect([from.x, from.y]).toEqual([origin.x, Math.round(origin.y - 10 * origin.scale)]);
  expect([to[0]?.x, to[0]?.y]).toEqual([
    Math.round(origin.x + 100 * origin.scale),
    Math.round(origin.y + 10 * origin.scale),
  ]);
});

test('land is fetched from its own file', () => {
  const withLand = drawn('      land: /flag.svg\n');
  expect(withLand).toContain('<use href="/flag.svg#land" transform="translate(76 150)scale(4.88)"></use>');
  expect(drawn('')).not.toContain('#land');
});

test('a drawing of land that is not there is told where it is named', () => {
  const yaml = page(hero('      land: /maps/lnad.svg\n'));
  expect(check({ 'pages/index.yaml': yaml }).map(({ code }) => code)).toEqual(['missing-image']);
});
