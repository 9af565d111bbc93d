import type { HandedIn, PictureSpot, PictureTold } from '../../shared/pictures.ts';
import type { Editing } from '../editing/editing.ts';
import { FORM, make } from '../ui/dom.ts';

/** A picture that may be taken: one of the site's, or one that has been handed in. */
export interface Chosen extends Partial<HandedIn> {
  readonly src: string;
  /** Where the browser has it from. */
  readonly shown: string;
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
export function showChosen(editing: Editing, { chosen, told, foot, of, table, done }: Taking): void {
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
  field.defaultValue = was ?? '';
  const note = speech.say(language === 'all' ? 'inAll' : 'pictureWordsNote');
  const label = speech.say('pictureWords', { language: own?.label ?? language });
  return { field, element: make('label', { [FORM]: true }, label, field, make('span', { class: 'note' }, note)) };
}
