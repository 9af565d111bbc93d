import type { FactInfo, FactValue } from '../../shared/protocol.ts';
import type { Editing } from '../editing/editing.ts';
import { ask } from '../editing/server.ts';
import { FORM, make, makeLine } from '../ui/dom.ts';
import type { WordName } from '../words/words.en.ts';

const FORMS: Readonly<Record<string, WordName>> = {
  zero: 'formZero',
  one: 'formOne',
  two: 'formTwo',
  few: 'formFew',
  many: 'formMany',
  other: 'formOther',
};

const HOMES: Readonly<Record<FactInfo['home'], WordName>> = {
  page: 'factOfPage',
  site: 'factOfSite',
  template: 'factOfTemplate',
  partial: 'factOfTemplate',
};

interface Dialog {
  /** Where it is shown. */
  readonly below: HTMLElement;
  readonly editing: Editing;
  readonly refuse: (words: string) => void;
  /** Puts the focus back into the text. */
  readonly back: () => void;
}

/** What a fact is called. */
const factName = ({ names }: Editing, name: string) => names.field(['facts', name]).name;

/** The values of facts, each a line to type into, with whose they are and on how many pages they show. */
export async function openFacts(names: readonly string[], dialog: Dialog): Promise<void> {
  // What stands behind a comma may be a format.
  const { below, editing } = dialog;
  const known = names.filter((each) => editing.table?.facts.some(({ name }) => name === each));
  const parts = await Promise.all(known.map((name) => factPart(name, dialog)));
  below.replaceChildren(...parts.flat());
  const input = below.querySelector('input');
  input?.focus();
  input?.select();
}

async function factPart(name: string, { editing, ...dialog }: Dialog): Promise<HTMLElement[]> {
  const { speech, table } = editing;
  const info = await ask('fact', { table: table?.id, name, language: table?.language });
  const about = [speech.say(HOMES[info.home]), speech.say('factReach', { count: String(info.pages) })].join(' ');
  const title = make(
    'p',
    { class: 'note' },
    make('b', {}, speech.say('factValue', { name: factName(editing, name) })),
    ' ',
    about,
  );
  return [title, ...info.values.map((value) => valueLine(name, value, { editing, ...dialog }))];
}

/** A value, or the form for a kind of numbers, with the button that keeps it. */
function valueLine(name: string, value: FactValue, { below, editing, refuse, back }: Dialog): HTMLElement {
  const { speech } = editing;
  const label =
    value.form === undefined ? speech.say('factValue', { name: factName(editing, name) }) : formName(editing, value);
  const input = make('input', { type: 'text', 'aria-label': label, value: value.text, dir: 'auto' });
  const save = async (to: string) => {
    const { language, form, text: was } = value;
    const change = { table: editing.table?.id, name, language, form, was, to };
    const outcome = await editing.send('save-fact', change);
    if (outcome?.kind === 'refused') return refuse(speech.why(outcome));
    if (outcome?.kind === 'stale') return refuse(`${speech.say('staleTitle')}: ${outcome.theirs}`);
    if (outcome?.kind !== 'done') return;
    // Something else may have been asked for meanwhile.
    if (below.contains(input)) {
      below.replaceChildren();
      back();
    }
    editing.tell(speech.say('saved'));
  };
  const line = makeLine(input, speech.say('save'), (to) => void save(to));
  const shown = value.form !== undefined && make('span', { class: 'note' }, label);
  return make('div', { class: 'fact' }, shown, line);
}

/** `Few: 3, 4, 5`. */
function formName({ speech }: Editing, { form = '', numbers = [] }: FactValue): string {
  const word = FORMS[form];
  return `${word ? speech.say(word) : form}: ${numbers.join(', ')}`;
}

/** Asks for a new fact; `taken` is told its name. */
export function askNewFact({ below, editing, refuse }: Omit<Dialog, 'back'>, taken: (name: string) => void): void {
  const { speech } = editing;
  const input = (words: WordName, dir: string) =>
    make('input', { type: 'text', 'aria-label': speech.say(words), placeholder: speech.say(words), dir });
  const [name, value] = [input('factCalled', 'ltr'), input('factNew', 'auto')];
  const home = make('select', { 'aria-label': speech.say('factHome') });
  home.append(
    make('option', { value: 'page' }, speech.say('factOfPage')),
    make('option', { value: 'site' }, speech.say('factOfSite')),
  );
  const take = async () => {
    const wanted = {
      name: name.value.trim(),
      value: value.value.trim(),
      home: home.value === 'site' ? ('site' as const) : ('page' as const),
    };
    const outcome = await editing.send('make-fact', { table: editing.table?.id, ...wanted });
    if (outcome?.kind === 'refused') return refuse(speech.why(outcome));
    if (outcome?.kind !== 'done') return;
    below.replaceChildren();
    editing.tell(speech.say('saved'));
    taken(wanted.name);
  };
  const button = make('button', { type: 'button', class: 'main', onclick: () => void take() }, speech.say('newFact'));
  const form = make('div', { class: 'fact new', [FORM]: true }, name, value, home, button);
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void take();
  });
  below.replaceChildren(form);
  name.focus();
}
