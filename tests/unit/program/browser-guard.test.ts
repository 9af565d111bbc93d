import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isForBuild } from '../../../src/program/browser-guard.ts';

test('nothing of a room that is for the build reaches readers, whatever rooms there are', () => {
  const rooms = readdirSync('src').filter((room) => !isForBuild(`src/${room}/any.ts`));
  expect(rooms).toEqual(['client', 'contract', 'render', 'shell']);
});

test.each([
  'node:fs',
  '__vite-browser-external:node:path',
  '/site/node_modules/zod/index.js',
  'blocks/text/schema.ts',
  '/site/blocks/own/schema.ts',
])('%s is for the build', (module) => {
  expect(isForBuild(module)).toBe(true);
});

test.each(['blocks/text/Text.tsx', 'schema/prefix.ts', '/site/node_modules/react/index.js', '\0rolldown/runtime.js'])(
  '%s may reach readers',
  (module) => {
    expect(isForBuild(module)).toBe(false);
  },
);
