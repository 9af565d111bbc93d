import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const engine = join(import.meta.dirname, '../../..');

const runIn = (folder: string, command: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `${folder}/${command}.ts`, ...args], {
    cwd: engine,
    encoding: 'utf8',
  });
const run = (command: string, ...args: string[]) => runIn('src/cli', command, ...args);

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
    expect(runIn('tools', command, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(usage) });
    expect(runIn('tools', command, 'pages', '--rnus')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(usage),
    });
  });
});
