import type { View } from '../render/App.tsx';

/** Gives the document more styles of blocks, before those that come last; throws where its security policy forbids them. */
export function dress(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  [...document.querySelectorAll('style')].at(-1)?.before(style);
  if (!style.sheet) throw new Error('These styles are of another deployment.');
}

/** Makes the document tell machines of a view what the view's own document does. */
export function describeDocument({ markup }: View): void {
  const title = document.querySelector('head > title');
  const style = document.querySelector('title ~ style');
  const announcer = document.getElementById('announcer');
  if (!markup || !title || !style || !announcer) return;
  const own = document.createRange();
  own.setStartBefore(title);
  own.setEndBefore(style);
  own.deleteContents();
  own.insertNode(own.createContextualFragment(markup.head));
  document.querySelector('body > [type="application/ld+json"]')?.remove();
  announcer.insertAdjacentHTML('beforebegin', markup.data);
}

/** Moves focus to the new page's heading and says its title to screen readers. */
export function announce({ page }: View): void {
  // On the way back the drawer may still be open, and nothing beneath it can take the focus.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = page.title;
}
