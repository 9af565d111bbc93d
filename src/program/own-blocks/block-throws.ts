import { relative, sep } from 'node:path';
import type { Project } from '../../content/project.ts';
import { shownBlocks } from '../../content/validate/validate.ts';
import { locate } from '../../content/written/origin.ts';
import { placeAt, Report } from '../../content/written/report.ts';
import type { BlockFault } from '../../contract/block-fault.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { asWritten, framesOf, isOwnCode, reasonOf, type StackFrame } from './thrown.ts';

interface Thrown {
  readonly error: unknown;
  readonly project: Project;
  /** The folders of the engine and of the site. */
  readonly engine: string;
  readonly root: string;
  readonly route: string;
  readonly language: string;
}

/** What is told of a block whose component ended with an error, where it stands in YAML; undefined for any other error. */
export function throwingBlock({ error, project, engine, root, route, language }: Thrown): Diagnostic | undefined {
  if (!isBlockFault(error)) return undefined;
  const file = project.pageFile(route);
  const block = file?.page && shownBlocks(file.page)[error.index];
  if (!file || !block) return undefined;
  const { place } = locate(file.origins, block.written, ['type']);
  const frames = framesOf(error.cause).map(asWritten);
  const frame = frames.find((each) => isOwnCode(each.file, root)) ?? frames[0];
  const report = new Report();
  report.add('block-throws', place ?? placeAt({ file: file.file, text: '' }, 0, 0), {
    type: String(block.written.type),
    language: { language },
    reason: reasonOf(error.cause),
    where: frame ? nameOf(frame, [root, engine]) : '?',
  });
  return report.diagnostics[0];
}

const isBlockFault = (error: unknown): error is BlockFault => error instanceof Error && 'index' in error;

/** `blocks/quote/Quote.tsx:12:5`, from the folder that it lies in. */
function nameOf({ file, line, column }: StackFrame, folders: readonly string[]): string {
  const folder = folders.find((each) => file.startsWith(each + sep));
  return `${folder === undefined ? file : relative(folder, file).split(sep).join('/')}:${line}:${column}`;
}
