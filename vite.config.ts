import { defineConfig } from 'vitest/config';
import { pagesAsData } from './src/api/vite.ts';

const all = 'tests/unit/**/*.test.{ts,tsx}';
const apart = ['tests/unit/{hostile,linear}/**/*.test.ts', 'tests/unit/random/**/*.test.{ts,tsx}'];

/** `vite` is the authors' server of this site, `vite build` its build; Vitest reads how the unit tests are run. */
export default defineConfig({
  plugins: [pagesAsData({ root: process.env.SITE ?? import.meta.dirname })],
  test: {
    // A busy machine is slow, not wrong: these are for what would never end.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // All processors: what starts the workers does next to nothing meanwhile.
    maxWorkers: '100%',
    setupFiles: 'tests/unit/setup.ts',
    projects: [
      // Nothing of the engine keeps state in a module, so the tests of one worker read each module once.
      { extends: true, test: { name: 'unit', include: [all], exclude: apart, isolate: false } },
      // Steps are counted from when a module is first read, and a random case comes back only from the same beginning.
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
