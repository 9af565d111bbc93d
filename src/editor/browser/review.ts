import { openPage } from '../../client/dev/open-page.ts';
import type { BranchChange, BranchInfo } from '../shared/protocol.ts';
import { changeShown } from './change-shown.ts';
import { type Editing, shownText, spotOf } from './editing/editing.ts';
import { elementOf } from './editing/texts-on-page.ts';
import { make } from './ui/dom.ts';

/** What is on the page as somebody proposes it. */
const PROPOSED = 'data-proposed';

/** The texts on the page that a change of the branch concerns. */
function textsOf({ table }: Editing, { file, code, to }: BranchChange): number[] {
  if (!table || to === undefined) return [];
  const { language } = table;
  return table.texts.flatMap((text, index) => {
    const shown = shownText(text, language, table);
    const isIts = code === undefined || code === language || code === shown.language;
    return text.file === file && isIts && shown.text === to ? index : [];
  });
}

/** Marks what the branch that is open has changed on the page as it is now, and takes older marks away. */
export function markProposed(editing: Editing, branch: BranchInfo | undefined): void {
  if (!branch) return;
  for (const element of document.querySelectorAll(`[${PROPOSED}]`)) element.removeAttribute(PROPOSED);
  if (!openPage.editing) return;
  const indices = new Set(branch.changes.flatMap((change) => textsOf(editing, change)));
  for (const spot of editing.texts().spots) if (indices.has(spot.index)) elementOf(spot)?.setAttribute(PROPOSED, '');
}

/** On narrower windows a panel lies over what is to be seen. */
const WIDE = 800;

/** What the branch that is open changes, each with a way to where it is seen; nothing where it is the published one. */
export function reviewPart(editing: Editing, branch: BranchInfo | undefined, close: () => void): HTMLElement[] {
  const { speech } = editing;
  if (!branch) return [];
  const { changes, others } = branch;
  const show = (change: BranchChange) => {
    const { address = '' } = change;
    if (innerWidth < WIDE) close();
    const [index] = address === openPage.path() ? textsOf(editing, change) : [];
    const spot = index === undefined ? undefined : spotOf(editing.texts(), index);
    const element = spot && elementOf(spot);
    if (element) element.scrollIntoView({ block: 'center' });
    else openPage.go(address);
  };
  const button = (change: BranchChange) =>
    change.address === undefined
      ? undefined
      : make('button', { type: 'button', onclick: () => show(change) }, speech.say('showChange'));
  const note = (words: string) => make('p', { class: 'note', dir: 'auto' }, words);
  return [
    make('b', {}, speech.say('branchChanges')),
    ...changes.map((change) => changeShown(editing, change, button(change))),
    ...(changes.length > 0 ? [] : [note(speech.say('noBranchChanges'))]),
    ...(others.length > 0 ? [note(`${speech.say('otherFiles')}: ${others.join(', ')}`)] : []),
  ];
}
