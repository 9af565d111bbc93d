import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/program/commands.ts';

const engine = join(import.meta.dirname, '../../..');

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: engine, encoding: 'utf8' });
const run = (...args: string[]) => node('bin/pages-as-data.mjs', ...args);
const tool = (name: string, ...args: string[]) => node('--import', 'tsx', `tools/${name}.ts`, ...args);

describe.each(['serve', 'nginx', 'dev'])('%s', (command) => {
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

test.each([
  'https://my-space.example.test',
  '*.app.github.dev',
  '.app.github.dev',
  'localhost',
  'a b.test',
  'name.test:443',
  '',
])('dev answers to whole names alone: --host %s', (name) => {
  const { status, stderr } = run('dev', '--host', name);
  expect(status).toBe(2);
  expect(stderr).toContain('is no name that the server can be reached by: write the whole name');
});

describe('pages-as-data', () => {
  const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));

  test.each([[], ['--help'], ['-h'], ['help']])('%s lists all commands, each with what it does', (...args) => {
    const { status, stdout } = run(...args);
    expect(status).toBe(0);
    for (const [name, what] of Object.entries(COMMANDS))
      expect(stdout).toMatch(new RegExp(`^ {2}${name} +${what}$`, 'm'));
  });

  test('--version prints the version', () => {
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  test.each([
    ['biuld', 'There is no command `biuld`. Did you mean `build`?\n'],
    ['chekc', 'There is no command `chekc`. Did you mean `check`?\n'],
    ['../page-worker', 'There is no command `../page-worker`.\n'],
    ['--prot', 'There is no command `--prot`.\n'],
  ])('says that %s is no command', (command, sentence) => {
    const { status, stdout, stderr } = run(command);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.startsWith(sentence), stderr).toBe(true);
  });
});

describe.each(['bench', 'budget'])('%s', (command) => {
  test('tells with --help how it is used, and so after an option that it does not have', () => {
    const usage = `npm run ${command}`;
    expect(tool(command, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(usage) });
    expect(tool(command, 'pages', '--rnus')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(usage),
    });
  });
});
