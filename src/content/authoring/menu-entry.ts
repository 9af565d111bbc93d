import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { isMapping } from '../written/mapping.ts';
import type { Path } from '../written/origin.ts';
import { UNWRITTEN } from '../written/stray-marks.ts';
import { applyEdits } from './edit/edit.ts';
import { removeEntry } from './edit/list-edits.ts';
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

/** A list of links in the header: its name, its way, and the labels of what opens it. */
interface MenuList extends Pick<MenuLink, 'menu' | 'path'> {
  readonly labels: readonly unknown[];
}

function listsIn(source: Source): MenuList[] {
  const top: Path = ['header', 'menu'];
  const below = listAt(source, top).flatMap((entry, at) => {
    const way = [...top, at];
    const groups = listAt(source, [...way, 'groups']).map((group, nth) => ({
      menu: `${wordsOf(entry)} / ${wordsOf(group)}`,
      path: [...way, 'groups', nth, 'items'],
      labels: [labelOf(entry), labelOf(group)],
    }));
    return [{ menu: wordsOf(entry), path: [...way, 'items'], labels: [labelOf(entry)] }, ...groups];
  });
  return [...below, { menu: TOP_LEVEL, path: top, labels: [] }];
}

/** What the lists that `menuLists` names are called in a language, those of their entries that open them. */
export const menuLabels = (source: Source, language: string): ReadonlyMap<string, string> =>
  new Map(
    listsIn(source).map(({ menu, labels }) => [menu, labels.map((label) => inLanguage(label, language)).join(' / ')]),
  );

/** The links to a page in the lists of the header, by the names that `menuLists` gives them. */
export const menuLinks = (source: Source, route: string): MenuLink[] =>
  listsIn(source).flatMap(({ menu, path }) =>
    listAt(source, path).flatMap((entry, index) =>
      isMapping(entry) && leadsTo(entry.link, route) ? [{ menu, path, index }] : [],
    ),
  );

/** The labelled links to a page that can be taken out of header and footer, each by its way. */
export function entriesTo(source: Source, route: string): Path[] {
  const found: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    const inner = Object.entries(value);
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries())
        if (isEntryTo(entry, route) && outOf(source, path, index)) found.push([...path, index]);
    }
    for (const [key, each] of inner) visit(each, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  for (const part of ['header', 'footer']) visit(saidAt(source, [part]), [part]);
  return found;
}

/** site.yaml without the labelled links to a page in header and footer; a menu goes with its last one. */
export function withoutEntriesTo(source: Source, route: string): Source {
  const [way] = entriesTo(source, route);
  const out = way && outOf(source, way.slice(0, -1), Number(way.at(-1)));
  const made = out && removeEntry(source, out.list, out.index);
  if (!made || 'refused' in made) return source;
  return withoutEntriesTo({ ...source, text: applyEdits(source.text, made.edits) }, route);
}

const isEntryTo = (entry: unknown, route: string) =>
  isMapping(entry) && 'label' in entry && leadsTo(entry.link, route) && !Object.values(entry).some(Array.isArray);

/** The entry that has to go where one of a list does: of a list of one what holds it; none where all of header or footer would. */
function outOf(source: Source, list: Path, index: number): { readonly list: Path; readonly index: number } | undefined {
  if (listAt(source, list).length > 1) return { list, index };
  const holder = list.slice(0, -1);
  const at = holder.at(-1);
  const said = saidAt(source, holder);
  const isForList = isMapping(said) && !('link' in said) && Object.values(said).filter(Array.isArray).length === 1;
  return typeof at === 'number' && isForList ? outOf(source, holder.slice(0, -1), at) : undefined;
}

function listAt(source: Source, path: Path): readonly unknown[] {
  const said = saidAt(source, path);
  return Array.isArray(said) ? said : [];
}

const labelOf = (entry: unknown) => (isMapping(entry) ? entry.label : undefined);

/** The first words that an entry is called by. */
function wordsOf(entry: unknown): string {
  const label = labelOf(entry);
  return String(isMapping(label) ? Object.values(label)[0] : label);
}

const inLanguage = (label: unknown, language: string) =>
  String(isMapping(label) ? (label[language] ?? label.all ?? Object.values(label)[0]) : label);

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
