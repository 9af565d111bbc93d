import type { NameInfo } from '../../shared/names.ts';
import type { FieldInput, KnownNames, Setting } from '../../shared/settings.ts';
import type { Editing } from '../editing/editing.ts';
import { makeLiveMessage, whileTyping } from '../editing/live.ts';
import { inTurn } from '../editing/one-at-a-time.ts';
import { pickLink } from '../pages/page-picker.ts';
import { drawing, drawings, make, makeSearch } from '../ui/dom.ts';
import { makeGrid } from '../ui/grid.ts';
import { openModal } from '../ui/modal.ts';
import type { WordName } from '../words/words.en.ts';
import { takeDrops } from './picture-source.ts';

interface Choosing {
  readonly names: readonly string[];
  /** Where the icons are drawn, each under its name. */
  readonly sprite: string;
  readonly value: string | undefined;
  /** True where there need be none. */
  readonly canBeNone: boolean;
  readonly choose: (name: string | undefined) => void;
}

/** Icons that are shown at once: a search leads to the others. */
const SHOWN = 150;

/** An icon as the site draws it. */
function iconIn(sprite: string, name?: string) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  const draw = (name = '') => use.setAttribute('href', `${sprite}#${name}`);
  element.setAttribute('aria-hidden', 'true');
  element.append(use);
  draw(name);
  return { element, draw };
}

/** All icons that the site may show, to be searched by their names. */
function openIconChooser({ speech }: Editing, { names, sprite, value, canBeNone, choose }: Choosing): void {
  const modal = openModal(speech, speech.say('chooseIcon'));
  const take = (name: string | undefined) => {
    modal.close();
    choose(name);
  };
  const grid = makeGrid(speech.say('chooseIcon'), take);
  const status = make('p', { class: 'note', role: 'status' });
  const fill = () => {
    const wanted = search.value.toLowerCase().split(/[\s-]+/);
    const found = names.filter((name) => wanted.every((word) => name.includes(word)));
    const sorted =
      value !== undefined && found.includes(value) ? [value, ...found.filter((each) => each !== value)] : found;
    grid.show(
      sorted.slice(0, SHOWN).map((name) => ({ value: name, label: name, drawn: iconIn(sprite, name).element })),
      value,
    );
    const more = found.length - SHOWN;
    status.textContent =
      found.length === 0 ? speech.say('noneFound') : more > 0 ? speech.say('moreFound', { count: String(more) }) : '';
  };
  const search = makeSearch(speech.say('search'), fill, 'ltr');
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    grid.focus();
  });
  fill();
  const none = make('button', { type: 'button', onclick: () => take(undefined) }, speech.say('noIcon'));
  modal.body.append(make('div', { class: 'search' }, search, canBeNone && none), status, grid.element);
  search.focus();
}

export interface SettingRow {
  readonly element: HTMLElement;
  /** Shows a field as it is now. */
  show(setting: Setting): void;
}

interface RowContext {
  /** The kind of section. */
  readonly type: string;
  readonly known: KnownNames;
  /** Asks for a picture in place of the one that a field names. */
  readonly choosePicture: (setting: Setting, file?: File) => void;
  /** Puts a table in place of the one that a field names; gives the sentence that says why not. */
  readonly putTable: (setting: Setting, file: File) => Promise<string | undefined>;
  /** Changes a field; gives the sentence that says why it is not. */
  readonly save: (setting: Setting, to: string | undefined) => Promise<string | undefined>;
  /** The field as it would be with another value. */
  readonly judged: (setting: Setting, to: string | undefined) => Promise<Setting | undefined>;
}

type Control = HTMLInputElement | HTMLSelectElement;

const types: Readonly<Partial<Record<FieldInput, string>>> = { flag: 'checkbox', date: 'date' };

/** What asks for one of the names. */
const CHOOSING: Readonly<Partial<Record<FieldInput, WordName>>> = { image: 'choosePicture', link: 'choosePage' };

/** What names are known for. */
const LISTED: ReadonlySet<FieldInput> = new Set(['icon', 'region', 'endpoint', 'image', 'csv', 'link']);

/** A field with its label, what it is for, and what the check says of it. */
export function makeSettingRow(editing: Editing, first: Setting, given: RowContext): SettingRow {
  const { type, known, save, judged } = given;
  let setting = first;
  const named = editing.names.field([type, ...first.way]);
  const id = `setting-${first.way.join('-')}`;
  const control = first.input === 'choice' ? choice(editing, first, named.choices) : input(first);
  control.id = id;
  control.setAttribute('aria-describedby', `${id}-help ${id}-told`);
  const liveMessage = makeLiveMessage(editing.speech, (to) => {
    control.value = to;
    control.dispatchEvent(new Event('change'));
  });
  liveMessage.element.id = `${id}-told`;
  const picture = pictureOf(first, known);
  /** Why the last change was not made: it outlasts news of the page. */
  let refusal: string | undefined;
  const tell = (messages = setting.messages) => liveMessage.show(messages, refusal === undefined ? [] : [refusal]);
  const live = whileTyping(
    () => judged(setting, written(control, setting)),
    (now) => tell(now.messages),
  );
  const judge = () => {
    if (!setting.needed || written(control, setting) !== undefined) return live.typed();
    live.stop();
    liveMessage.show([], [editing.speech.say('needed')]);
  };
  const show = (now: Setting) => {
    // What is just being typed stays, and so does what is said of it.
    if (now.value !== setting.value || !control.matches(':focus')) put(control, now);
    const isTyped = refusal === undefined && written(control, now) !== now.value;
    setting = now;
    picture?.draw(control.value);
    if (isTyped) judge();
    else tell();
  };
  const change = async () => {
    const to = written(control, setting);
    live.stop();
    refusal = to === setting.value ? undefined : await save(setting, to);
    if (refusal === undefined) setting = { ...setting, value: to };
    show(setting);
  };
  const choose = () => {
    if (first.input === 'image') return given.choosePicture(setting);
    const { value, needed } = setting;
    const take = (name: string | undefined) => {
      control.value = name ?? '';
      control.dispatchEvent(new Event('change'));
    };
    if (first.input === 'link') return pickLink(editing, take);
    openIconChooser(editing, {
      names: known.names.icon ?? [],
      sprite: known.sprite,
      value,
      canBeNone: !needed,
      choose: take,
    });
  };
  // One after the other: each is told what the one before it has made of the file.
  const changeInTurn = inTurn(change);
  control.addEventListener('change', () => void changeInTurn());
  control.addEventListener('input', () => {
    picture?.draw(control.value);
    // What is chosen is saved at once.
    if (control.matches('select, [type=checkbox]')) return;
    judge();
  });
  put(control, first);
  show(first);
  const help = make('p', { class: 'note', id: `${id}-help`, dir: 'auto' }, named.about ?? first.text);
  // An entry of a list is called by its number.
  const name = first.label ?? editing.names.way([type, ...first.way]).at(-1) ?? named.name;
  const label = make('label', { for: id }, name);
  const words = editing.speech.say(CHOOSING[first.input] ?? 'chooseIcon');
  const chooser =
    picture &&
    make('button', {
      type: 'button',
      class: 'choose',
      'aria-label': `${words}: ${name}`,
      title: words,
      onclick: choose,
    });
  chooser?.append(picture?.element ?? '', drawing(drawings.more));
  const swatch =
    first.input === 'color' &&
    colorInput(`${editing.speech.say('chooseColor')}: ${name}`, first.value, (to) => {
      control.value = to;
      control.dispatchEvent(new Event('change'));
    });
  const upload = first.input === 'csv' && make('input', { type: 'file', accept: '.csv,text/csv', 'aria-label': name });
  if (upload)
    upload.addEventListener('change', async () => {
      const [file] = upload.files ?? [];
      // The same file may be chosen again, after it has been changed.
      if (file) refusal = await given.putTable(setting, file);
      upload.value = '';
      tell();
    });
  const line = make('div', { class: 'setting' }, chooser, swatch, control);
  if (first.input === 'image') takeDrops(line, (file) => given.choosePicture(setting, file));
  return { element: make('div', { class: 'field' }, label, line, upload, help, liveMessage.element), show };
}

/** A color as the browser offers them. */
function colorInput(label: string, value = '', choose: (to: string) => void): HTMLInputElement {
  const made = make('input', {
    type: 'color',
    'aria-label': label,
    value: /^#[\da-f]{6}$/i.test(value) ? value : '#000000',
  });
  made.addEventListener('change', () => choose(made.value.toUpperCase()));
  return made;
}

function choice(
  { speech }: Editing,
  { choices = [], needed, usual, value }: Setting,
  named: NameInfo['choices'] = {},
): HTMLSelectElement {
  const wordsOf = (each: string) => (Object.hasOwn(named, each) ? named[each] : each);
  const usually = `${speech.say('asUsual')}${usual === undefined ? '' : ` (${wordsOf(usual)})`}`;
  const made = make('select', {});
  // What the schema does not know stays what it is until another one is chosen.
  const own = value === undefined || choices.includes(value) ? [] : [value];
  if (!needed || value === undefined) made.append(make('option', { value: '' }, usually));
  made.append(...[...own, ...choices].map((each) => make('option', { value: each }, wordsOf(each))));
  return made;
}

function input({ input, usual }: Setting): HTMLInputElement {
  const isNumber = input === 'number';
  return make('input', {
    type: types[input] ?? 'text',
    list: LISTED.has(input) ? `known-${input}` : undefined,
    dir: 'ltr',
    autocomplete: 'off',
    spellcheck: 'false',
    inputmode: isNumber ? 'decimal' : undefined,
    placeholder: usual,
  });
}

/** Shows a value. */
function put(control: Control, { value, usual, input }: Setting): void {
  if (control instanceof HTMLInputElement && input === 'flag') control.checked = (value ?? usual) === 'true';
  else if (control.value !== (value ?? '')) control.value = value ?? '';
}

/** What stands in a control, as it is to be written; undefined where the field is left out. */
function written(control: Control, { input, needed, usual = 'false' }: Setting): string | undefined {
  if (input !== 'flag') return control.value.trim() || undefined;
  const to = String(control instanceof HTMLInputElement && control.checked);
  return to === usual && !needed ? undefined : to;
}

/** What a field names, drawn; undefined of fields that name nothing that can be seen. */
function pictureOf({ input }: Setting, { sprite, base }: KnownNames) {
  if (input === 'icon') return iconIn(sprite);
  if (input === 'link') return { element: drawing(drawings.link), draw: () => {} };
  if (input !== 'image') return undefined;
  const element = make('img', { alt: '' });
  return {
    element,
    draw: (src: string) => {
      element.hidden = !src.startsWith('/') || src.includes('{{');
      if (!element.hidden) element.src = `${base}${src}`;
    },
  };
}
