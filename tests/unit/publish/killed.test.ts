import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ALL } from '../../all.ts';
import { engine } from '../source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const site = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = { ...process.env, NODE_ENV: 'production', VITEST: '' };
const argumentsOf = (root: string, more: readonly string[]) => [
  'bin/pages-as-data.mjs',
  'build',
  '--root',
  root,
  ...more,
];

function build(root: string, ...more: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, argumentsOf(root, more), { cwd: engine, env: environment });
  expect(String(stderr)).toBe('');
  expect(status).toBe(0);
}

/** Every file of an output with its bytes. */
const output = (dist: string) =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(dist.length), readFileSync(path, 'latin1')]),
  );

const page = join(site, 'pages/index.yaml');
const edit = (text: string, number: number) => writeFileSync(page, text.replace('Stauden', `Stauden ${number}`));

/** How often a build is killed, at a moment that nobody chooses. */
const ROUNDS = ALL ? 14 : 4;

test('a build that is killed at any moment leaves the last output or the new one', async () => {
  cpSync(join(engine, 'tests/fixtures/garden'), site, { recursive: true });
  const text = readFileSync(page, 'utf8');
  expect(text).toContain('Stauden');
  const outputs = [1, 2].map((number) => {
    edit(text, number);
    build(site);
    return output(join(site, 'dist'));
  });
  expect(outputs[0]).not.toEqual(outputs[1]);
  for (let round = 0; round < ROUNDS; round++) {
    edit(text, 1 + (round % 2));
    if (round % 3 === 0) rmSync(join(site, '.cache'), { recursive: true, force: true });
    const running = spawn(process.execPath, argumentsOf(site, []), { cwd: engine, env: environment, stdio: 'ignore' });
    const ended = new Promise((resolve) => running.once('exit', resolve));
    await wait(150 + Math.random() * 900);
    running.kill('SIGKILL');
    await ended;
    // In the very moment of changing places the last output stands beside; the next build puts it back.
    const dist = ['dist', 'dist.old'].map((name) => join(site, name)).find((path) => existsSync(path));
    const left = output(dist ?? '');
    expect(
      outputs.some((each) => each.size === left.size && [...each].every(([name, bytes]) => left.get(name) === bytes)),
    ).toBe(true);
  }
  edit(text, 2);
  build(site);
  expect(output(join(site, 'dist'))).toEqual(outputs[1]);
  expect(readdirSync(site).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

test('the shares of a build are together what the whole is', () => {
  // An earlier address has small pages of its own.
  const herbs = join(site, 'pages/beete/kraeuter.yaml');
  writeFileSync(herbs, `formerly: [/gewuerze]\n${readFileSync(herbs, 'utf8')}`);
  build(site);
  const whole = output(join(site, 'dist'));
  const shares = (ALL ? ['1/3', '2/3', '3/3'] : ['1/2', '2/2']).map((shard) => {
    build(site, '--shard', shard);
    return output(join(site, 'dist'));
  });
  expect(new Map(shares.flatMap((share) => [...share]).sort(([a], [b]) => (a < b ? -1 : 1)))).toEqual(
    new Map([...whole].sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  expect(shares.filter((share) => share.has('/fa/gewuerze.html'))).toHaveLength(1);
  const pages = (share: ReadonlyMap<string, string>) => [...share.keys()].filter((name) => name.endsWith('.html'));
  for (const share of shares) expect(pages(share).length).toBeLessThan(pages(whole).length);
  // A build of the whole after that of a share does not take the share for it.
  build(site);
  expect(output(join(site, 'dist'))).toEqual(whole);
});
