import type { DevUpdate } from '../../client/dev/notes.ts';
import { openPage } from '../../client/dev/open-page.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { arrived, remember } from '../browser/editing/go.ts';
import { door } from '../browser/editing/server.ts';
import { make } from '../browser/ui/dom.ts';
import { openPanel } from '../browser/ui/panel.ts';
import type { WordName } from '../browser/words/words.en.ts';
import { insteadOf, type Speech } from '../browser/words/words.ts';
import type { UploadResult } from '../shared/pictures.ts';
import { WEB_FILE, type WebHome, type WebSite, WORKER_SCRIPT } from '../shared/web.ts';
import { type AskWorker, linkTo, WorkerFault } from './link-to-worker.ts';
import { loadSpeech } from './load-words.ts';
import { type DrawnSite, drawnPage } from './page.tsx';
import { readingShown } from './reading-shown.ts';
import { keepToken, keptToken } from './session-token.ts';
import { answeredToken } from './sign-in.ts';
import { branchAsked, type StartScreen, showStart } from './start.ts';

/** The page editor as a page of the published site: the site's pages are drawn here, and its desk is in a worker. */
interface OpenedEditor {
  readonly site: WebSite;
  readonly speech: Speech;
  readonly ask: AskWorker;
}

/** The part of the address that says which page is open. */
const PAGE = 'page';
const languages = navigator.languages.join(',');

const pathAsked = (site: WebSite) => new URLSearchParams(location.search).get(PAGE) ?? site.first;

/** The editor's own address with a page in it. */
function addressOf(path: string): string {
  const url = new URL(location.href);
  url.searchParams.set(PAGE, path);
  url.hash = '';
  return url.href;
}

async function begin(): Promise<void> {
  // It takes longest to come.
  const worker = new Worker(new URL(WORKER_SCRIPT, import.meta.url), { type: 'module' });
  const [answer, speech] = await Promise.all([
    fetch(new URL(WEB_FILE, import.meta.url)),
    loadSpeech(navigator.languages),
  ]);
  // The same build has written it.
  const site = (await answer.json()) as WebSite;
  const opened: OpenedEditor = { site, speech, ask: linkTo(worker, readingShown(speech)) };
  void opened.ask('prepare', { site, language: speech.language });
  const { signIn } = site.place;
  const token = keptToken() ?? (signIn === undefined ? undefined : await answeredToken(signIn));
  if (token === undefined) return askStart(opened, () => edit(opened));
  await enter(opened, { kind: 'forge', token, branch: branchAsked() }, () => edit(opened));
}

/** Asks where the site is to be opened until it is. */
function askStart(opened: OpenedEditor, then: () => Promise<void>, words = ''): void {
  const start: StartScreen = showStart({
    ...opened,
    open: async (home, stays) => {
      keepToken(stays && home.kind === 'forge' ? home.token : undefined);
      const fault = await tryOpen(opened, home);
      if (fault !== undefined) return start.complain(fault);
      start.close();
      await then();
    },
  });
  if (words) start.complain(words);
}

async function enter(opened: OpenedEditor, home: WebHome, then: () => Promise<void>): Promise<void> {
  const fault = await tryOpen(opened, home);
  if (fault !== undefined) return askStart(opened, then, fault);
  await then();
}

/** Why it cannot be opened, in words; undefined where it is open. */
async function tryOpen({ speech, ask }: OpenedEditor, home: WebHome): Promise<string | undefined> {
  try {
    const { kept } = await ask('open', { home });
    waiting = kept;
    return undefined;
  } catch (error) {
    return wordsFor(speech, error);
  }
}

/** How many changes wait that were not saved. */
let waiting = 0;
/** The first page, until it is drawn. */
let first: Promise<object> | undefined;

function wordsFor(speech: Speech, error: unknown): string {
  const { fault, after } = error instanceof WorkerFault ? error.fault : { fault: 'failed', after: undefined };
  return [speech.named(`store-${fault}`), after === undefined ? '' : `(${after} s)`].join(' ').trim();
}

/** Draws the page and brings the editor to it. */
async function edit(opened: OpenedEditor): Promise<void> {
  const { site, ask } = opened;
  Object.assign(insteadOf, { unreachable: 'nobodyAnswers', kept: 'keptHere' } satisfies Partial<
    Record<WordName, WordName>
  >);
  let path = pathAsked(site);
  const go = (to: string) => {
    // What there is to be told has been told: nothing is loaded.
    arrived();
    const url = new URL(to, location.origin);
    history.pushState(null, '', addressOf(url.pathname));
    path = url.pathname;
    openPage.refresh();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const drawn = drawnPage({ sprite: site.sprite, brand: site.brand, go });
  layDoor(opened);
  layPage(opened, { drawn, pathNow: () => path, go });
  addEventListener('popstate', () => {
    path = pathAsked(site);
    openPage.refresh();
  });
  followLinks(site.base, go);
  openPage.editing = true;
  remember(true);
  // It comes beside what edits it, which draws it; where it does not come, that is told then.
  first = ask('page', { path, languages, editing: true });
  first.catch(() => {});
  await import('../browser/entry.ts');
  if (waiting > 0) askResume(opened, waiting);
}

/** The desk is asked by way of the worker; who is not known any more signs in again, and goes on. */
function layDoor(opened: OpenedEditor): void {
  const { ask } = opened;
  const signIn = () => askStart(opened, async () => openPage.refresh());
  door.call = async (name, asked) => {
    try {
      const answer = await ask('call', { name, asked });
      const { outcome } = (answer ?? {}) as { outcome?: { why?: string } };
      if (outcome?.why === 'store-signIn') signIn();
      if (answer === undefined) throw new Error(name);
      return answer;
    } catch (error) {
      if (error instanceof WorkerFault && error.fault.fault === 'signIn') signIn();
      throw error;
    }
  };
  door.handIn = async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // The desk answers what becomes of a picture.
    return (await ask('hand-in', { bytes, name: file.name, languages })) as UploadResult;
  };
}

interface Page {
  readonly drawn: DrawnSite;
  readonly pathNow: () => string;
  readonly go: (path: string) => void;
}

function layPage({ ask, speech }: OpenedEditor, { drawn, pathNow, go }: Page): void {
  openPage.path = pathNow;
  openPage.go = go;
  openPage.show = (update) => {
    if (update.path !== pathNow() || update.editing !== openPage.editing) return;
    drawn.draw(update);
    openPage.shown(update);
  };
  openPage.refresh = () => void refresh({ ask, speech });
}

/** Resolves when the page is shown as it is now, or it is said why it is not. */
async function refresh({ ask, speech }: Pick<OpenedEditor, 'ask' | 'speech'>): Promise<void> {
  try {
    const asked = { path: openPage.path(), languages, editing: openPage.editing };
    const coming = first ?? ask('page', asked);
    first = undefined;
    openPage.show((await coming) as DevUpdate);
  } catch (error) {
    complain(speech, wordsFor(speech, error));
  }
}

function complain(speech: Speech, words: string): void {
  openPanel(speech, { title: speech.say('editor') }).body.append(
    make('p', { class: 'note bad', role: 'alert' }, words),
  );
}

/** Links to other pages of the site open these here. */
function followLinks(base: string, go: (path: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event) || link.target || link.origin !== location.origin) return;
    const written = link.getAttribute('href') ?? '';
    if (written.startsWith('#') || !link.pathname.startsWith(`${base}/`) || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname);
  });
}

/** Offers what an earlier sitting has left. */
function askResume({ speech, ask }: OpenedEditor, count: number): void {
  const panel = openPanel(speech, { title: speech.say('resumeTitle') });
  const answer = (take: boolean) => async () => {
    await ask('resume', { take });
    // What is on the page is told of anew before it can be changed.
    await refresh({ ask, speech });
    panel.close();
  };
  panel.body.append(
    make('p', {}, speech.say('resumeNote', { count: String(count) })),
    make('button', { type: 'button', class: 'main', onclick: answer(true) }, speech.say('resumeTake')),
    make('button', { type: 'button', onclick: answer(false) }, speech.say('resumeDrop')),
  );
  panel.body.querySelector('button')?.focus();
}

await begin();
