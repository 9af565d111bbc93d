import '@vitejs/plugin-react/preamble';
import { CONSENT } from '../../shell/consent-parts.ts';
import { ask } from '../consent/ask.ts';
import { type Application, start } from '../entry.tsx';
import { operate } from '../starter/operate.ts';
import { DEV_OPEN, DEV_STYLE, DEV_UPDATE, type DevNotes, type DevUpdate, OPEN_IN_EDITOR } from './notes.ts';
import { openPage } from './open-page.ts';
import { createPanel } from './panel.ts';

/** Alt-click on a block opens its YAML line in the editor (Vite's own way of opening files). */
function openAtBlocks(notes: () => DevNotes): void {
  document.addEventListener(
    'click',
    (event) => {
      const block = event.altKey && event.target instanceof Element ? event.target.closest('main [data-block]') : null;
      if (!block) return;
      event.preventDefault();
      event.stopPropagation();
      const index = [...document.querySelectorAll('main [data-block]')].indexOf(block);
      const place = notes().places[index];
      if (place) void fetch(`${OPEN_IN_EDITOR}?file=${encodeURIComponent(place)}`);
    },
    { capture: true },
  );
}

// Before any component, which React's own tools look after.

/** The page as the authors' server shows it: saved files appear at once, mistakes as messages over the page. */
const panel = createPanel();
const script = document.getElementById('dev-notes');
// The server wrote this element from a DevNotes value.
let notes = JSON.parse(script?.textContent ?? '{}') as DevNotes;
let application: Application | undefined;
/** Asks for consent anew, of a site that asks. */
let askAgain: (() => Promise<void>) | undefined;
let isStarting = false;
/** What came while the program was starting. */
let early: DevUpdate | undefined;

/** Asks for the newest of what stands at the open address, now and after every change. */
const tell = () =>
  import.meta.hot?.send(DEV_OPEN, {
    path: location.pathname,
    languages: navigator.languages.join(','),
    editing: openPage.editing,
  });
const showNotes = (next: DevNotes) => {
  notes = next;
  // While a page is shown and edited the editor tells what is wrong, beside the text that it is about.
  const isEdited = openPage.editing && document.getElementById('app') !== null;
  panel.show(isEdited ? { ...next, diagnostics: [], missing: [] } : next);
};

showNotes(notes);
// The editor's bar stands above the panel: it comes and goes with the editor, not with the server's answer.
openPage.refresh = () => showNotes(notes);
openAtBlocks(() => notes);

const show = (update: DevUpdate) => {
  // An answer for a page that has been left meanwhile, or from before the editor was opened or closed.
  if (location.pathname !== update.path || update.editing !== openPage.editing) return;
  showNotes(update.notes);
  showView(update);
  openPage.shown(update);
};

function showView(update: DevUpdate): void {
  const { page, site, markup } = update;
  if (!page || !site || !markup) return;
  if (isStarting) {
    early = update;
    return;
  }
  if (!application) return location.reload();
  const view = { page, site, markup };
  if (JSON.stringify(view) === JSON.stringify(application.navigation.view.get())) return;
  const isAskedOtherwise =
    JSON.stringify(site.consent) !== JSON.stringify(application.navigation.view.get().site.consent);
  application.views.put(view);
  application.navigation.replace(view);
  if (isAskedOtherwise) void askAgain?.();
}

import.meta.hot?.on(DEV_UPDATE, show);

import.meta.hot?.on(DEV_STYLE, (css: string) => {
  const style = document.querySelector('title ~ style');
  if (style && css && style.textContent !== css) style.textContent = css;
});

if (document.getElementById('app')) {
  isStarting = true;
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  application = await start()
    .catch((error) => {
      // What a page fetches is cut off while it is being loaded again, which is no fault.
      if (!isLeft) throw error;
      return undefined;
    })
    .finally(() => {
      isStarting = false;
    });
  // After React, which compares the document with its own.
  operate(() => Promise.resolve());
  application?.navigation.view.subscribe(tell);
  if (document.getElementById(CONSENT)) askAgain = ask();
  if (early) showView(early);
}
const refresh = () => {
  showNotes(notes);
  tell();
};
Object.assign(openPage, { refresh, show });
tell();
