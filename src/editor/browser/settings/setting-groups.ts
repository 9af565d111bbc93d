import type { BlockPart, FieldWay, PartAct, Setting, SettingsInfo } from '../../shared/settings.ts';
import { drawnButton } from '../editing/acts.ts';
import type { Editing } from '../editing/editing.ts';
import { drawing, drawings, make } from '../ui/dom.ts';
import type { SettingRow } from './setting-row.ts';

/** The buttons of what a section has or may have. */
interface Tools {
  /** Those that give an entry another place among its neighbours, and take it out. */
  ofEntry(way: FieldWay): HTMLElement[];
  takeOut(way: FieldWay): HTMLElement;
  /** The one that adds an entry to a list. */
  add(way: FieldWay, act: () => void): HTMLElement;
}

interface ToolsContext {
  /** The lists, by their ways. */
  readonly lists: ReadonlyMap<string, BlockPart>;
  readonly act: (part: Pick<BlockPart, 'way'>, act: PartAct, focus: string) => void;
  readonly nameOf: (way: FieldWay) => string;
}

const drawn = { up: 'up', down: 'down', takeOut: 'bin', addEntry: 'plus' } as const;

function makeTools(editing: Editing, { lists, act, nameOf }: ToolsContext): Tools {
  const tool = (word: keyof typeof drawn, way: FieldWay, onclick: () => void) =>
    drawnButton(editing, { word, shape: drawn[word], of: nameOf(way) }, onclick);
  return {
    ofEntry(way) {
      const [list, at] = [way.slice(0, -1), Number(way.at(-1))];
      const { count = 0, isLeast } = lists.get(list.join(' ')) ?? {};
      const beside = (by: number) => [...list, at + by].join(' ');
      const up = tool('up', way, () => act({ way }, 'up', beside(-1)));
      const down = tool('down', way, () => act({ way }, 'down', beside(1)));
      const out = tool('takeOut', way, () => act({ way }, 'remove', at === 0 ? list.join(' ') : beside(-1)));
      up.toggleAttribute('disabled', at === 0);
      down.toggleAttribute('disabled', at === count - 1);
      out.toggleAttribute('disabled', isLeast === true);
      return [up, down, out];
    },
    // What it can be put back by takes its place.
    takeOut: (way) => tool('takeOut', way, () => act({ way }, 'remove', adding({ way }))),
    add(way, onclick) {
      const made = tool('addEntry', way, onclick);
      made.append(editing.speech.say('addEntry'));
      made.toggleAttribute('disabled', lists.get(way.join(' '))?.isFull === true);
      return made;
    },
  };
}

export const keyOf = ({ way }: Pick<Setting, 'way'>) => way.join(' ');

const ADDING = ' add';
/** By what the button is found that adds a part which is not there. */
const adding = (part: Pick<BlockPart, 'way'>) => keyOf(part) + ADDING;
export const isAdding = (at: string) => at.endsWith(ADDING);

interface GroupContext {
  /** The kind of section. */
  readonly type: string;
  readonly rows: ReadonlyMap<string, SettingRow>;
  /** Changes a part; `focus` is what is gone to then. */
  readonly act: (part: Pick<BlockPart, 'way'>, act: PartAct, focus: string) => void;
  readonly choosePicture: (part: Pick<BlockPart, 'way'>, file?: File) => void;
  /** Opens a text of the table in all languages; undefined where texts are written on the page itself. */
  readonly write?: ((index: number) => void) | undefined;
}

/** The fields that stand in one part of a block, below its name. */
interface Group {
  readonly element: HTMLElement;
  readonly fields: HTMLElement;
  /** What can be done with the part as a whole. */
  readonly head: HTMLElement;
  /** What can be added to it. */
  readonly adds: HTMLElement;
}

function makeGroup(name: string, at: string): Group {
  const box = (kind: string) => make('div', { class: kind });
  const [fields, head, adds] = [box('fields'), box('head'), box('adds')];
  const parts = [head, fields, adds];
  const element =
    name === ''
      ? make('div', { class: 'fields' }, ...parts)
      : make('fieldset', { 'data-at': at }, make('legend', {}, name), ...parts);
  return { element, fields, head, adds };
}

/** What rows are put into, and what is known of them. */
interface Form extends GroupContext {
  readonly editing: Editing;
  readonly tools: Tools;
  readonly groupOf: (way: FieldWay) => Group;
  /** A way in words, without the section, by which the panel is called. */
  readonly wordsOf: (way: FieldWay) => readonly string[];
}

/** The rows in groups: those of the block itself, and those of each part and entry below its name. */
export function arrange(editing: Editing, { settings, parts }: SettingsInfo, doing: GroupContext): HTMLElement[] {
  const groups = new Map<string, Group>();
  const wordsOf = (way: FieldWay) => editing.names.way([doing.type, ...way]).slice(1);
  const groupOf = (way: FieldWay): Group => {
    const at = way.join(' ');
    const group = groups.get(at) ?? makeGroup(wordsOf(way).join(' › '), at);
    groups.set(at, group);
    return group;
  };
  const lists = new Map(parts.filter(({ kind }) => kind === 'list').map((part) => [keyOf(part), part]));
  const tools = makeTools(editing, { lists, act: doing.act, nameOf: (way) => wordsOf(way).join(' › ') });
  const form: Form = { ...doing, editing, tools, groupOf, wordsOf };
  groupOf([]);
  let next = 0;
  const putSettings = (until: number) => {
    for (const setting of settings.slice(next, until)) putSetting(setting, form);
    next = Math.max(next, until);
  };
  for (const part of parts) {
    putSettings(part.before);
    if (part.isThere) putPart(part, form);
    else putAbsent(part, form);
  }
  putSettings(settings.length);
  for (const { adds, head, fields } of groups.values())
    for (const each of [adds, head, fields]) each.hidden = each.childElementCount === 0;
  return [...groups.values()].map(({ element }) => element);
}

function putSetting(setting: Setting, { rows, tools, groupOf }: Form): void {
  const row = rows.get(keyOf(setting))?.element;
  if (!row) return;
  row.dataset.at = keyOf(setting);
  if (typeof setting.way.at(-1) === 'number')
    row.querySelector('.setting')?.append(make('span', { class: 'head' }, ...tools.ofEntry(setting.way)));
  groupOf(setting.way.slice(0, -1)).fields.append(row);
}

/** A button that adds what is not there yet. */
function putAbsent(part: BlockPart, { editing, type, groupOf, wordsOf, act, choosePicture }: Form): void {
  const { speech, names } = editing;
  const { way, kind } = part;
  const { adds } = groupOf(way.slice(0, -1));
  if (!adds.firstChild) adds.append(make('span', { class: 'note' }, speech.say('canBeAdded')));
  const onclick = () => (kind === 'picture' ? choosePicture(part) : act(part, 'add', keyOf(part)));
  const words = wordsOf(way);
  const button = make('button', {
    ...{ type: 'button', onclick, 'data-at': adding(part) },
    title: names.field([type, ...way]).about ?? part.text,
    'aria-label': `${speech.say('addPart')}: ${words.join(' › ')}`,
  });
  button.append(drawing(drawings.plus), words.at(-1) ?? '');
  adds.append(button);
}

/** What can be done with what is there; a text with its first words, which are written on the page. */
function putPart(part: BlockPart, form: Form): void {
  const { tools, rows, groupOf, wordsOf, act, choosePicture } = form;
  const { way, kind, needed, count = 0 } = part;
  const key = keyOf(part);
  // Of an entry that is a word by itself all stands in its row.
  if (rows.has(key)) return;
  const isEntry = typeof way.at(-1) === 'number';
  const own = isEntry ? tools.ofEntry(way) : needed ? [] : [tools.takeOut(way)];
  if (kind === 'text') {
    const words = make('span', { class: 'words', dir: 'auto' }, part.words ?? '');
    const row = make(
      'div',
      { class: 'head', 'data-at': key },
      make('b', {}, wordsOf(way).at(-1)),
      words,
      ...writing(part, form),
      ...own,
    );
    return groupOf(way.slice(0, -1)).fields.append(row);
  }
  const entry = { way: [...way, count] };
  const add = () => (part.ofPictures ? choosePicture(entry) : act(entry, 'add', keyOf(entry)));
  groupOf(way).head.append(...own, ...(kind === 'list' ? [tools.add(way, add)] : []));
}

/** The button that opens a text in all languages. */
function writing({ way }: BlockPart, { editing, type, wordsOf, write }: Form): HTMLElement[] {
  // What of site.yaml has no part of its own stands there by itself.
  const paths = [[type, ...way].join(' '), ...(type === 'site' ? [way.join(' ')] : [])];
  const index = editing.table?.texts.findIndex((text) => paths.includes(text.path.join(' '))) ?? -1;
  if (!write || index === -1) return [];
  const words = editing.speech.say('writeText');
  const label = `${words}: ${wordsOf(way).join(' › ')}`;
  return [make('button', { type: 'button', 'aria-label': label, onclick: () => write(index) }, words)];
}
