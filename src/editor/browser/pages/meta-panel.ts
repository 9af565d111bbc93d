import { partName } from '../../shared/names.ts';
import type { MetaDraft, MetaField, MetaInfo, MetaInLanguage, MetaSaid, MetaSetting } from '../../shared/page-meta.ts';
import type { Editing } from '../editing/editing.ts';
import { whileTyping } from '../editing/live.ts';
import { ask } from '../editing/server.ts';
import { make, makeComplaint, sheetOf } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';
import { type MetaGiven, makeMetaField } from './meta-field.ts';
import { makePreview, previewSheet } from './meta-preview.ts';

/** A page's title and description in one language, with how they look elsewhere. */
interface MetaRow {
  readonly element: HTMLElement;
  /** Takes what is told of them after something has been changed. */
  renew(now: MetaInLanguage): void;
  focus(): void;
}

function makeMetaRow(editing: Editing, first: MetaInLanguage, given: MetaGiven): MetaRow {
  const { speech } = editing;
  const { code, label } = first;
  let now = first;
  const preview = makePreview(speech, first);
  const live = whileTyping<MetaSaid>(
    () => ask('meta-said', { route: given.route, language: code, ...draft() }),
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
    const { src } = await ask('page-picture', { route: given.route, language: code });
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
  const renew = (info: MetaInLanguage) => {
    now = info;
    fields.title.renew();
    fields.description.renew();
    live.now();
    void draw().catch(() => {});
  };
  renew(first);
  return { element, renew, focus: fields.title.focus };
}

const counts = (count: number, limit: number) => ({ count: String(count), limit: String(limit) });

const sheet = sheetOf(`
.fields { align-content: start; } .input.short { min-block-size: 0; font-size: 15px; }
.choice { display: grid; gap: 10px; } .choice label { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.choice select { inline-size: auto; max-inline-size: 100%; }
.choice input[type=checkbox] { margin: 0; flex: none; }
`);

const schemas = { organization: 'schemaOrganization', service: 'schemaService' } as const;

/** What search engines and shared links show of a page, in all languages, to be changed where it is looked at. */
export async function openMeta(editing: Editing, route: string): Promise<void> {
  const { speech } = editing;
  const fetchMeta = () => ask('page-meta', { route });
  const panel = openPanel(speech, {
    title: `${speech.say('searchSharing')}: \u2066${route}\u2069`,
    broad: true,
    sheets: [previewSheet, sheet],
  });
  try {
    const info = await fetchMeta();
    const changed = async () => {
      const now = await fetchMeta();
      for (const each of now.languages) rows.get(each.code)?.renew(each);
    };
    const isOpen = ({ code }: MetaInLanguage) => code === editing.table?.language;
    const languages = [...info.languages.filter(isOpen), ...info.languages.filter((each) => !isOpen(each))];
    const rows = new Map<string, MetaRow>();
    for (const each of languages)
      rows.set(each.code, makeMetaRow(editing, each, { route, leave: panel.close, changed }));
    const elements = [...rows.values()].map(({ element }) => element);
    panel.body.append(...origin(editing, info), ...elements, choices(editing, route, info));
    rows.values().next().value?.focus();
  } catch {
    editing.tell(speech.say('unreachable'), true);
  }
}

/** Says of texts that are other pages' too where they are written, and on how many pages they show. */
function origin({ speech }: Editing, { texts }: MetaInfo): HTMLElement[] {
  const shared = Object.values(texts).find(({ home }) => home !== 'page');
  if (!shared) return [];
  const from = speech.say('fromTemplate', { name: partName(shared.file) });
  const reach = speech.say('reach', { count: String(shared.pages) });
  return [make('p', { class: 'note' }, `${from} ${reach}`)];
}

/** What of it is no text. */
function choices(editing: Editing, route: string, { noindex, schema = '', schemas: known }: MetaInfo): HTMLElement {
  const { speech } = editing;
  const complaint = makeComplaint();
  /** True where it has been set; else what was chosen before is to be shown again. */
  const set = async (setting: MetaSetting) => {
    const outcome = await editing.send('set-meta', setting);
    complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : '';
    if (outcome?.kind !== 'done') return false;
    editing.tell(speech.say('saved'));
    return true;
  };
  const hide = make('input', { type: 'checkbox', checked: noindex === true });
  hide.addEventListener('change', async () => {
    if (!(await set({ route, name: 'noindex', to: hide.checked }))) hide.checked = !hide.checked;
  });
  const option = (value: string, words: string) => make('option', { value, selected: value === schema }, words);
  const kind = make(
    'select',
    {},
    option('', speech.say('schemaNone')),
    ...known.map((each) => option(each, each in schemas ? speech.say(schemas[each as keyof typeof schemas]) : each)),
  );
  let chosen = schema;
  kind.addEventListener('change', async () => {
    const { value } = kind;
    if (await set({ route, name: 'schema', to: value || undefined })) chosen = value;
    else kind.value = chosen;
  });
  return make(
    'div',
    { class: 'choice' },
    ...(noindex === undefined
      ? []
      : [
          make('label', {}, hide, speech.say('hideFromSearch')),
          make('p', { class: 'note' }, speech.say('hideFromSearchNote')),
        ]),
    make('label', {}, speech.say('isToSearch'), kind),
    complaint,
  );
}
