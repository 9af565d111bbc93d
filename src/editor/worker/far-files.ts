import { type Files, Needs } from '../../content/files/files.ts';
import { memoryFiles } from '../../content/files/memory-files.ts';
import type { OpenedFiles, SiteStore, StoredFile } from '../stores/store.ts';

/** The files of a store: their names and sizes at once, what is in them as soon as a step needs it. */
export interface FarFiles {
  readonly files: Files;
  /** Does a step, as often as something is missing to it. */
  whenThere<T>(step: () => T | Promise<T>): Promise<T>;
  /** Fetches files that are about to be needed. */
  bring(paths: readonly string[]): Promise<void>;
  /** What files held when they were opened, as far as anybody has asked for it. */
  before(path: string): Uint8Array | undefined;
}

/** A step that has missed so many files goes through all of them: the rest of their kind is fetched along. */
const MANY = 3;
/** Requests at once. */
const AT_ONCE = 8;

const kindOf = (path: string) => (/\.ya?ml$/.test(path) ? 'yaml' : 'other');

export function farFiles(store: Pick<SiteStore, 'read'>, { files: stored }: Pick<OpenedFiles, 'files'>): FarFiles {
  const files = memoryFiles(Object.fromEntries(stored.map(({ path, size }) => [path, { size }])));
  const byPath = new Map(stored.map((file) => [file.path, file]));
  const arrived = new Map<string, Uint8Array>();
  const coming = new Map<string, Promise<void>>();
  const fetchFile = async (file: StoredFile) => {
    const content = await store.read(file);
    arrived.set(file.path, content);
    // It may have been written here meanwhile.
    if (isMissing(files, file.path)) files.write(file.path, content);
  };
  const bring = (path: string): Promise<void> => {
    const file = byPath.get(path);
    const known = coming.get(path);
    if (!file || known) return known ?? Promise.resolve();
    const one = fetchFile(file).finally(() => coming.delete(path));
    coming.set(path, one);
    return one;
  };
  const bringAll = async (paths: readonly string[]) => {
    const waiting = [...paths];
    const next = async (): Promise<void> => {
      const path = waiting.shift();
      if (path === undefined) return;
      await bring(path);
      await next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  };
  const missing = (kind: string) =>
    stored.flatMap(({ path }) => (kindOf(path) === kind && !arrived.has(path) ? path : []));
  return {
    files,
    bring: bringAll,
    before: (path) => arrived.get(path),
    async whenThere(step) {
      for (let missed = 1; ; missed++) {
        try {
          return await step();
        } catch (error) {
          if (!(error instanceof Needs)) throw error;
          await (missed > MANY ? bringAll([error.path, ...missing(kindOf(error.path))]) : bring(error.path));
        }
      }
    },
  };
}

function isMissing(files: Files, path: string): boolean {
  try {
    files.read(path);
    return false;
  } catch (error) {
    return error instanceof Needs;
  }
}
