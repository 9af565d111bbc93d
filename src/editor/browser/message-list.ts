import type { MessageAnswer, MessageInfo, MessageTarget } from '../shared/protocol.ts';
import type { Editing } from './editing/editing.ts';
import { placeWords } from './editing/place-words.ts';
import { ask } from './editing/server.ts';
import { openSections } from './sections/sections.ts';
import { openSettings } from './settings/settings.ts';
import { openLanguages } from './text/language-panel.ts';
import { make, worded } from './ui/dom.ts';
import { openPanel } from './ui/panel.ts';
import { makeOldSides } from './ui/sides.ts';

/** What the check says about the page, in the author's language. */
export const askMessages = ({ table }: Editing) => ask('messages', { table: table?.id });

/** A list of them; each leads to what it is about. `openText` opens a text of the table. */
export function openMessages(editing: Editing, openText: (index: number) => void): void {
  const { speech } = editing;
  const list = make('ul');
  const fill = async () => {
    const { messages } = await askMessages(editing);
    await panel.free();
    list.replaceChildren(...messages.map((each) => entry(editing, each, go)));
  };
  const panel = openPanel(speech, { title: speech.say('messageList'), changed: () => fill() });
  const go: Go = (target, beside = false) => {
    panel.close();
    if ('block' in target) openField(editing, target);
    else if (beside || isOther(editing, target.language)) void openLanguages(editing, target.text, target.language);
    else openText(target.text);
  };
  panel.body.append(list);
  void fill().then(() => list.querySelector('button')?.focus());
}

/** Opens what a message is about; with `beside` a text beside its other languages. */
type Go = (target: MessageTarget, beside?: boolean) => void;

/** A message with what can be done about it. */
function entry(editing: Editing, told: MessageInfo, go: Go): HTMLElement {
  const { speech } = editing;
  const { id, severity, message, hint, place, target, canMend, canStay, isOld, old } = told;
  const where = target && placeOf(editing, target);
  const words = [
    make('span', { class: 'where', dir: 'auto' }, where ?? placeWords(editing, place)),
    make('p', { class: severity === 'error' ? 'bad' : '', dir: 'auto' }, ...worded(message)),
    make('p', { class: 'note', dir: 'auto' }, ...worded(hint)),
  ];
  const leads = target && where !== undefined;
  const answer = (word: 'mend' | 'meantSo' | 'stillRight', how: MessageAnswer['how']) => {
    const onclick = async () => {
      const outcome = await editing.send('answer-message', { id, how });
      if (outcome?.kind === 'done') editing.tell(speech.say('saved'));
      else if (outcome?.kind === 'refused') editing.tell(speech.why(outcome), true);
    };
    return make(
      'button',
      { type: 'button', class: 'mend', 'aria-label': `${speech.say(word)}: ${message}`, onclick },
      speech.say(word),
    );
  };
  const answers = [
    ...(canMend ? [answer('mend', 'mend')] : []),
    ...(canStay ? [answer(isOld ? 'stillRight' : 'meantSo', 'stay')] : []),
  ];
  const anew =
    isOld &&
    leads &&
    make(
      'button',
      {
        type: 'button',
        class: 'mend',
        'aria-label': `${speech.say('translateAnew')}: ${message}`,
        onclick: () => go(target, true),
      },
      speech.say('translateAnew'),
    );
  return make(
    'li',
    {},
    leads
      ? make('button', { type: 'button', onclick: () => go(target) }, ...words)
      : make('div', { class: 'alone' }, ...words),
    old && make('div', { class: 'alone' }, makeOldSides(speech, old)),
    answers.length > 0 && make('div', { class: 'row alone' }, ...answers, ...(anew ? [anew] : [])),
  );
}

/** True of another language of the site than the one that the page is in. */
const isOther = ({ table }: Editing, name: string | undefined) =>
  name !== table?.language && table?.languages.some(({ code }) => code === name) === true;

/** What a message is about, in an author's words; undefined of what is not there any more. */
function placeOf({ names, table }: Editing, target: MessageTarget): string | undefined {
  if ('block' in target) {
    const type = table?.blocks[target.block]?.type;
    return type && names.way([type, ...target.way]).join(' › ');
  }
  const path = table?.texts[target.text]?.path;
  const label = table?.languages.find(({ code }) => code === target.language)?.label;
  return path && [...names.way(path), ...(label ? [label] : [])].join(' › ');
}

function openField(editing: Editing, { block, way }: Extract<MessageTarget, { block: number }>): void {
  const type = editing.table?.blocks[block]?.type;
  if (type) void openSettings(editing, { block, type, at: way.join(' '), back: () => openSections(editing) });
}
