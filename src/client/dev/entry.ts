import { type Application, start } from '../entry.tsx';
import { openAtBlocks } from './alt-click.ts';
import { DEV_OPEN, DEV_UPDATE, type DevNotes, type DevUpdate } from './notes.ts';
import { createPanel } from './panel.ts';

/** The page as the authors' server shows it: saved files appear at once, mistakes as messages over the page. */
const panel = createPanel();
const script = document.getElementById('dev-notes');
// The server wrote this element from a DevNotes value.
let notes = JSON.parse(script?.textContent ?? '{}') as DevNotes;
let application: Application | undefined;

/** Asks for the newest of a page, now and after every change. */
const tell = (path: string) => import.meta.hot?.send(DEV_OPEN, { path, languages: navigator.languages.join(',') });
const showNotes = (next: DevNotes) => {
  notes = next;
  panel.show(next);
};

panel.show(notes);
openAtBlocks(() => notes);

import.meta.hot?.on(DEV_UPDATE, (update: DevUpdate) => {
  const shown = application?.navigation.view.get();
  // An answer for a page that has been left meanwhile.
  if (shown && shown.page.path !== update.path) return;
  showNotes(update.notes);
  const { page, site, told } = update;
  if (!page || !site || !told) return;
  if (!application) return location.reload();
  const view = { page, site, told };
  if (JSON.stringify(view) === JSON.stringify(shown)) return;
  application.views.put(view);
  application.navigation.replace(view);
});

if (document.getElementById('app')) {
  application = await start();
  const { navigation } = application;
  const tellShown = () => tell(navigation.view.get().page.path);
  navigation.view.subscribe(tellShown);
  tellShown();
} else tell(location.pathname);
