import type { ChangeOutcome } from '../../shared/protocol.ts';
import { make } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import type { Speech } from '../words/words.ts';

interface Choices {
  readonly keep: () => void;
  readonly take: () => void;
}

/** Shows both versions of a text that somebody else has changed meanwhile. */
export function openStale(
  speech: Speech,
  { theirs, yours }: Extract<ChangeOutcome, { kind: 'stale' }>,
  { keep, take }: Choices,
): void {
  const panel = openPanel(speech, { title: speech.say('staleTitle'), broad: true });
  const side = (title: string, words: string) =>
    make('div', {}, make('b', {}, title), make('blockquote', { dir: 'auto' }, words));
  const button = (words: string, act: () => void, kind = '') =>
    make('button', { type: 'button', class: kind, onclick: () => [panel.close(), act()] }, words);
  const first = button(speech.say('keepYours'), keep, 'main');
  panel.body.append(
    make('div', { class: 'sides' }, side(speech.say('yours'), yours), side(speech.say('theirs'), theirs)),
    make('div', { class: 'row' }, first, button(speech.say('takeTheirs'), take)),
  );
  first.focus();
}
