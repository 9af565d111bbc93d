import type { PageLinks, PageTold } from '../shared/pages.ts';
import { drawing, drawings, make, makeQuestion } from './dom.ts';
import { part, type Shelf } from './page-shelf.ts';
import { ask } from './server.ts';

const complaintOf = () => make('p', { class: 'note bad', role: 'alert', dir: 'auto' });

/** Asks for another address of a page; what links to it follows. */
export async function askAddress(shelf: Shelf, { route }: PageTold): Promise<void> {
  const { speech } = shelf.editing;
  const { links, perhaps } = await ask<PageLinks>('page-links', { route });
  const input = make('input', { type: 'text', value: route, dir: 'ltr' });
  const complaint = complaintOf();
  const take = async () => {
    const outcome = await shelf.editing.send('rename-page', { route, to: input.value.trim() });
    if (outcome?.kind === 'refused') complaint.textContent = speech.why(outcome);
  };
  const count = String(links.length);
  part(
    shelf,
    'renamePage',
    `${route} renamePage`,
  )(
    makeQuestion(
      speech.say('renamePage'),
      () => void take(),
      make('label', {}, speech.say('address'), input),
      make('p', { class: 'note' }, speech.say('linksFollow', { count })),
      ...linkList(speech.say('linksPerhaps'), perhaps),
      complaint,
    ),
  );
  input.focus();
  input.select();
}

/** Shows what leads to a page, and asks whether it is to go all the same. */
export async function askDelete(shelf: Shelf, { route, title }: PageTold): Promise<void> {
  const { speech } = shelf.editing;
  const { links, perhaps } = await ask<PageLinks>('page-links', { route });
  const complaint = complaintOf();
  const take = async () => {
    const outcome = await shelf.editing.send('delete-page', { route });
    if (outcome?.kind === 'refused') complaint.textContent = speech.why(outcome);
    else if (outcome && !('moved' in outcome && outcome.moved)) {
      shelf.editing.tell(speech.say('saved'));
      await shelf.list('new');
    }
  };
  const button = make('button', { type: 'button', class: 'main' }, drawing(drawings.bin), speech.say('deletePage'));
  button.addEventListener('click', () => void take());
  part(shelf, 'deletePage', `${route} deletePage`)(
    make('p', {}, make('span', { dir: 'auto' }, title), ' ', make('bdi', { class: 'where', dir: 'ltr' }, route)),
    ...(links.length
      ? linkList(speech.say('linksHere'), links)
      : [make('p', { class: 'note' }, speech.say('noLinks'))]),
    ...linkList(speech.say('linksPerhaps'), perhaps),
    make('div', { class: 'row' }, button),
    complaint,
  );
  button.focus();
}

function linkList(words: string, links: PageLinks['links']): HTMLElement[] {
  if (links.length === 0) return [];
  const entries = links.map(({ at }) => make('li', { class: 'lines', dir: 'ltr' }, at));
  return [make('p', { class: 'note' }, words), make('ul', {}, ...entries)];
}
