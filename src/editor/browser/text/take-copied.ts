import type { Copied } from './pasted.ts';

const copiedIn = (transfer: DataTransfer | null): Copied => ({
  html: transfer?.getData('text/html') ?? '',
  text: transfer?.getData('text/plain') ?? '',
});

/** Gives what is pasted or dragged into a field to `insert`, with the caret where it is to stand. */
export function takeCopied(input: HTMLElement, insert: (copied: Copied) => void): void {
  input.addEventListener('paste', (event) => {
    event.preventDefault();
    insert(copiedIn(event.clipboardData));
  });
  let isOwn = false;
  input.addEventListener('dragstart', () => (isOwn = true));
  input.addEventListener('dragend', () => (isOwn = false));
  input.addEventListener('drop', (event) => {
    // Words that are moved within the field the browser moves.
    if (isOwn) return;
    event.preventDefault();
    const range = rangeAt(event);
    if (!range || !input.contains(range.startContainer)) return;
    input.focus();
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    insert(copiedIn(event.dataTransfer));
  });
}

/** Where the pointer is among the words. */
function rangeAt({ clientX, clientY }: DragEvent): Range | undefined {
  if (!document.caretPositionFromPoint) return document.caretRangeFromPoint?.(clientX, clientY) ?? undefined;
  const spot = document.caretPositionFromPoint(clientX, clientY);
  if (!spot) return undefined;
  const range = document.createRange();
  range.setStart(spot.offsetNode, spot.offset);
  return range;
}
