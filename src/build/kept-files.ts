import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Keeps a file for later builds. Another build may be making the same one: each puts its own, whole, in place. */
export function keepFile(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}

/**
 * What has been made of something once, and is made anew only where it is not there or not whole. `of` is all that it
 * depends on.
 */
export async function keptFile(folder: string, of: unknown, make: () => Promise<string>): Promise<string> {
  const path = join(folder, sumOf(JSON.stringify(of)));
  const known = readWhole(path);
  if (known !== undefined) return known;
  const made = await make();
  keepWhole(path, made);
  return made;
}

/** A sum by which contents are told apart. */
export const sumOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** A sum for the names of files. */
export const shortHash = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Keeps words for later builds, with their sum. */
export function keepWhole(path: string, words: string): void {
  mkdirSync(dirname(path), { recursive: true });
  keepFile(path, Buffer.from(`${sumOf(words)}\n${words}`));
}

/** A kept file's words, if they are the ones that were written. */
export function readWhole(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const written = readFileSync(path, 'utf8');
  const end = written.indexOf('\n');
  const words = written.slice(end + 1);
  return sumOf(words) === written.slice(0, end) ? words : undefined;
}

/** Clears what builds that were killed have left: files, and programs of the engine, that were not finished. */
export function clearLeftovers(cache: string): void {
  const folders = ['images', 'program', 'shared', 'social']
    .map((folder) => join(cache, folder))
    .filter((folder) => existsSync(folder));
  for (const folder of folders)
    for (const name of readdirSync(folder)) {
      const [, pid] = /\.(\d+)$/.exec(name) ?? [];
      if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
    }
}

/** Signal 0 asks only whether there is such a process; one of somebody else's is there too. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
