import type { TextPlace, TextsFound } from '../../shared/replace.ts';
import type { Editing } from '../editing/editing.ts';
import { whileTyping } from '../editing/live.ts';
import { placeWords } from '../editing/place-words.ts';
import { ask } from '../editing/server.ts';
import { make, makeComplaint, sheetOf } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import { makeSides } from '../ui/sides.ts';

const sheet = sheetOf(`
.ask { display: grid; gap: 10px; } .ask label { justify-self: stretch; display: grid; gap: 4px; } .ask :is(input, select) { font-weight: 400; }
label:has([type=checkbox]) { display: flex; gap: 10px; align-items: center; font-weight: 400; } .place label { font-weight: 600; }
input[type=checkbox] { inline-size: 20px; min-block-size: 20px; margin: 0; flex: none; }
.place[data-left] .sides { color: var(--soft); } .place[data-left] :is(ins, del) { background: none; }
`);

/** Words in all texts of a language give way to others: each place is shown and can be left out before anything is changed. */
export function openReplace(editing: Editing): void {
  const { speech, table } = editing;
  if (!table) return;
  const panel = openPanel(speech, {
    title: speech.say('replaceWords'),
    broad: true,
    sheets: [sheet],
    changed: () => search.now(),
  });
  const own = { lang: table.language, dir: 'auto' } as const;
  const [find, to] = [make('input', { type: 'text', ...own }), make('input', { type: 'text', ...own })];
  const language = make(
    'select',
    {},
    ...table.languages.map(({ code, label }) =>
      make('option', { value: code, lang: code, selected: code === table.language }, label),
    ),
  );
  const [isWhole, isExact] = [
    make('input', { type: 'checkbox', checked: true }),
    make('input', { type: 'checkbox', checked: false }),
  ];
  const asked = () => ({
    ...{ find: find.value, to: to.value, language: language.value },
    ...{ isWhole: isWhole.checked, isExact: isExact.checked },
  });
  const status = make('p', { class: 'note', role: 'status' });
  const complaint = makeComplaint();
  const list = make('div', { class: 'column' });
  const take = make('button', { type: 'button', class: 'main', onclick: () => void replace() });
  /** What is shown, and what of it is to stay as it is. */
  let found: TextsFound = { places: [], more: 0 };
  const left = new Set<string>();
  const chosen = () => found.places.filter(({ key }) => !left.has(key));
  const count = () => {
    const { length } = chosen();
    take.textContent = speech.say('replaceCount', { count: String(length) });
    take.toggleAttribute('disabled', length === 0);
  };
  const show = (now: TextsFound) => {
    found = now;
    complaint.textContent = '';
    list.replaceChildren(
      ...now.places.map((place) => entry(editing, place, { language: language.value, left, count })),
    );
    const nothing = now.places.length === 0 && find.value !== '';
    status.textContent = nothing
      ? speech.say('notFound')
      : now.more > 0
        ? speech.say('moreTexts', { count: String(now.more) })
        : '';
    count();
  };
  const search = whileTyping(
    async () => (find.value === '' ? { places: [], more: 0 } : ask('find-texts', asked())),
    show,
  );
  const again = () => {
    left.clear();
    search.typed();
  };
  const replace = async () => {
    const outcome = await editing.send('replace-texts', { ...asked(), texts: chosen() });
    complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : '';
    if (outcome?.kind !== 'done') return;
    editing.tell(speech.say('saved'));
    find.focus();
    search.now();
  };
  for (const each of [find, to, language, isWhole, isExact]) each.addEventListener('input', again);
  language.addEventListener('input', () => {
    for (const each of [find, to]) each.lang = language.value;
  });
  const label = (words: string, input: HTMLElement) => make('label', {}, words, input);
  const tick = (words: string, input: HTMLElement) => make('label', {}, input, words);
  panel.body.append(
    make(
      'div',
      { class: 'ask' },
      make('div', { class: 'sides' }, label(speech.say('findWords'), find), label(speech.say('replaceBy'), to)),
      table.languages.length > 1 && label(speech.say('inLanguage'), language),
      tick(speech.say('wholeWords'), isWhole),
      tick(speech.say('exactLetters'), isExact),
      make('p', { class: 'note' }, speech.say('replaceNote')),
    ),
    ...[make('div', { class: 'row' }, take), status, complaint, list],
  );
  count();
  find.focus();
}

interface EntryContext {
  readonly language: string;
  readonly left: Set<string>;
  /** Called when one has been ticked or not. */
  readonly count: () => void;
}

/** A text that has the words: where it is, what it says and what it would say, to be ticked off. */
function entry(editing: Editing, found: TextPlace, { language, left, count }: EntryContext): HTMLElement {
  const { speech } = editing;
  const { key, place, inAll, was, to } = found;
  const box = make('input', { type: 'checkbox', checked: !left.has(key) });
  const { language: _, ...where } = place;
  const element = make(
    'section',
    { class: 'place' },
    make('label', { dir: 'auto' }, box, make('span', {}, placeWords(editing, { ...where, words: undefined }))),
    inAll && make('span', { class: 'note' }, speech.say('inAll')),
    makeSides([speech.say('before'), was], [speech.say('after'), to], inAll ? undefined : language),
  );
  const turn = () => {
    if (box.checked) left.delete(key);
    else left.add(key);
    element.toggleAttribute('data-left', !box.checked);
    count();
  };
  box.addEventListener('change', turn);
  element.toggleAttribute('data-left', !box.checked);
  return element;
}
