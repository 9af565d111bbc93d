import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a file for later builds. Another build may be making the same one: each puts its own, whole, in place. */
export function keepFile(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}

/** Clears what builds that were killed have left: files, and programs of the engine, that were not finished. */
export function clearLeftovers(cache: string): void {
  const folders = ['images', 'program', 'social']
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
