import type { View } from '../render/App.tsx';
import { fullTitle } from '../render/title.ts';

/** Brings what stands outside of the application up to date with a view: title, language, direction, head. */
export function describeDocument(view: View): void {
  const { page, site } = view;
  document.title = fullTitle(view);
  const { documentElement } = document;
  // Written anew, even unchanged, it costs the browser the styles of the whole page.
  if (documentElement.lang !== page.language) {
    const language = site.languages.find(({ code }) => code === page.language);
    documentElement.lang = page.language;
    documentElement.dir = language?.direction ?? 'ltr';
  }
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', site.url + page.path);
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
