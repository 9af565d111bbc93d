import type { EditableText } from '../shared/protocol.ts';
import { make } from './dom.ts';
import type { Editing } from './editing.ts';
import type { Field } from './field.ts';
import { ask } from './server.ts';
import type { Speech } from './words.ts';

/** A line to type into, with the button that takes it. */
function askLine(input: HTMLInputElement, button: string, taken: (value: string) => void): HTMLElement {
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    taken(input.value.trim());
  });
  const take = () => taken(input.value.trim());
  return make(
    'div',
    { class: 'line' },
    input,
    make('button', { type: 'button', class: 'main', onclick: take }, button),
  );
}

/** Asks for the address of a link below the tools; what is marked in the field stays marked. */
export function askLink(below: HTMLElement, field: Field, speech: Speech): void {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
  const label = speech.say('linkTarget');
  const input = make('input', { type: 'text', 'aria-label': label, placeholder: '/contact', dir: 'ltr' });
  const line = askLine(input, speech.say('link'), (address) => {
    below.replaceChildren();
    field.input.focus();
    if (range) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
    if (address) field.insertLink(address);
  });
  below.replaceChildren(line);
  input.focus();
}

/** The facts that there are, to be searched and put into the text. */
export function toggleFacts(below: HTMLElement, { speech, table }: Editing, field: Field): void {
  if (below.querySelector('.list')) return below.replaceChildren();
  const facts = table?.facts ?? [];
  const input = make('input', {
    type: 'search',
    'aria-label': speech.say('search'),
    placeholder: speech.say('search'),
  });
  const list = make('div', { class: 'list' });
  const fill = () => {
    const wanted = input.value.toLocaleLowerCase(speech.language);
    list.replaceChildren(
      ...facts
        .filter(({ name, value }) => `${name} ${value}`.toLocaleLowerCase(speech.language).includes(wanted))
        .map(({ name, value }) =>
          make(
            'button',
            {
              type: 'button',
              onclick: () => {
                below.replaceChildren();
                field.insertFact(`{{${name}}}`);
              },
            },
            make('b', { dir: 'ltr' }, name),
            make('span', { dir: 'auto' }, value),
          ),
        ),
    );
  };
  input.addEventListener('input', fill);
  fill();
  below.replaceChildren(...(facts.length ? [input, list] : [make('p', { class: 'note' }, speech.say('noFacts'))]));
  input.focus();
}

interface FactAnswer {
  readonly text: EditableText;
  readonly pages: number;
}

/** A fact's value, which is a text like any other, with the number of pages that show it. */
export async function openFact(
  below: HTMLElement,
  name: string,
  editing: Editing,
  refuse: (words: string) => void,
): Promise<void> {
  const { speech, table } = editing;
  if (!table) return;
  const { text, pages } = await ask<FactAnswer>('fact', { table: table.id, name });
  const own = [table.language, 'all', table.defaultLanguage].find((code) => text.by[code] !== undefined);
  if (own === undefined) return;
  const label = speech.say('factValue', { name });
  const input = make('input', { type: 'text', 'aria-label': label, value: text.by[own], dir: 'auto' });
  const line = askLine(input, speech.say('save'), async (to) => {
    const change = { table: editing.table?.id, name, language: own, was: text.by[own], to };
    const outcome = await editing.send('save-fact', change);
    if (outcome?.kind === 'refused') return refuse(speech.why(outcome));
    if (outcome?.kind === 'stale') return refuse(`${speech.say('staleTitle')}: ${outcome.theirs}`);
    below.replaceChildren();
    editing.tell(speech.say('saved'));
  });
  below.replaceChildren(
    make('p', { class: 'note' }, make('b', {}, label), ' ', speech.say('factReach', { count: String(pages) })),
    line,
  );
  input.focus();
  input.select();
}
