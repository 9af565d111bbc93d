import { openPage } from '../../../client/dev/open-page.ts';
import type { TextChange } from '../../shared/protocol.ts';
import type { Editing } from '../editing/editing.ts';
import { make } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import { openStale } from './stale.ts';

/** What has been typed into a text and is not in its file yet. */
export interface Unsaved extends Pick<TextChange, 'language' | 'was' | 'to'> {
  readonly file: string;
  /** The field's way on the page. */
  readonly path: readonly string[];
}

/** The same for a page that is left: it is saved as soon as the page is open again. */
interface Waiting extends Unsaved {
  readonly address: string;
}

/** Where it waits, for as long as the window is open. */
const WAITING = 'page-editor-unsaved';

const fields = new Set<() => Unsaved | undefined>();

/** Looks after what is typed into a field until it is let go: a page that is left, or loaded again, loses none of it. */
export function lookAfter(unsaved: () => Unsaved | undefined): () => void {
  fields.add(unsaved);
  return () => fields.delete(unsaved);
}

function waiting(): Waiting[] {
  try {
    // Only this program writes it.
    return JSON.parse(sessionStorage.getItem(WAITING) ?? '[]') as Waiting[];
  } catch {
    return [];
  }
}

function wait(all: readonly Waiting[]): void {
  try {
    sessionStorage.setItem(WAITING, JSON.stringify(all));
  } catch {
    // Without storage nothing can be kept.
  }
}

addEventListener('pagehide', () => {
  const typed = [...fields].flatMap((each) => each() ?? []);
  if (typed.length > 0) wait([...waiting(), ...typed.map((each) => ({ ...each, address: openPage.path() }))]);
});

export const isAwaited = (): boolean => waiting().some(({ address }) => address === openPage.path());

/** Saves what had been typed on this page when it was left. */
export async function saveAwaited(editing: Editing): Promise<void> {
  const all = waiting();
  wait(all.filter(({ address }) => address !== openPage.path()));
  for (const each of all) if (each.address === openPage.path()) await saveAgain(editing, each);
}

async function saveAgain(editing: Editing, { file, path, language, was, to }: Unsaved): Promise<void> {
  const { speech, table } = editing;
  const index = table?.texts.findIndex((text) => text.file === file && text.path.join() === path.join()) ?? -1;
  const change = { table: table?.id, index, language, to };
  const outcome = index < 0 ? undefined : await editing.send('save', { ...change, was });
  if (outcome?.kind === 'done') return editing.tell(speech.say('savedAgain'));
  if (outcome?.kind === 'stale') {
    const keep = () => void editing.send('save', { ...change, was: outcome.theirs });
    return openStale(speech, outcome, { keep, take: () => {} });
  }
  showUnsaved(editing, { path, to }, outcome ? speech.why(outcome) : '');
}

/** Shows what had been typed and cannot be saved, and why. */
export function showUnsaved({ speech, names }: Editing, { path, to }: Pick<Unsaved, 'path' | 'to'>, why: string): void {
  const panel = openPanel(speech, { title: speech.say('notSaved') });
  panel.body.append(
    make('p', { class: 'note bad', role: 'alert' }, why),
    make('p', { class: 'note', dir: 'auto' }, names.way(path).join(' › ')),
    make('blockquote', { dir: 'auto', tabindex: '0' }, to),
  );
}
