/** What stands under a name. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/** A name in a folder. */
export interface Entry {
  readonly name: string;
  readonly kind: Kind;
}

/** What is known of a name without reading what stands there. */
export interface Known {
  readonly kind: Kind;
  /** In bytes. */
  readonly size: number;
  /** Tells what is there from what was there before, together with the size. */
  readonly changed: number;
}

/** What a file holds. */
export type FileContent = string | Uint8Array;

/**
 * The files of a site. Paths count from the content root, with forward slashes and without `.` and `..`; the root itself is
 * the empty one. What cannot be done throws an error whose `code` is that of POSIX: `ENOENT`, `EACCES`.
 */
export interface Files {
  /** What their folder is called. */
  readonly name: string;
  /** What stands under a name, links not followed; undefined where nothing does. */
  look(path: string): Known | undefined;
  /** Where a path leads once all links are followed; it begins with `../` where that is out of the root. Throws where it is nowhere. */
  end(path: string): string;
  /** What lies in a folder, in no order. */
  list(folder: string): readonly Entry[];
  read(path: string): Uint8Array;
  /** A file's text, byte order mark included; undefined where it is not UTF-8. */
  text(path: string): string | undefined;
  /**
   * Writes a file as a whole or not at all: whatever happens meanwhile, it is there as it was or as it is to be. It keeps its
   * rights; folders come along. With `isNew` it fails where anything stands there.
   */
  write(path: string, content: FileContent, isNew?: boolean): void;
  /** Removes a file; folders that held nothing else go along, except for the one at the top. */
  remove(path: string): void;
}

/** Ends a step that reads what has not arrived yet: once it has, the step is done again from its beginning. */
export class Needs extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`${path} has not arrived yet.`);
    this.path = path;
  }
}

/** The code of what went wrong with a file; what has only not arrived yet goes on to whoever brings it. */
export function codeOf(error: unknown): string {
  if (error instanceof Needs) throw error;
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Does a step that reads files far away, as often as something is missing to it; `bring` has a file arrive. */
export async function whenThere<T>(step: () => T, bring: (path: string) => Promise<void>): Promise<T> {
  for (;;) {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof Needs)) throw error;
      await bring(error.path);
    }
  }
}
