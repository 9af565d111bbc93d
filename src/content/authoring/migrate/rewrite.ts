import { isMap, Lexer, type Node, type YAMLMap } from 'yaml';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { asRead } from '../../validate/older.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import type { Path } from '../../written/origin.ts';
import { changeText } from '../edit/change-text.ts';
import { applyEdits, type Change, type Edit, trimmed } from '../edit/edit.ts';
import { spansOf } from '../edit/entries.ts';
import { putField } from '../edit/field-edits.ts';
import { columnOf, lineAt } from '../edit/layout.ts';
import { addEntry } from '../edit/list-edits.ts';
import { type List, nameOf, nodeAt } from '../edit/node-at.ts';
import { readingOf } from '../edit/reading.ts';
import { writeInFlow, writeMoved } from './moved.ts';

/** What a file says, to be given to `rewrite` with parts of it changed: the parts that stay are known as the same. */
export const saidBy = (source: Source): unknown => readingOf(source).value;

/**
 * The edits after which a file says something else, made of what it says now. No comment is lost, what stays or is taken over is
 * written as it was, and the file, read again, says exactly what it is to say; else no change is made.
 */
export function rewrite(source: Source, now: unknown): Change {
  const { value, faults } = readingOf(source);
  const changes = editsAt({ source, path: [], old: value, now });
  const edits = changes && joined(changes);
  if (!edits) return { refused: 'edit-unsound' };
  const text = applyEdits(source.text, edits);
  const after = readingOf({ file: source.file, text });
  const isSound = [...after.faults].every(([code, count]) => count <= (faults.get(code) ?? 0));
  const isWhole = String(notesIn(text)) === String(notesIn(source.text));
  if (!isSound || !isWhole || inOrder(after.value) !== inOrder(asRead(now))) return { refused: 'edit-unsound' };
  return { edits: trimmed(source.text, edits) };
}

/** A value as text, its names in one order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    isMapping(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );

/** The comments of a file. */
const notesIn = (text: string): string[] =>
  [...new Lexer().lex(text)]
    .filter((token) => token.startsWith('#'))
    .map((note) => note.trim())
    .sort();

const isFilled = (value: unknown) => typeof value === 'object' && value !== null;

interface Changing {
  readonly source: Source;
  readonly path: Path;
  readonly old: unknown;
  readonly now: unknown;
}

type Edits = readonly Edit[] | undefined;

const of = (change: Change): Edits => ('refused' in change ? undefined : change.edits);

const all = (parts: readonly Edits[]): Edits => (parts.every((part) => part !== undefined) ? parts.flat() : undefined);

/** What has to be done where a value is to be another; undefined where it cannot be. */
function editsAt({ source, path, old, now }: Changing): Edits {
  if (old === now || JSON.stringify(old) === JSON.stringify(now)) return [];
  if (isMapping(old) && isMapping(now)) return editsOfFields({ source, path, old, now });
  if (Array.isArray(old) && Array.isArray(now)) return editsOfEntries({ source, path, old, now });
  if (!isFilled(now) && (typeof old === 'string' || old === null)) return of(changeText(source, path, String(now)));
  const [holder, key] = [path.slice(0, -1), path.at(-1)];
  return typeof key === 'string' ? of(putField(source, holder, { key, value: now })) : undefined;
}

function editsOfEntries({
  source,
  path,
  old,
  now,
}: Changing & { old: readonly unknown[]; now: readonly unknown[] }): Edits {
  const common = Math.min(old.length, now.length);
  const each = old.slice(0, common).map((one, at) => editsAt({ source, path: [...path, at], old: one, now: now[at] }));
  const more = now.slice(common).map((value) => of(addEntry(source, path, { at: common, value })));
  const gone = [...old.keys()].slice(common);
  return all([...each, ...more, takenOut(source, path, gone)]);
}

function editsOfFields({ source, path, old, now }: Changing & { old: Mapping; now: Mapping }): Edits {
  const stays = Object.keys(old).filter((name) => Object.hasOwn(now, name));
  const inside = stays.map((name) => editsAt({ source, path: [...path, name], old: old[name], now: now[name] }));
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(now, name));
  const come = Object.keys(now).filter((name) => !Object.hasOwn(old, name));
  if (gone.length === 0) {
    const order = Object.keys(now);
    return all([...inside, ...come.map((key) => of(putField(source, path, { key, value: now[key], order })))]);
  }
  const names = Object.keys(old);
  if (come.length === 0)
    return all([
      ...inside,
      takenOut(
        source,
        path,
        gone.map((name) => names.indexOf(name)),
      ),
    ]);
  return all([...inside, replaced(source, path, { old, now, gone, come })]);
}

interface Replacing {
  readonly old: Mapping;
  readonly now: Mapping;
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** Puts fields in the place of others: one that has another name only gets that; what else is taken over is moved. */
function replaced(source: Source, path: Path, { old, now, ...names }: Replacing): Edits {
  const found = nodeAt(source, path);
  const map = typeof found === 'string' ? undefined : found.node;
  if (!isMap(map)) return undefined;
  const { text, file } = source;
  const [gone, come] = [new Set(names.gone), new Set(names.come)];
  const edits: Edit[] = [];
  const renamed = new Map<string, string>();
  for (const name of names.come) {
    const from = [...gone].find((each) => old[each] === now[name]);
    const pair = (map as YAMLMap<Node, Node | null>).items.find((each) => nameOf(each) === from);
    const [start = 0, end = 0] = pair?.key.range ?? [];
    if (from === undefined || end === 0) continue;
    edits.push({ file, start, end, text: name });
    renamed.set(name, from);
    gone.delete(from);
    come.delete(name);
  }
  if (gone.size === 0) {
    const order = Object.keys(now).map((name) => renamed.get(name) ?? name);
    return all([edits, ...[...come].map((key) => of(putField(source, path, { key, value: now[key], order })))]);
  }
  const spans = spansOf(text, map as List);
  const indexOf = (name: string) => Object.keys(old).indexOf(name);
  const spanOf = (name: string) => spans[indexOf(name)];
  const [first = '', ...others] = gone;
  const place = spanOf(first);
  if (!place || come.size === 0) return all([edits, takenOut(source, path, [...gone].map(indexOf))]);
  const fields = Object.fromEntries([...come].map((name) => [name, now[name]]));
  const leaving = { gone: [...gone], old };
  if (map.flow) {
    edits.push({ file, ...place, text: writeInFlow(source, path, leaving)(fields) });
    return all([edits, takenOut(source, path, others.map(indexOf))]);
  }
  const column = columnOf(text, map.range?.[0] ?? 0);
  const write = writeMoved(source, path, leaving);
  edits.push({ file, ...place, text: write(fields, column) });
  for (const name of others) {
    const span = spanOf(name);
    if (!span) return undefined;
    edits.push({
      file,
      start: lineAt(text, span.start),
      end: span.end + (/^\r?\n/.exec(text.slice(span.end))?.[0].length ?? 0),
      text: '',
    });
  }
  return edits;
}

/** Takes entries out of a list or mapping, each with its own comments and with what sets it apart from the one before it. */
function takenOut(source: Source, path: Path, indexes: readonly number[]): Edits {
  const found = nodeAt(source, path);
  const list = typeof found === 'string' ? undefined : (found.node as List | null);
  if (indexes.length === 0) return [];
  if (!list || indexes.length === list.items.length) return undefined;
  const spans = spansOf(source.text, list);
  const stays = [...spans.keys()].find((index) => !indexes.includes(index)) ?? 0;
  return indexes.map((index) => {
    const [start, end] =
      index < stays ? [spans[index]?.start, spans[index + 1]?.start] : [spans[index - 1]?.end, spans[index]?.end];
    return { file: source.file, start: start ?? 0, end: end ?? 0, text: '' };
  });
}

/** Edits in their order, those that only take out joined where they meet; undefined where others do. */
function joined(edits: readonly Edit[]): Edit[] | undefined {
  const made: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = made.at(-1);
    if (!last || edit.start >= last.end) made.push(edit);
    else if (last.text === '' && edit.text === '')
      made[made.length - 1] = { ...last, end: Math.max(last.end, edit.end) };
    else return undefined;
  }
  return made;
}
