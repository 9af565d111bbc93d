import type { MetaDraft, MetaField, MetaInLanguage, MetaSaid } from '../../shared/page-meta.ts';
import type { Editing } from '../editing/editing.ts';
import { whileTyping } from '../editing/live.ts';
import { ask } from '../editing/server.ts';
import { make } from '../ui/dom.ts';
import { type MetaGiven, makeMetaField } from './meta-field.ts';
import { makePreview } from './meta-preview.ts';

/** A page's title and description in one language, with how they look elsewhere. */
export interface MetaRow {
  readonly element: HTMLElement;
  /** Takes what is told of them after something has been changed. */
  renew(now: MetaInLanguage): void;
  focus(): void;
}

export function makeMetaRow(editing: Editing, first: MetaInLanguage, given: MetaGiven): MetaRow {
  const { speech } = editing;
  const { code, label } = first;
  let now = first;
  const preview = makePreview(speech, first);
  const live = whileTyping<MetaSaid>(
    () => ask<MetaSaid>('meta-said', { route: given.route, language: code, ...draft() }),
    (said) => {
      const { title, description } = draft();
      preview.show(said, { title: title.shown, description: description.shown });
      const { pixels, letters, messages } = said;
      const [wide, long] = [pixels > said.pixelsOf, letters > said.lettersOf];
      fields.title.say(speech.say('pixelCount', counts(pixels, said.pixelsOf)), wide, messages.title);
      fields.description.say(speech.say('letterCount', counts(letters, said.lettersOf)), long, messages.description);
    },
  );
  const draw = async () => {
    const { src } = await ask<{ src?: string }>('page-picture', { route: given.route, language: code });
    preview.picture(src);
  };
  const field = (name: MetaField) => makeMetaField(editing, { name, now: () => now, ...given, wait: live.typed });
  const fields = { title: field('title'), description: field('description') };
  const draft = (): Pick<MetaDraft, MetaField> => ({
    title: fields.title.typed(),
    description: fields.description.typed(),
  });
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
    live.now();
    void draw().catch(() => {});
  };
  renew(first);
  return { element, renew, focus: fields.title.focus };
}

const counts = (count: number, limit: number) => ({ count: String(count), limit: String(limit) });
