import type { TextInLanguage, TextMessage } from '../../shared/protocol.ts';
import { make, worded } from '../ui/dom.ts';
import { makeOldSides } from '../ui/sides.ts';
import type { Speech } from '../words/words.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Milliseconds without a key after which the server is asked, and after which what it says is read out. */
const [REST, PAUSE] = [150, 1000];

/**
 * Asks again and again while something is typed: after a short rest, and never before the last answer; one that comes when
 * something else has been typed does not count.
 */
export function whileTyping<Answer>(question: () => Promise<Answer | undefined>, tell: (answer: Answer) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  let wanted = 0;
  const ask = oneAtATime(async () => {
    const own = wanted;
    if (own !== newest) return;
    const answer = await question().catch(() => undefined);
    if (own === newest && answer !== undefined) tell(answer);
  });
  const now = () => {
    wanted = ++newest;
    void ask();
  };
  const stop = () => {
    clearTimeout(waiting);
    newest++;
  };
  return {
    now,
    typed() {
      stop();
      waiting = setTimeout(now, REST);
    },
    stop,
  };
}

/** What the check says of a field, below it; screen readers hear it once nobody has typed for a while. */
export interface LiveMessage {
  readonly element: HTMLElement;
  show(messages: readonly TextMessage[], own?: readonly string[]): void;
}

/** `mend` puts what is typed right, where there is one way to do so. */
export function makeLiveMessage(speech: Speech, mend: (text: string) => void): LiveMessage {
  const list = make('div', { class: 'told-list' });
  const heard = make('p', { class: 'hide', role: 'status', dir: 'auto' });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const line = ({ severity, message, hint, mended, old }: TextMessage) => {
    const words = make(
      'p',
      { class: severity === 'error' ? 'note bad' : 'note', dir: 'auto' },
      ...worded(`${message} ${hint}`),
    );
    if (old) return make('div', {}, words, makeOldSides(speech, old));
    if (mended === undefined) return words;
    const button = make('button', { type: 'button', class: 'mend', title: mended, onclick: () => mend(mended) });
    button.append(speech.say('mend'));
    return make('div', { class: 'mending' }, words, button);
  };
  let shown = '';
  return {
    element: make('div', { class: 'told-by-check' }, list, heard),
    show(messages, own = []) {
      const now = JSON.stringify([messages, own]);
      // What stands there stays: a button in it may have the focus.
      if (now === shown) return;
      shown = now;
      list.replaceChildren(
        ...own.map((words) => make('p', { class: 'note bad', dir: 'auto' }, words)),
        ...messages.map(line),
      );
      clearTimeout(waiting);
      waiting = setTimeout(
        () => (heard.textContent = [...list.querySelectorAll('p')].map((p) => p.textContent).join(' ')),
        PAUSE,
      );
    },
  };
}

/** Whose text a language shows, beside its name: nothing where it is the language's own. */
export function showState(tag: HTMLElement, speech: Speech, state: TextInLanguage['state']): void {
  const states = {
    own: '',
    all: speech.say('inAll'),
    missing: speech.say('missing'),
    fallback: speech.say('fellBack'),
  };
  tag.textContent = states[state];
  tag.hidden = state === 'own';
}
