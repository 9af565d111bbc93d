import type { TextInLanguage } from '../shared/protocol.ts';
import { make } from './dom.ts';
import type { Editing } from './editing.ts';
import { makeInput } from './input.ts';
import { openPanel } from './panel.ts';
import { ask } from './server.ts';

interface Answer {
  readonly texts: readonly TextInLanguage[];
}

/** All languages of a text beside each other, each to be typed into; what is left is kept. */
export async function openLanguages(editing: Editing, index: number): Promise<void> {
  const { speech, names, table } = editing;
  const text = table?.texts[index];
  if (!table || !text) return;
  const panel = openPanel(speech, {
    title: `${speech.say('languages')}: ${names.way(text.path).join(' › ')}`,
    broad: true,
  });
  const columns = make('div', { class: 'columns' });
  panel.body.append(columns);
  const fetchTexts = () => ask<Answer>('languages', { table: editing.table?.id, index });
  const { texts } = await fetchTexts();
  const made = texts.map((each) =>
    makeColumn(editing, { index, each, kind: text.kind }, { changed: renew, closed: panel.close }),
  );
  columns.append(...made.map(({ element }) => element));
  made[0]?.focus();

  /** What the check says of each language may be another thing after one has changed. */
  async function renew(): Promise<void> {
    const { texts: now } = await fetchTexts();
    for (const [place, each] of now.entries()) made[place]?.tell(each);
  }
}

interface Column {
  readonly element: HTMLElement;
  tell(now: TextInLanguage): void;
  focus(): void;
}

function makeColumn(
  editing: Editing,
  { index, each, kind }: { index: number; each: TextInLanguage; kind: string },
  { changed, closed }: { changed: () => Promise<void>; closed: () => void },
): Column {
  const { speech } = editing;
  let { text, under } = each;
  const tag = make('span', { class: 'tag' });
  const messages = make('div', { role: 'status' });
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    closed();
  };
  const save = async () => {
    const to = column.text();
    if (to === text || isLeft) return;
    const change = { table: editing.table?.id, index, language: under ?? each.code, was: under && text, to };
    const outcome = await editing.send('save', change);
    if (outcome?.kind === 'done') {
      [text, under] = [to, under ?? each.code];
      editing.tell(speech.say('saved'));
      await changed();
    } else if (outcome?.kind === 'refused') complain(speech.why(outcome));
    else if (outcome) complain(`${speech.say('staleTitle')}: ${outcome.theirs}`);
  };
  const complain = (words: string) => messages.replaceChildren(make('p', { class: 'note bad' }, words));
  const column = makeInput(
    {
      text,
      rich: kind === 'rich',
      language: each.code,
      direction: each.direction,
      label: each.label,
      factValue: (name) => editing.table?.facts.find((fact) => fact.name === name)?.value,
    },
    { commit: () => void save(), leave, openFact: () => {} },
  );
  column.input.classList.add('input');
  column.input.addEventListener('focusout', () => void save());
  const tell = (now: TextInLanguage) => {
    const states = {
      own: '',
      all: speech.say('inAll'),
      missing: speech.say('missing'),
      fallback: speech.say('fellBack'),
    };
    tag.textContent = states[now.state];
    tag.hidden = now.state === 'own';
    messages.replaceChildren(
      ...now.messages.map(({ severity, message, hint }) =>
        make('p', { class: severity === 'error' ? 'note bad' : 'note', dir: 'auto' }, `${message} ${hint}`),
      ),
    );
  };
  tell(each);
  return {
    element: make('div', { class: 'column' }, make('b', { lang: each.code }, each.label, tag), column.input, messages),
    tell,
    focus: () => column.input.focus(),
  };
}
