import type { PictureSpot } from '../../shared/pictures.ts';
import type { Editing } from '../editing/editing.ts';
import { ask, handIn } from '../editing/server.ts';
import { make } from '../ui/dom.ts';
import { openModal } from '../ui/modal.ts';
import { type Chosen, showChosen } from './picture-question.ts';
import { dropZone, gallery } from './picture-source.ts';

interface ChooserContext {
  readonly of: PictureSpot;
  /** A file that has been dropped already. */
  readonly file?: File | undefined;
  /** Called when the picture stands in its place. */
  readonly done?: () => void;
}

/** Asks for a picture: a file that is dropped or chosen, or one that the site has; and for what it shows. */
export async function openPictureChooser(
  editing: Editing,
  { of, file, done = () => {} }: ChooserContext,
): Promise<void> {
  const { speech, table } = editing;
  if (!table) return;
  const info = await ask('picture', { table: table.id, of, language: table.language }).catch(() => undefined);
  if (!info) return editing.tell(speech.say('unreachable'), true);
  let objectUrl = '';
  const modal = openModal(speech, speech.say('choosePicture'), {
    closed: () => URL.revokeObjectURL(objectUrl),
  });
  const foot = make('div', { class: 'foot' });
  const choose = (chosen: Chosen) =>
    showChosen(editing, { chosen, info, foot, of, table: table.id, done: () => [modal.close(), done()] });
  const limit = String(info.most / 1_000_000);
  const take = async (file: File) => {
    const refuse = (words: string) =>
      foot.replaceChildren(make('p', { class: 'bad', role: 'alert', dir: 'auto' }, words));
    if (file.size > info.most) return refuse(speech.say('pictureTooHeavy', { limit }));
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
  modal.body.append(dropZone(editing, limit, take), ...gallery(editing, info, choose), foot);
  if (file) await take(file);
  else modal.body.querySelector<HTMLElement>('input[type=file]')?.focus();
}
