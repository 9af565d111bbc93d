import { make } from './dom.ts';
import type { Editing } from './editing.ts';
import { openPanel } from './panel.ts';

/** What the check says about the page, in the author's language. */
export function openMessages({ speech, notes }: Editing): void {
  const panel = openPanel(speech, { title: speech.say('messageList') });
  panel.body.append(
    ...(notes?.diagnostics ?? []).map(({ severity, message, hint, file, line }) =>
      make(
        'section',
        {},
        make('span', { class: 'where', dir: 'ltr' }, `${file}:${line}`),
        make('p', { class: severity === 'error' ? 'bad' : '', dir: 'auto' }, message),
        make('p', { class: 'note', dir: 'auto' }, hint),
      ),
    ),
  );
}
