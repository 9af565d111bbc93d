import type { BlockPart, FormSpot, KnownNames, PartAct, Setting, SettingsInfo } from '../../shared/settings.ts';
import type { Editing } from '../editing/editing.ts';
import { inTurn } from '../editing/one-at-a-time.ts';
import { ask, handIn } from '../editing/server.ts';
import { openLanguages } from '../text/language-panel.ts';
import { make } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import { openPictureChooser } from './picture-chooser.ts';
import { arrange, isAdding, keyOf } from './setting-groups.ts';
import { makeSettingRow, type SettingRow } from './setting-row.ts';

interface Open {
  readonly block: FormSpot;
  readonly type: string;
  /** The way of the field to begin at, its steps with blanks between them. */
  readonly at?: string | undefined;
  /** Goes back to the list that it was opened from, that of sections unless told. */
  readonly back: () => void;
  readonly backWords?: 'back' | 'backToSite';
}

/** True of a part that is found by counting: another change may have made another entry of it. */
const isCounted = ({ way }: Pick<BlockPart, 'way'>, act: PartAct) =>
  way.slice(0, act === 'add' ? -1 : undefined).some((step) => typeof step === 'number');

/** A button of a part that has been pressed: what is gone to then, and the table that was there. */
interface Pressed extends Pick<BlockPart, 'way'> {
  readonly act: PartAct;
  readonly focus: string;
  readonly seen: number | undefined;
}

/** What of a block is no text: each field to be changed, with what it is for and what the check says of it; and its parts. */
export async function openSettings(
  editing: Editing,
  { block, type, at, back, backWords = 'back' }: Open,
): Promise<void> {
  const { speech, names } = editing;
  const rows = new Map<string, SettingRow>();
  let shape = '';
  const asked = ask('known-names', { table: editing.table?.id });
  const read = async (focus?: string) => {
    const language = editing.table?.language;
    const settings = ask('settings', { table: editing.table?.id, block, language });
    const [info, known] = await Promise.all([settings, asked]);
    await panel.free();
    const now = JSON.stringify([info.settings.map(keyOf), info.parts]);
    if (now === shape) for (const each of info.settings) rows.get(keyOf(each))?.show(each);
    else fill(info, known, focus);
    shape = now;
  };
  const panel = openPanel(speech, {
    title: `${speech.say('settings')}: ${names.section(type).name}`,
    changed: () => read().catch(back),
  });
  const save = async ({ way, value }: Setting, to: string | undefined) => {
    const outcome = await editing.send('setting', { table: editing.table?.id, block, way, was: value, to });
    if (outcome?.kind === 'done') editing.tell(speech.say('saved'));
    if (!outcome) return speech.say('unreachable');
    return outcome.kind === 'refused' ? speech.why(outcome) : undefined;
  };
  const judged = async ({ way, value }: Setting, to: string | undefined) => {
    const { id: table, language } = editing.table ?? {};
    const typed = { way, was: value, to };
    const info = await ask('settings', { table, block, language, typed });
    return info.settings.find((each) => keyOf(each) === way.join(' '));
  };
  const choosePicture = ({ way }: Pick<Setting, 'way'>, file?: File) =>
    void openPictureChooser(editing, { of: { block, way }, file, done: () => void readAt(keyOf({ way })) });
  const putTable = async ({ way, value }: Setting, file: File) => {
    const handed = await handIn(file).catch(() => undefined);
    if (handed?.id === undefined) return handed?.said.join(' ') ?? speech.say('unreachable');
    const of = { block, way };
    const outcome = await editing.send('put-picture', { table: editing.table?.id, of, was: value, picture: handed.id });
    if (outcome?.kind === 'done') editing.tell(speech.say('saved'));
    if (!outcome) return speech.say('unreachable');
    return outcome.kind === 'refused' ? speech.why(outcome) : undefined;
  };
  /** What is pressed while the press before is being answered waits for it: then it means the page as it is by then. */
  const act = (part: Pick<BlockPart, 'way'>, act: PartAct, focus: string) =>
    void actInTurn({ ...part, act, focus, seen: editing.table?.id });
  const actInTurn = inTurn(async ({ way, act, focus, seen }: Pressed) => {
    const table = isCounted({ way }, act) ? seen : editing.table?.id;
    const outcome = await editing.send('part', { table, block, way, act });
    if (outcome?.kind === 'refused') return editing.tell(speech.why(outcome), true);
    if (outcome?.kind !== 'done') return;
    editing.tell(speech.say('saved'));
    // What is shown anew may be closed by now.
    await readAt(focus).catch(() => {});
  });
  const readAt = async (focus: string) => {
    await read(focus);
    refocus(focus);
  };
  /** Puts the focus to what a way leads to: a field, or a button beside it. */
  const refocus = (focus: string) => {
    const found = [...panel.body.querySelectorAll<HTMLElement>('[data-at]')].find(
      ({ dataset }) => dataset.at === focus,
    );
    (found?.matches('button, input, select')
      ? found
      : found?.querySelector<HTMLElement>('button, input, select')
    )?.focus({ preventScroll: isAdding(focus) });
  };
  const fill = (info: SettingsInfo, known: KnownNames, focus?: string) => {
    const before =
      focus ?? panel.body.querySelector<HTMLElement>(':focus')?.closest<HTMLElement>('[data-at]')?.dataset.at;
    rows.clear();
    for (const each of info.settings)
      rows.set(keyOf(each), makeSettingRow(editing, each, { type, known, save, judged, choosePicture, putTable }));
    const leave = make('button', { type: 'button', onclick: back }, speech.say(backWords));
    const isEmpty = info.settings.length + info.parts.length === 0;
    const nothing = isEmpty && make('p', { class: 'note' }, speech.say('noSettings'));
    // Words of blocks are written on the page itself.
    const write = typeof block === 'string' ? (index: number) => void openLanguages(editing, index) : undefined;
    const groups = arrange(editing, info, { type, rows, act, choosePicture, write });
    const lists = Object.entries(known.names).map(([input, names]) =>
      make('datalist', { id: `known-${input}` }, ...names.map((value) => make('option', { value }))),
    );
    panel.body.replaceChildren(leave, nothing || '', ...groups, ...lists);
    if (before !== undefined) refocus(before);
  };
  await read();
  if (at !== undefined) return refocus(at);
  panel.body.querySelector<HTMLElement>('input, select, button')?.focus();
}
