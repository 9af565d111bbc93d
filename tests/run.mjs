// Runs every check of this project, from a clean checkout too, and ends with `N passed, N failed`. `npm run test:all` also
// brings what takes long (`tests/all.ts`). Plain JavaScript without packages, because it is what installs them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const results = { passed: 0, failed: 0 };
/** What failed and how: told once more at the end, because what went well comes after it for pages. */
const failures = [];
if (process.env.npm_lifecycle_event === 'test:all') process.env.ALL = '1';
// The day that the kept pictures show: 25 November 2026.
process.env.SOURCE_DATE_EPOCH ??= '1795564800';
// On Windows npm and npx are scripts, which only a shell can start.
const windows = process.platform === 'win32';

/** Runs a command; its words are shown as they come, or in one piece at its end. */
function run(command, args, { together = false } = {}) {
  return new Promise((resolve) => {
    const words = [];
    const child = spawn(command, args, {
      stdio: together ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, FORCE_COLOR: '0' },
      shell: windows && command !== process.execPath,
    });
    child.stdout?.on('data', (data) => words.push(data));
    child.stderr?.on('data', (data) => words.push(data));
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(words));
      resolve(status === 0);
    });
  });
}
const npx = (args, how) => run('npx', ['--no-install', ...args], how);
const tell = (name) => console.log(`\n— ${name}`);

function count(name, passed) {
  results[passed ? 'passed' : 'failed']++;
  if (!passed) failures.push(name);
  return passed;
}

async function step(name, work) {
  tell(name);
  return count(name, await work());
}

/** Steps that need nothing of one another run side by side, each telling its words when it is done. */
const sideBySide = (steps) =>
  Promise.all(
    Object.entries(steps).map(async ([name, work]) => {
      const started = performance.now();
      const passed = await work({ together: true });
      tell(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
      count(name, passed);
    }),
  );

/** What vitest and Playwright say of a test that failed: its file, its names and the first lines of its first error. */
const toldOf = (file, names, error = '') => {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
  return [`${relative('.', file)} › ${names.join(' › ')}`, ...lines.slice(0, 12)].join('\n');
};

const unitTests = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  told: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return status === 'failed' && failed.length === 0
      ? [toldOf(name, ['the file itself'], message)]
      : failed.map((test) => toldOf(name, [...test.ancestorTitles, test.title], test.failureMessages[0]));
  }),
});

/** The suites of Playwright's report lie in one another. A test that passed only when it was tried again has not passed. */
const failedIn = ({ file, title, suites = [], specs = [] }, above = []) => [
  ...suites.flatMap((inner) => failedIn(inner, [...above, title])),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results: tries }) =>
        toldOf(
          `tests/e2e/${file}`,
          [...above.slice(1), title, spec.title],
          tries.find(({ error }) => error)?.error.message,
        ),
      ),
  ),
];
const browserTests = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  told: [...suites.flatMap((top) => failedIn(top)), ...errors.map(({ message }) => message)],
});

/** Adds up a runner's own report; a run that wrote none counts as one failure. */
async function suite(name, work, report, tally) {
  tell(name);
  rmSync(report, { force: true });
  const passed = await work();
  const counted = existsSync(report)
    ? tally(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, told: [] };
  results.passed += counted.passed;
  results.failed += counted.failed || (passed ? 0 : 1);
  if (!passed || counted.failed > 0) failures.push(...(counted.told.length > 0 ? counted.told : [name]));
}

function finish() {
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${results.passed} passed, ${results.failed} failed`);
  process.exit(results.failed ? 1 : 0);
}

if (
  !existsSync('node_modules/.package-lock.json') &&
  !(await step('install', () => run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'])))
)
  finish();
if (!(await step('browser', () => run(process.execPath, ['--import', 'tsx', 'tests/ensure-browser.ts'])))) finish();
mkdirSync('test-results', { recursive: true });

await sideBySide({
  'lint and format': (how) => npx(['biome', 'ci', '.'], how),
  types: (how) => npx(['tsc', '--noEmit', '--singleThreaded'], how),
  content: (how) => run('npm', ['run', '--silent', 'check'], how),
  'unused files, exports and packages': (how) => npx(['knip'], how),
});
await suite(
  'unit tests',
  () => npx(['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json']),
  'test-results/unit.json',
  unitTests,
);
if (
  (await step('build', () => run('npm', ['run', 'build']))) &&
  (await step('budget', () => run('npm', ['run', '--silent', 'budget'])))
)
  await suite('browser tests', () => npx(['playwright', 'test']), 'test-results/e2e.json', browserTests);
finish();
