import type { Editing } from '../editing/editing.ts';
import { openPictureChooser } from './picture-chooser.ts';

/** Lets a file be dropped on a picture of the page. One that falls beside it does not take the page away. */
export function layDrops(editing: Editing, signal: AbortSignal): void {
  let lit: HTMLElement | undefined;
  const shine = (picture?: HTMLElement) => {
    if (lit !== picture) lit?.style.removeProperty('outline');
    lit = picture;
    if (lit) lit.style.outline = '3px dashed #0b5cad';
  };
  const pictureAt = (event: DragEvent) => {
    const pictures = document.elementsFromPoint(event.clientX, event.clientY);
    const own = event.target instanceof Element ? event.target.closest('img') : null;
    const picture = own ?? pictures.find((each) => each instanceof HTMLImageElement);
    const index = picture ? editing.texts().at(picture)?.index : undefined;
    return picture && index !== undefined && editing.table?.texts[index]?.kind === 'alt'
      ? { picture, index }
      : undefined;
  };
  const on = (kind: 'dragover' | 'drop' | 'dragleave', listen: (event: DragEvent) => void) =>
    document.addEventListener(kind, listen, { signal });
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  on('dragover', (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    shine(pictureAt(event)?.picture);
  });
  on('dragleave', () => shine());
  on('drop', (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    shine();
    const found = pictureAt(event);
    const [file] = event.dataTransfer?.files ?? [];
    if (found && file) void openPictureChooser(editing, { of: { text: found.index }, file });
    else editing.tell(editing.speech.say('dropElsewhere'), true);
  });
}
