import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixProject } from '../../../src/content/authoring/fix.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { ALL } from '../../all.ts';
import { corpus } from './corpus.ts';
import type { Mistake } from './mistake.ts';
import { copySite, ENGINE, repairedBytes } from './real-site.ts';
import { isLeftAlone, isRepairable } from './repairs.ts';
import { rounds, withMistakes } from './rounds.ts';

const root = copySite();
const clean = openFolder(root);
clean.check();

/** Repairs the site, of whose files these have changed. */
const fix = (changed: readonly Mistake[]) => fixProject(clean.refresh(new Set(changed.map(({ file }) => file))));

const repairable = corpus.filter(isRepairable);
const others = corpus.filter(isLeftAlone);

/** Every content file as it is, by its path. */
const snapshot = () =>
  Object.fromEntries(
    ['site.yaml', ...readdirSync(join(root, 'pages'), { recursive: true }).map((file) => join('pages', String(file)))]
      .filter((file) => /\.ya?ml$/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'latin1')]),
  );

// Each by itself: corpus.test.ts. Here those of many files at once, in `npm test` the round with the most of them.
test.each(
  rounds(repairable)
    .slice(0, ALL ? undefined : 1)
    .map((round, index) => [index + 1, round] as const),
)('--fix repairs what has one right repair and leaves every other byte, round %i', (_index, round) => {
  const clean = snapshot();
  const wanted = Object.fromEntries(
    round.map((mistake) => [mistake.file, Buffer.from(repairedBytes(root, mistake)).toString('latin1')]),
  );
  withMistakes(root, round, () => {
    expect(fix(round)).toBe(round.length);
    expect(snapshot()).toEqual({ ...clean, ...wanted });
    expect(fix(round)).toBe(0);
    expect(snapshot()).toEqual({ ...clean, ...wanted });
  });
});

test.runIf(ALL)(
  '--fix leaves files alone whose mistakes have no one right repair',
  () => {
    for (const round of rounds(others))
      withMistakes(root, round, () => {
        const before = snapshot();
        expect(fix(round)).toBe(0);
        expect(snapshot()).toEqual(before);
      });
  },
  300_000,
);

test('--fix is there on the command line, and reports what is left', () => {
  const [fixable, left] = [repairable[0], others.find(({ file }) => file !== repairable[0]?.file)];
  if (!fixable || !left) throw new Error('The corpus has no such mistakes.');
  withMistakes(root, [fixable, left], () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(ENGINE, 'bin/pages-as-data.mjs'), 'check', '--root', root, '--fix', '--format', 'json'],
      { cwd: ENGINE, encoding: 'utf8' },
    );
    expect(stderr).toContain('1 repaired.');
    expect(JSON.parse(stdout).map(({ file }: { file: string }) => file)).toContain(left.file);
    expect(status).toBe(1);
  });
});
