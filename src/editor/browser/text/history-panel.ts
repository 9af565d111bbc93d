import type { TextVersion } from '../../shared/protocol.ts';
import type { Editing } from '../editing/editing.ts';
import { shownText } from '../editing/editing.ts';
import { ask } from '../editing/server.ts';
import { make } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import { whenIn } from '../ui/when.ts';

/** What a text has said before in the language of the page, each to be put back. */
export async function openHistory(editing: Editing, index: number): Promise<void> {
  const { speech, names, table } = editing;
  const text = table?.texts[index];
  if (!table || !text) return;
  const { language, was } = shownText(text, table.language, table);
  const title = `${speech.say('textHistory')}: ${names.way(text.path).join(' › ')}`;
  const panel = openPanel(speech, { title });
  const told = make('p', { class: 'note', role: 'status' }, speech.say('historyComing'));
  panel.body.append(told);
  const answer = await ask('text-history', { table: table.id, index, language }).catch(() => undefined);
  const versions = answer?.versions ?? [];
  told.textContent = answer ? (versions.length > 0 ? '' : speech.say('noHistory')) : speech.say('unreachable');
  const putBack = async (to: string) => {
    panel.close();
    const outcome = await editing.send('save', { table: table.id, index, language, was, to });
    if (outcome?.kind === 'done') editing.tell(speech.say('saved'));
    else if (outcome) editing.tell(outcome.kind === 'stale' ? speech.say('staleTitle') : speech.why(outcome), true);
  };
  const shown = ({ text: said, when, by }: TextVersion) => {
    const heading = make('b', { dir: 'auto' }, [whenIn(speech.language, when), by].filter(Boolean).join(' · '));
    const words = make('blockquote', { dir: 'auto' }, said ?? speech.say('missing'));
    const isNow = said === undefined || said === was;
    const button =
      !isNow && make('button', { type: 'button', onclick: () => void putBack(said) }, speech.say('putTextBack'));
    return make('section', {}, heading, words, button);
  };
  panel.body.append(...versions.map(shown));
  panel.body.querySelector<HTMLElement>('section button')?.focus();
}
