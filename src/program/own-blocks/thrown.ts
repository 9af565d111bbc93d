import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeAt, Report } from '../../content/written/report.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';

/** A place in a file of code: lines and columns from 1. */
export interface StackFrame {
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

const withoutQuery = (path: string) => path.split('?', 1)[0] ?? '';

/** The places that an error has come by, the innermost first. */
export function framesOf(error: unknown): StackFrame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/^[\t ]*at (?:.*\()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/gm)].map(
    ([, path = '', line, column]) => ({
      file: path.startsWith('file:') ? fileURLToPath(withoutQuery(path)) : withoutQuery(path),
      line: Number(line),
      column: Number(column),
    }),
  );
}

/** The innermost place in the site's own code that an error has come by. */
export function frameIn(error: unknown, root: string): Place | undefined {
  const own = framesOf(error)
    .map(asWritten)
    .find(({ file }) => isOwnCode(file, root));
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

/** True of a file of the site's blocks, of its parts of header and footer, or of its hooks. */
export const isOwnCode = (file: string, root: string): boolean =>
  (['blocks', 'shell'].some((folder) => file.startsWith(join(root, folder) + sep)) ||
    file === join(root, 'hooks.ts')) &&
  existsSync(file);

/** A place in what Vite has made, as it is in the source, where a map says so. */
export function asWritten(frame: StackFrame): StackFrame {
  const map = `${frame.file}.map`;
  if (!existsSync(map)) return frame;
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(frame.line - 1, frame.column - 1);
  if (!('originalSource' in found)) return frame;
  const file = resolve(join(dirname(map), found.originalSource));
  return { file, line: found.originalLine + 1, column: found.originalColumn + 1 };
}

/** What is told of an error that code of the site has ended with, at its innermost place there; undefined for any other. */
export function codeFault(error: unknown, root: string): Diagnostic | undefined {
  const place = frameIn(error, root);
  const report = new Report();
  if (place) report.add('block-code', place, { reason: reasonOf(error) });
  return report.diagnostics[0];
}
