import type { FieldWay, KnownNames, Setting } from '../shared/settings.ts';
import { make } from './dom.ts';
import type { Editing } from './editing.ts';
import { openPanel } from './panel.ts';
import { ask } from './server.ts';
import { makeSettingRow, type SettingRow } from './setting-row.ts';

interface Open {
  readonly block: number;
  readonly type: string;
  /** Goes back to the list of sections. */
  readonly back: () => void;
}

const keyOf = ({ way }: Setting) => way.join(' ');

/** What of a block is no text: each field to be changed, with what it is for and what the check says of it. */
export async function openSettings(editing: Editing, { block, type, back }: Open): Promise<void> {
  const { speech, names } = editing;
  const rows = new Map<string, SettingRow>();
  const read = async () => {
    const { settings } = await ask<{ settings: readonly Setting[] }>('settings', { table: editing.table?.id, block });
    if (settings.length === rows.size && settings.every((each) => rows.has(keyOf(each))))
      for (const each of settings) rows.get(keyOf(each))?.show(each);
    else fill(settings);
  };
  const panel = openPanel(speech, {
    title: `${speech.say('settings')}: ${names.section(type).name}`,
    changed: () => void read().catch(back),
  });
  const known = await ask<KnownNames>('known-names', { table: editing.table?.id });
  const lists = Object.entries(known.names).map(([input, names]) =>
    make('datalist', { id: `known-${input}` }, ...names.map((value) => make('option', { value }))),
  );
  const save = async ({ way, value }: Setting, to: string | undefined) => {
    const outcome = await editing.send('setting', { table: editing.table?.id, block, way, was: value, to });
    if (outcome?.kind === 'done') editing.tell(speech.say('saved'));
    if (!outcome) return speech.say('unreachable');
    return outcome.kind === 'refused' ? speech.why(outcome) : undefined;
  };
  const fill = (settings: readonly Setting[]) => {
    rows.clear();
    for (const each of settings)
      rows.set(keyOf(each), makeSettingRow(editing, each, { type, sprite: known.sprite, save }));
    const leave = make('button', { type: 'button', onclick: back }, speech.say('back'));
    const nothing = settings.length === 0 && make('p', { class: 'note' }, speech.say('noSettings'));
    panel.body.replaceChildren(
      leave,
      nothing || '',
      ...grouped(settings, rows, (way) => names.way([type, ...way])),
      ...lists,
    );
  };
  await read();
  panel.body.querySelector<HTMLElement>('input, select, button')?.focus();
}

/** The rows in groups: those of the block itself, and those of each part and entry below its name. */
function grouped(
  settings: readonly Setting[],
  rows: ReadonlyMap<string, SettingRow>,
  wayOf: (way: FieldWay) => readonly string[],
): HTMLElement[] {
  const groups = new Map<string, HTMLElement>();
  for (const setting of settings) {
    // The section itself is named by the panel.
    const name = wayOf(setting.way.slice(0, -1)).slice(1).join(' › ');
    const group =
      groups.get(name) ??
      (name === '' ? make('div', { class: 'fields' }) : make('fieldset', {}, make('legend', {}, name)));
    groups.set(name, group);
    group.append(rows.get(keyOf(setting))?.element ?? '');
  }
  return [...groups.values()];
}
