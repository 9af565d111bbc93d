import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder that takes another's place only when it is finished: a failed build leaves the last output as it was. */
export interface Output {
  write(path: string, content: string | Uint8Array): void;
  /** Copies a file or a folder; links become the files that they lead to. */
  copy(from: string, path?: string): void;
  /** Puts the finished folder in the place of the old one. */
  finish(): void;
}

export function openOutput(target: string): Output {
  const next = `${target}.next`;
  const old = `${target}.old`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const known = new Set<string>();
  return {
    write(path, content) {
      const file = join(next, path);
      const folder = dirname(file);
      if (!known.has(folder)) mkdirSync(folder, { recursive: true });
      known.add(folder);
      writeFileSync(file, content);
    },
    copy(from, path = '') {
      if (existsSync(from)) cpSync(from, join(next, path), { recursive: true, dereference: true });
    },
    finish() {
      rmSync(old, { recursive: true, force: true });
      if (existsSync(target)) renameSync(target, old);
      renameSync(next, target);
      rmSync(old, { recursive: true, force: true });
    },
  };
}
