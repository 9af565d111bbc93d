import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a file for later builds. Another build may be making the same one: each puts its own, whole, in place. */
export function keepFile(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}

/** A build's own folder for what it throws away at its end. */
export const workFolder = (cache: string) => join(cache, `build-${process.pid}`);

/** Clears what builds that were killed have left: their own folders, and files that were not finished. */
export function clearLeftovers(cache: string): void {
  const folders = ['', 'images', 'social'].map((folder) => join(cache, folder)).filter((folder) => existsSync(folder));
  for (const folder of folders)
    for (const name of readdirSync(folder)) {
      const [, pid] = /^build-(\d+)$|\.(\d+)$/.exec(name)?.filter(Boolean) ?? [];
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
