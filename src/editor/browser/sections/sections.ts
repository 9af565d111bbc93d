import type { EditableBlock } from '../../shared/protocol.ts';
import { blockActs, changeEntry, drawnButton, elementOfBlock, entryButtons } from '../editing/acts.ts';
import type { Editing } from '../editing/editing.ts';
import { openSettings } from '../settings/settings.ts';
import { drawing, drawings, make } from '../ui/dom.ts';
import { focusedElement } from '../ui/kept-focus.ts';
import { openPanel } from '../ui/panel.ts';
import { copiedBlock, copyBlock, copyKey, hasCopied } from './copied.ts';
import { openPalette } from './palette.ts';

/** The blocks of the page from top to bottom, each to be moved, repeated, deleted, or followed by another one. */
export function openSections(editing: Editing, focus?: string): void {
  const { speech } = editing;
  const focused = () => {
    const at = focusedElement();
    return at instanceof HTMLElement && panel.body.contains(at) ? at.dataset.focus : undefined;
  };
  const panel = openPanel(speech, { title: speech.say('sections'), changed: () => fill(focused()) });
  const fill = (focus?: string) => {
    panel.body.replaceChildren(
      ...(editing.table?.blocks ?? []).map((block, index) => row(editing, { block, index, fill })),
    );
    if (!focus) return;
    const [at, act] = focus.split(' ');
    const last = (editing.table?.blocks.length ?? 0) - 1;
    panel.body.querySelector<HTMLElement>(`[data-focus="${Math.min(Number(at), last)} ${act}"]`)?.focus();
  };
  fill(focus);
  if (!focus) panel.body.querySelector('button')?.focus();
}

const showBlock = (index: number) =>
  requestAnimationFrame(() => elementOfBlock(index)?.scrollIntoView({ block: 'center', behavior: 'smooth' }));

interface SectionRow {
  readonly block: EditableBlock;
  readonly index: number;
  readonly fill: (focus?: string) => void;
}

function row(editing: Editing, { block, index, fill }: SectionRow): HTMLElement {
  const { speech, names, table: { id: table } = {} } = editing;
  const { name: kind } = names.section(block.type);
  const buttons = entryButtons(editing, { acts: blockActs(block.hidden), of: kind }, (act) => {
    void changeEntry(editing, { table, of: { block: index }, act }).then(() => {
      const to = { up: index - 1, down: index + 1 }[act as string] ?? index;
      fill(`${to} ${{ hide: 'show', show: 'hide' }[act as string] ?? act}`);
    });
  });
  for (const button of buttons) button.dataset.focus = `${index} ${button.dataset.act}`;
  const add = make('button', { type: 'button' }, drawing(drawings.plus), speech.say('addBelow'));
  add.dataset.focus = `${index} add`;
  const addBelow = async (type: string) => {
    if (await changeEntry(editing, { table, of: { block: index }, act: 'add', type })) showBlock(index + 1);
  };
  add.addEventListener('click', () => void openPalette(editing, (type) => void addBelow(type)));
  const copy = () => void copyBlock(editing, index).then(() => fill(`${index} copy`));
  const copying = drawnButton(editing, { word: 'copySection', shape: 'clipboard', of: kind }, copy);
  copying.dataset.focus = `${index} copy`;
  const paste = async () => {
    if (!hasCopied(editing)) return;
    if (!(await changeEntry(editing, { table, of: { block: index }, act: 'paste', copied: copiedBlock() }))) return;
    showBlock(index + 1);
    fill(`${index + 1} name`);
  };
  const pasting = make('button', { type: 'button', onclick: () => void paste() }, speech.say('pasteBelow'));
  pasting.dataset.focus = `${index} paste`;
  const settings = make('button', { type: 'button', 'aria-label': `${speech.say('settings')}: ${kind}` });
  settings.append(drawing(drawings.sliders), speech.say('settings'));
  settings.dataset.focus = `${index} settings`;
  const back = () => openSections(editing, settings.dataset.focus);
  settings.addEventListener('click', () => void openSettings(editing, { block: index, type: block.type, back }));
  const name = make('button', { type: 'button', class: 'name', onclick: () => showBlock(index) });
  name.dataset.focus = `${index} name`;
  name.append(make('b', {}, kind), make('span', { class: 'words', dir: 'auto' }, block.title));
  if (block.hidden) name.append(make('span', { class: 'tag' }, speech.say('hidden')));
  const from = block.home === 'page' ? undefined : make('span', { class: 'note', dir: 'ltr' }, block.file);
  const keyed = (event: Event) => {
    const asked = copyKey(event as KeyboardEvent);
    // Words that are selected are copied as ever.
    if (!asked || !(getSelection()?.isCollapsed ?? true)) return;
    event.preventDefault();
    if (asked === 'copy') copy();
    else void paste();
  };
  return make(
    'section',
    { 'aria-label': `${index + 1} ${kind}`, onkeydown: keyed },
    name,
    from,
    make('div', { class: 'row' }, ...buttons, copying, settings, add, copiedBlock() && pasting),
  );
}
