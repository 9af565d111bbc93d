import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ALL } from '../../all.ts';
import { buildSite, copyEngine, copySite } from '../../site-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'clean-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hash of every file that a build in a folder of its own, without any cache, writes. */
async function buildClean(name: string, env: Record<string, string>): Promise<Record<string, string>> {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  copyEngine(place);
  copySite(place);
  expect(await buildSite(place, { by: place, env })).toMatchObject({ status: 0 });
  const dist = join(place, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, path)))
      .digest('hex');
  return Object.fromEntries(
    files.filter((path) => statSync(join(dist, path)).isFile()).map((path) => [path, hash(path)]),
  );
}

// `vite-build.test.ts` holds it of a small site.
test.runIf(ALL)(
  'two clean builds of this site give the same bytes, wherever they run',
  { timeout: 300_000 },
  async () => {
    const first = await buildClean('one', { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' });
    const second = await buildClean('another/place', { TZ: 'Asia/Tokyo', LC_ALL: 'tr_TR.UTF-8' });
    expect(Object.keys(first).length).toBeGreaterThan(200);
    expect(second).toEqual(first);
  },
);
