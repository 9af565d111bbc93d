import { type Files, Needs } from '../../content/files/files.ts';
import { memoryFiles } from '../../content/files/memory-files.ts';
import { SITE_FILE } from '../../content/read/files.ts';
import type { OfferedPages } from '../../content/resolve/offers.ts';
import type { FilesRead } from '../shared/web.ts';
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
/** So many texts are asked for at once, of a store that gives many. */
const BATCH = 100;

/** The folder whose files have their names below it as addresses. */
const PUBLIC = 'public';

const kindOf = (path: string) => (/\.ya?ml$/.test(path) ? 'yaml' : 'other');

interface FarOptions {
  /** What is known of pages that are not read for it. */
  readonly offered?: OfferedPages | undefined;
  /** Is told how far reading many files has come. */
  readonly told?: ((reading: FilesRead) => void) | undefined;
}

export function farFiles(
  store: Pick<SiteStore, 'read' | 'readMany'>,
  { files: stored }: Pick<OpenedFiles, 'files'>,
  { offered, told = () => {} }: FarOptions = {},
): FarFiles {
  const files = memoryFiles(Object.fromEntries(stored.map(({ path, size }) => [path, { size }])));
  const byPath = new Map(stored.map((file) => [file.path, file]));
  const arrived = new Map<string, Uint8Array>();
  const alongside = offered ? filesOfPages(offered) : new Map<string, readonly string[]>();
  const isOffered = new Set(offered?.pages.flatMap(({ used }) => used));
  /** Names in the texts that have arrived, some of them those of files. */
  const named = new Set<string>();
  const coming = new Map<string, Promise<void>>();
  const isNamed = (path: string) => named.has(path.slice(PUBLIC.length));
  const arrive = (path: string, content: Uint8Array) => {
    arrived.set(path, content);
    if (kindOf(path) === 'yaml') for (const name of namesIn(content)) named.add(name);
    // It may have been written here meanwhile.
    if (isMissing(files, path)) files.write(path, content);
  };
  const fetchFile = async (file: StoredFile) => arrive(file.path, await store.read(file));
  const bring = (path: string): Promise<void> => {
    const file = byPath.get(path);
    const known = coming.get(path);
    if (!file || known) return known ?? Promise.resolve();
    const one = fetchFile(file).finally(() => coming.delete(path));
    coming.set(path, one);
    return one;
  };
  /** Texts of which many come with one request, told of as they arrive. */
  const bringTexts = async (paths: readonly string[], tell: () => void) => {
    const wanted = paths.flatMap((path) => (kindOf(path) === 'yaml' && !arrived.has(path) && byPath.get(path)) || []);
    if (!store.readMany || wanted.length <= AT_ONCE) return;
    for (let at = 0; at < wanted.length; at += BATCH) {
      const batch = wanted.slice(at, at + BATCH);
      const found = await store.readMany(batch);
      for (const { path, id } of batch) {
        const content = found.get(id);
        if (content) arrive(path, content);
      }
      tell();
    }
  };
  const bringAll = async (paths: readonly string[], say: typeof told = told) => {
    const tell = () => say({ done: paths.filter((path) => arrived.has(path)).length, all: paths.length });
    try {
      await bringTexts(paths, tell);
      const waiting = paths.filter((path) => !arrived.has(path));
      const next = async (): Promise<void> => {
        const path = waiting.shift();
        if (path === undefined) return;
        await bring(path);
        tell();
        await next();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
    } finally {
      // However it has ended, nobody waits for it any more.
      say({ done: paths.length, all: paths.length });
    }
  };
  /** What a step goes through that has missed many files, this one among them. */
  const rest = (path: string) => {
    const missing = (isMeant: (each: string) => boolean) =>
      stored.flatMap((each) => (isMeant(each.path) && !arrived.has(each.path) ? each.path : []));
    if (kindOf(path) === 'other')
      // What no text names is gone through for what it is.
      return missing(isNamed(path) ? isNamed : (each) => endOf(each) === endOf(path));
    const texts = missing((each) => kindOf(each) === 'yaml');
    const unknown = texts.filter((each) => !isOffered.has(each));
    return unknown.length > 0 ? unknown : texts;
  };
  /** A file, and what is needed with it. */
  const bringWith = (path: string) => {
    const others = (alongside.get(path) ?? []).filter((each) => byPath.has(each) && !arrived.has(each));
    return others.length > 0 ? bringAll([...new Set([path, ...others])], () => {}) : bring(path);
  };
  return {
    files,
    bring: (paths) => bringAll(paths),
    before: (path) => arrived.get(path),
    async whenThere(step) {
      for (let missed = 1; ; missed++) {
        try {
          return await step();
        } catch (error) {
          if (!(error instanceof Needs)) throw error;
          const { path } = error;
          await (missed > MANY ? bringAll([path, ...rest(path)]) : bringWith(path));
        }
      }
    },
  };
}

const endOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** What each page is made of, by its own file, and what all of them are. */
const filesOfPages = ({ pages, shared }: OfferedPages) =>
  new Map([
    [SITE_FILE, shared],
    ...pages.map(
      ({ used: [own = '', ...used], shows }) => [own, [...used, ...shows.map((src) => PUBLIC + src)]] as const,
    ),
  ]);

/** What may be the address of a file, in a text. */
const namesIn = (content: Uint8Array) =>
  Array.from(new TextDecoder().decode(content).matchAll(/\/[^\s"'(),[\]{}]+/g), ([name]) => name);

function isMissing(files: Files, path: string): boolean {
  try {
    files.read(path);
    return false;
  } catch (error) {
    return error instanceof Needs;
  }
}
