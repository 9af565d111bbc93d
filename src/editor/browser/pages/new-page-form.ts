import { partName } from '../../shared/names.ts';
import type { PagesInfo } from '../../shared/pages.ts';
import type { Editing } from '../editing/editing.ts';
import { whileTyping } from '../editing/live.ts';
import { ask } from '../editing/server.ts';
import { make, makeComplaint, makeQuestion } from '../ui/dom.ts';
import { menuName } from './page-places.ts';

/** The value of the choice that a page begins from blocks. */
const BLOCKS = '';

/** Asks for a new page's address, what it begins from, and the menu that it is to stand in; it is opened when it is made. */
export async function newPageForm(
  editing: Editing,
  { pages, templates, menus, languages, language }: PagesInfo,
  show: (...shown: HTMLElement[]) => void,
): Promise<void> {
  const { speech, names } = editing;
  const { blocks } = await ask('palette');
  const address = make('input', { type: 'text', dir: 'ltr', placeholder: '/services/training' });
  const option = (value: string, words: string) => make('option', { value, dir: 'auto' }, words);
  const group = (label: string, options: HTMLElement[]) =>
    options.length > 0 && make('optgroup', { label }, ...options);
  const from = make(
    'select',
    {},
    option(BLOCKS, speech.say('fromBlocks')),
    group(
      speech.say('fromTemplates'),
      templates.map((path) => option(path, partName(path))),
    ),
    group(
      speech.say('fromPages'),
      pages.map(({ route, title }) => option(route, `${title} (${route})`)),
    ),
  );
  // In the order in which they were chosen.
  const chosen = new Set<string>();
  const kinds = make('fieldset', {}, make('legend', {}, speech.say('sections')));
  for (const { type } of blocks) {
    const box = make('input', { type: 'checkbox' });
    box.addEventListener('change', () => (box.checked ? chosen.add(type) : chosen.delete(type)));
    kinds.append(make('label', {}, box, make('span', {}, names.section(type).name)));
  }
  from.addEventListener('change', () => (kinds.hidden = from.value !== BLOCKS));
  const menu = make(
    'select',
    {},
    option('', speech.say('noMenu')),
    ...menus.map((each) => option(each.name, menuName(speech, each))),
  );
  const title = make('input', { type: 'text', dir: 'auto', lang: language });
  // Until somebody writes another one, the address follows the title.
  let isOwn = false;
  const follow = whileTyping(
    () => ask('page-address', { title: title.value, from: from.value }),
    ({ route = '' }) => {
      if (!isOwn) address.value = route;
    },
  );
  address.addEventListener('input', () => {
    isOwn = address.value !== '';
  });
  title.addEventListener('input', follow.typed);
  from.addEventListener('change', follow.typed);
  const offered = languageBoxes(speech.say('pageLanguages'), languages);
  const complaint = makeComplaint();
  const take = async () => {
    const wanted = { from: from.value || [...chosen].join(','), ...(menu.value && { menu: menu.value }) };
    const text = title.value.trim();
    const named = { offered: offered.chosen(), ...(text && { title: { language, text } }) };
    const outcome = await editing.send('make-page', { route: address.value.trim(), ...wanted, ...named });
    if (outcome?.kind === 'refused') complaint.textContent = speech.why(outcome);
  };
  const label = (words: string, input: HTMLElement) => make('label', {}, words, input);
  show(
    makeQuestion(
      speech.say('makePage'),
      () => void take(),
      label(speech.say('pageTitle'), title),
      label(speech.say('address'), address),
      label(speech.say('startFrom'), from),
      kinds,
      languages.length > 1 && offered.element,
      label(speech.say('inMenu'), menu),
      make('p', { class: 'note' }, speech.say('unwritten')),
      complaint,
    ),
  );
  title.focus();
}

/** The languages of the site, all of them ticked; the one that every page has stays. */
function languageBoxes(words: string, languages: PagesInfo['languages']) {
  const boxes = languages.map(({ code, label, always }) => {
    const box = make('input', { type: 'checkbox', checked: true, disabled: always });
    return { code, box, label: make('label', {}, box, make('span', { lang: code }, label)) };
  });
  const element = make('fieldset', {}, make('legend', {}, words), ...boxes.map(({ label }) => label));
  return { element, chosen: () => boxes.filter(({ box }) => box.checked).map(({ code }) => code) };
}
