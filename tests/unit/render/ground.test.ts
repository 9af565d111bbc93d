import { expect, test } from 'vitest';
import { groundOf } from '../../../src/render/Blocks.tsx';
import { DIVIDER, page } from '../small-site.ts';
import { smallView } from './small-view.ts';

const HERO = '  - type: hero\n    title: { all: T }\n';
const port = '{ label: { all: A }, longitude: 1, latitude: 1 }';
const MAP = `    map: { alt: { all: Map }, from: ${port}, to: [${port}] }\n`;

test.each([
  ['of a block that says nothing of it', DIVIDER, 'plain'],
  ['of a light block that draws another', HERO, 'plain'],
  ['of a block that draws a dark one', HERO + MAP, 'ink'],
  ['of a block whose tone is given', `${HERO + MAP}    tone: sand\n`, 'plain'],
  ['of the first block alone', `${HERO}    tone: ink\n${DIVIDER}`, 'ink'],
  ['of no later block', `${DIVIDER}${HERO}    tone: ink\n`, 'plain'],
])('the header lies over the ground %s', (_what, blocks, ground) => {
  expect(groundOf(smallView(page(blocks)).page)).toBe(ground);
});
