import { make, shaded, sheetOf } from '../browser/ui/dom.ts';
import { COMMON } from '../browser/ui/look.ts';
import type { Speech } from '../browser/words/words.ts';
import type { FilesRead } from '../shared/web.ts';

const sheet = sheetOf(`${COMMON}
:host { position: fixed; inset-block-end: 16px; inset-inline: 0; z-index: 100004; display: grid; justify-items: center; pointer-events: none; }
p { margin: 0 16px; padding: 8px 16px; background: var(--ground); color: var(--ink); border: 1px solid var(--line); border-radius: 16px; }
`);

/** Fewer files are there before anybody could read how many they are. */
const FEW = 50;
/** It is said so many times, because whoever hears the page hears each of them. */
const TIMES = 10;

/** Says how far reading the site has come, for as long as it takes. */
export function readingShown(speech: Speech) {
  let shown: { readonly host: HTMLElement; readonly line: HTMLElement } | undefined;
  let said = 0;
  const numbers = new Intl.NumberFormat(speech.language);
  return ({ done, all }: FilesRead): void => {
    if (done >= all) {
      shown?.host.remove();
      shown = undefined;
      return;
    }
    if (all < FEW) return;
    if (!shown) {
      const { host, root } = shaded('page-editor-reading', sheet);
      const line = make('p', { role: 'status', dir: speech.direction, lang: speech.language });
      root.append(line);
      document.body.append(host);
      shown = { host, line };
      said = Number.NEGATIVE_INFINITY;
    }
    if (done - said < all / TIMES) return;
    said = done;
    shown.line.textContent = speech.say('readingSite', { done: numbers.format(done), all: numbers.format(all) });
  };
}
