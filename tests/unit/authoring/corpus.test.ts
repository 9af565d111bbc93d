import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixProject } from '../../../src/content/fix.ts';
import { openProject } from '../../../src/content/project.ts';
import { warnings } from '../../../src/diagnostics/catalogue.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { printed } from '../../../src/diagnostics/printed.ts';
import { corpus } from './corpus.ts';
import { brief, exact, type Finding, figures, findOut, helpful, wantedOf } from './findings.ts';
import type { Mistake } from './mistake.ts';
import { copySite, ENGINE, plant, repairedBytes } from './real-site.ts';

const root = copySite();

/** The corpus in rounds: each has at most one mistake in a file. */
function rounds(mistakes: readonly Mistake[]): Mistake[][] {
  const made: Mistake[][] = [];
  for (const mistake of mistakes) {
    const free = made.find((round) => round.every(({ file }) => file !== mistake.file));
    if (free) free.push(mistake);
    else made.push([mistake]);
  }
  return made;
}

/** Makes several mistakes, does something, and undoes them. */
function withMistakes<T>(mistakes: readonly Mistake[], act: () => T): T {
  const undo = mistakes.map((mistake) => plant(root, mistake));
  try {
    return act();
  } finally {
    for (const step of undo) step();
  }
}

const check = () => openProject(root).check();

test('the site itself has nothing to report', () => {
  expect(printReport(check())).toBe('0 errors, 0 warnings.');
});

test('the corpus is large and varied, and each of its mistakes has a name of its own', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(120);
  expect(new Set(corpus.map(({ file }) => file)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});

/** What is said of each mistake when it is the only one. */
let findings: Finding[] = [];

beforeAll(() => {
  const project = openProject(root);
  project.check();
  const [start, used] = [performance.now(), process.cpuUsage()];
  findings = corpus.map((mistake) => findOut(project, mistake));
  const { user, system } = process.cpuUsage(used);
  console.log(figures(findings, { passed: (performance.now() - start) / 1e3, worked: (user + system) / 1e6 }));
  // Machines are shared: on a free one it is a tenth of this.
}, 900_000);

describe('each mistake by itself', () => {
  test('ends in no crash', () => {
    expect(findings.filter(({ crash }) => crash)).toEqual([]);
  });

  test('is never passed over in silence', () => {
    expect(findings.filter(({ messages }) => messages === 0).map(({ mistake }) => mistake.name)).toEqual([]);
  });

  test('is reported at its exact place in at least 95 of 100 cases', () => {
    expect(findings.filter(exact).length / findings.length).toBeGreaterThanOrEqual(0.95);
  });

  test('comes with the right remedy first in at least 90 of 100 cases', () => {
    expect(findings.filter(helpful).length / findings.length).toBeGreaterThanOrEqual(0.9);
  });

  test('brings at most a handful of other messages with it', () => {
    const many = findings.filter(({ messages }) => messages > 10);
    expect(many.map(({ mistake, messages }) => `${mistake.name}: ${messages}`)).toEqual([]);
  });

  test('leaves no trace when it is undone', () => {
    expect(check()).toEqual([]);
  });
});

describe('many mistakes at once, one in each file', () => {
  /** Mistakes that are told at their place when they are alone. */
  const told = () => findings.filter(exact).map(({ mistake }) => mistake);
  const isPartial = ({ file }: Mistake) => /\/_[^/]*$/.test(file);
  /** What cannot be known of a section, a fact or a title before every file that may have or use it can be read. */
  const needsAllFiles = ({ code }: Mistake) =>
    ['dead-anchor', 'duplicate-title', 'template-replaced', 'unused-fact', 'unused-partial', 'renamed-key'].includes(
      code,
    );
  /** Regions stand in site.yaml, behind most of its mistakes. */
  const needsSite = ({ code }: Mistake) => code === 'unknown-region';

  const hidden = (mistakes: readonly Mistake[]) => {
    const wanted = mistakes.map((mistake) => wantedOf(root, mistake));
    const said = new Set(withMistakes(mistakes, check).map((each) => brief(printed(each))));
    return wanted.filter((each) => !said.has(each));
  };

  test('in pages are all reported in one run', () => {
    const mistakes = told().filter((each) => each.file !== 'site.yaml' && !isPartial(each) && !needsAllFiles(each));
    expect(rounds(mistakes).flatMap(hidden)).toEqual([]);
  }, 300_000);

  test('in partials and templates are all reported in one run', () => {
    expect(rounds(told().filter((each) => isPartial(each) && !needsAllFiles(each))).flatMap(hidden)).toEqual([]);
  }, 300_000);

  test('in pages, partials and site.yaml are all reported in one run', () => {
    expect(rounds(told().filter((each) => !needsAllFiles(each) && !needsSite(each))).flatMap(hidden)).toEqual([]);
  }, 300_000);
});

describe('--fix', () => {
  const repairable = corpus.filter(({ more }) => more.repaired !== undefined);
  const others = corpus.filter(({ more, code }) => more.repaired === undefined && !warnings.has(code));

  /** Every content file as it is, by its path. */
  const snapshot = () =>
    Object.fromEntries(
      ['site.yaml', ...readdirSync(join(root, 'pages'), { recursive: true }).map((file) => join('pages', String(file)))]
        .filter((file) => /\.ya?ml$/.test(file))
        .map((file) => [file, readFileSync(join(root, file), 'latin1')]),
    );

  test.each(rounds(repairable).map((round, index) => [index + 1, round] as const))(
    'repairs what has one right repair and leaves every other byte, round %i',
    (_index, round) => {
      const clean = snapshot();
      const wanted = Object.fromEntries(
        round.map((mistake) => [mistake.file, Buffer.from(repairedBytes(root, mistake)).toString('latin1')]),
      );
      withMistakes(round, () => {
        expect(fixProject(root)).toBe(round.reduce((sum, { more: { repairs = 1 } }) => sum + repairs, 0));
        expect(snapshot()).toEqual({ ...clean, ...wanted });
        expect(fixProject(root)).toBe(0);
        expect(snapshot()).toEqual({ ...clean, ...wanted });
      });
    },
  );

  test('leaves files alone whose mistakes have no one right repair', () => {
    for (const round of rounds(others))
      withMistakes(round, () => {
        const before = snapshot();
        expect(fixProject(root)).toBe(0);
        expect(snapshot()).toEqual(before);
      });
  }, 300_000);

  test('is there on the command line, and reports what is left', () => {
    const [fixable, left] = [repairable[0], others.find(({ file }) => file !== repairable[0]?.file)];
    if (!fixable || !left) throw new Error('The corpus has no such mistakes.');
    withMistakes([fixable, left], () => {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ['--import', 'tsx', join(ENGINE, 'src/cli/check.ts'), '--root', root, '--fix', '--format', 'json'],
        { cwd: ENGINE, encoding: 'utf8' },
      );
      expect(stderr).toContain('1 repaired.');
      expect(JSON.parse(stdout).map(({ file }: { file: string }) => file)).toContain(left.file);
      expect(status).toBe(1);
    });
  }, 60_000);
});
