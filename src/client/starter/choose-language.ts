import { isPlainClick } from '../plain-click.ts';
import { remember } from '../remember.ts';

/**
 * A language that is chosen before the program is there to change the texts: the choice is kept, and the page in that
 * language takes this one's place in the history, with query and hash.
 */
export function chooseLanguages(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    remember(document.getElementById('app')?.dataset.key ?? '', link.dataset.language ?? '');
    const { pathname, search, hash } = location;
    if (link.pathname !== pathname) location.replace(link.pathname + search + hash);
  });
}
