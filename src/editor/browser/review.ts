import { openPage } from '../../client/dev/open-page.ts';
import type { BranchChange, BranchComment, BranchInfo } from '../shared/protocol.ts';
import { changeShown } from './change-shown.ts';
import { BLOCKS } from './editing/acts.ts';
import { type Editing, shownText, spotOf } from './editing/editing.ts';
import { ask } from './editing/server.ts';
import { elementOf } from './editing/texts-on-page.ts';
import { FORM, make } from './ui/dom.ts';
import { whenIn } from './ui/when.ts';
import type { WordName } from './words/words.en.ts';

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
  const sections = new Map<Element | undefined, { readonly elements: HTMLElement[]; isNew: boolean }>();
  for (const spot of editing.texts().spots) {
    const element = elementOf(spot);
    const block = element?.closest(BLOCKS) ?? undefined;
    const section = sections.get(block) ?? { elements: [], isNew: block !== undefined };
    sections.set(block, section);
    if (!indices.has(spot.index)) section.isNew = false;
    else if (element) section.elements.push(element);
  }
  // A section of which every text has come has come as a whole.
  for (const [block, { elements, isNew }] of sections)
    for (const each of isNew && elements.length > 1 ? [block] : elements) each?.setAttribute(PROPOSED, '');
}

/** So many changes are shown; of a larger branch it is told how many more there are. */
const MOST = 200;

/** On narrower windows a panel lies over what is to be seen. */
const WIDE = 800;

/** What the branch that is open changes, each with a way to where it is seen and what is said of it. */
export function reviewPart(editing: Editing, { changes, others }: BranchInfo, close: () => void): HTMLElement {
  const { speech } = editing;
  /** What a section that has come says stands behind it in the list. */
  const textsShown = (change: BranchChange) =>
    change.what[0] === 'add'
      ? changes
          .slice(changes.indexOf(change) + 1)
          .flatMap((each) => (each.file === change.file ? textsOf(editing, each) : []))
      : textsOf(editing, change);
  const show = (change: BranchChange) => {
    const { address = '' } = change;
    if (innerWidth < WIDE) close();
    const [index] = address === openPage.path() ? textsShown(change) : [];
    const spot = index === undefined ? undefined : spotOf(editing.texts(), index);
    const element = spot && elementOf(spot);
    if (element) element.scrollIntoView({ block: 'center' });
    else openPage.go(address);
  };
  const button = (word: WordName, onclick: () => void) => make('button', { type: 'button', onclick }, speech.say(word));
  const note = (words: string) => make('p', { class: 'note', dir: 'auto' }, words);
  const listed = changes.slice(0, MOST);
  /** What is said of each change. */
  const talks = listed.map(() => make('div', { class: 'fields' }));
  /** What is said of the whole, and of changes that are not listed. */
  const whole = make('div', { class: 'fields' });
  /** What only a proposal has: it is shown as soon as it is known to be one. */
  const talking: HTMLElement[] = [];
  const fill = async () => {
    const answer = await ask('comments').catch(() => undefined);
    for (const each of talking) each.hidden = answer !== undefined && !answer.comments;
    for (const talk of [...talks, whole]) talk.replaceChildren();
    for (const each of answer?.comments ?? []) (talks[each.about ?? -1] ?? whole).append(commentShown(editing, each));
    if (!answer) whole.append(note(speech.say('unreachable')));
  };
  const say = async (about: number | undefined, text: string) => {
    const outcome = await editing.send('comment', { about, text });
    if (outcome?.kind === 'done') editing.tell(speech.say('commented'));
    else if (outcome?.kind === 'refused') editing.tell(speech.why(outcome), true);
    if (outcome?.kind === 'done') await fill();
    return outcome?.kind === 'done';
  };
  const shown = listed.map((change, about) => {
    const form = commentForm(editing, (text) => say(about, text));
    form.hidden = true;
    const agree = button('agree', () => void say(about, speech.say('agreed')));
    const asking = button('askAbout', () => {
      form.hidden = !form.hidden;
      if (!form.hidden) form.querySelector('textarea')?.focus();
    });
    talking.push(agree, asking);
    const leads = change.address !== undefined && button('showChange', () => show(change));
    const section = changeShown(editing, change, make('div', { class: 'row' }, leads, agree, asking));
    if (change.gone) section.append(note(change.gone));
    section.append(...talks.slice(about, about + 1), form);
    return section;
  });
  const decision = decisionPart(editing);
  talking.push(decision);
  const left = changes.length - listed.length;
  const closing = make(
    'div',
    { class: 'fields' },
    make('b', {}, speech.say('comments')),
    whole,
    commentForm(editing, (text) => say(undefined, text)),
  );
  talking.push(closing);
  for (const each of talking) each.hidden = true;
  void fill();
  return make(
    'div',
    { class: 'fields' },
    make('b', {}, speech.say('branchChanges')),
    ...shown,
    left > 0 && note(speech.say('moreChanges', { count: String(left) })),
    changes.length === 0 && note(speech.say('noBranchChanges')),
    others.length > 0 && note(`${speech.say('otherFiles')}: ${others.join(', ')}`),
    closing,
    decision,
  );
}

/** Takes the proposal over, or refuses it, for whoever may; asked once more before. */
function decisionPart({ speech, send, tell }: Editing): HTMLElement {
  const part = make('div', { class: 'row' });
  const button = (word: WordName, onclick: () => void) => make('button', { type: 'button', onclick }, speech.say(word));
  const decide = async (isTaken: boolean) => {
    const outcome = await send('decide', { isTaken });
    if (outcome?.kind === 'refused') tell(speech.why(outcome), true);
    if (outcome?.kind !== 'done') return offer();
    const said = speech.say(isTaken ? 'isTaken' : 'isRefused');
    tell(said);
    part.replaceChildren(make('p', { class: 'note', role: 'status' }, said));
  };
  const question = (isTaken: boolean) =>
    part.replaceChildren(
      make('p', { class: 'note' }, speech.say(isTaken ? 'takeSure' : 'refuseSure')),
      button('yes', () => void decide(isTaken)),
      button('no', offer),
    );
  function offer(): void {
    part.replaceChildren(
      button('take', () => question(true)),
      button('refuse', () => question(false)),
    );
  }
  offer();
  return part;
}

function commentShown({ speech }: Editing, { by, when, text }: BranchComment): HTMLElement {
  const heading = make('b', {}, make('bdi', {}, by), ` · ${whenIn(speech.language, when)}`);
  return make('blockquote', {}, heading, make('p', { dir: 'auto' }, text));
}

/** Where something is written that goes to the forge; what is not taken stays. */
function commentForm({ speech }: Editing, send: (text: string) => Promise<boolean>): HTMLElement {
  const label = speech.say('yourComment');
  const text = make('textarea', { rows: '2', 'aria-label': label, placeholder: label, dir: 'auto' });
  const sent = async () => {
    if (await send(text.value)) text.value = '';
  };
  const button = make('button', { type: 'button', onclick: () => void sent() }, speech.say('sendComment'));
  return make('div', { class: 'field', [FORM]: true }, text, button);
}
