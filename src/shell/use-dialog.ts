import { type RefObject, useEffect } from 'react';
import { DESKTOP } from './desktop.ts';

/**
 * Shows a dialog as modal while `open`. It closes on its backdrop and on its links, and where the header shows its whole
 * menu; Escape and the way back of the focus are the browser's. The dialog's `close` event tells.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    const end = new AbortController();
    const { signal } = end;
    const onClick = ({ target }: MouseEvent) => {
      const isBackdrop = target === element;
      if (isBackdrop || (target instanceof Element && target.closest('a[href]'))) element.close();
    };
    element.addEventListener('click', onClick, { signal });
    window.matchMedia(DESKTOP).addEventListener('change', () => element.close(), { signal });
    return () => end.abort();
  }, [dialog, open]);
}
