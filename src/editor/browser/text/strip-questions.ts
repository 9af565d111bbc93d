import type { Editing } from '../editing/editing.ts';
import { pickLink } from '../pages/page-picker.ts';
import { drawing, drawings, make, makeLine, makeSearch } from '../ui/dom.ts';
import type { Speech } from '../words/words.ts';
import { askNewFact } from './fact-dialog.ts';
import type { TextOverlay } from './field.ts';

/** Asks for the address of a link below the tools; what is marked in the field stays marked. */
export function askLink(below: HTMLElement, field: TextOverlay, speech: Speech): void {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
  const label = speech.say('linkTarget');
  const input = make('input', { type: 'text', 'aria-label': label, placeholder: '/contact', dir: 'ltr' });
  const line = makeLine(input, speech.say('link'), (address) => {
    below.replaceChildren();
    field.input.focus();
    if (range) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
    if (address) field.insertLink(address);
  });
  const words = speech.say('choosePage');
  const pick = make(
    'button',
    { type: 'button', class: 'pick', 'aria-label': words, title: words },
    drawing(drawings.search),
  );
  pick.addEventListener('click', () =>
    pickLink({ speech }, (link) => {
      input.value = link;
      input.focus();
    }),
  );
  line.insertBefore(pick, input.nextSibling);
  below.replaceChildren(line);
  input.focus();
}

/** The facts that there are, to be searched and put into the text. */
export function toggleFacts(
  below: HTMLElement,
  editing: Editing,
  field: TextOverlay,
  refuse: (words: string) => void,
): void {
  const { speech, names, table } = editing;
  if (below.querySelector('.list')) return below.replaceChildren();
  const facts = table?.facts ?? [];
  const list = make('div', { class: 'list' });
  const fill = () => {
    const wanted = search.value.toLocaleLowerCase(speech.language);
    list.replaceChildren(
      ...facts
        .map((fact) => ({ ...fact, called: names.field(['facts', fact.name]).name }))
        .filter(({ name, called, value }) =>
          `${name} ${called} ${value}`.toLocaleLowerCase(speech.language).includes(wanted),
        )
        .map(({ name, called, value, home }) =>
          make(
            'button',
            {
              type: 'button',
              onclick: () => {
                below.replaceChildren();
                field.insertFact(`{{${name}}}`);
              },
            },
            make('b', { dir: 'auto' }, called),
            make('span', { dir: 'auto' }, home === 'site' ? value : `${value} · ${speech.say('onPage')}`),
          ),
        ),
    );
  };
  const search = makeSearch(speech.say('search'), fill);
  fill();
  const fresh = make('button', { type: 'button' }, speech.say('newFact'));
  fresh.addEventListener('click', () =>
    askNewFact({ below, editing, refuse }, (name) => field.insertFact(`{{${name}}}`)),
  );
  const known = facts.length ? [search, list] : [make('p', { class: 'note' }, speech.say('noFacts'))];
  below.replaceChildren(...known, fresh);
  (facts.length ? search : fresh).focus();
}
