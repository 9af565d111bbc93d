import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a package is made of. */
const SOURCE = [
  'bin',
  'blocks',
  'create',
  'docs',
  'schema',
  'src',
  'starter',
  'CHANGELOG.md',
  'LICENSE',
  'package.json',
  'tsconfig.json',
  'tsconfig.lib.json',
  'vite.config.ts',
];

/** The file by which a block says that it belongs to the site of this repository alone. */
export const SITE_ONLY = 'site-only.md';

/** The types of the blocks that belong to the site of this repository. */
export const siteOnly = (engine: string): string[] =>
  readdirSync(join(engine, 'blocks')).filter((type) => existsSync(join(engine, 'blocks', type, SITE_ONLY)));

/** Lays out the engine as others get it: without the blocks of this repository's site, in the registries and in the docs too. */
export function layOutSource(engine: string, folder: string): void {
  for (const part of SOURCE) cpSync(join(engine, part), join(folder, part), { recursive: true });
  for (const type of siteOnly(engine)) rmSync(join(folder, 'blocks', type), { recursive: true });
  symlinkSync(join(engine, 'node_modules'), join(folder, 'node_modules'), 'junction');
  runIn(folder, 'bin/make-program.mjs', folder);
  runIn(folder, 'bin/pages-as-data.mjs', 'reference', '--root', folder);
}

/** Runs a script of an engine's with Node. */
export function runIn(engine: string, script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(engine, script), ...args], {
    cwd: engine,
    env: { ...process.env, NODE_ENV: 'production', SITE: undefined },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}.`);
}
