import type { PageInfo, PageLinks } from '../../shared/pages.ts';
import type { Editing } from '../editing/editing.ts';
import { placeWords } from '../editing/place-words.ts';
import { ask } from '../editing/server.ts';
import { drawing, drawings, make, makeComplaint, makeQuestion } from '../ui/dom.ts';
import { part, type Shelf } from './page-shelf.ts';

/** Asks for another address of a page; what links to it follows. */
export async function askAddress(shelf: Shelf, { route, draft }: PageInfo): Promise<void> {
  const { speech } = shelf.editing;
  const { links, entries, perhaps, formerly } = await ask('page-links', { route });
  const input = make('input', { type: 'text', value: route, dir: 'ltr' });
  // Nobody has ever been at the address of a draft.
  const lead = make('input', { type: 'checkbox', checked: !draft, 'aria-describedby': 'lead-note' });
  const complaint = makeComplaint();
  const take = async () => {
    const outcome = await shelf.editing.send('rename-page', { route, to: input.value.trim(), lead: lead.checked });
    if (outcome?.kind === 'refused') complaint.textContent = speech.why(outcome);
  };
  const count = String(links.length + entries.length);
  part(
    shelf,
    'renamePage',
    `${route} renamePage`,
  )(
    makeQuestion(
      speech.say('renamePage'),
      () => void take(),
      make('label', {}, speech.say('address'), input),
      make('label', {}, lead, speech.say('leadOn')),
      make('p', { class: 'note', id: 'lead-note' }, speech.say('leadOnNote')),
      make('p', { class: 'note' }, speech.say('linksFollow', { count })),
      ...linkList(shelf.editing, speech.say('linksPerhaps'), perhaps),
      complaint,
    ),
    ...former(shelf, route, formerly),
  );
  input.focus();
  input.select();
}

/** The addresses that a page had before, each to be given up. */
function former({ editing }: Shelf, route: string, formerly: readonly string[]): HTMLElement[] {
  if (formerly.length === 0) return [];
  const { speech } = editing;
  const rows = formerly.map((address) => {
    const words = speech.say('forgetAddress');
    const button = make('button', { type: 'button', 'aria-label': `${words}: ${address}` }, words);
    const entry = make('li', { class: 'row' }, make('bdi', { dir: 'ltr' }, address), button);
    button.addEventListener('click', async () => {
      const outcome = await editing.send('forget-address', { route, address });
      if (outcome?.kind === 'refused') return editing.tell(speech.why(outcome), true);
      if (outcome?.kind !== 'done') return;
      entry.remove();
      editing.tell(speech.say('saved'));
    });
    return entry;
  });
  return [make('p', { class: 'note' }, speech.say('leadHere')), make('ul', {}, ...rows)];
}

/** Shows what leads to a page, and asks whether it is to go all the same. */
export async function askDelete(shelf: Shelf, { route, title }: PageInfo, pages: readonly PageInfo[]): Promise<void> {
  const { speech } = shelf.editing;
  const { links, entries, perhaps } = await ask('page-links', { route });
  const complaint = makeComplaint();
  const take = async () => {
    const outcome = await shelf.editing.send('delete-page', { route, ...(heir.value && { to: heir.value }) });
    if (outcome?.kind === 'refused') complaint.textContent = speech.why(outcome);
    else if (outcome && !('moved' in outcome && outcome.moved)) {
      shelf.editing.tell(speech.say('saved'));
      await shelf.list('new');
    }
  };
  const heir = choiceOfHeir(
    speech.say('leadNowhere'),
    pages.filter((each) => each.route !== route && each.canLead),
  );
  const said = make('div', { class: 'question' });
  const sayLinks = () =>
    said.replaceChildren(...linkList(shelf.editing, speech.say(heir.value ? 'linksLed' : 'linksHere'), links));
  heir.addEventListener('change', sayLinks);
  if (links.length) sayLinks();
  else if (entries.length === 0) said.append(make('p', { class: 'note' }, speech.say('noLinks')));
  const button = make('button', { type: 'button', class: 'main' }, drawing(drawings.bin), speech.say('deletePage'));
  button.addEventListener('click', () => void take());
  part(shelf, 'deletePage', `${route} deletePage`)(
    make('p', {}, make('span', { dir: 'auto' }, title), ' ', make('bdi', { class: 'where', dir: 'ltr' }, route)),
    make('label', {}, speech.say('leadTo'), heir),
    ...linkList(shelf.editing, speech.say('entriesGo'), entries),
    said,
    ...linkList(shelf.editing, speech.say('linksPerhaps'), perhaps),
    make('div', { class: 'row' }, button),
    complaint,
  );
  button.focus();
}

/** Pages that may stand in for one that goes, by their titles. */
const choiceOfHeir = (nobody: string, pages: readonly PageInfo[]): HTMLSelectElement =>
  make(
    'select',
    {},
    make('option', { value: '' }, nobody),
    ...pages.map(({ route, title }) => make('option', { value: route, dir: 'auto' }, `${title} (${route})`)),
  );

function linkList(editing: Editing, words: string, links: PageLinks['links']): HTMLElement[] {
  if (links.length === 0) return [];
  // What is not known by other words is told once.
  const all = [...new Set(links.map((link) => placeWords(editing, link)))];
  const entries = all.map((words) => make('li', { dir: 'auto' }, words));
  return [make('p', { class: 'note' }, words), make('ul', { class: 'places' }, ...entries)];
}
