import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { isMapping } from '../written/mapping.ts';
import type { Path } from '../written/origin.ts';
import { UNWRITTEN } from '../written/stray-marks.ts';
import { saidAt } from './edit/reading.ts';

/** The name of the list of the header's own entries. */
const TOP_LEVEL = 'Top level';

/** Lists of links in the header, by the words that open them: `Services`, `Products / Outdoors`. */
export function menuLists(text: string): Map<string, YAMLSeq> {
  const lists = new Map<string, YAMLSeq>();
  const menu = parseDocument(text).getIn(['header', 'menu']);
  if (isSeq(menu)) lists.set(TOP_LEVEL, menu);
  for (const entry of isSeq(menu) ? menu.items : []) {
    if (!isMap(entry)) continue;
    const name = firstWords(entry);
    const items = entry.get('items');
    if (isSeq(items)) lists.set(name, items);
    const groups = entry.get('groups');
    for (const group of isSeq(groups) ? groups.items : []) {
      const inner = isMap(group) ? group.get('items') : undefined;
      if (isMap(group) && isSeq(inner)) lists.set(`${name} / ${firstWords(group)}`, inner);
    }
  }
  return lists;
}

/** A link to a page in a list of the header: the list's name and way, and the place in it. */
export interface MenuLink {
  readonly menu: string;
  readonly path: Path;
  readonly index: number;
}

/** The links to a page in the lists of the header, by the names that `menuLists` gives them. */
export function menuLinks(source: Source, route: string): MenuLink[] {
  const top: Path = ['header', 'menu'];
  const linksIn = (menu: string, path: Path): MenuLink[] =>
    listAt(source, path).flatMap((entry, index) =>
      isMapping(entry) && leadsTo(entry.link, route) ? [{ menu, path, index }] : [],
    );
  const below = listAt(source, top).flatMap((entry, at) => {
    const name = wordsOf(entry);
    const groups = listAt(source, [...top, at, 'groups']).flatMap((group, nth) =>
      linksIn(`${name} / ${wordsOf(group)}`, [...top, at, 'groups', nth, 'items']),
    );
    return [...linksIn(name, [...top, at, 'items']), ...groups];
  });
  return [...linksIn(TOP_LEVEL, top), ...below];
}

function listAt(source: Source, path: Path): readonly unknown[] {
  const said = saidAt(source, path);
  return Array.isArray(said) ? said : [];
}

/** The first words that an entry is called by. */
function wordsOf(entry: unknown): string {
  const label = isMapping(entry) ? entry.label : undefined;
  return String(isMapping(label) ? Object.values(label)[0] : label);
}

/** True of a link to a page as a whole, not to a section of it. */
const leadsTo = (link: unknown, route: string) =>
  typeof link === 'string' && (link.length > 1 ? link.replace(/\/$/, '') : link) === route;

function firstWords(map: YAMLMap): string {
  const label: unknown = map.get('label');
  const first = isMap(label) ? label.items[0]?.value : label;
  return String(isScalar(first) ? first.value : first);
}

/** The words of a link to a new page, in every language still to be written. */
export function unwrittenLabels(route: string, codes: readonly string[]): Record<string, string> {
  const words = route.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return Object.fromEntries(codes.map((code) => [code, `${UNWRITTEN} ${label}`]));
}

/** site.yaml with one more link at the end of a list; no other byte changes. */
export function addMenuEntry(
  text: string,
  list: YAMLSeq,
  entry: { route: string; labels: Readonly<Record<string, string>> },
): string {
  const first = list.items[0] as Node;
  const lineStart = text.lastIndexOf('\n', first.range?.[0] ?? 0) + 1;
  const indent = ' '.repeat(text.slice(lineStart).search(/\S/));
  const at = list.range?.[1] ?? text.length;
  const end = text.slice(0, at).trimEnd().length;
  const words = Object.entries(entry.labels).map(([code, label]) => `${indent}    ${code}: ${JSON.stringify(label)}\n`);
  const lines = `${indent}- label:\n${words.join('')}${indent}  link: ${entry.route}`;
  return `${text.slice(0, end)}\n${lines}${text.slice(end)}`;
}
