import { isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument } from 'yaml';
import { asCode } from '../../../schema/language.ts';
import { isMapping } from '../../content/written/mapping.ts';

/** The way to a value in a file of YAML: names of fields, and places in lists from 0. */
export type ValuePath = readonly (string | number)[];

const holds = (node: Node | null | undefined, offset: number) =>
  node?.range !== undefined && node.range !== null && node.range[0] <= offset && offset <= node.range[1];

/** The way to the value that begins at an offset of a file, or that the offset lies in. */
export function pathAt(text: string, offset: number): ValuePath {
  const path: (string | number)[] = [];
  let node: Node | null = parseDocument<ParsedNode>(text).contents;
  while (node) {
    if (isSeq(node)) {
      const at = node.items.findIndex((item) => holds(item as Node, offset));
      if (at === -1) return path;
      path.push(at);
      node = node.items[at] as Node;
    } else if (isMap(node)) {
      const pair = node.items.find(({ value }) => holds(value as Node | null, offset));
      if (!pair || !isScalar(pair.key)) return path;
      path.push(String(pair.key));
      node = pair.value as Node | null;
    } else return path;
  }
  return path;
}

/** What stands at the end of a way, as it is read; undefined where it leads nowhere. */
export function valueAt(text: string, path: ValuePath): unknown {
  const value: unknown = parseDocument(text, { schema: 'failsafe' }).getIn(path);
  return isMap(value) || isSeq(value) ? value.toJSON() : value;
}

/** The way to a text in a language, `all` or `default`; a text without languages stands at its own way, a sample below it. */
export function wayTo(text: string, path: ValuePath, language: string): ValuePath {
  const value = valueAt(text, path);
  if (typeof value === 'string') return language === 'all' || language === 'default' ? path : [...path, language];
  const names = isMapping(value) ? Object.keys(value) : [];
  const own = names.find((name) => asCode(name) === language);
  return [...path, own ?? (names.includes('sample') ? 'sample' : language)];
}
