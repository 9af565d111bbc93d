import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Range, Source } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../written/origin.ts';
import type { EditRefusal } from './edit.ts';
import { readingOf } from './reading.ts';

export type List = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** A value in its place. */
export interface FoundNode {
  /** Null for a name without a value. */
  readonly node: Node | null;
  /** What it stands in, and as which entry; none for the whole file. */
  readonly holder?: { readonly list: List; readonly index: number };
  /** True inside of braces or brackets. */
  readonly inFlow: boolean;
  /** Why no change is made that does not come out right: other places repeat what stands here. */
  readonly repeated: EditRefusal | undefined;
}

/** The name of an entry, as it is read. */
export const nameOf = (pair: Pair<Node, Node | null>): string => (isScalar(pair.key) ? String(pair.key.value) : '');

const entryAt = (list: List, step: PropertyKey): number => {
  if (isSeq(list)) return typeof step === 'number' && step < list.items.length ? step : -1;
  return list.items.findLastIndex((pair) => pair.key && nameOf(pair) === step);
};

/** An entry's value. */
export const valueAt = (list: List, index: number): Node | null =>
  isMap(list) ? ((list.items[index] as Pair<Node, Node | null>)?.value ?? null) : ((list.items[index] as Node) ?? null);

/** Finds what stands at a path; what is repeated from elsewhere cannot be changed there. */
export function nodeAt(source: Source, path: Path): FoundNode | EditRefusal {
  const { root } = readingOf(source);
  let found: FoundNode = { node: root, inFlow: false, repeated: undefined };
  for (const step of path) {
    const list = found.node;
    if (isAlias(list)) return 'edit-repeated';
    const index = isMap(list) || isSeq(list) ? entryAt(list as List, step) : -1;
    if (index === -1) return 'edit-not-there';
    const holder = { list: list as List, index };
    const repeated = found.repeated ?? repeatedAt(list as List);
    found = { node: valueAt(holder.list, index), holder, inFlow: found.inFlow || holder.list.flow === true, repeated };
  }
  if (isAlias(found.node)) return 'edit-repeated';
  return { ...found, repeated: found.repeated ?? (found.node ? marksIn(found.node) : undefined) };
}

const repeatedAt = (node: Node): EditRefusal | undefined =>
  'anchor' in node && node.anchor ? 'edit-repeated' : undefined;

/** Tells that there are marks in a value that other places may repeat. */
export function marksIn(node: Node): EditRefusal | undefined {
  let found: EditRefusal | undefined;
  visit(node, {
    Node: (_, each) => {
      found ??= repeatedAt(each);
    },
  });
  return found;
}

/** The path of the text that was written at a range; a name without a value stands for it. */
export function pathAt(source: Source, { start }: Range): Path | undefined {
  const within = (node: Node | null, path: Path): Path | undefined => {
    if (!node || isAlias(node)) return undefined;
    const [from = 0, to = 0] = node.range ?? [];
    if (!isCollection(node)) return from <= start && (start < to || start === from) ? path : undefined;
    for (const [index, entry] of (node as List).items.entries()) {
      if (isSeq(node)) {
        const found = within(entry as Node, [...path, index]);
        if (found) return found;
        continue;
      }
      const pair = entry as Pair<Node, Node | null>;
      const inner = [...path, nameOf(pair)];
      if (pair.key?.range?.[0] === start && !isCollection(pair.value)) return inner;
      const found = within(pair.value, inner);
      if (found) return found;
    }
    return undefined;
  };
  return within(readingOf(source).root, []);
}
