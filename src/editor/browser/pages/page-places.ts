import { type MenuInfo, type PageInfo, TOP_LEVEL } from '../../shared/pages.ts';
import type { Editing } from '../editing/editing.ts';
import { ask } from '../editing/server.ts';
import { make, makeComplaint } from '../ui/dom.ts';
import type { Speech } from '../words/words.ts';
import { part, type Shelf } from './page-shelf.ts';

/** What a list of the header is called to an author: by its own words, or as the header itself. */
export const menuName = (speech: Speech, { name, label }: MenuInfo): string =>
  name === TOP_LEVEL ? speech.say('topLevel') : label;

/** The languages that a page is offered in, and the menus that lead to it: each is turned on and off. */
export async function askPlaces(shelf: Shelf, { route, draft }: PageInfo): Promise<void> {
  const { editing } = shelf;
  const { speech } = editing;
  const { languages, menus } = await ask('page-places', { route });
  const complaint = makeComplaint();
  const box = (checked: boolean, name: HTMLElement, turn: (on: boolean) => ReturnType<Editing['send']>) => {
    const made = make('input', { type: 'checkbox', checked });
    made.addEventListener('change', async () => {
      const outcome = await turn(made.checked);
      complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : '';
      if (outcome?.kind === 'done') editing.tell(speech.say('saved'));
      else made.checked = !made.checked;
    });
    return { made, label: make('label', {}, made, name) };
  };
  const group = (words: string, labels: readonly HTMLElement[]) =>
    make('fieldset', {}, make('legend', {}, words), ...labels);
  const offered = languages.map(({ code, label, offered, always }) => {
    const each = box(offered, make('span', { lang: code }, label), (on) =>
      editing.send('page-language', { route, code, offered: on }),
    );
    each.made.disabled = always;
    return each.label;
  });
  const listed = menus.map(
    ({ has, ...menu }) =>
      box(has, make('span', { dir: 'auto' }, menuName(speech, menu)), (on) =>
        editing.send('page-menu', { route, menu: menu.name, has: on }),
      ).label,
  );
  // A link to a draft is dead until it is published.
  const inMenus = draft || listed.length === 0 ? [] : [group(speech.say('inMenus'), listed)];
  part(shelf, 'pagePlaces', `${route} pagePlaces`)(
    make('p', { class: 'where' }, make('bdi', { dir: 'ltr' }, route)),
    ...(languages.length > 1 ? [group(speech.say('pageLanguages'), offered)] : []),
    ...inMenus,
    ...(inMenus.length > 0 ? [make('p', { class: 'note' }, speech.say('labelFromTitle'))] : []),
    complaint,
  );
  shelf.panel.body.querySelector('button')?.focus();
}
