import type { HandedIn, PictureSpot, PictureTold } from '../shared/pictures.ts';
import { drawing, drawings, make } from './dom.ts';
import type { Editing } from './editing.ts';
import { makeGrid } from './grid.ts';
import { openModal } from './modal.ts';
import { ask, handIn } from './server.ts';

/** Kinds of files that are offered for choosing; what is in them is looked at when they are handed in. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** A picture that may be taken: one of the site's, or one that has been handed in. */
interface Chosen extends Partial<HandedIn> {
  readonly src: string;
  /** Where the browser has it from. */
  readonly shown: string;
}

interface Opening {
  readonly of: PictureSpot;
  /** A file that has been dropped already. */
  readonly file?: File | undefined;
  /** Called when the picture stands in its place. */
  readonly done?: () => void;
}

/** Asks for a picture: a file that is dropped or chosen, or one that the site has; and for what it shows. */
export async function openPictureChooser(editing: Editing, { of, file, done = () => {} }: Opening): Promise<void> {
  const { speech, table } = editing;
  if (!table) return;
  const told = await ask<PictureTold>('picture', { table: table.id, of, language: table.language }).catch(
    () => undefined,
  );
  if (!told) return editing.tell(speech.say('unreachable'), true);
  let objectUrl = '';
  const modal = openModal(speech, speech.say('choosePicture'), () => URL.revokeObjectURL(objectUrl));
  const foot = make('div', { class: 'foot' });
  const choose = (chosen: Chosen) =>
    showChosen(editing, { chosen, told, foot, of, table: table.id, done: () => [modal.close(), done()] });
  const limit = String(told.most / 1_000_000);
  const take = async (file: File) => {
    const refuse = (words: string) =>
      foot.replaceChildren(make('p', { class: 'bad', role: 'alert', dir: 'auto' }, words));
    if (file.size > told.most) return refuse(speech.say('pictureTooHeavy', { limit }));
    foot.replaceChildren(make('p', { class: 'note', role: 'status' }, speech.say('looking')));
    const handed = await handIn(file).catch(() => undefined);
    if (!handed) return refuse(speech.say('unreachable'));
    if (handed.id === undefined) return refuse(handed.said.join(' '));
    URL.revokeObjectURL(objectUrl);
    objectUrl = URL.createObjectURL(file);
    choose({ ...handed, shown: objectUrl });
  };
  modal.body.addEventListener('paste', ({ clipboardData }) => {
    const [file] = clipboardData?.files ?? [];
    if (file) void take(file);
  });
  modal.body.append(dropZone(editing, limit, take), ...gallery(editing, told, choose), foot);
  if (file) await take(file);
  else modal.body.querySelector<HTMLElement>('input[type=file]')?.focus();
}

function dropZone({ speech }: Editing, limit: string, take: (file: File) => void): HTMLElement {
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
function gallery(
  { speech }: Editing,
  { known, base, src }: PictureTold,
  choose: (chosen: Chosen) => void,
): HTMLElement[] {
  const title = speech.say('knownPictures');
  const label = speech.say('search');
  const search = make('input', { type: 'search', 'aria-label': label, placeholder: label, dir: 'auto' });
  const grid = makeGrid(title, (address) => choose({ src: address, shown: `${base}${address}` }));
  const told = make('p', { class: 'note', role: 'status' });
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
    told.textContent = found.length === 0 ? speech.say('noneFound') : '';
  };
  search.addEventListener('input', fill);
  fill();
  return [make('div', { class: 'search' }, make('b', {}, title), search), told, grid.element];
}

interface Taking {
  readonly chosen: Chosen;
  readonly told: PictureTold;
  readonly foot: HTMLElement;
  readonly of: PictureSpot;
  readonly table: number;
  readonly done: () => void;
}

/** The picture that may be taken, what there is to be said of it, and the question what it shows. */
function showChosen(editing: Editing, { chosen, told, foot, of, table, done }: Taking): void {
  const { speech } = editing;
  const { id, src, isKnown, width, height, said = [] } = chosen;
  const words = told.alt && wordsFor(editing, told.alt);
  const complaint = make('p', { class: 'bad', role: 'alert', dir: 'auto' });
  const use = async () => {
    const alt = told.alt && { ...told.alt, to: words?.field.value.trim() ?? '' };
    const outcome = await editing.send('put-picture', { table, of, was: told.src, picture: id ?? src, alt });
    if (outcome?.kind === 'done') {
      done();
      return editing.tell(speech.say('saved'));
    }
    complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : speech.say('unreachable');
    words?.field.focus();
  };
  const about = make('div', {}, make('b', { dir: 'ltr' }, src));
  if (width && height) about.append(make('span', { class: 'note', dir: 'ltr' }, `${width} × ${height}`));
  if (id !== undefined)
    about.append(
      make(
        'span',
        { class: 'note' },
        isKnown ? speech.say('pictureIsKnown') : speech.say('pictureGoesTo', { file: `public${src}` }),
      ),
    );
  const preview = make('img', { src: chosen.shown, alt: '' });
  const button = make('button', { type: 'button', class: 'main', onclick: () => void use() }, speech.say('usePicture'));
  words?.field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    void use();
  });
  foot.replaceChildren(
    make('div', { class: 'chosen' }, preview, about),
    ...said.map((each) => make('p', { class: 'told', dir: 'auto' }, each)),
    ...(told.pages > 1 ? [make('p', { class: 'told' }, speech.say('reach', { count: String(told.pages) }))] : []),
    ...(words ? [words.element] : []),
    complaint,
    button,
  );
  (words?.field ?? button).focus();
  words?.field.select();
}

/** The field for what a picture shows, in the language of the page. */
function wordsFor({ speech, table }: Editing, { language, was }: NonNullable<PictureTold['alt']>) {
  const own = table?.languages.find(({ code }) => code === table.language);
  const field = make('textarea', { rows: '2', lang: own?.code, dir: own?.direction ?? 'auto' });
  field.value = was ?? '';
  const note = speech.say(language === 'all' ? 'inAll' : 'pictureWordsNote');
  const label = speech.say('pictureWords', { language: own?.label ?? language });
  return { field, element: make('label', {}, label, field, make('span', { class: 'note' }, note)) };
}
