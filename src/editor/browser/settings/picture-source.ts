import type { PictureInfo } from '../../shared/pictures.ts';
import type { Editing } from '../editing/editing.ts';
import { drawing, drawings, make, makeSearch } from '../ui/dom.ts';
import { makeGrid } from '../ui/grid.ts';
import type { Chosen } from './picture-question.ts';

/** Kinds of files that are offered for choosing; what is in them is looked at when they are handed in. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** Where a file is dropped or chosen. */
export function dropZone({ speech }: Editing, limit: string, take: (file: File) => void): HTMLElement {
  const input = make('input', { type: 'file', accept: ACCEPTED });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) take(file);
    // The same file may be chosen again, after it has been changed.
    input.value = '';
  });
  const zone = make(
    'label',
    { class: 'drop' },
    make('b', {}, speech.say('dropPicture')),
    make('span', { class: 'note' }, speech.say('pictureKinds', { limit })),
    input,
  );
  zone.prepend(drawing(drawings.image));
  takeDrops(zone, take);
  return zone;
}

/** Lets files be dropped on an element. */
export function takeDrops(zone: HTMLElement, take: (file: File) => void): void {
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    zone.classList.toggle('over', is);
  };
  zone.addEventListener('dragover', over(true));
  zone.addEventListener('dragleave', over(false));
  zone.addEventListener('drop', (event) => {
    over(false)(event);
    event.stopPropagation();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(file);
  });
}

/** The pictures that the site has. */
export function gallery(
  { speech }: Editing,
  { known, base, src }: PictureInfo,
  choose: (chosen: Chosen) => void,
): HTMLElement[] {
  const title = speech.say('knownPictures');
  const grid = makeGrid(title, (address) => choose({ src: address, shown: `${base}${address}` }));
  const status = make('p', { class: 'note', role: 'status' });
  const fill = () => {
    const wanted = search.value.toLowerCase();
    const found = known.filter((address) => address.toLowerCase().includes(wanted));
    grid.show(
      found.map((address) => ({
        value: address,
        label: address.replace(/^.*\//, ''),
        drawn: make('img', { src: `${base}${address}`, alt: '', loading: 'lazy' }),
      })),
      src,
    );
    status.textContent = found.length === 0 ? speech.say('noneFound') : '';
  };
  const search = makeSearch(speech.say('search'), fill, 'auto');
  fill();
  return [make('div', { class: 'search' }, make('b', {}, title), search), status, grid.element];
}
