import { isMap, isScalar, type YAMLMap } from 'yaml';
import { blockSchemas } from '../../../../blocks/schemas.ts';
import { pageSchema } from '../../../../schema/page.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import type { Path } from '../../written/origin.ts';
import { fieldNames } from '../../written/schema-fields.ts';
import { changeText } from './change-text.ts';
import type { Change, FileEdits } from './edit.ts';
import { endOfEntry } from './entries.ts';
import { putFirst, putIn, takeOut } from './entry-ways.ts';
import { gapOf, isNothing } from './gap.ts';
import { columnOf } from './layout.ts';
import { type List, nameOf, nodeAt } from './node-at.ts';
import { changedAt, firstSound, readingOf, saidAt } from './reading.ts';
import { authored, behindName, fieldOf, inFlow, mannerOf, writable } from './write-value.ts';

type Names = readonly string[];

/** The order in which the fields of a block or page are told of. */
function orderOf(value: unknown, path: Path): Names {
  if (path.length === 0) return fieldNames(pageSchema);
  const type = isMapping(value) ? value.type : undefined;
  const schema =
    typeof type === 'string' && Object.hasOwn(blockSchemas, type)
      ? blockSchemas[type as keyof typeof blockSchemas]
      : undefined;
  return schema ? fieldNames(schema) : [];
}

/** Where a new name belongs: behind the last one that comes before it in an order, at the end where nothing is known. */
export function positionOf(key: string, names: Names, order: Names): number {
  const rank = order.indexOf(key);
  if (rank === -1) return names.length;
  const before = names.findLastIndex((name) => order.includes(name) && order.indexOf(name) < rank);
  const after = names.findIndex((name) => order.indexOf(name) > rank);
  if (before !== -1) return before + 1;
  return after === -1 ? names.length : after;
}

interface Field {
  readonly key: string;
  readonly value: unknown;
  /** The names that may stand in the mapping, in the order that they are to have. */
  readonly order?: Names;
}

/** Gives a field of a mapping a value, whether it is there or not; a new one takes its place in the order of its block. */
export const setField = (source: Source, path: Path, key: string, value: unknown): Change =>
  putField(source, path, { key, value });

/** The same with an order of the mapping's names. */
export function putField(source: Source, path: Path, { key, value: to, order }: Field): Change {
  const found = nodeAt(source, path);
  if (typeof found === 'string') return { refused: found };
  const value = writable(to);
  const map = isMap(found.node) && found.node.items.length > 0 ? (found.node as List) : undefined;
  const names = map ? (map as YAMLMap).items.map((pair) => nameOf(pair as Parameters<typeof nameOf>[0])) : [];
  if (names.includes(key)) return replaceField(source, [...path, key], value);
  if (!map && !isNothing(source.text, found)) return { refused: 'edit-not-there' };
  const reading = readingOf(source);
  const at = positionOf(key, names, order ?? orderOf(saidAt(source, path), path));
  const ways = map
    ? putIn(source.text, map, at, written(source.text, map, [key, value]))
    : putFirst(source.text, found, { [key]: value });
  const expected = changedAt(reading.value, path, (inner) => {
    const entries = Object.entries(isMapping(inner) ? inner : {});
    return Object.fromEntries(entries.toSpliced(at, 0, [key, authored(value)]));
  });
  return firstSound({ source, ways, expected, otherwise: found.repeated });
}

function written(text: string, map: List, [key, value]: readonly [string, unknown]): string {
  const manner = mannerOf(text);
  // The braces around a name with its value are the mapping's own.
  if (map.flow) return inFlow({ [key]: value }, manner).slice(2, -2);
  return fieldOf([key, value], columnOf(text, map.range?.[0] ?? 0), manner);
}

const isPlainValue = (value: unknown) => value !== null && typeof value !== 'object';

function replaceField(source: Source, path: Path, value: unknown): Change {
  const found = nodeAt(source, path);
  if (typeof found === 'string') return { refused: found };
  if (isPlainValue(value) && (!found.node || isScalar(found.node))) return changeText(source, path, String(value));
  const { text } = source;
  const gap = gapOf(text, found);
  if (!gap || !found.holder) return { refused: 'edit-not-there' };
  const { list, index } = found.holder;
  const key = isMap(list) ? list.items[index]?.key.range?.[0] : undefined;
  const end = Math.max(gap.end, endOfEntry(text, list, index));
  const manner = mannerOf(text);
  const oneLine = ` ${inFlow(value, manner)}`;
  const written = found.inFlow ? [oneLine] : [behindName(value, columnOf(text, key ?? 0), manner), oneLine];
  const ways: FileEdits[] = written.map((now) => [{ start: gap.start, end, text: now }]);
  const expected = changedAt(readingOf(source).value, path, () => authored(value));
  return firstSound({ source, ways, expected, whole: true, otherwise: found.repeated });
}

/** Takes a field out of a mapping, with its own comments. */
export function removeField(source: Source, path: Path, key: string): Change {
  const holder = nodeAt(source, path);
  if (typeof holder === 'string') return { refused: holder };
  const found = nodeAt(source, [...path, key]);
  if (typeof found === 'string' && found === 'edit-not-there') return { refused: found };
  const map = holder.node as List;
  const index = isMap(map) ? map.items.findLastIndex((pair) => nameOf(pair) === key) : -1;
  const expected = changedAt(readingOf(source).value, path, (inner) =>
    Object.fromEntries(Object.entries(inner as Mapping).filter(([name]) => name !== key)),
  );
  return firstSound({
    source,
    ways: takeOut(source.text, holder, map, index),
    expected,
    whole: true,
    otherwise: holder.repeated,
  });
}
