import type { MetaField, MetaInLanguage, MetaSaid } from '../shared/page-meta.ts';
import { make } from './dom.ts';
import type { Editing } from './editing.ts';
import { type MetaGiven, makeMetaField } from './meta-field.ts';
import { makePreview } from './meta-preview.ts';
import { ask } from './server.ts';

/** A page's title and description in one language, with how they look elsewhere. */
export interface MetaRow {
  readonly element: HTMLElement;
  /** Takes what is told of them after something has been changed. */
  renew(now: MetaInLanguage): void;
  focus(): void;
}

/** Milliseconds without a key after which what is typed is judged. */
const PAUSE = 120;

export function makeMetaRow(editing: Editing, first: MetaInLanguage, given: MetaGiven): MetaRow {
  const { speech } = editing;
  const { code, label } = first;
  let now = first;
  const preview = makePreview(speech, first);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const typed = (field: MetaField) => fields[field].shown() || now.shown[field];
  const judge = async () => {
    const draft = { title: typed('title'), description: typed('description') };
    const said = await ask<MetaSaid>('meta-said', { language: code, ...draft });
    preview.show(said, draft);
    fields.title.say(
      speech.say('pixelCount', counts(said.pixels, said.pixelsOf)),
      said.pixels > said.pixelsOf,
      said.messages.title,
    );
    fields.description.say(
      speech.say('letterCount', counts(said.letters, said.lettersOf)),
      said.letters > said.lettersOf,
      said.messages.description,
    );
  };
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void judge().catch(() => {}), PAUSE);
  };
  const draw = async () => {
    const { src } = await ask<{ src?: string }>('page-picture', { route: given.route, language: code });
    preview.picture(src);
  };
  const field = (name: MetaField) => makeMetaField(editing, { name, now: () => now, ...given, wait });
  const fields = { title: field('title'), description: field('description') };
  const element = make(
    'section',
    { 'aria-label': label },
    make('b', { lang: code, dir: first.direction }, label),
    !first.offered && make('p', { class: 'note' }, speech.say('notOffered')),
    make(
      'div',
      { class: 'sides' },
      make('div', { class: 'fields' }, fields.title.element, fields.description.element),
      ...preview.elements,
    ),
  );
  const renew = (told: MetaInLanguage) => {
    now = told;
    fields.title.renew();
    fields.description.renew();
    wait();
    void draw().catch(() => {});
  };
  renew(first);
  return { element, renew, focus: fields.title.focus };
}

const counts = (count: number, limit: number) => ({ count: String(count), limit: String(limit) });
