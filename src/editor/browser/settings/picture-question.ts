import type { PictureInfo, PictureSpot, PictureWords, UploadResult } from '../../shared/pictures.ts';
import type { Editing } from '../editing/editing.ts';
import { FORM, make } from '../ui/dom.ts';

/** A picture that may be taken: one of the site's, or one that has been handed in. */
export interface Chosen extends Partial<UploadResult> {
  readonly src: string;
  /** Where the browser has it from. */
  readonly shown: string;
}

interface Taking {
  readonly chosen: Chosen;
  readonly info: PictureInfo;
  readonly foot: HTMLElement;
  readonly of: PictureSpot;
  readonly table: number;
  readonly done: () => void;
}

/** The picture that may be taken, what there is to be said of it, and the question what it shows. */
export function showChosen(editing: Editing, { chosen, info, foot, of, table, done }: Taking): void {
  const { speech } = editing;
  const { id, src, isKnown, width, height, said = [] } = chosen;
  const isOther = src !== info.src && info.src !== undefined;
  const words = info.alt?.map((each) => ({ ...each, ...wordsFor(editing, each) }));
  const own = words?.[0];
  const complaint = make('p', { class: 'bad', role: 'alert', dir: 'auto' });
  const use = async () => {
    const alt = words?.map(({ language, was, field }) => ({ language, was, to: field.value.trim() }));
    const outcome = await editing.send('put-picture', { table, of, was: info.src, picture: id ?? src, alt });
    if (outcome?.kind === 'done') {
      done();
      const kept = alt?.slice(1).filter(({ was, to }) => was !== undefined && was === to) ?? [];
      const names = kept.map(({ language }) => labelOf(editing, language)).join(`${speech.say('comma')} `);
      return editing.tell(
        isOther && names ? speech.say('wordsKept', { names }) : speech.say('saved'),
        isOther && !!names,
      );
    }
    complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : speech.say('unreachable');
    own?.field.focus();
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
  for (const { field } of words ?? [])
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      void use();
    });
  foot.replaceChildren(
    make('div', { class: 'chosen' }, preview, about),
    ...said.map((each) => make('p', { class: 'told', dir: 'auto' }, each)),
    ...(info.pages > 1 ? [make('p', { class: 'told' }, speech.say('reach', { count: String(info.pages) }))] : []),
    ...(words && isOther && words.some(({ was }) => was !== undefined)
      ? [make('p', { class: 'told' }, speech.say('wordsOfBefore'))]
      : []),
    ...(words ?? []).map(({ element }) => element),
    ...(own ? [make('p', { class: 'note' }, speech.say('pictureWordsNote'))] : []),
    complaint,
    button,
  );
  (own?.field ?? button).focus();
  own?.field.select();
}

const labelOf = ({ table }: Editing, name: string) =>
  table?.languages.find(({ code }) => code === (name === 'default' ? table.defaultLanguage : name))?.label ?? name;

/** The field for what a picture shows in a language. */
function wordsFor(editing: Editing, { language, was }: PictureWords) {
  const { speech, table } = editing;
  const code = { all: table?.language, default: table?.defaultLanguage }[language] ?? language;
  const direction = table?.languages.find((each) => each.code === code)?.direction ?? 'auto';
  const field = make('textarea', { rows: '2', lang: code, dir: direction });
  field.defaultValue = was ?? '';
  const label = speech.say('pictureWords', {
    language: language === 'all' ? speech.say('inAll') : labelOf(editing, code),
  });
  return { field, element: make('label', { [FORM]: true }, label, field) };
}
