import fc, { type GeneratorValue } from 'fast-check';
import { expect, test } from 'vitest';
import { changeText } from '../../../../../src/content/authoring/edit/change-text.ts';
import { applyEdits, type Change, inverse } from '../../../../../src/content/authoring/edit/edit.ts';
import { removeField, setField } from '../../../../../src/content/authoring/edit/field-edits.ts';
import { setLanguage } from '../../../../../src/content/authoring/edit/languages.ts';
import {
  addEntry,
  duplicateEntry,
  moveEntry,
  removeEntry,
} from '../../../../../src/content/authoring/edit/list-edits.ts';
import { parseYaml } from '../../../../../src/content/read/parse.ts';
import { Report } from '../../../../../src/content/written/report.ts';
import type { Source } from '../../../../../src/diagnostics/diagnostic.ts';
import { cases, patience } from '../../../random/cases.ts';
import { at, byEngine, made, type Path, prove, proveList, put, textsIn } from './proof.ts';
import { anyText, FileWriter } from './random-file.ts';

const SITE = { languages: ['en', 'tr'], defaultLanguage: 'en' };
const tried = { files: 0, edits: 0, refused: 0 };

function collections(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [path, ...Object.entries(value).flatMap(([key, inner]) => collections(inner, [...path, step(key)]))];
}

interface Turn {
  readonly what: string;
  readonly change: Change;
  readonly prove: () => string;
}

type Turns = (source: Source, g: GeneratorValue) => Turn | undefined;

const pick = <T>(g: GeneratorValue, from: readonly T[]): T | undefined =>
  from.length ? (g(fc.constantFrom<T[]>, ...from) as T) : undefined;

const onText: Turns = (source, g) => {
  const path = pick(g, textsIn(byEngine(source.text)));
  if (!path?.length) return undefined;
  const to = g(anyText) as string;
  const change = changeText(source, path, to);
  const what = `changeText ${JSON.stringify([path, to])}`;
  return { what, change, prove: () => prove(source, change, (old) => put(old, path, to)) };
};

const onLanguage: Turns = (source, g) => {
  const value = byEngine(source.text);
  const path = pick(
    g,
    textsIn(value).filter((each) => each.length > 0),
  );
  if (!path) return undefined;
  const text = g(anyText) as string;
  const change = setLanguage(source, path, { ...SITE, language: 'tr', text });
  const what = `setLanguage ${JSON.stringify([path, text])}`;
  return {
    what,
    change,
    prove: () => prove(source, change, (old) => put(old, path, { en: at(value, path), tr: text })),
  };
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const onList: Turns = (source, g) => {
  const value = byEngine(source.text);
  const lists = collections(value).filter((each) => each.length > 0 && isList(at(value, each)));
  const path = pick(g, lists);
  if (!path) return undefined;
  const count = (at(value, path) as unknown[]).length;
  const [from, to] = [
    g(fc.nat, { max: Math.max(0, count - 1) }) as number,
    g(fc.nat, { max: Math.max(0, count - 1) }) as number,
  ];
  const kind = count === 0 ? 'add' : pick(g, ['move', 'remove', 'double', 'add'] as const);
  const listed = (change: Change, list: (entries: readonly unknown[]) => unknown[]): Turn => ({
    what: `${kind} ${JSON.stringify([path, from, to])}`,
    change,
    prove: () => proveList(source, path, change, list),
  });
  if (kind === 'move')
    return listed(moveEntry(source, path, { from, to }), (list) =>
      list.toSpliced(from, 1).toSpliced(to, 0, list[from]),
    );
  if (kind === 'remove') return listed(removeEntry(source, path, from), (list) => list.toSpliced(from, 1));
  if (kind === 'double')
    return listed(duplicateEntry(source, path, from), (list) => list.toSpliced(from, 0, list[from]));
  const entry = g(anyEntry) as unknown;
  const where = g(fc.nat, { max: count }) as number;
  return listed(addEntry(source, path, { at: where, value: entry }), (list) => list.toSpliced(where, 0, entry));
};

const anyEntry = () =>
  fc.oneof(
    anyText(),
    fc.record({
      type: anyText(),
      b: fc.record({ en: anyText(), tr: anyText() }),
      c: fc.array(anyText(), { maxLength: 2 }),
    }),
  );

const onField: Turns = (source, g) => {
  const value = byEngine(source.text);
  const path = pick(
    g,
    collections(value).filter((each) => !isList(at(value, each))),
  );
  if (!path) return undefined;
  const fields = at(value, path) as Record<string, unknown>;
  const key = pick(g, [...Object.keys(fields), 'new-one', 'other']) ?? 'new-one';
  const change = Object.hasOwn(fields, key) && g(fc.boolean) ? removeField(source, path, key) : undefined;
  const without = (old: unknown) => {
    const { [key]: _, ...rest } = at(old, path) as Record<string, unknown>;
    return path.length ? put(old, path, rest) : rest;
  };
  if (change)
    return { what: `removeField ${JSON.stringify([path, key])}`, change, prove: () => prove(source, change, without) };
  const to = g(anyEntry) as unknown;
  const set = setField(source, path, key, to);
  const what = `setField ${JSON.stringify([path, key, to])}`;
  return {
    what,
    change: set,
    prove: () => prove(source, set, (old) => put(old, [...path, key], to), { anyOrder: true }),
  };
};

/** Sound as the engine has it: without a word of warning. */
function isSound(text: string): boolean {
  const report = new Report();
  return parseYaml({ file: 'x.yaml', text }, new WeakMap(), report) !== undefined && report.diagnostics.length === 0;
}

/**
 * What is marked may be repeated, and blank lines are part of a text that keeps them, so that it cannot change places with
 * what stands between entries. Anything else is changed.
 */
const mayRefuse = (reason: string, what: string, text: string) =>
  reason === 'edit-repeated' ? /&m\d/.test(text) : !what.startsWith('changeText') && /[|>]\d?\+/.test(text);

/** Changes one file three times and takes it all back. */
function tryFile(g: GeneratorValue): void {
  const first = new FileWriter(g).file();
  fc.pre(isSound(first));
  tried.files++;
  const back: (() => void)[] = [];
  let text = first;
  for (let count = 0; count < 3; count++) {
    const source: Source = { file: 'x.yaml', text };
    const turn = pick(g, [onText, onText, onLanguage, onList, onField])?.(source, g);
    if (!turn) continue;
    const { change, what } = turn;
    const isRefused = 'refused' in change;
    if (isRefused && mayRefuse(change.refused, what, text)) {
      tried.refused++;
      continue;
    }
    if (isRefused) throw new Error(`${change.refused}: ${what} in\n${text}`);
    const [before, edits] = [text, made(change)];
    try {
      text = turn.prove();
    } catch (cause) {
      throw new Error(`${what} in\n${text}\ngives\n${applyEdits(text, edits)}`, { cause });
    }
    tried.edits++;
    back.unshift(() => {
      text = applyEdits(text, inverse(before, edits));
    });
  }
  for (const step of back) step();
  expect(text).toBe(first);
}

test('changes of random files change what they are for alone, and taken back give the same bytes', patience, () => {
  fc.assert(fc.property(fc.gen(), tryFile), { numRuns: cases * 2 });
  if (cases > 100) console.info(`${tried.files} files, ${tried.edits} edits, ${tried.refused} refused`);
});
