import type { MetaField, MetaInLanguage, MetaTyped } from '../../shared/page-meta.ts';
import type { TextMessage } from '../../shared/protocol.ts';
import type { Editing } from '../editing/editing.ts';
import { makeLiveMessage, showState } from '../editing/live.ts';
import { makeInput } from '../text/input.ts';
import { make } from '../ui/dom.ts';
import { isInside, leaveField } from '../ui/leaving.ts';

export interface MetaGiven {
  readonly route: string;
  /** Closes the panel. */
  readonly leave: () => void;
  /** Called when a text has been changed. */
  readonly changed: () => Promise<void>;
}

const FIELDS = { title: 'metaTitle', description: 'metaDescription' } as const;

interface FieldGiven extends MetaGiven {
  readonly name: MetaField;
  readonly now: () => MetaInLanguage;
  /** Called when something has been typed. */
  readonly wait: () => void;
}

/** A title or a description in one language, to be typed into; what is left is kept. */
export function makeMetaField(editing: Editing, { name, now, route, leave, changed, wait }: FieldGiven) {
  const { speech } = editing;
  const { code, direction, facts, label } = now();
  const words = speech.say(FIELDS[name]);
  let isLeft = false;
  let { text, under } = now()[name];
  const length = make('span', { class: 'note' });
  const tag = make('span', { class: 'tag' });
  const liveMessage = makeLiveMessage(speech, (to) => typed.write(to));
  const refusal = make('p', { class: 'bad', role: 'alert', dir: 'auto' });
  const save = async () => {
    const to = typed.text();
    if (to === text || isLeft || (under === undefined && to === '')) return;
    const change = { route, field: name, language: under ?? code, was: under && text, to };
    const outcome = await editing.send('save-meta', change);
    refusal.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : '';
    if (outcome?.kind === 'stale') refusal.textContent = `${speech.say('staleTitle')}: ${outcome.theirs}`;
    if (outcome?.kind !== 'done') return;
    [text, under] = [to, under ?? code];
    editing.tell(speech.say('saved'));
    await changed();
  };
  const asked = make('div');
  const isTyped = () => typed.text() !== text && typed.text().trim() !== '' && !isLeft;
  const drop = () => {
    isLeft = true;
    leave();
  };
  const typed = makeInput(
    {
      ...{ text, language: code, direction, rich: false, label: `${words}, ${label}` },
      factValue: (fact) => facts.find((each) => each.name === fact)?.value,
    },
    {
      commit: () => void save(),
      leave: () => leaveField(speech, { below: asked, input: typed.input, isTyped, save, close: leave, drop }),
      oneLine: () => {
        refusal.textContent = speech.say('oneLine');
      },
      openFacts: () => {},
    },
  );
  typed.input.classList.add('input', 'short');
  typed.input.addEventListener('input', wait);
  const head = make('div', { class: 'row' }, make('span', {}, words), tag, length);
  const element = make('div', { class: 'field' }, head, typed.input, liveMessage.element, refusal, asked);
  element.addEventListener('focusout', (event) => {
    if (!isInside(event, element)) void save();
  });
  return {
    element,
    /** As it is written, and as it is read: what has just been typed shows its facts as the field does. */
    typed: (): MetaTyped => {
      const written = typed.text();
      const read = written === text ? '' : (typed.input.textContent ?? '').replace(/\s+/g, ' ').trim();
      return { under: under ?? code, text: written, shown: read || now().shown[name] };
    },
    focus: () => typed.input.focus(),
    renew() {
      showState(tag, speech, now()[name].state);
    },
    say(counted: string, isLong: boolean, messages: readonly TextMessage[]) {
      length.textContent = counted;
      length.classList.toggle('bad', isLong);
      liveMessage.show(messages);
    },
  };
}
