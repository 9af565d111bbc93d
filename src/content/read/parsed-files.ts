import type { Diagnostic, Source } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../files/files.ts';
import type { Mapping } from '../written/mapping.ts';
import { copyOf, type Origins } from '../written/origin.ts';
import { Report } from '../written/report.ts';
import { isPartial } from './files.ts';
import { parseYaml } from './parse.ts';
import { readSource } from './source.ts';

/** A file as it was read, with what is wrong with it as YAML. */
interface ParsedFile {
  readonly source: Source | undefined;
  readonly value: unknown;
  readonly origins: Origins;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The partials and templates that have been read so far: each is read and parsed once, however many pages use it.
 */
export type ParsedFiles = Map<string, ParsedFile>;

/** A copy of what a file says: misspelt names are put right in what a page uses, which is no business of other pages. */
export interface Copy {
  readonly source: Source | undefined;
  readonly value: unknown;
  /** How many values it has; a long text counts as several. */
  readonly count: number;
}

/** Reads a file, or takes it as it was read before; `origins` and `report` are told about it in both cases. */
export function parsedFile(
  folder: Files,
  file: string,
  { files, origins, report }: { files: ParsedFiles; origins: Origins; report: Report },
): Copy {
  if (!isPartial(file)) {
    // Nobody else uses it, so nobody minds what becomes of it.
    const source = readSource(folder, file, report);
    const value = source && parseYaml(source, origins, report);
    return { source, value, count: countValues(value) };
  }
  const parsed = files.get(file) ?? parse((to) => readSource(folder, file, to));
  files.set(file, parsed);
  report.take(parsed);
  return { source: parsed.source, ...copied(parsed, origins) };
}

function parse(read: (report: Report) => Source | undefined): ParsedFile {
  const [report, origins]: [Report, Origins] = [new Report(), new WeakMap()];
  const source = read(report);
  const value = source && parseYaml(source, origins, report);
  return { source, value, origins, diagnostics: report.diagnostics };
}

/** A text counts as one value more for each so many characters. */
const LETTERS_OF_VALUE = 40;

const weightOf = (each: unknown) => (typeof each === 'string' ? 1 + Math.floor(each.length / LETTERS_OF_VALUE) : 1);

function countValues(value: unknown): number {
  let count = weightOf(value);
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) count += countValues(inner);
  return count;
}

function copied({ value, origins: from }: ParsedFile, to: Origins): { value: unknown; count: number } {
  let count = 0;
  const copy = (each: unknown): unknown => {
    count += weightOf(each);
    if (typeof each !== 'object' || each === null) return each;
    const made = Array.isArray(each) ? each.map(copy) : copyEntries(each as Mapping, copy);
    const origin = from.get(each);
    if (origin) to.set(made, copyOf(origin));
    return made;
  };
  return { value: copy(value), count };
}

function copyEntries(mapping: Mapping, copy: (value: unknown) => unknown): Mapping {
  const made: Mapping = {};
  for (const key of Object.keys(mapping)) made[key] = copy(mapping[key]);
  return made;
}
