import type { EntryAct, EntryChange } from '../../shared/protocol.ts';
import { drawing, drawings, make } from '../ui/dom.ts';
import { noteChange } from '../ui/one-click.ts';
import type { WordName } from '../words/words.en.ts';
import type { Editing } from './editing.ts';

/** What can be done with an entry where it stands. */
export type Act = Exclude<EntryAct, 'add' | 'move' | 'paste' | 'rows'>;

const SHAPES: Readonly<Record<Act, keyof typeof drawings>> = {
  up: 'up',
  down: 'down',
  duplicate: 'copy',
  hide: 'eyeOff',
  show: 'eye',
  remove: 'bin',
};

/** What is told of what has been done. */
const DONE: Readonly<Record<EntryAct, WordName>> = {
  up: 'moved',
  down: 'moved',
  move: 'moved',
  duplicate: 'duplicated',
  hide: 'nowHidden',
  show: 'nowShown',
  remove: 'removed',
  add: 'add',
  paste: 'sectionPasted',
  rows: 'rowsAdded',
};

/** What can be done with any entry, and with a block. */
export const entryActs: readonly Act[] = ['up', 'down', 'duplicate', 'remove'];
export const blockActs = (isHidden: boolean): readonly Act[] => [
  'up',
  'down',
  'duplicate',
  isHidden ? 'show' : 'hide',
  'remove',
];

/** What finds the blocks of the page, in their order. */
export const BLOCKS = 'main [data-block]';

/** The element of a block on the page. */
export const elementOfBlock = (index: number): HTMLElement | undefined =>
  document.querySelectorAll<HTMLElement>(BLOCKS)[index];

/** True until an answer to the last change has come. */
let isUnderWay = false;

/** Changes a list by one of its entries, as the author saw it in a table, and tells what has become of it. */
export async function changeEntry(
  editing: Editing,
  change: Pick<EntryChange, 'of' | 'act' | 'type' | 'to' | 'copied' | 'rows' | 'language'> & {
    readonly table: number | undefined;
  },
): Promise<boolean> {
  // What is clicked twice is meant once.
  if (isUnderWay) return false;
  isUnderWay = true;
  const { speech } = editing;
  const outcome = await editing.send('entry', change).finally(() => (isUnderWay = false));
  if (outcome?.kind === 'done') {
    noteChange();
    const notes = (outcome.notes ?? []).map(({ note, words }) => speech.say(note, { words }));
    editing.tell([speech.say(DONE[change.act]), ...notes].join(' '));
  }
  if (outcome?.kind === 'refused') editing.tell(speech.why(outcome), true);
  return outcome?.kind === 'done';
}

/** A button that is only a drawing; `of` names for screen readers what it is a button of. */
export function drawnButton(
  { speech }: Pick<Editing, 'speech'>,
  { word, shape, of }: { word: WordName; shape: keyof typeof drawings; of?: string | undefined },
  onclick: () => void,
): HTMLButtonElement {
  const label = speech.say(word);
  const made = make('button', { type: 'button', title: label, 'aria-label': of ? `${label}: ${of}` : label, onclick });
  made.append(drawing(drawings[shape]));
  return made;
}

/** The buttons of what can be done with an entry. */
export function entryButtons(
  editing: Editing,
  { acts, of }: { readonly acts: readonly Act[]; readonly of?: string },
  act: (what: Act) => void,
): HTMLButtonElement[] {
  return acts.map((what) => {
    const made = drawnButton(editing, { word: what, shape: SHAPES[what], of }, () => act(what));
    made.dataset.act = what;
    return made;
  });
}
