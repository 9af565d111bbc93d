import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeAt } from '../../content/written/report.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';

/** A place in a file of code: lines and columns from 1. */
export interface Frame {
  /** The whole path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What went wrong, in the words of whatever threw it, in one line and without an end of its own. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ((error as { message?: unknown })?.message ?? error);
  const [line = ''] = String(message).trim().split('\n');
  // What Vite adds to a file that it does not find is of no use to people.
  return line.replace(/ \(resolved id: [^\n]*|\.$/, '') || 'no reason was given';
}

/** The places that an error has come by, the innermost first. */
export function framesOf(error: unknown): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/^\s*at (?:.*\()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/gm)].map(
    ([, path = '', line, column]) => ({
      file: path.startsWith('file:') ? fileURLToPath(path.replace(/\?.*$/, '')) : path.replace(/\?.*$/, ''),
      line: Number(line),
      column: Number(column),
    }),
  );
}

/** The innermost place in the site's own code that an error has come by. */
export function frameIn(error: unknown, root: string): Place | undefined {
  const own = framesOf(error).find(({ file }) => isOwnCode(file, root));
  if (!own) return undefined;
  const text = readFileSync(own.file, 'utf8');
  const start =
    text
      .split('\n')
      .slice(0, own.line - 1)
      .join('\n').length +
    (own.line > 1 ? 1 : 0) +
    own.column -
    1;
  const source = { file: relative(root, own.file).split(sep).join('/'), text };
  return placeAt(source, Math.min(start, text.length), Math.min(start + 1, text.length));
}

/** True of a file of the site's blocks, or of its hooks. */
export const isOwnCode = (file: string, root: string): boolean =>
  (file.startsWith(join(root, 'blocks') + sep) || file === join(root, 'hooks.ts')) && existsSync(file);
