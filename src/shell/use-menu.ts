import { type RefObject, useEffect } from 'react';
import { operateByHover } from './menu-hover.ts';
import { operateByKeyboard } from './menu-keyboard.ts';

/**
 * Adds hover, arrow keys and dismissal to the disclosures in `root`, which open and close without it too. `open` is the
 * browser's: React never renders it, so a menu that was opened before hydration stays open.
 */
export function useMenu(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const end = new AbortController();
    operateByHover(element, end.signal);
    operateByKeyboard(element, end.signal);
    return () => end.abort();
  }, [root]);
}
