import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LAST = /\/(facts|limits|nesting|rich-text|side-by-side|site-faults|source)\.test\.ts$/;

/** A mutant is done with at the first test that fails: tests of single functions come first, broad ones and limits last. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      if (LAST.test(moduleId)) return 2;
      return /\/(site-folder|project)\.ts'/.test(readFileSync(moduleId, 'utf8')) ? 1 : 0;
    };
    const ranked = files.map((file) => ({ file, rank: rank(file) }));
    return ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
  }
}

/** The tests that judge mutants: those of whole builds and of the real site's copy are too slow to be run for each. */
export default defineConfig({
  test: {
    include: ['tests/unit/{client,content,diagnostics}/**/*.test.ts'],
    testTimeout: 30_000,
    isolate: false,
    setupFiles: 'tests/unit/setup.ts',
    sequence: { sequencer: QuickFirst },
  },
});
