import { openPage } from '../../client/dev/open-page.ts';
import type { BranchInfo } from '../shared/protocol.ts';
import { makeBar } from './bar.ts';
import { openChanges } from './change-list.ts';
import { followPage } from './editing/editing.ts';
import { arrived, goTo, remember, wasEdited } from './editing/go.ts';
import { whileTyping } from './editing/live.ts';
import { ask } from './editing/server.ts';
import type { TextElement } from './editing/texts-on-page.ts';
import { askMessages, openMessages } from './message-list.ts';
import { layHands } from './page-hands.ts';
import { openMeta } from './pages/meta-panel.ts';
import { openPalette } from './pages/page-picker.ts';
import { openPages } from './pages/pages-panel.ts';
import { markProposed } from './review.ts';
import { type Handles, showHandles } from './sections/handles.ts';
import { openSections } from './sections/sections.ts';
import { openSite } from './site/site-panel.ts';
import { openLanguages } from './text/language-panel.ts';
import { type OpenText, openText } from './text/open-text.ts';
import { openReplace } from './text/replace-panel.ts';
import { openTextList } from './text/text-list.ts';
import { isAwaited, saveAwaited } from './text/unsaved.ts';
import { focusedElement, keepFocus } from './ui/kept-focus.ts';
import { layOut } from './ui/laid-out.ts';
import { pageSheet } from './ui/look.ts';
import { refreshPanel } from './ui/panel.ts';
import type { WordName } from './words/words.en.ts';
import { speechFor } from './words/words.ts';

/** The page editor: the open page of the authors' server becomes its own editor. */
const speech = speechFor(navigator.languages);
/** What the bar's buttons do. */
const events = {
  turn: () => void turn(!openPage.editing),
  undo: () => void step('undo'),
  redo: () => void step('redo'),
  sections: () => openSections(page),
  pages: () => void openPages(page, () => void openSite(page)),
  meta: () => void (page.table && openMeta(page, page.table.route)),
  changes: () => void openChanges(page, review),
  messages: () => openMessages(page, (index) => open({ index })),
  texts: () => openTextList(page, (index) => open({ index }), ofAllTexts()),
};
/** Few authors send texts out: what does it comes when somebody asks for it. */
const openLetters = () =>
  import('./letters/letters-panel.ts')
    .then((letters) => letters.openLetters(page))
    .catch(() => bar.tell(speech.say('unreachable'), true));
/** What can be done with the texts of all pages. */
const ofAllTexts = () => {
  const replace = { name: 'replaceWords', open: () => openReplace(page) } as const;
  const translate = { name: 'translators', open: () => void openLetters() } as const;
  return (page.table?.languages.length ?? 0) > 1 ? [replace, translate] : [replace];
};
const bar = makeBar(speech, events);
const page = followPage({ speech, tell: bar.tell, changed: show });
document.adoptedStyleSheets.push(pageSheet);

/** How much the check says of the page, as far as that is known. */
let count: number | undefined;
const counting = whileTyping(
  () => askMessages(page),
  ({ messages }) => {
    count = messages.length;
    show();
  },
);

/** What the branch that is open changes, where it is another one than the published. */
let review: BranchInfo | undefined;

/** A proposal that is opened is shown as such: its changes are told, and marked on every page. */
async function lookAtBranch(): Promise<void> {
  const answer = await ask('branch-changes').catch(() => undefined);
  review = answer?.branch;
  if (!review) return;
  show();
  await openChanges(page, review);
}

let hands: ReturnType<typeof layHands> | undefined;
let handles: Handles | undefined;
let opened: OpenText | undefined;

function show(): void {
  const { undo = 0, redo = 0 } = page.table ?? {};
  bar.show({
    editing: openPage.editing,
    undo,
    redo,
    messages: count ?? page.notes?.diagnostics.length ?? 0,
    isBroken: page.isBroken,
  });
  hands?.reach();
  handles?.refresh();
  markProposed(page, review);
}

/** What has been typed is kept, and where that cannot be done it is shown again. */
function finish(): void {
  void opened?.commit();
  opened?.leave();
}

function open({ index, at }: { readonly index: number; readonly at?: TextElement }): void {
  if (opened?.holds()) return;
  finish();
  // The marks of the page that is shown point into another table than the one before's.
  if (!page.isTold) return;
  opened = openText(
    page,
    { index, at },
    { closed: () => (opened = undefined), openLanguages: (each) => void openLanguages(page, each) },
  );
}

async function step(action: 'undo' | 'redo'): Promise<void> {
  const outcome = await page.send(action);
  if (outcome?.kind === 'done') bar.tell(speech.say(action === 'undo' ? 'undone' : 'redone'));
  else if (outcome?.kind === 'stale') bar.tell(speech.say('staleTitle'), true);
  else if (outcome) bar.tell(speech.why(outcome), true);
}

async function turn(editing: boolean, words = ''): Promise<void> {
  finish();
  remember(editing);
  if (editing) await page.readNames().catch(() => page.tell(speech.say('unreachable'), true));
  openPage.editing = editing;
  if (editing) layOut();
  hands?.release();
  handles?.release();
  handles = editing ? showHandles(page) : undefined;
  hands = editing ? layHands(page, (spot) => open({ index: spot.index, at: spot })) : undefined;
  show();
  if (editing) bar.tell(words || speech.say('editing'));
  openPage.refresh();
}

openPage.shown = (update) => {
  page.take(update);
  // A page that could not be shown when it was opened is shown as soon as it can be.
  if (update.page && !document.getElementById('app')) goTo(openPage.path(), speech.say('editing'));
  else if (openPage.editing) counting.typed();
  refreshPanel();
  if (opened && opened.address !== openPage.path()) finish();
  if (page.table && isAwaited()) void saveAwaited(page);
};

/** What had the focus when the bar was gone to. */
let before: Element | null = null;

/** From wherever the focus is to the bar, and back; what has been typed is kept. */
async function goToBar(): Promise<void> {
  if (bar.hasFocus()) return before instanceof HTMLElement && before.isConnected ? before.focus() : bar.focus();
  if (opened && !(await opened.commit())) return;
  before = focusedElement();
  bar.focus();
}

/** Asks for a page to go to, or for what the bar's buttons do; what has been typed is kept. */
async function askWhere(): Promise<void> {
  if (opened && !(await opened.commit())) return;
  const command = (name: WordName, take: () => void) => ({ label: speech.say(name), take });
  openPalette(page, [
    ...[command('changes', events.changes), command('pages', events.pages), command('searchSharing', events.meta)],
    ...[command('sections', events.sections), command('texts', events.texts)],
    ...[
      command('siteAndPage', () => void openSite(page)),
      ...ofAllTexts().map(({ name, open }) => command(name, open)),
    ],
    command('messageList', events.messages),
    ...[command('undo', events.undo), command('redo', events.redo), command('done', events.turn)],
  ]);
}

keepFocus(bar.focus);
// Fields and panels keep their keys to themselves.
addEventListener(
  'keydown',
  (event) => {
    const isAsked = focusedElement()?.closest('dialog:modal') != null;
    const isBack = event.key === 'Escape' && bar.hasFocus();
    const isSought =
      openPage.editing && event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isAsked || !(event.key === 'F6' || isBack || isSought)) return;
    event.preventDefault();
    event.stopPropagation();
    void (isSought ? askWhere() : goToBar());
  },
  { capture: true },
);

document.addEventListener('keydown', (event) => {
  if (event.key === 'F2') {
    event.preventDefault();
    void turn(!openPage.editing);
  }
  const isField = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  if (!openPage.editing || isField || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const action = { z: event.shiftKey ? 'redo' : 'undo', y: 'redo' }[event.key.toLowerCase()];
  if (action !== 'undo' && action !== 'redo') return;
  event.preventDefault();
  void step(action);
});

// Whoever clicks elsewhere has finished: what was typed is kept.
document.addEventListener(
  'pointerdown',
  (event) => {
    const isOurs =
      event.target instanceof Element &&
      /^PAGE-EDITOR-/.test(event.target.closest('page-editor-field, page-editor-panel')?.tagName ?? '');
    if (opened && !isOurs) void opened.commit();
  },
  { capture: true },
);

const told = arrived();
if (told !== undefined || openPage.editing || wasEdited() || isAwaited()) {
  void turn(true, told).then(lookAtBranch);
} else {
  remember(false);
  show();
}
