import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Whole sites are compiled in some tests, and machines are shared.
    testTimeout: 30_000,
    // Nothing of the engine keeps state in a module, so the tests of one worker read each module once.
    pool: 'threads',
    isolate: false,
  },
});
