import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createEncoder, writeBytes } from './bytes.ts';

/** True of a file that was kept: a link in its place could lead to any file of this machine. */
export const isKept = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Keeps a file for later builds. */
export const keepFile = (path: string, bytes: Uint8Array): void => keep(path, (file) => writeBytes(file, bytes));

/** Another build may be making the same file: each puts its own, whole, in place. */
function keep(path: string, write: (file: number) => void): void {
  const unfinished = `${path}.${process.pid}`;
  const file = openSync(unfinished, 'w');
  try {
    write(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
}

/**
 * What has been made of something once, and is made anew only where it is not there or not whole. `of` is all that it
 * depends on; what is made is one line.
 */
export async function keptFile(folder: string, of: unknown, make: () => Promise<string>): Promise<string> {
  const path = join(folder, sumOf(JSON.stringify(of)));
  const [known] = readLines(path) ?? [];
  if (known !== undefined) return known;
  const made = await make();
  keepLines(path, () => [made]);
  return made;
}

/** A sum by which contents are told apart, whole: of a part of it two contents can be found that share it. */
export const sumOf = (content: string | Uint8Array) => sumIn(createHash('sha256').update(content));

const SUM_LENGTH = 64;
const sumIn = (hash: Hash) => hash.digest('hex');

/** A sum for the names of published files, which nothing is looked up by. */
export const shortHash = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/**
 * Keeps lines for later builds, with their sum below them. They are told when their file was begun, in milliseconds of the
 * disk's own clock.
 */
export function keepLines(path: string, linesAt: (begun: number) => Iterable<string>): void {
  mkdirSync(dirname(path), { recursive: true });
  const encode = createEncoder();
  const hash = createHash('sha256');
  keep(path, (file) => {
    for (const line of linesAt(fstatSync(file).ctimeMs)) {
      const bytes = encode(`${line}\n`);
      hash.update(bytes);
      writeBytes(file, bytes);
    }
    writeBytes(file, Buffer.from(sumIn(hash)));
  });
}

/** A kept file's lines, if they are the ones that were written. */
export function readLines(path: string): string[] | undefined {
  if (!isKept(path)) return undefined;
  const written = readFileSync(path);
  const end = Math.max(written.length - SUM_LENGTH, 0);
  const lines = written.subarray(0, end);
  return sumOf(lines) === written.toString('latin1', end) ? lines.toString().split('\n').slice(0, -1) : undefined;
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
