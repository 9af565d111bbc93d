import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions } from '../src/cli/options.ts';
import { listPages, listScripts, weigh } from '../src/publish/output/weigh.ts';

/** Bytes after gzip -9 that may not be passed: a page in one round trip (RFC 6928), then the scripts. */
const LIMITS = { page: 13_900, first: 5_000, wanted: 108_000, all: 132_000 };

readOptions('npm run budget: the bytes of the built site; fails past a limit.\n', {});
const dist = resolve(process.env.SITE ?? '.', 'dist');
const gzip = (path: string) => weigh(readFileSync(join(dist, path))).gzip;
const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + gzip(path), 0);

const pages = listPages(dist)
  .map((path) => ({ path, bytes: gzip(path) }))
  .sort((a, b) => b.bytes - a.bytes);
const scripts = listScripts(dist);
const rows = [
  ...pages.map(({ path, bytes }) => ({ name: path, bytes, limit: LIMITS.page })),
  { name: 'scripts that run of a page by itself', bytes: sum(scripts.first), limit: LIMITS.first },
  {
    name: 'scripts with those that run once somebody wants something',
    bytes: sum(scripts.wanted),
    limit: LIMITS.wanted,
  },
  { name: 'all scripts', bytes: sum(scripts.all), limit: LIMITS.all },
];
const past = rows.filter(({ bytes, limit }) => bytes > limit);

for (const { name, bytes, limit } of [...rows.slice(0, 3), ...rows.slice(-3)])
  process.stdout.write(`${String(bytes).padStart(7)} of ${limit} bytes  ${name}\n`);
process.stdout.write(`${pages.length} pages weighed (gzip -9); the three heaviest are shown.\n`);
for (const { name, bytes, limit } of past)
  process.stdout.write(`Past its limit: ${name}, ${bytes} bytes of ${limit}.\n`);
process.exitCode = past.length || pages.length === 0 ? 1 : 0;
