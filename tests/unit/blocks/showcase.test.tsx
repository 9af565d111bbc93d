import { expect, test } from 'vitest';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { page } from '../small-site.ts';
import { blockFaults } from './block-markup.ts';

const showcase = (field: string, focus = 'left') => `type: showcase
${field}
items:
  - picture: { src: /mark.svg, alt: { all: A wheel } }
    focus: ${focus}
    title: { all: Wheels }
`;

test.each([
  ['the level below the section’s', 'title: { all: Parts }', 'h3'],
  ['the section’s level where it has none', 'layout: rows', 'h2'],
])('what is shown has a heading of %s, behind its picture', (_, field, level) => {
  const view = smallView(page(`  -\n${showcase(field).replace(/^(?=.)/gm, '    ')}`), { language: 'en' });
  const html = renderDocument(view, { css: [], sprite: '/i.svg', script: undefined });
  expect(/<li data-focus="left"><img[^>]* alt="A wheel"[^>]*><div><(h\d)>Wheels</.exec(html)?.[1]).toBe(level);
});

test('a side that there is none of is told', () => {
  expect(blockFaults(showcase('layout: cards', 'start'))).toContain('not-a-choice start');
});
