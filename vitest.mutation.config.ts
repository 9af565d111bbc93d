import { defineConfig } from 'vitest/config';

/** The tests that judge mutants: those of whole builds and of the real site's copy are too slow to be run for each. */
export default defineConfig({
  test: {
    include: ['tests/unit/{client,content,diagnostics}/**/*.test.ts'],
    testTimeout: 30_000,
    isolate: false,
  },
});
