import type { FilePart } from '../../shared/settings.ts';
import type { Editing } from '../editing/editing.ts';
import { ask } from '../editing/server.ts';
import { openSettings } from '../settings/settings.ts';
import { openLanguages } from '../text/language-panel.ts';
import { make } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';

/** What is beside the sections of a page: the brand, the company, menus and colors, and what the page says of itself. */
export async function openSite(editing: Editing, focus?: string): Promise<void> {
  const { speech, names, table } = editing;
  if (!table) return;
  const panel = openPanel(speech, { title: speech.say('siteAndPage') });
  const row = (type: string, onclick: () => void) => {
    const { name, about = '' } = names.section(type);
    return make(
      'button',
      { type: 'button', 'data-focus': type, onclick },
      make('b', { dir: 'auto' }, name),
      make('span', { class: 'where', dir: 'auto' }, about),
    );
  };
  const open = (part: FilePart) => () =>
    void openSettings(editing, {
      ...{ block: part, type: part, backWords: 'backToSite' },
      back: () => void openSite(editing, part),
    });
  const brand = table.texts.findIndex(({ path }) => path.join() === 'brand');
  try {
    const { parts } = await ask('file-parts', { table: table.id });
    const rows = [
      ...(brand === -1 ? [] : [row('brand', () => void openLanguages(editing, brand))]),
      ...parts.map((part) => row(part, open(part))),
    ];
    panel.body.append(
      make('p', { class: 'note' }, speech.say('siteAndPageNote')),
      make('ul', {}, ...rows.map((each) => make('li', {}, each))),
    );
    (panel.body.querySelector<HTMLElement>(`[data-focus="${focus}"]`) ?? rows[0])?.focus();
  } catch {
    editing.tell(speech.say('unreachable'), true);
  }
}
