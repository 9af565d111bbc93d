import type { ChangesTold, ChangeTold } from '../shared/protocol.ts';
import { make } from './dom.ts';
import type { Editing } from './editing.ts';
import { openPanel } from './panel.ts';
import { ask } from './server.ts';

/** What was changed in this sitting, each to be taken back, and the same as lines of the files. */
export async function openChanges(editing: Editing): Promise<void> {
  const { speech } = editing;
  const panel = openPanel(speech, { title: speech.say('changes'), broad: true });
  const fill = async () => {
    const { changes, lines } = await ask<ChangesTold>('changes');
    const entries = changes.map((change, step) => entry(editing, change, () => revert(step))).reverse();
    const plain = make('details', {}, make('summary', {}, speech.say('lines')), linesShown(lines));
    panel.body.replaceChildren(
      ...(entries.length ? [...entries, plain] : [make('p', { class: 'note' }, speech.say('noChanges'))]),
    );
  };
  const revert = async (step: number) => {
    const outcome = await editing.send('revert', { step });
    if (outcome?.kind === 'done') editing.tell(speech.say('undone'));
    else if (outcome?.kind === 'refused') editing.tell(speech.why(outcome), true);
    else if (outcome) editing.tell(speech.say('staleTitle'), true);
    await fill();
  };
  await fill();
}

/** A change in words of the page: which field, and from what to what. */
function entry({ speech }: Editing, { what, was, to, file }: ChangeTold, revert: () => void): HTMLElement {
  const side = (title: string, words: string | undefined) =>
    make('div', {}, make('b', {}, title), make('blockquote', { dir: 'auto' }, words ?? '–'));
  const [act = '', ...rest] = what;
  const isEntry = was === undefined && to === undefined;
  const name = isEntry ? `${speech.named(act)}: ${rest.join(' › ')}` : what.join(' › ');
  return make(
    'section',
    {},
    make('div', { class: 'row' }, make('b', {}, name), make('span', { class: 'note', dir: 'ltr' }, file)),
    !isEntry && make('div', { class: 'sides' }, side(speech.say('before'), was), side(speech.say('after'), to)),
    make('button', { type: 'button', onclick: revert }, speech.say('revert')),
  );
}

function linesShown(lines: string): HTMLElement {
  const shown = make('pre', { tabindex: '0' });
  for (const line of lines.split('\n')) {
    const name = line.startsWith('+ ') ? 'ins' : line.startsWith('- ') ? 'del' : 'span';
    shown.append(make(name, {}, line));
  }
  return shown;
}
