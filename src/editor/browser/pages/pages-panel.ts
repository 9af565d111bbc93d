import type { PageInfo, PagesInfo } from '../../shared/pages.ts';
import type { Editing } from '../editing/editing.ts';
import { goTo } from '../editing/go.ts';
import { ask } from '../editing/server.ts';
import { make, makeSearch, sheetOf } from '../ui/dom.ts';
import { focusedElement } from '../ui/kept-focus.ts';
import { openPanel } from '../ui/panel.ts';
import { openMeta } from './meta-panel.ts';
import { newPageForm } from './new-page-form.ts';
import { askPlaces } from './page-places.ts';
import { askAddress, askDelete } from './page-questions.ts';
import { part, type Shelf } from './page-shelf.ts';

const sheet = sheetOf(`
label { display: grid; gap: 4px; justify-self: stretch; } label > :is(input, select) { font-weight: 400; }
label:has([type=checkbox]) { display: flex; gap: 10px; align-items: center; min-block-size: 30px; font-weight: 400; }
input[type=checkbox] { inline-size: 20px; min-block-size: 20px; margin: 0; flex: none; }
.question { display: grid; gap: 12px; } .question > button { justify-self: start; }
fieldset { border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px 12px; gap: 4px; min-inline-size: 0; max-block-size: 16rem; overflow: auto; } legend { float: inline-start; inline-size: 100%; padding: 0 0 4px; direction: inherit; }
.name { display: grid; inline-size: 100%; gap: 0; padding-inline: 0; } .name:hover { background: none; } .name:hover b { color: var(--accent); }
.acts { gap: 4px; margin-inline: -8px; } .acts button { font-size: 13px; min-block-size: 32px; padding: 2px 8px; color: var(--accent); }
li.row { justify-content: space-between; } li.row > button { inline-size: auto; font-size: 13px; color: var(--accent); }
.places { overflow-wrap: anywhere; } .places li { padding-block: 2px; }
`);

/** All pages of the site: each is opened by a click, gets another address, is a draft or not, or is deleted. */
export async function openPages(editing: Editing, openSite: () => void): Promise<void> {
  const { speech } = editing;
  const panel = openPanel(speech, { title: speech.say('pages'), sheets: [sheet], changed: () => again() });
  const shelf: Shelf = {
    openSite,
    editing,
    panel,
    async list(focus) {
      try {
        const info = await ask('pages');
        await panel.free();
        showList(shelf, info);
      } catch {
        editing.tell(speech.say('unreachable'), true);
      }
      const wanted = focus && panel.body.querySelector<HTMLElement>(`[data-focus="${focus}"]`);
      (wanted || panel.body.querySelector('input'))?.focus();
    },
  };
  /** What the list says of pages may be another thing than before; what is asked in its place stays. */
  const again = async () => {
    const searching = () => panel.body.querySelector<HTMLInputElement>('input[type=search]');
    const info = searching() && (await ask('pages').catch(() => undefined));
    await panel.free();
    const search = searching();
    if (!info || !search) return;
    const focused = focusedElement();
    const at =
      focused instanceof HTMLElement && panel.body.contains(focused) ? (focused.dataset.focus ?? '') : undefined;
    const { scrollTop } = panel.body;
    showList(shelf, info, search.value);
    // Whoever looks for a page in it stays where they are.
    panel.body.scrollTop = scrollTop;
    if (at === undefined) return;
    const wanted = at && panel.body.querySelector<HTMLElement>(`[data-focus="${at}"]`);
    (wanted || panel.body.querySelector('input'))?.focus({ preventScroll: true });
  };
  await shelf.list();
}

function showList(shelf: Shelf, info: PagesInfo, searched = ''): void {
  const { speech } = shelf.editing;
  const begin = make('button', { type: 'button', class: 'main', 'data-focus': 'new' }, speech.say('newPage'));
  begin.addEventListener('click', () => void newPageForm(shelf.editing, info, part(shelf, 'newPage', 'new')));
  const rows = make('div', { class: 'column' });
  const fill = () => {
    const wanted = search.value.toLocaleLowerCase(info.language);
    const found = info.pages.filter(({ route, title }) =>
      `${route} ${title}`.toLocaleLowerCase(info.language).includes(wanted),
    );
    rows.replaceChildren(...found.map((page) => row(shelf, page, info)));
  };
  const search = makeSearch(speech.say('search'), fill);
  search.value = searched;
  fill();
  const site = make('button', { type: 'button', class: 'aside', onclick: shelf.openSite }, speech.say('siteAndPage'));
  shelf.panel.body.replaceChildren(make('div', { class: 'row' }, begin, site), search, rows);
}

function row(shelf: Shelf, page: PageInfo, { language, pages }: PagesInfo): HTMLElement {
  const { speech } = shelf.editing;
  const { route, title, address, draft, messages, coverage, madeFrom } = page;
  const name = make(
    'button',
    { type: 'button', class: 'name', onclick: () => goTo(address) },
    make('b', { class: 'words', dir: 'auto', lang: language }, title),
    make('span', { class: 'where', dir: 'ltr' }, route),
  );
  const button = (
    word: 'searchSharing' | 'pagePlaces' | 'renamePage' | 'deletePage' | 'makeDraft' | 'publish',
    onclick: () => void,
  ) => {
    const label = speech.say(word);
    const focus = { 'data-focus': `${route} ${word === 'publish' ? 'makeDraft' : word}` };
    return make('button', { type: 'button', 'aria-label': `${label}: ${route}`, onclick, ...focus }, label);
  };
  const turnDraft = async () => {
    const outcome = await shelf.editing.send('draft-page', { route, draft: !draft });
    if (outcome?.kind === 'done') shelf.editing.tell(speech.say('saved'));
    else if (outcome?.kind === 'refused') shelf.editing.tell(speech.why(outcome), true);
    await shelf.list(`${route} makeDraft`);
  };
  const far = coverage.map((each) => `${each.language} ${each.translated}/${each.total}`).join(' · ');
  return make(
    'section',
    { 'aria-label': route },
    name,
    make(
      'div',
      { class: 'row note' },
      make('span', { dir: 'ltr' }, far),
      messages > 0 && make('span', { class: 'tag' }, speech.say('messageCount', { count: String(messages) })),
      draft && make('span', { class: 'tag' }, speech.say('draft')),
      madeFrom !== undefined && make('span', { class: 'tag' }, speech.say('madeFrom', { name: madeFrom })),
    ),
    make(
      'div',
      { class: 'row acts' },
      button('searchSharing', () => void openMeta(shelf.editing, route)),
      page.canLead && button('pagePlaces', () => void askPlaces(shelf, page)),
      ...(page.fixed
        ? []
        : [
            button('renamePage', () => void askAddress(shelf, page)),
            button(draft ? 'publish' : 'makeDraft', () => void turnDraft()),
            button('deletePage', () => void askDelete(shelf, page, pages)),
          ]),
    ),
  );
}
