import type { Speech } from '../words/words.ts';
import { FORM, make } from './dom.ts';

interface Choices {
  /** Keeps what has been typed; undefined where only its own button can. */
  readonly keep?: (() => void) | undefined;
  readonly drop: () => void;
  readonly stay: () => void;
}

/** Asks what is to become of what has been typed. Escape goes back to typing. */
export function askLeaving(speech: Speech, { keep, drop, stay }: Choices): HTMLElement {
  const button = (words: 'save' | 'dropTyped' | 'goOnTyping', onclick: () => void, kind = '') =>
    make('button', { type: 'button', class: kind, onclick }, speech.say(words));
  const buttons = [
    ...(keep ? [button('save', keep, 'main')] : []),
    button('goOnTyping', stay, keep ? '' : 'main'),
    button('dropTyped', drop),
  ];
  const made = make(
    'div',
    { class: 'leaving', role: 'alertdialog', 'aria-label': speech.say('typedUnsaved') },
    make('p', { class: 'note' }, speech.say('typedUnsaved')),
    make('div', { class: 'row' }, ...buttons),
  );
  made.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stay();
  });
  return made;
}

interface Typed {
  /** Where it is asked. */
  readonly below: HTMLElement;
  readonly input: HTMLElement;
  /** True while something has been typed that is in no file. */
  readonly isTyped: () => boolean;
  readonly save: () => Promise<void>;
  /** Closes the panel that the field stands in; `drop` leaves what has been typed behind. */
  readonly close: () => void;
  readonly drop: () => void;
}

/** Leaves a field of a panel, unless something has been typed into it: then that is asked about. */
export function leaveField(speech: Speech, { below, input, isTyped, save, close, drop }: Typed): void {
  if (!isTyped()) return close();
  const stay = () => {
    // What loses the focus to nothing would be saved.
    input.focus();
    below.replaceChildren();
  };
  const keep = async () => {
    await save();
    if (isTyped()) stay();
    else close();
  };
  below.replaceChildren(askLeaving(speech, { keep: () => void keep(), drop, stay }));
  below.querySelector('button')?.focus();
}

/** True where the focus goes from one part of an element to another. */
export const isInside = ({ relatedTarget }: FocusEvent, element: Element): boolean =>
  relatedTarget instanceof Node && element.contains(relatedTarget);

/** The first line of a form that something has been typed into. */
export const typedInto = (holder: ParentNode): HTMLElement | undefined =>
  [
    ...holder.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `[${FORM}] :is(input:not([type=checkbox]), textarea)`,
    ),
  ].find(({ value, defaultValue }) => value.trim() !== defaultValue.trim());

/** Closes what holds forms, unless something has been typed into one: then that is asked about. */
export function leaveForm(speech: Speech, holder: HTMLElement, close: () => void): void {
  const typed = typedInto(holder);
  if (!typed) return close();
  holder.querySelector('.leaving')?.remove();
  const stay = () => {
    asked.remove();
    typed.focus();
  };
  const asked = askLeaving(speech, { drop: close, stay });
  holder.append(asked);
  asked.querySelector('button')?.focus();
}
