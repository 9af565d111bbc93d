import type { EditableText, TextInLanguage, TypedText } from '../../shared/protocol.ts';
import type { Editing } from '../editing/editing.ts';
import { makeLiveMessage, showState, whileTyping } from '../editing/live.ts';
import { ask } from '../editing/server.ts';
import { make } from '../ui/dom.ts';
import { isInside, leaveField } from '../ui/leaving.ts';
import { openPanel } from '../ui/panel.ts';
import { makeInput } from './input.ts';
import { lookAfter } from './unsaved.ts';

interface Answer {
  readonly texts: readonly TextInLanguage[];
}

/** All languages of a text beside each other, each to be typed into, the page’s own or `first` first; what is left is kept. */
export async function openLanguages(editing: Editing, index: number, first?: string): Promise<void> {
  const { speech, names, table } = editing;
  const text = table?.texts[index];
  if (!table || !text) return;
  const panel = openPanel(speech, {
    title: `${speech.say('languages')}: ${names.way(text.path).join(' › ')}`,
    broad: true,
    closed: () => {
      for (const { letGo } of made) letGo();
    },
  });
  const made: Column[] = [];
  const columns = make('div', { class: 'columns' });
  panel.body.append(columns);
  const fetchTexts = async (typed?: TypedText) =>
    (await ask('languages', { table: editing.table?.id, index, typed })).texts;
  const texts = await fetchTexts();
  made.push(
    ...texts.map((each) =>
      makeColumn(
        editing,
        { index, each, text },
        { changed: async () => tellAll(await fetchTexts()), closed: panel.close, judged: fetchTexts, tellAll },
      ),
    ),
  );
  columns.append(...made.map(({ element }) => element));
  made[
    Math.max(
      0,
      texts.findIndex(({ code }) => code === (first ?? table.language)),
    )
  ]?.focus();

  /** What the check says of each language may be another thing while one is changed. */
  function tellAll(now: Answer['texts']): void {
    for (const [place, each] of now.entries()) made[place]?.tell(each);
  }
}

interface Column {
  readonly element: HTMLElement;
  tell(now: TextInLanguage): void;
  focus(): void;
  /** Looks no longer after what is typed. */
  letGo(): void;
}

interface ColumnEvents {
  readonly changed: () => Promise<void>;
  readonly closed: () => void;
  /** All languages as they would be with what is typed. */
  readonly judged: (typed: TypedText) => Promise<Answer['texts']>;
  readonly tellAll: (texts: Answer['texts']) => void;
}

function makeColumn(
  editing: Editing,
  { index, each, text: whole }: { index: number; each: TextInLanguage; text: EditableText },
  { changed, closed, judged, tellAll }: ColumnEvents,
): Column {
  const { speech } = editing;
  let { text, under } = each;
  const tag = make('span', { class: 'tag' });
  const messages = makeLiveMessage(speech, (to) => column.write(to));
  let newest = each;
  let isLeft = false;
  const drop = () => {
    isLeft = true;
    closed();
  };
  const asked = make('div');
  const leave = async () => {
    // What is being kept already is not asked about.
    await saving;
    const isTyped = () => unsaved() !== undefined && column.text().trim() !== '';
    leaveField(speech, { below: asked, input: column.input, isTyped, save, close: closed, drop });
  };
  const unsaved = () => {
    const to = column.text();
    if (to === text || isLeft) return undefined;
    return { file: whole.file, path: whole.path, language: under ?? each.code, was: under && text, to };
  };
  const letGo = lookAfter(unsaved);
  let saving: Promise<void> | undefined;
  const save = () => {
    saving = keep();
    return saving;
  };
  const keep = async () => {
    const { language, was, to } = unsaved() ?? {};
    if (language === undefined || to === undefined) return;
    const outcome = await editing.send('save', { table: editing.table?.id, index, language, was, to });
    if (outcome?.kind === 'done') {
      live.stop();
      [text, under] = [to, language];
      editing.tell(speech.say('saved'));
      await changed();
    } else if (outcome?.kind === 'refused') complain(speech.why(outcome));
    else complain(outcome ? `${speech.say('staleTitle')}: ${outcome.theirs}` : speech.say('kept'));
  };
  const complain = (words: string) => messages.show(newest.messages, [words]);
  const column = makeInput(
    {
      text,
      rich: whole.kind === 'rich',
      language: each.code,
      direction: each.direction,
      label: each.label,
      factValue: (name) => editing.table?.facts.find((fact) => fact.name === name)?.value,
    },
    {
      commit: () => void save(),
      leave: () => void leave(),
      oneLine: () => complain(speech.say('oneLine')),
      openFacts: () => {},
    },
  );
  column.input.classList.add('input');
  const live = whileTyping(
    () => judged({ language: under ?? each.code, text: column.text() }),
    (texts) => tellAll(texts),
  );
  column.input.addEventListener('input', () => {
    const to = column.text();
    if (to === text || to.trim() !== '') return live.typed();
    live.stop();
    messages.show([], [speech.say('empty')]);
  });
  const tell = (now: TextInLanguage) => {
    showState(tag, speech, now.state);
    newest = now;
    messages.show(now.messages);
  };
  tell(each);
  const element = make(
    'div',
    { class: 'column' },
    make('b', { lang: each.code }, each.label, tag),
    column.input,
    messages.element,
    asked,
  );
  element.addEventListener('focusout', (event) => {
    if (!isInside(event, element)) void save();
  });
  return {
    element,
    tell,
    focus: () => column.input.focus(),
    letGo,
  };
}
