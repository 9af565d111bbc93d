import { DESKTOP } from './desktop.ts';

/**
 * Shows a dialog as modal. It closes on its backdrop and on its links, and where the header shows its whole menu; Escape
 * and the way back of the focus are the browser's. The dialog's `close` event tells. Gives what ends all this.
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  const end = new AbortController();
  const { signal } = end;
  const onClick = ({ target }: MouseEvent) => {
    const isBackdrop = target === dialog;
    if (isBackdrop || (target instanceof Element && target.closest('a[href]'))) dialog.close();
  };
  dialog.addEventListener('click', onClick, { signal });
  window.matchMedia(DESKTOP).addEventListener('change', () => dialog.close(), { signal });
  return () => end.abort();
}
