import { renameSync, writeFileSync } from 'node:fs';

/** Keeps a file for later builds. Another build may be making the same one: each puts its own, whole, in place. */
export function keepFile(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}
