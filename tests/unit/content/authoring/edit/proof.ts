import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parseDocument } from 'yaml';
import { applyEdits, type Change, type Edit, inverse } from '../../../../../src/content/authoring/edit/edit.ts';
import { parseYaml } from '../../../../../src/content/read/parse.ts';
import { Report } from '../../../../../src/content/written/report.ts';
import type { Source } from '../../../../../src/diagnostics/diagnostic.ts';

export type Path = readonly (string | number)[];

/** Texts that are hard to write in one style of YAML or the other. */
export const NASTY: readonly string[] = [
  'Plain words',
  '',
  ' ',
  'a: b',
  'ends in a colon:',
  'a #1 sign',
  '# a note',
  '- a dash',
  '-',
  '? a question',
  '? ',
  ': colon',
  '{ braces }',
  '{{fact}} first',
  '[brackets](/link)',
  'a, b] and }',
  '&mark',
  '*star* and **stars**',
  '! bang',
  '!secret tag',
  '| pipe',
  '> quote',
  "'single'",
  "it's",
  '"double"',
  'both " and \' and \\ back',
  '% percent',
  '@at',
  '`tick`',
  ' space before',
  'space after ',
  'two  spaces',
  'one\nline end',
  'two\n\nparagraphs\n\nand three',
  '\nfirst',
  'last\n',
  'many\n\n\n',
  '\n',
  '  in\n    further\nout',
  'x\n- a\n- b: c\n# d',
  'trailing \nspaces ',
  'tab\there',
  '\ttab first',
  '12',
  '1.10',
  '-1e3',
  '0x1F',
  'true',
  'no',
  'null',
  '~',
  '2026-01-01',
  '12:30',
  '---',
  '--- a',
  '...',
  '<<',
  '=',
  '“curly”',
  '“curly” and more',
  'الدفع: عند الاستلام، أو «نقدًا»',
  'İstanbul’da 3+1 #kampanya',
  'left\u200eright\u200f',
  'next\u0085line',
  'line\u2028and paragraph\u2029',
  '\ufeffmark',
  'mark \ufeff within',
  'no\u00a0break',
  '😀 a face 👩‍👩‍👧',
  'a // note',
  'back\\slash\\n',
  `${'long words '.repeat(30)}end`,
  'x'.repeat(300),
];

/** What the engine reads; undefined where it cannot. */
export const byEngine = (text: string): unknown => parseYaml({ file: 'x.yaml', text }, new WeakMap(), new Report());

/** What the package `yaml` reads by itself, every scalar as the text that was written. */
export const byPackage = (text: string): unknown =>
  parseDocument(text, { schema: 'failsafe', logLevel: 'silent' }).toJS();

export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)?.[step], value);

/** A copy of a value with another text at a path. */
export function put(value: unknown, path: Path, to: unknown): unknown {
  const copy = structuredClone(value);
  (at(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) ?? ''] = to;
  return copy;
}

/** The paths of all texts in a value. */
export function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, step(key)]));
}

/** The paths of all lists in a value. */
export function listsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key);
  const inner = Object.entries(value).flatMap(([key, each]) => listsIn(each, [...path, step(key)]));
  return Array.isArray(value) ? [path, ...inner] : inner;
}

const root = join(import.meta.dirname, '../../../../..');

/** The content files of this repository's site. */
export function siteSources(): Source[] {
  const names = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.yaml')).map((name) => `pages/${name}`);
  return ['site.yaml', ...pages].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** The edits of a change that has been made. */
export function made(change: Change): readonly Edit[] {
  if ('refused' in change) throw new Error(`refused: ${change.refused}`);
  return change.edits;
}

const known = new WeakMap<Source, readonly unknown[]>();
const readers = [byEngine, byPackage];

/** What each reader reads. */
export function readBy(source: Source): readonly unknown[] {
  const values = known.get(source) ?? readers.map((read) => read(source.text));
  known.set(source, values);
  return values;
}

interface Manner {
  /** True where the order of names is looked at elsewhere. */
  readonly anyOrder?: boolean;
}

/** Proves a change: both readers read what is expected, and taking it back gives the same bytes. Gives the new text. */
export function prove(
  source: Source,
  change: Change,
  expected: (value: unknown) => unknown,
  manner: Manner = {},
): string {
  const edits = made(change);
  const text = applyEdits(source.text, edits);
  expect(applyEdits(text, inverse(source.text, edits))).toBe(source.text);
  const before = readBy(source);
  for (const [index, read] of readers.entries()) {
    const [now, then] = [read(text), expected(before[index])];
    if (manner.anyOrder) expect(now).toEqual(then);
    else expect(JSON.stringify(now)).toBe(JSON.stringify(then));
  }
  return text;
}

/** The same of a change of a list; one that is empty or not there counts as a list. */
export const proveList = (
  source: Source,
  path: Path,
  change: Change,
  list: (entries: readonly unknown[]) => unknown[],
): string =>
  prove(source, change, (value) => {
    const entries = at(value, path);
    return put(value, path, list(Array.isArray(entries) ? entries : []));
  });
