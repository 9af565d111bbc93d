import type { z } from 'zod';
import { lineStart } from '../../diagnostics/lines.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { meaningsOf } from '../../diagnostics/synonyms.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { once } from '../written/once.ts';
import { locate, type Origin } from '../written/origin.ts';
import type { CheckContext } from '../written/report.ts';
import { fieldNames, innerSchema, isNamed, isText, neededFields } from '../written/schema-fields.ts';
import { shiftLines } from '../written/shift-lines.ts';

type Schema = z.core.$ZodType;

/** A mapping with its schema, the field of it under which the next one stands, and the mapping that it stands in itself. */
interface Level {
  readonly holder: Mapping;
  readonly schema: Schema;
  readonly field: string;
  readonly above: Level | undefined;
}

/** True for what may be a language's code; `all` stands for every language. */
const isLanguage = (name: string) => /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(name);

/**
 * Finds fields and languages that stand on another level than they belong to, reports them, and puts them where they
 * belong, so that nothing is called missing. Gives true where there were any.
 */
export function settleLevels(schema: Schema, written: Mapping, checking: CheckContext): boolean {
  const before = checking.report.diagnostics.length;
  settle(written, schema, undefined, checking);
  return checking.report.diagnostics.length > before;
}

function settle(value: unknown, schema: Schema | undefined, above: Level | undefined, checking: CheckContext): void {
  if (!schema) return;
  if (Array.isArray(value)) joinParts(value, () => innerSchema(schema, 0), checking);
  if (Array.isArray(value)) {
    const inner = innerSchema(schema, 0);
    // Fields in the place of an entry's words are told where they stand.
    const isOther = (entry: unknown) => isText(inner) && isMapping(entry) && !Object.keys(entry).some(isLanguage);
    for (const entry of value) if (!isOther(entry)) settle(entry, inner, above, checking);
  }
  if (!isMapping(value) || !checking.origins.has(value)) return;
  const fields = fieldNames(schema);
  // Where all names belong, there is none to move.
  const isForeign = foreignTo(schema);
  const moves = Object.keys(value).some(isForeign);
  if (moves) for (const field of fields) takeInFollowing(value, field, schema, checking);
  for (const field of fields) {
    joinLanguages(value, field, schema, checking);
    joinFields(value, field, schema, checking);
    joinEntries(value, field, schema, checking);
  }
  if (moves) {
    takeInLanguages(value, schema, checking);
    moveIn(value, schema, above, checking);
    moveOut(value, isForeign, above, checking);
  }
  for (const field of Object.keys(value)) {
    const inner = value[field];
    if (typeof inner === 'object' && inner !== null)
      settle(inner, innerSchema(schema, field), { holder: value, schema, field, above }, checking);
  }
}

type IsForeign = (name: string) => boolean;

const foreign = new WeakMap<Schema, IsForeign>();

/** Tells the names that do not belong to a schema; where names are one's own, all do. */
const foreignTo = (schema: Schema): IsForeign =>
  once(foreign, schema, () => {
    const fields = fieldNames(schema);
    if (fields.length > 0) return (name) => !fields.includes(name);
    return isText(schema) ? (name) => !isLanguage(name) : () => false;
  });

/** The nearest mapping further out that has a field of a name, but nothing under it. */
function levelFor(name: string, above: Level | undefined): Level | undefined {
  let level = above;
  while (level && (!fieldNames(level.schema).includes(name) || Object.hasOwn(level.holder, name))) level = level.above;
  return level;
}

/** A field without a value takes in the names that follow it in the same column and belong below it. */
function takeInFollowing(holder: Mapping, field: string, schema: Schema, { origins, report }: CheckContext): void {
  if (holder[field] !== null) return;
  const inner = innerSchema(schema, field);
  const origin = origins.get(holder);
  const above = origin?.slots.get(field);
  if (!inner || !origin || !above) return;
  const [own, below] = [fieldNames(schema), fieldNames(inner)];
  const names = [...origin.slots.keys()].map(String);
  const run: string[] = [];
  for (const name of names.slice(names.indexOf(field) + 1)) {
    if (own.includes(name) || !(isText(inner) ? isLanguage(name) : below.includes(name))) break;
    run.push(name);
  }
  const [first] = run;
  if (
    first === undefined ||
    !/\n[\t ]*$/.test(above.source.text.slice(above.key.end, origin.slots.get(first)?.key.start))
  )
    return;
  const { key } = locate(origins, holder, [first]);
  report.add('not-further-in', key, { key: field }, shiftLines(origin, run, 2));
  takeIn(run, holder, { holder, field }, { origins });
}

/** Puts fields of a mapping below a field without a value. */
function takeIn(
  run: readonly string[],
  from: Mapping,
  { holder, field }: Pick<Level, 'holder' | 'field'>,
  { origins }: Pick<CheckContext, 'origins'>,
): void {
  const [origin, { key }] = [origins.get(from), locate(origins, from, [run[0] ?? ''])];
  const taken: Mapping = {};
  if (origin) origins.set(taken, { source: origin.source, head: key.range, slots: new Map() });
  holder[field] = taken;
  for (const name of run) move(name, from, taken, { origins });
}

/** Languages that stand as entries of a list are put into one text. */
function joinLanguages(holder: Mapping, field: string, schema: Schema, { origins, report }: CheckContext): void {
  const list = holder[field];
  if (!Array.isArray(list) || list.length === 0 || !isText(innerSchema(schema, field))) return;
  if (!list.every((entry) => isMapping(entry) && Object.keys(entry).every(isLanguage))) return;
  const origin = origins.get(list);
  const { place, key } = locate(origins, holder, [field]);
  if (!origin) return;
  report.add('languages-as-list', place, { key: field }, withoutDashes(origin, key.range.start));
  const joined: Mapping = {};
  const slots: Origin['slots'] = new Map();
  origins.set(joined, { source: origin.source, head: origin.head, slots });
  for (const entry of list as Mapping[]) for (const name of Object.keys(entry)) move(name, entry, joined, { origins });
  holder[field] = joined;
}

/** Fields, or names of one's own, that stand as entries of a list are put into one mapping. */
function joinFields(holder: Mapping, field: string, schema: Schema, { origins, report }: CheckContext): void {
  const list = holder[field];
  const inner = innerSchema(schema, field);
  if (!Array.isArray(list) || list.length === 0 || !inner || !isNamed(inner) || isText(inner)) return;
  if (!list.every((entry) => isMapping(entry) && origins.has(entry))) return;
  const names = (list as Mapping[]).flatMap((entry) => Object.keys(entry));
  const fields = fieldNames(inner);
  const isRight = (name: string) => fields.length === 0 || fields.includes(name);
  const origin = origins.get(list);
  const [first] = names;
  if (!origin || first === undefined || new Set(names).size < names.length || !names.every(isRight)) return;
  const { place, key } = locate(origins, holder, [field]);
  report.add(
    'fields-as-list',
    place,
    { key: field, example: `\`${first}: …\`` },
    withoutDashes(origin, key.range.start),
  );
  const joined: Mapping = {};
  origins.set(joined, { source: origin.source, head: origin.head, slots: new Map() });
  for (const entry of list as Mapping[]) for (const name of Object.keys(entry)) move(name, entry, joined, { origins });
  holder[field] = joined;
}

/** An entry of which each field has a dash of its own is put together again. */
export function joinParts(
  list: unknown[],
  schemaOf: (first: Mapping) => Schema | undefined,
  { origins, report }: CheckContext,
): void {
  let joined: unknown;
  for (let at = 1; at < list.length; at++) {
    const [first, next] = [list[at - 1], list[at]];
    if (!isMapping(first) || !isMapping(next)) continue;
    const schema = schemaOf(first);
    if (!schema || !areParts(first, next, { schema, isBegun: joined === first })) continue;
    const [origin, from] = [origins.get(list), origins.get(next)];
    const [key = ''] = Object.keys(next);
    if (!origins.has(first) || !from || from.source !== origins.get(first)?.source) continue;
    const dash = from.source.text.lastIndexOf('-', from.head.start);
    if (!/^-\s*$/.test(from.source.text.slice(dash, from.head.start))) continue;
    const range = { start: dash, end: dash + 1 };
    report.add('entry-in-parts', { source: from.source, range }, { key }, { range, text: ' ' });
    for (const name of Object.keys(next)) move(name, next, first, { origins });
    list.splice(at--, 1);
    joined = first;
    const slots = [...(origin?.slots.values() ?? [])];
    slots.splice(at + 1, 1);
    origin?.slots.clear();
    for (const [index, slot] of slots.entries()) origin?.slots.set(index, slot);
  }
}

/** True of two entries of which the second has what the first lacks, and nothing that the first has. */
function areParts(first: Mapping, next: Mapping, { schema, isBegun }: { schema: Schema; isBegun: boolean }): boolean {
  const fields = fieldNames(schema);
  const needed = neededFields(schema);
  const lacks = needed.filter((name) => !Object.hasOwn(first, name));
  const [own, names] = [Object.keys(first), Object.keys(next)];
  const isOne = isBegun || own.length === 1;
  if (fields.length === 0 || names.length === 0 || (lacks.length === 0 && !isOne)) return false;
  if (!own.every((name) => fields.includes(name))) return false;
  if (!names.every((name) => fields.includes(name) && !Object.hasOwn(first, name))) return false;
  const isRest = lacks.length > 0 && lacks.some((name) => Object.hasOwn(next, name));
  return isRest || (isOne && needed.some((name) => !Object.hasOwn(next, name) && Object.hasOwn(first, name)));
}

/** True for an entry of a list that is a text in some languages. */
const inLanguages = (entry: unknown): entry is Mapping =>
  isMapping(entry) &&
  Object.keys(entry).length > 0 &&
  Object.keys(entry).every((name) => name !== 'all' && isLanguage(name));

/** Entries of a list of texts that have each a language of the same text: what one of them lacks stands in the next. */
function joinEntries(holder: Mapping, field: string, schema: Schema, { origins, report }: CheckContext): void {
  const list = holder[field];
  const inner = innerSchema(schema, field);
  if (!Array.isArray(list) || list.length < 2 || !inner || !isText(innerSchema(inner, 0))) return;
  for (let at = 1; at < list.length; at++) {
    const [first, next] = [list[at - 1], list[at]];
    if (!inLanguages(first) || !inLanguages(next)) continue;
    const names = Object.keys(next);
    if (names.some((name) => Object.hasOwn(first, name)) || (names.length > 1 && Object.keys(first).length > 1))
      continue;
    report.add('languages-as-list', locate(origins, next, [names[0] ?? '']).key, { key: field });
    for (const name of names) copy(name, next, first, { origins });
    for (const name of Object.keys(first)) if (!names.includes(name)) copy(name, first, next, { origins });
  }
}

/** Gives a mapping a value of another, with its place. */
function copy(name: string, from: Mapping, to: Mapping, { origins }: Pick<CheckContext, 'origins'>): void {
  to[name] = from[name];
  const slot = origins.get(from)?.slots.get(name);
  if (slot) origins.get(to)?.slots.set(name, slot);
}

/** The lines of a list without its dashes: names stand in the column of the dashes where that is further in. */
function withoutDashes({ source, head, slots }: Origin, keyStart: number) {
  const { text } = source;
  const last = [...slots.values()].at(-1)?.value.end ?? head.end;
  const [from, keyFrom] = [lineStart(source, head.start), lineStart(source, keyStart)];
  const column = head.start - from;
  if (text.slice(from, head.start).trim() !== '') return undefined;
  const keyColumn = /^(?:[ ]|-(?= ))*/.exec(text.slice(keyFrom, keyStart))?.[0].length ?? 0;
  const lines = text.slice(head.start, last).split('\n');
  const deeper = column > keyColumn;
  const bare = lines.map((line, index) => {
    const [indent, rest] = index === 0 ? ['', line] : [line.slice(0, column), line.slice(column)];
    const isEntry = /^- /.test(rest) && indent.trim() === '';
    if (!deeper) return indent + (isEntry ? `  ${rest.slice(2)}` : rest);
    return indent + (isEntry || /^ {2}/.test(rest) ? rest.slice(2) : rest);
  });
  return { range: { start: head.start, end: last }, text: bare.join('\n') };
}

/** A language right behind a text in languages, but beside it, belongs to it. */
function takeInLanguages(holder: Mapping, schema: Schema, { origins, report }: CheckContext): void {
  const own = fieldNames(schema);
  const origin = origins.get(holder);
  if (!origin || own.length === 0) return;
  let owner: string | undefined;
  for (const name of [...origin.slots.keys()].map(String)) {
    if (own.includes(name)) owner = name;
    const target = owner === undefined || owner === name ? undefined : holder[owner];
    if (owner === undefined || !isMapping(target) || !isText(innerSchema(schema, owner))) continue;
    const isCode = /^(?:[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?|all)$/.test(name);
    // `to` is a language, too, but nobody means it where it is another word for a field.
    const isField = isMapping(holder[name]) || meaningsOf(name).some((each) => own.includes(each));
    if (!isCode || isField || !Object.keys(target).every(isLanguage)) owner = undefined;
    else if (!Object.hasOwn(target, name)) {
      const { key } = locate(origins, holder, [name]);
      const columns = columnOf(origins.get(target)?.head.start, origin) - columnOf(key.range.start, origin);
      const fix = columns > 0 ? shiftLines(origin, [name], columns) : undefined;
      report.add('field-too-high', key, { key: name, owner }, fix);
      move(name, holder, target, { origins });
    }
  }
}

/** Names that are fields of a mapping beside them, or of one that is not there, belong into it; those of one are told once. */
function moveIn(holder: Mapping, schema: Schema, above: Level | undefined, { origins, report }: CheckContext): void {
  const own = fieldNames(schema);
  const strange = Object.keys(holder).filter((name) => !own.includes(name));
  for (const owner of own) {
    const inner = innerSchema(schema, owner);
    const [origin, target] = [origins.get(holder), holder[owner]];
    if (!inner || !(target === undefined || isMapping(target)) || !origin) continue;
    const below = fieldNames(inner);
    const isThere = (name: string) => isMapping(target) && Object.hasOwn(target, name);
    // Only what all pages share is one of a kind: a block may have a name of its own that another program has beside it.
    const mayRepeat = above === undefined && !own.includes('blocks');
    const isOnly = (name: string) => ownersOf(name, schema).length === 1;
    const isMisplaced = (name: string) =>
      Object.hasOwn(holder, name) &&
      below.includes(name) &&
      (isMapping(target)
        ? !isThere(name) || (mayRepeat && isOnly(name))
        : isOnly(name) && nearest(name, own) === undefined);
    const misplaced = strange.filter(isMisplaced);
    const [first] = misplaced;
    if (first === undefined) continue;
    const names = [...origin.slots.keys()].map(String);
    const next = names.slice(names.indexOf(owner) + 1, names.indexOf(owner) + 1 + misplaced.length);
    const head = isMapping(target) ? origins.get(target)?.head : undefined;
    const columns = columnOf(head?.start, origin) - columnOf(origin.slots.get(first)?.key.start, origin);
    const fix =
      head && next.join() === misplaced.join() && columns > 0 ? shiftLines(origin, misplaced, columns) : undefined;
    report.add('field-too-high', locate(origins, holder, [first]).key, { key: first, owner }, fix);
    if (!isMapping(target)) takeIn(misplaced, holder, { holder, field: owner }, { origins });
    else
      for (const name of misplaced)
        if (isThere(name)) delete holder[name];
        else move(name, holder, target, { origins });
  }
}

/** The fields of a schema whose own fields have one of a name. */
const ownersOf = (name: string, schema: Schema) =>
  fieldNames(schema).filter((owner) => {
    const inner = innerSchema(schema, owner);
    return inner !== undefined && fieldNames(inner).includes(name);
  });

/** Names that are fields of a mapping further out belong there; those that follow each other are told once. */
function moveOut(
  holder: Mapping,
  isForeign: IsForeign,
  above: Level | undefined,
  { origins, report }: CheckContext,
): void {
  let told: Level | undefined;
  for (const name of Object.keys(holder).filter(isForeign)) {
    // What follows a name may have gone with it.
    if (!Object.hasOwn(holder, name)) continue;
    const level = levelFor(name, above);
    if (!level) continue;
    const { key } = locate(origins, holder, [name]);
    if (told !== level) report.add('field-too-deep', key, { key: name, beside: level.field });
    told = level;
    const inner = innerSchema(level.schema, name);
    const after = [...(origins.get(holder)?.slots.keys() ?? [])].map(String);
    const rest = after.slice(after.indexOf(name) + 1);
    const end = rest.findIndex((each) => !isForeign(each) || !inner || !innerSchema(inner, each));
    const run = rest.slice(0, end === -1 ? undefined : end);
    move(name, holder, level.holder, { origins });
    if (level.holder[name] === null && run.length > 0)
      takeIn(run, holder, { holder: level.holder, field: name }, { origins });
  }
}

/** Moves a value to another mapping; its place stays known. */
function move(name: string, from: Mapping, to: Mapping, { origins }: Pick<CheckContext, 'origins'>): void {
  to[name] = from[name];
  delete from[name];
  const slots = origins.get(from)?.slots;
  const slot = slots?.get(name);
  if (slot) origins.get(to)?.slots.set(name, slot);
  slots?.delete(name);
}

const columnOf = (at: number | undefined, { source }: Origin) => (at === undefined ? 0 : at - lineStart(source, at));
