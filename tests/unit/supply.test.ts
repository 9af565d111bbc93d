import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatLicences, forVisitors, type Lock, licenceList, refused } from '../../tools/licence-list.ts';
import { engine, importsOf, sourceFiles } from './source-files.ts';

/** The workflows that a new site may have. */
const STARTERS = ['review', 'github-pages', 'netlify', 'cloudflare'].map((name) => `starter/workflows/${name}.yml`);

interface Entry {
  readonly version: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
const read = (path: string) => readFileSync(join(engine, path), 'utf8');
const lock: Lock & { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'));
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('the packages', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'));
  test.each(Object.entries({ ...dependencies, ...devDependencies, ...overrides }))(
    '%s has one version: %s',
    (_, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    },
  );

  test('come from the public registry and are what the lock says', () => {
    expect(entries.length).toBeGreaterThan(300);
    const odd = entries.filter(
      ([, { resolved, integrity, link }]) =>
        link ||
        !/^sha512-/.test(integrity ?? '') ||
        !/^https:\/\/registry\.npmjs\.org\//.test(resolved ?? 'https://registry.npmjs.org/'),
    );
    expect(odd).toEqual([]);
  });

  test('run nothing when they are installed', () => {
    const files = [
      'package.json',
      'tests/run.mjs',
      '.github/workflows/ci.yml',
      'docs/scale.md',
      ...STARTERS,
      'starter/workflows/gitlab-ci.yml',
      'starter/docker/Dockerfile',
      'CONTRIBUTING.md',
    ];
    for (const file of files) {
      const installs = read(file).match(/\bnpm ci\b.*|'ci', '--no-audit.*/g) ?? [];
      expect([file, installs.length > 0, installs.filter((line) => !line.includes('--ignore-scripts'))]).toEqual([
        file,
        true,
        [],
      ]);
    }
    // What these two would do is not needed: one checks its own binary, one fetches a Java.
    expect(entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([
      'node_modules/esbuild',
      'node_modules/vnu-jar',
    ]);
  });
});

test.each(['.github/workflows/ci.yml', '.github/workflows/nightly.yml', 'docs/scale.md', ...STARTERS])(
  'actions of others are named by the sum of what they are, in %s',
  (file) => {
    const used = read(file).match(/(?<=\buses: *)\S.*/g) ?? [];
    expect(used.length).toBeGreaterThan(1);
    for (const action of used) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test('CI leaves no key of the repository where a pull request runs', () => {
  const workflows = ['.github/workflows/ci.yml', '.github/workflows/nightly.yml', ...STARTERS].map(read);
  const checkouts = workflows
    .join('')
    .split(/^ {6}- /m)
    .filter((step) => step.includes('actions/checkout'));
  expect(checkouts).toHaveLength(11);
  for (const step of checkouts) expect(step).toMatch(/^ {8}with:\n(?: {10}.*\n)* {10}persist-credentials: false$/m);
});

describe('the licences', () => {
  const list = licenceList(lock);

  test('are listed in docs/licences.md as they are (npm run licences)', () => {
    expect(read('docs/licences.md')).toBe(formatLicences(list));
  });

  test('let everybody use the pages', () => {
    expect(list.length).toBeGreaterThan(100);
    expect(refused(list)).toEqual([]);
  });

  test('are those that the installed packages name', () => {
    for (const [path, { license }] of entries) {
      const file = join(engine, path, 'package.json');
      if (license && existsSync(file)) expect(JSON.parse(readFileSync(file, 'utf8')).license, path).toEqual(license);
    }
  });

  test('are looked at more closely for every package that the browser gets', () => {
    const browser = sourceFiles(/\.tsx?$/).filter(({ path }) =>
      /^(blocks\/.*\.tsx|src\/(client\/(?!dev\/)|render|shell)\/)/.test(path),
    );
    const named = browser
      .flatMap(importsOf)
      .filter(({ target, typeOnly }) => !typeOnly && !/^(blocks|schema|src|node:|virtual:)/.test(target))
      .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '');
    expect(new Set(named).size).toBeGreaterThan(4);
    expect([...new Set(named)].filter((name) => !forVisitors.includes(name))).toEqual([]);
  });

  const licensed = (licence: string, name = 'some', visitor = false) =>
    refused([{ name, version: '1.0.0', licence, visitor }]).length === 0;
  test.each([
    ['MIT', true],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0-only OR MIT', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-2.0', false],
    ['AGPL-3.0', false],
    ['MPL-2.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%j', (licence, fine) => {
    expect(licensed(licence)).toBe(fine);
  });
  test('weak copyleft is for tools of the build', () => {
    expect(licensed('MPL-2.0', 'lightningcss-linux-x64-gnu')).toBe(true);
    expect(licensed('MPL-2.0', 'lightningcss', true)).toBe(false);
    expect(licensed('GPL-3.0', 'lightningcss')).toBe(false);
  });
});

test('the workflow of new sites gives a pull request no right and no secret, and runs nothing of it', () => {
  const { on, permissions, jobs } = parse(read('starter/workflows/review.yml'));
  expect(on).toBe('pull_request');
  expect(permissions).toEqual({ contents: 'read' });
  expect(read('starter/workflows/review.yml')).not.toMatch(/secrets\.|pull_request_target|workflow_run/);
  expect(jobs.suggest.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  const steps: { run?: string }[] = [...jobs.check.steps, ...jobs.suggest.steps];
  for (const { run = '' } of steps) {
    // What somebody else has written is no part of a script.
    expect(run).not.toContain('${{');
    expect(run).not.toMatch(/\bcd pull\b|npm (?!ci --no-audit --no-fund --ignore-scripts$)|npx/);
    for (const [line] of run.matchAll(/^.*bin\/pages-as-data.*$/gm))
      expect(line).toMatch(/ --root pull --no-own-code /);
  }
});

describe('what publishes new sites', () => {
  const publishing = STARTERS.filter((file) => !file.endsWith('review.yml'));

  test.each(publishing)('%s builds what is proposed without a secret, and publishes the main branch alone', (file) => {
    const { on, permissions, jobs } = parse(read(file));
    expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
    expect(on.push).toEqual({ branches: ['main'] });
    expect(permissions).toEqual({ contents: 'read' });
    expect(JSON.stringify(jobs.build)).not.toMatch(/secrets\.|vars\.|permissions/);
    // What a pull request brings is no file of the job that has the secrets: it gets what was built.
    expect(JSON.stringify(jobs.deploy)).not.toMatch(/checkout|npm (ci|run)/);
    const steps: { name?: string; if?: string; run?: string; uses?: string }[] = jobs.deploy.steps;
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
    for (const [, version] of JSON.stringify(steps).matchAll(/npx --yes [a-z-]+@(\S+)/g))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const main = [jobs.deploy, ...steps].filter((each) => each.if?.includes("github.ref == 'refs/heads/main'"));
    expect(main).toHaveLength(1);
    if (steps.some(({ run }) => run))
      expect(jobs.deploy.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  });

  test('GitLab checks and builds what is proposed, and publishes the default branch alone', () => {
    const {
      workflow: _,
      image,
      variables: __,
      default: usual,
      ...jobs
    } = parse(read('starter/workflows/gitlab-ci.yml'));
    const proposed = [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }];
    expect(image).toMatch(/^node:\d+$/);
    expect(usual.before_script).toHaveLength(1);
    expect(Object.keys(jobs)).toEqual(['check', 'preview', 'pages']);
    expect([jobs.check.rules, jobs.preview.rules]).toEqual([proposed, proposed]);
    expect(jobs.pages).toMatchObject({
      rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }],
      publish: 'dist',
      artifacts: { paths: ['dist'] },
    });
  });

  test('the container runs as nobody in particular, from images with a version', () => {
    const lines = read('starter/docker/Dockerfile').replace(/\\\n/g, '').split('\n');
    const froms = lines.filter((line) => line.startsWith('FROM '));
    expect(froms.filter((line) => !/^FROM [\w/-]+:(?!latest)[\w.-]+( AS \w+)?$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER 101']);
    expect(lines.filter((line) => line && !/^(#|FROM|WORKDIR|COPY|RUN|USER|EXPOSE) ?/.test(line))).toEqual([]);
    expect(read('starter/docker/dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['node_modules', '.git', 'dist']),
    );
  });

  const linters = [
    ['actionlint', STARTERS],
    ['hadolint', ['starter/docker/Dockerfile']],
  ] as const;
  const installed = linters.filter(([linter]) => !spawnSync(linter, ['--version']).error);
  test.runIf(installed.length > 0).for(installed)('%s has nothing to say', ([linter, files]) => {
    const { status, stdout } = spawnSync(linter, files, { cwd: engine, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });
});
