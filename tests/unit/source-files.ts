import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

export const engine = join(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the engine's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The engine's files of these kinds, by path. */
export function sourceFiles(kind: RegExp, folders = ['src', 'blocks', 'schema']): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(folder, file.split(sep).join('/')),
      ),
    )
    .filter((path) => kind.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(engine, path), 'utf8') }));
}

export interface Import {
  /** A path of the engine, or a package's name. */
  readonly target: string;
  readonly typeOnly: boolean;
}

const STATEMENT =
  /^\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

/** What a file imports; an import of types alone leaves nothing behind when it is compiled. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(STATEMENT)].map(([, type, names = '', from, effect, dynamic]) => {
    const target = from ?? effect ?? dynamic ?? '';
    const inner = /^\{(.*)\}$/s.exec(names.trim())?.[1];
    const named = inner?.split(',').filter((name) => name.trim());
    return {
      target: target.startsWith('.') ? posix.join(posix.dirname(path), target) : target,
      typeOnly: type !== undefined || named?.every((name) => /^\s*type\s/.test(name)) === true,
    };
  });
}
