import { DESKTOP } from '../../shell/desktop.ts';
import { LISTS_NAME } from '../../shell/lists-name.ts';

/**
 * Opens the footer's lists on wide screens and takes their triggers out of the tab order, since footer.css shows their
 * content there in any case: the screen reader then says what the eye sees. Gives what does so for lists that came later.
 */
export function openFooterLists(): () => void {
  const desktop = matchMedia(DESKTOP);
  const adapt = () => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('.footer-list')) {
      if (desktop.matches) list.removeAttribute('name');
      else list.name = LISTS_NAME;
      list.open = desktop.matches;
      list.querySelector('summary')?.setAttribute('tabindex', desktop.matches ? '-1' : '0');
    }
  };
  desktop.addEventListener('change', adapt);
  // On narrow screens nothing is touched at first: a list that a visitor has opened stays open.
  return () => desktop.matches && adapt();
}
