import type { BlockKind, EditableBlock, EntryAct, EntryChange } from '../shared/protocol.ts';
import { drawing, drawings, make } from './dom.ts';
import type { Editing } from './editing.ts';
import { openPanel, type Panel } from './panel.ts';
import { ask } from './server.ts';
import { openSettings } from './settings.ts';

/** Changes a list by one of its entries, and tells what has become of it. */
export async function changeEntry(
  editing: Editing,
  change: Pick<EntryChange, 'of' | 'act' | 'type'>,
): Promise<boolean> {
  const { speech, table } = editing;
  const outcome = await editing.send('entry', { ...change, table: table?.id });
  if (outcome?.kind === 'done') editing.tell(speech.say('saved'));
  else if (outcome?.kind === 'refused') editing.tell(speech.why(outcome), true);
  return outcome?.kind === 'done';
}

const ACTS = { up: 'up', down: 'down', duplicate: 'copy', remove: 'bin' } as const;

/** The buttons that move, repeat and take out an entry. */
export function entryButtons(
  { speech }: Editing,
  name: string,
  act: (what: Exclude<EntryAct, 'add'>) => void,
): HTMLElement[] {
  return (Object.keys(ACTS) as (keyof typeof ACTS)[]).map((what) => {
    const label = speech.say(what);
    const made = make('button', { type: 'button', title: label, 'aria-label': `${label}: ${name}` });
    made.append(drawing(drawings[ACTS[what]]));
    made.addEventListener('click', () => act(what));
    return made;
  });
}

/** The element of a block on the page. */
const elementOfBlock = (index: number) => document.querySelectorAll<HTMLElement>('main [data-block]')[index];

/** The blocks of the page from top to bottom, each to be moved, repeated, deleted, or followed by another one. */
export function openSections(editing: Editing, focus?: string): void {
  const { speech } = editing;
  const panel = openPanel(speech, { title: speech.say('sections') });
  const fill = (focus?: string) => {
    panel.body.replaceChildren(
      ...(editing.table?.blocks ?? []).map((block, index) => row(editing, panel, { block, index, fill })),
    );
    if (focus) panel.body.querySelector<HTMLElement>(`[data-focus="${focus}"]`)?.focus();
  };
  fill(focus);
  if (!focus) panel.body.querySelector('button')?.focus();
}

interface Row {
  readonly block: EditableBlock;
  readonly index: number;
  readonly fill: (focus?: string) => void;
}

function row(editing: Editing, panel: Panel, { block, index, fill }: Row): HTMLElement {
  const { speech, names } = editing;
  const { name: kind } = names.section(block.type);
  const words = elementOfBlock(index)?.querySelector('h1, h2, h3')?.textContent?.trim() ?? '';
  const show = () => elementOfBlock(index)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  const buttons = entryButtons(editing, kind, (act) => {
    void changeEntry(editing, { of: { block: index }, act }).then(() => {
      const to = act === 'up' ? index - 1 : act === 'down' ? index + 1 : index;
      fill(`${to} ${act}`);
    });
  });
  for (const [place, button] of buttons.entries()) button.dataset.focus = `${index} ${Object.keys(ACTS)[place]}`;
  const add = make('button', { type: 'button' }, drawing(drawings.plus), speech.say('addBelow'));
  add.addEventListener('click', () => void openPalette(editing, panel, index));
  const settings = make('button', { type: 'button', 'aria-label': `${speech.say('settings')}: ${kind}` });
  settings.append(drawing(drawings.sliders), speech.say('settings'));
  settings.dataset.focus = `${index} settings`;
  const back = () => openSections(editing, settings.dataset.focus);
  settings.addEventListener('click', () => void openSettings(editing, { block: index, type: block.type, back }));
  const name = make('button', { type: 'button', class: 'name', onclick: show });
  name.append(make('b', {}, kind), make('span', { class: 'words', dir: 'auto' }, words));
  const from = block.home === 'page' ? undefined : make('span', { class: 'note', dir: 'ltr' }, block.file);
  return make(
    'section',
    { 'aria-label': `${index + 1} ${kind}` },
    name,
    from,
    make('div', { class: 'row' }, ...buttons, settings, add),
  );
}

/** The kinds of blocks that there are, to be searched; the one that is chosen is added below. */
async function openPalette(editing: Editing, panel: Panel, below: number): Promise<void> {
  const { speech, names } = editing;
  const { blocks } = await ask<{ blocks: readonly BlockKind[] }>('palette');
  const search = make('input', {
    type: 'search',
    'aria-label': speech.say('search'),
    placeholder: speech.say('search'),
  });
  const list = make('ul');
  const choose = (type: string) => async () => {
    panel.close();
    if (!(await changeEntry(editing, { of: { block: below }, act: 'add', type }))) return;
    requestAnimationFrame(() => elementOfBlock(below + 1)?.scrollIntoView({ block: 'center' }));
  };
  const fill = () => {
    const wanted = search.value.toLocaleLowerCase(speech.language);
    const kinds = blocks.map(({ type, text }) => ({ type, about: text, ...names.section(type) }));
    const found = kinds.filter((each) =>
      `${each.name} ${each.about} ${each.type}`.toLocaleLowerCase(speech.language).includes(wanted),
    );
    list.replaceChildren(
      ...found.map(({ type, name, about }) => {
        const button = make('button', { type: 'button', onclick: choose(type) });
        button.append(make('b', {}, name), make('span', { class: 'note', dir: 'auto' }, about));
        return make('li', {}, button);
      }),
    );
  };
  search.addEventListener('input', fill);
  fill();
  panel.body.replaceChildren(make('p', { class: 'note' }, speech.say('unwritten')), search, list);
  search.focus();
}
