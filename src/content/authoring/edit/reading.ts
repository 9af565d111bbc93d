import { type Node, visit } from 'yaml';
import type { Code } from '../../../diagnostics/catalogue.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { nodesOf, parsePartly, parseYaml } from '../../read/parse.ts';
import type { Mapping } from '../../written/mapping.ts';
import { valueAtPath } from '../../written/mapping.ts';
import { once } from '../../written/once.ts';
import type { Path } from '../../written/origin.ts';
import { Report } from '../../written/report.ts';
import { applyEdits, type Change, type Edit, type EditRefusal, type FileEdits, trimmed } from './edit.ts';
import { columnOf, lineAt } from './layout.ts';

/** What a file says, as far as it can be read: a fault in one place leaves the others to be changed. */
interface Reading {
  readonly value: unknown;
  /** How often each mistake in its notation is met. */
  readonly faults: ReadonlyMap<Code, number>;
}

interface KnownReading extends Reading {
  readonly root: Node | null;
  /** Takes what the file is to say after a change that is not tried by itself. */
  readonly untried?: (expected: unknown) => void;
}

/** The texts that have been read: several changes of one are asked for in a row. */
const known = new WeakMap<Source, KnownReading>();

/** Reads a file for changing it. */
export const readingOf = (source: Source): KnownReading =>
  once(known, source, () => {
    // Whoever only asks what it says needs no nodes, which take longer than all else.
    let root: Node | null | undefined;
    return {
      ...read(source),
      get root() {
        if (root === undefined) root = nodesOf(source) ?? null;
        return root;
      },
    };
  });

function read(source: Source): Reading {
  const report = new Report();
  const value = parseYaml(source, new WeakMap(), report) ?? parsePartly(source, new WeakMap());
  const faults = new Map<Code, number>();
  for (const { code } of report.diagnostics) faults.set(code, (faults.get(code) ?? 0) + 1);
  return { value, faults };
}

/** True where two values are the same, their names in the same order. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** True for a text that by itself is read as a value, without a fault. */
export function isReadAs(text: string, value: unknown): boolean {
  const alone = read({ file: '', text });
  return alone.faults.size === 0 && same(alone.value, value);
}

interface Proposal {
  readonly source: Source;
  /** Ways to make the change, the best first. */
  readonly ways: Iterable<FileEdits>;
  /** What the whole file is to say then. */
  readonly expected: unknown;
  /** True where whole entries are taken out or put elsewhere. */
  readonly whole?: boolean;
  /** Why no change is made when none of the ways leads there. */
  readonly otherwise?: EditRefusal | undefined;
}

/**
 * The first way after which the file, read again, says exactly what it is to say and has no fault that it did not have.
 * So no change can do more than what it is for, whatever a file is written like.
 */
export function firstSound({ source, ways, expected, whole = false, otherwise = 'edit-unsound' }: Proposal): Change {
  const before = readingOf(source);
  if (expected === undefined) return { refused: 'edit-unsound' };
  for (const way of withMarks(source, ways)) {
    const edits = way.map((edit) => ({ file: source.file, ...edit }));
    if (before.untried) {
      before.untried(expected);
      return { edits: trimmed(source.text, edits) };
    }
    if (whole && before.faults.size > 0 && !way.every((edit) => isWhole(source.text, edit))) continue;
    const after = read({ file: source.file, text: applyEdits(source.text, edits) });
    const isSound = [...after.faults].every(([code, count]) => count <= (before.faults.get(code) ?? 0));
    if (isSound && same(after.value, expected)) return { edits: trimmed(source.text, edits) };
  }
  return { refused: otherwise };
}

/**
 * Makes many changes of a file, which is read again only once, after all of them. Undefined where they cannot be made so: each
 * has to be tried by itself then.
 */
export function madeTogether(source: Source, changes: readonly ((now: Source) => Change)[]): Change | undefined {
  const { root, faults, ...before } = readingOf(source);
  if (faults.size > 0) return undefined;
  let { value } = before;
  const edits: Edit[] = [];
  for (const change of changes) {
    // Its places are those of the file as it is, and what it says is what the changes so far have made of it.
    const now = { ...source };
    known.set(now, { value, root, faults, untried: (expected) => (value = expected) });
    const made = change(now);
    if ('refused' in made) return undefined;
    edits.push(...made.edits);
  }
  edits.sort((one, other) => one.start - other.start);
  if (edits.some(({ start }, place) => start < (edits[place - 1]?.end ?? 0))) return undefined;
  const whole = firstSound({ source, ways: [edits], expected: value });
  return 'refused' in whole ? undefined : whole;
}

/** Ways, and then the same ways with the marks taken out that nothing repeats any more: a mark for nothing is read as text. */
function* withMarks(source: Source, ways: Iterable<FileEdits>): Iterable<FileEdits> {
  const tried: FileEdits[] = [];
  for (const way of ways) {
    tried.push(way);
    yield way;
  }
  for (const way of tried) {
    const marks = idleMarks(source, way);
    if (marks.length > 0) yield [...way, ...marks];
  }
}

function idleMarks(source: Source, way: FileEdits): FileEdits {
  const { root } = readingOf(source);
  const stays = (at = 0) => way.every(({ start, end }) => at < start || at >= end);
  const repeated = new Set<string>();
  const marks: { readonly name: string; readonly at: number }[] = [];
  visit(root, {
    Alias: (_, { source: name, range }) => void (stays(range?.[0]) && repeated.add(name)),
    Scalar: (_, { anchor: name, range }) =>
      void (name && stays(range?.[0]) && marks.push({ name, at: range?.[0] ?? 0 })),
  });
  return marks.flatMap(({ name, at }) => {
    const start = repeated.has(name) ? -1 : source.text.lastIndexOf(`&${name}`, at);
    const end = start + (/^\S+[ \t]*/.exec(source.text.slice(start))?.[0].length ?? 0);
    return start < lineAt(source.text, at) ? [] : [{ start, end, text: '' }];
  });
}

/** What a file says at a path; undefined where it says nothing. */
export const saidAt = (source: Source, path: Path): unknown => valueAtPath(readingOf(source).value, path);

/** True for a part of a file that is sound by itself: where a mark is not closed, an entry seems to go on to the end of the file. */
function isWhole(text: string, { start, end }: Omit<Edit, 'file'>): boolean {
  const margin = ' '.repeat(columnOf(text, start));
  const part = text.slice(start, end);
  return part.trim() === '' || read({ file: '', text: (/^\s*\n/.test(part) ? '' : margin) + part }).faults.size === 0;
}

/** A value with what stands at a path changed. */
export function changedAt(value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? changedAt(each, rest, change) : each));
  const entries = Object.entries(value as Mapping);
  return Object.fromEntries(entries.map(([key, each]) => [key, key === step ? changedAt(each, rest, change) : each]));
}
