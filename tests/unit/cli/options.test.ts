import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const engine = join(import.meta.dirname, '../../..');

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `src/cli/${command}.ts`, ...args], { cwd: engine, encoding: 'utf8' });

describe.each(['serve', 'nginx'])('%s', (command) => {
  test('tells with --help how it is used', () => {
    expect(run(command, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--port NUMBER') });
  });

  test.each([
    ['--prot', '80'],
    ['--port', 'abc'],
    ['--port', '70000'],
  ])('says what is wrong with %s %s', (...args) => {
    const { status, stderr } = run(command, ...args);
    expect(status).toBe(2);
    expect(stderr).toContain('--port NUMBER');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe.each(['bench', 'budget'])('%s', (command) => {
  test('tells with --help how it is used, and so after an option that it does not have', () => {
    const usage = `npm run ${command}`;
    expect(run(command, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(usage) });
    expect(run(command, 'pages', '--rnus')).toMatchObject({ status: 2, stderr: expect.stringContaining(usage) });
  });
});
