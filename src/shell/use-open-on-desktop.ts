import { type RefObject, useEffect } from 'react';
import { DESKTOP } from './desktop.ts';

/** The name that disclosures share on narrow screens, so that browsers keep one open at a time. */
export const LISTS_NAME = 'site-lists';

/**
 * Opens the disclosures in `root` on wide screens and takes their triggers out of the tab order, since shell.css shows
 * their content there in any case: the screen reader then says what the eye sees.
 */
export function useOpenOnDesktop(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lists = [...(root.current?.querySelectorAll('details') ?? [])];
    const desktop = window.matchMedia(DESKTOP);
    const adapt = () => {
      for (const list of lists) {
        if (desktop.matches) list.removeAttribute('name');
        else list.name = LISTS_NAME;
        list.open = desktop.matches;
        list.querySelector('summary')?.setAttribute('tabindex', desktop.matches ? '-1' : '0');
      }
    };
    // On narrow screens nothing is touched at first: a list opened before hydration stays open.
    if (desktop.matches) adapt();
    desktop.addEventListener('change', adapt);
    return () => desktop.removeEventListener('change', adapt);
  }, [root]);
}
