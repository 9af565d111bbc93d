import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

/** An empty folder, which goes away with the test file. */
export function temporaryFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  made.push(root);
  return root;
}

/** To be called once for each test file: the files of a worker share this module. */
export const clearFolders = (): void =>
  afterAll(() => {
    for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
  });
