import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { COMMANDS } from '../../../src/program/commands.ts';
import { siteFolder } from '../site-folder.ts';

// Each command is a program of its own, and machines are shared.
vi.setConfig({ testTimeout: 120_000 });

const engine = join(import.meta.dirname, '../../..');
const run = (SITE: string, ...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: engine, env: { ...process.env, SITE, NODE_ENV: '' }, encoding: 'utf8' });
const cli = (SITE: string, name: string, ...more: string[]) => run(SITE, 'bin/pages-as-data.mjs', name, ...more);

describe('a SITE that is no folder is told in one sentence', () => {
  const sentence = (folder: string) =>
    `There is no folder ${folder}: SITE, or --root, names the folder that has site.yaml in it.\n`;

  // `init` makes a site where there is none.
  const asking = Object.keys(COMMANDS).filter((name) => !['help', 'init'].includes(name));
  test.each(asking)('%s', (name) => {
    expect(cli('/nosuch', name)).toMatchObject({ status: 2, stdout: '', stderr: sentence('/nosuch') });
  });

  test('--root goes before it, and a file is no folder', () => {
    expect(cli('/nosuch', 'check', '--root', siteFolder())).toMatchObject({ status: 0 });
    expect(cli(engine, 'check', '--root', 'package.json')).toMatchObject({
      status: 2,
      stderr: sentence(join(engine, 'package.json')),
    });
  });
});

test('the schemas of another site are written into its own folder', () => {
  const own = () =>
    readdirSync(join(engine, 'schema/json')).map((name) => readFileSync(join(engine, 'schema/json', name), 'utf8'));
  const before = own();
  const root = siteFolder();
  expect(cli(root, 'schemas')).toMatchObject({ status: 0 });
  expect(own()).toEqual(before);
  expect(existsSync(join(root, 'schema/json/site.json'))).toBe(true);
  expect(readFileSync(join(root, 'schema/json/page.json'), 'utf8')).toContain('"north"');
});
