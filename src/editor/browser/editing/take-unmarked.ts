import { withoutMarks } from '../../shared/marks.ts';
import { make } from '../ui/dom.ts';

/** Has whatever is copied or dragged from the page leave without the marks of its texts. */
export function takeUnmarked(signal: AbortSignal): void {
  const copy = (event: ClipboardEvent) => {
    const selection = getSelection();
    const text = String(selection ?? '');
    if (!selection || !event.clipboardData || withoutMarks(text) === text) return;
    const copied = make('div');
    for (let at = 0; at < selection.rangeCount; at++) copied.append(selection.getRangeAt(at).cloneContents());
    event.preventDefault();
    event.clipboardData.setData('text/plain', withoutMarks(text));
    event.clipboardData.setData('text/html', withoutMarks(copied.innerHTML));
  };
  const drag = ({ dataTransfer }: DragEvent) => {
    for (const type of dataTransfer?.types ?? []) {
      const data = dataTransfer?.getData(type) ?? '';
      if (withoutMarks(data) !== data) dataTransfer?.setData(type, withoutMarks(data));
    }
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('dragstart', drag, { signal });
}
