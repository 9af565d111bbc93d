import { closeSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { PageRecord } from '../../content/check/record.ts';
import { createEncoder, writeBytes } from '../output/bytes.ts';

/** A page that is recorded and not yet written. */
export interface UnwrittenPage extends Pick<PageRecord, 'route' | 'address' | 'characters' | 'formerly' | 'icons'> {
  /** By language, as JSON. */
  readonly values: ReadonlyMap<string, string>;
}

export interface PageStore {
  put(record: PageRecord, values: ReadonlyMap<string, unknown>): void;
  /** Gives a page, once; undefined of one that is not here. */
  take(route: string): UnwrittenPage | undefined;
  close(): void;
}

interface Stored extends Omit<UnwrittenPage, 'values'> {
  /** Where its values begin in the file. */
  readonly start: number;
  /** How many bytes each language has. */
  readonly lengths: readonly (readonly [language: string, bytes: number])[];
}

/** Keeps values in a file below a folder: those of all pages of a large site have no place in the memory. */
export function openPageStore(folder: string): PageStore {
  const stored = new Map<string, Stored>();
  const encode = createEncoder();
  let file: number | undefined;
  let end = 0;
  let room = Buffer.alloc(0);
  return {
    put({ route, address, characters, formerly, icons }, values) {
      file ??= openNameless(folder);
      const start = end;
      const lengths: [string, number][] = [];
      for (const [language, value] of values) {
        const bytes = encode(JSON.stringify(value));
        writeBytes(file, bytes);
        lengths.push([language, bytes.length]);
        end += bytes.length;
      }
      stored.set(route, { route, address, characters, formerly, icons, start, lengths });
    },
    take(route) {
      const page = stored.get(route);
      if (!page || file === undefined) return undefined;
      stored.delete(route);
      const { start, lengths, ...rest } = page;
      const values = new Map<string, string>();
      let at = start;
      for (const [language, length] of lengths) {
        if (room.length < length) room = Buffer.allocUnsafeSlow(length * 2);
        for (let done = 0; done < length; ) {
          const count = readSync(file, room, done, length - done, at + done);
          if (count === 0) throw new Error(`The values of ${route} end too early.`);
          done += count;
        }
        values.set(language, room.toString('utf8', 0, length));
        at += length;
      }
      return { ...rest, values };
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** Opens a file that nobody else sees, and that is gone with this process. */
function openNameless(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `values-${threadId}.${process.pid}`);
  rmSync(path, { force: true });
  const file = openSync(path, 'wx+');
  rmSync(path);
  return file;
}
