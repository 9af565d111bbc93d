import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { engine } from '../source-files.ts';

/** Builds a site as its command does; gives what the build said. */
export function buildSite(root: string, ...options: string[]): { readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['bin/pages-as-data.mjs', 'build', '--root', root, ...options],
    { cwd: engine, env: { ...process.env, NODE_ENV: 'production', VITEST: '' }, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  return { stdout, stderr };
}

/** Every file of a site's output with its bytes, by its path below it. */
export const outputOf = (root: string): Map<string, string> =>
  new Map(
    readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + '/dist/'.length))
      .sort()
      .map((path) => [path, readFileSync(join(root, 'dist', path), 'latin1')]),
  );

/** Copies a site without what builds have made of it. */
export const copyUnbuilt = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !/[/\\](dist|\.cache)$/.test(path) });
