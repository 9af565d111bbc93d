import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { asCode } from '../../../../schema/language.ts';
import type { Place, Source } from '../../../diagnostics/diagnostic.ts';
import { isMapping } from '../../written/mapping.ts';
import { readingOf, saidAt } from './reading.ts';

/** The way to a value in a file of YAML: names of fields, and places in lists from 0. */
export type EditedPath = readonly (string | number)[];

const holds = (node: Node | null | undefined, offset: number) =>
  node?.range !== undefined && node.range !== null && node.range[0] <= offset && offset <= node.range[1];

/** The way to the value that begins at an offset of a file, or that the offset lies in. */
export function pathAt(source: Source, offset: number): EditedPath {
  const path: (string | number)[] = [];
  let node: Node | null = readingOf(source).root;
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

/** A file as it is now, and the way in it to what was read at a place. */
export function standsNow({ source, range }: Place, read: (file: string) => Source | undefined) {
  const now = read(source.file);
  // Mostly it is as it was read, and has been taken apart.
  return { now, path: pathAt(now?.text === source.text ? now : source, range.start) };
}

/** The way to a text in a language, `all` or `default`; a text without languages stands at its own way, a sample below it. */
export function wayTo(source: Source, path: EditedPath, language: string): EditedPath {
  const value = saidAt(source, path);
  if (typeof value === 'string') return language === 'all' || language === 'default' ? path : [...path, language];
  const names = isMapping(value) ? Object.keys(value) : [];
  const own = names.find((name) => asCode(name) === language);
  return [...path, own ?? (names.includes('sample') ? 'sample' : language)];
}

/** A text in a language, as it is read; undefined where there is none. */
export function textAt(source: Source, path: EditedPath, language: string): unknown {
  const way = wayTo(source, path, language);
  const isLanguage = way.length === path.length || isMapping(saidAt(source, path));
  return isLanguage ? saidAt(source, way) : undefined;
}
