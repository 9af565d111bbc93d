import type { EditableText, EditorTable } from '../../shared/protocol.ts';
import { type Editing, shownText } from '../editing/editing.ts';
import { make, makeSearch } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import type { WordName } from '../words/words.en.ts';

/** What can be done with the texts of all pages. */
interface AllTexts {
  readonly name: WordName;
  readonly open: () => void;
}

/** All texts of the page in a list, also those that it does not show; one that is chosen is opened. */
export function openTextList(editing: Editing, choose: (index: number) => void, ofAll: readonly AllTexts[]): void {
  const { speech, names } = editing;
  if (!editing.table) return;
  const panel = openPanel(speech, { title: speech.say('texts'), changed: () => fill() });
  const list = make('ul');
  const entry = (text: EditableText, index: number, table: EditorTable) => {
    const shown = shownText(text, table.language, table);
    const direction = table.languages.find(({ code }) => code === (shown.fallback ?? table.language))?.direction;
    const onclick = () => {
      panel.close();
      choose(index);
    };
    return make(
      'li',
      {},
      make(
        'button',
        { type: 'button', onclick },
        make('span', { class: 'where' }, names.way(text.path).join(' › ')),
        make('span', { class: 'words', dir: direction, lang: shown.fallback ?? table.language }, shown.text),
      ),
    );
  };
  const fill = () => {
    const { table } = editing;
    if (!table) return;
    const wanted = search.value.toLocaleLowerCase(table.language);
    const has = (text: EditableText) =>
      `${names.way(text.path).join(' ')} ${shownText(text, table.language, table).text}`
        .toLocaleLowerCase(table.language)
        .includes(wanted);
    list.replaceChildren(...table.texts.flatMap((text, index) => (has(text) ? [entry(text, index, table)] : [])));
  };
  const search = makeSearch(speech.say('search'), fill);
  fill();
  const wide = ofAll.map(({ name, open }) =>
    make('button', { type: 'button', class: 'aside', onclick: open }, speech.say(name)),
  );
  panel.body.append(
    make('div', { class: 'row' }, ...wide),
    search,
    make('p', { class: 'note' }, speech.say('textsHint')),
    list,
  );
  search.focus();
}
