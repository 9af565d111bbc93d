import type { View } from '../render/App.tsx';
import { directionOf } from '../render/direction.ts';
import { fullTitle } from '../render/title.ts';

/** Gives the document a view's language and direction. */
export function speak({ page, site }: View): void {
  const { documentElement } = document;
  // Written anew, even unchanged, it costs the browser the styles of the whole page.
  if (documentElement.lang === page.language) return;
  documentElement.lang = page.language;
  documentElement.dir = directionOf(site);
}

/** Brings the document's title, description and address up to date with a view. */
export function describeDocument(view: View): void {
  document.title = fullTitle(view);
  document.querySelector('meta[name="description"]')?.setAttribute('content', view.page.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', view.site.url + view.page.path);
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
