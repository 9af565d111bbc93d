// Runs every check of this project, from a clean checkout too, and ends with `N passed, N failed`.
// Plain JavaScript without packages, because it is what installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const results = { passed: 0, failed: 0 };
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0' },
    // On Windows npm and npx are scripts, which only a shell can start.
    shell: process.platform === 'win32',
  }).status === 0;
const npx = (...args) => run('npx', ['--no-install', ...args]);

function step(name, work) {
  console.log(`\n— ${name}`);
  const passed = work();
  results[passed ? 'passed' : 'failed']++;
  if (!passed) console.log(`✗ ${name}`);
  return passed;
}

/** Adds up a runner's own report; a run that wrote none counts as one failure. */
function suite(name, work, report, count) {
  console.log(`\n— ${name}`);
  rmSync(report, { force: true });
  const passed = work();
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1 };
  results.passed += counted.passed;
  results.failed += counted.failed || (passed ? 0 : 1);
}

const finish = () => {
  console.log(`\n${results.passed} passed, ${results.failed} failed`);
  process.exit(results.failed ? 1 : 0);
};

if (
  !existsSync('node_modules/.package-lock.json') &&
  !step('install', () => run('npm', ['ci', '--no-audit', '--no-fund']))
)
  finish();
if (!step('browser', () => run('node', ['--import', 'tsx', 'tests/ensure-browser.ts']))) finish();
mkdirSync('test-results', { recursive: true });

step('lint and format', () => npx('biome', 'ci', '.'));
step('types', () => npx('tsc', '--noEmit'));
step('content', () => run('npm', ['run', '--silent', 'check']));
step('unused files, exports and packages', () => npx('knip'));
suite(
  'unit tests',
  () => npx('vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'),
  'test-results/unit.json',
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);
if (
  step('build', () => run('npm', ['run', 'build'])) &&
  step('budget', () => run('npm', ['run', '--silent', 'budget']))
)
  suite(
    'browser tests',
    () => npx('playwright', 'test'),
    'test-results/e2e.json',
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
finish();
