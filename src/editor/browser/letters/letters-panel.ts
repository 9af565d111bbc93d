import { OUTGOING_FORMATS, type ReturnedFile, type ReturnedTexts, textOfFile } from '../../shared/letters.ts';
import type { Editing } from '../editing/editing.ts';
import { ask } from '../editing/server.ts';
import { make, makeComplaint, sheetOf } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import { lettersWords } from './letters-words.ts';

const sheet = sheetOf(`
section { display: grid; gap: 12px; }
h3 { margin: 0; font-size: 15px; } section > button { justify-self: start; }
label { justify-self: stretch; display: grid; gap: 4px; } label > :is(input, select) { font-weight: 400; }
label:has([type=checkbox]) { display: flex; gap: 10px; align-items: center; font-weight: 400; } input[type=checkbox] { inline-size: 20px; min-block-size: 20px; margin: 0; flex: none; }
ul { display: grid; gap: 10px; } li { display: grid; gap: 4px; }
`);

/** Bytes of a file that is taken in: a site of thousands of pages has less in one language. */
const MOST = 6_000_000;

/** Texts go out to a translator in a file, and come back in it. */
export function openLetters(editing: Editing): void {
  const { speech, table } = editing;
  if (!table) return;
  const say = lettersWords(speech.language);
  const panel = openPanel(speech, { title: speech.say('translators'), sheets: [sheet] });
  const choice = (chosen: string | undefined, options: readonly { readonly value: string; readonly name: string }[]) =>
    make(
      'select',
      {},
      ...options.map(({ value, name }) => make('option', { value, selected: value === chosen }, name)),
    );
  const languages = table.languages.map(({ code, label }) => ({ value: code, name: label }));
  const others = languages.filter(({ value }) => value !== table.defaultLanguage);
  const asked = others.find(({ value }) => value === table.language) ?? others[0];
  const from = choice(table.defaultLanguage, languages);
  const into = choice(asked?.value, languages);
  const formats = OUTGOING_FORMATS.map((value) => ({ value, name: say(`as-${value}`) }));
  const format = choice('csv', formats);
  const isOpen = make('input', { type: 'checkbox', checked: true });
  const label = (words: string, input: HTMLElement) => make('label', {}, words, input);
  const told = make('p', { class: 'note', role: 'status' });
  const complaint = makeComplaint();
  const send = async () => {
    try {
      const chosen = OUTGOING_FORMATS.find((each) => each === format.value) ?? 'csv';
      const wanted = { from: from.value, to: into.value, format: chosen, isAll: !isOpen.checked };
      const { name, text, count } = await ask('letter', wanted);
      told.textContent = count === 0 ? say('nothingOpen') : say('made', { name: `\u2068${name}\u2069`, count });
      if (count > 0) download(name, text);
    } catch {
      told.textContent = speech.say('unreachable');
    }
  };
  /** No text is a translation of itself. */
  const differ = (changed: HTMLSelectElement, other: HTMLSelectElement) => () => {
    if (changed.value === other.value)
      other.value = languages.find(({ value }) => value !== changed.value)?.value ?? other.value;
  };
  from.addEventListener('change', differ(from, into));
  into.addEventListener('change', differ(into, from));
  const found = make('div', { class: 'column', 'aria-live': 'polite' });
  const file = make('input', { type: 'file', accept: '.csv,.txt,.xlf,.xliff,.po,.json,.xlsx' });
  const look = async (chosen: File) => {
    complaint.textContent = '';
    found.replaceChildren();
    if (chosen.size > MOST) {
      complaint.textContent = say('tooLarge');
      return;
    }
    const returned = { ...textOfFile(new Uint8Array(await chosen.arrayBuffer())), name: chosen.name, to: into.value };
    try {
      showFound(returned, await ask('read-letter', returned));
    } catch {
      complaint.textContent = speech.say('unreachable');
    }
  };
  const showFound = (returned: ReturnedFile, { to, fitting, same, empty, faults, more }: ReturnedTexts) => {
    const language = languages.find(({ value }) => value === to)?.name;
    const counts = { language: `\u2068${language}\u2069`, fitting, same, empty };
    const take = make('button', { type: 'button', class: 'main' }, say('take', { count: fitting }));
    take.addEventListener('click', () => void takeIn(returned, fitting));
    found.replaceChildren(
      ...(language === undefined ? [] : [make('p', {}, say('found', counts))]),
      ...(fitting > 0 ? [make('div', { class: 'row' }, take)] : []),
      ...(language !== undefined && faults.length > 0 ? [make('p', {}, say('unfit'))] : []),
      make('ul', {}, ...faults.map((fault) => faultShown(fault, to))),
      ...(more > 0 ? [make('p', { class: 'note' }, say('more', { count: more }))] : []),
    );
  };
  const takeIn = async (returned: ReturnedFile, count: number) => {
    const outcome = await editing.send('take-letter', returned);
    complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : '';
    if (outcome?.kind !== 'done') return;
    found.replaceChildren(make('p', {}, say('taken', { count })));
    file.focus();
  };
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (chosen) await look(chosen);
    // The same file may be chosen again, after it has been changed.
    file.value = '';
  });
  panel.body.append(
    make(
      'section',
      {},
      make('h3', {}, say('sendOut')),
      make('p', { class: 'note' }, say('sendNote')),
      make('div', { class: 'sides' }, label(say('from'), from), label(say('into'), into)),
      label(say('program'), format),
      make('label', {}, isOpen, say('onlyOpen')),
      make('button', { type: 'button', class: 'main', onclick: () => void send() }, say('make')),
      told,
    ),
    make(
      'section',
      {},
      make('h3', {}, say('takeIn')),
      make('p', { class: 'note' }, `${say('takeNote')} ${say('notInFile')}`),
      label(say('returned'), file),
      ...[complaint, found],
    ),
  );
  into.focus();
}

/** Why a translation does not fit, and what it says; of a whole file only why. */
const faultShown = ({ words, quote }: ReturnedTexts['faults'][number], language: string) =>
  make(
    'li',
    {},
    quote !== undefined && make('blockquote', { dir: 'auto', lang: language }, quote),
    make('span', { class: 'bad', dir: 'auto' }, words),
  );

/** Has the browser keep a file where it keeps what it downloads. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  make('a', { href: address, download: name }).click();
  // It is read in the task after this one at the earliest.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
