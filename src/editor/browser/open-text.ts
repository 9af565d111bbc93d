import type { Outcome, TextChange } from '../shared/protocol.ts';
import { type Editing, shownText, spotOf } from './editing.ts';
import { type Field, openField } from './field.ts';
import { closePanel } from './panel.ts';
import { openPictureChooser } from './picture-chooser.ts';
import { changeEntry } from './sections.ts';
import { openStale } from './stale.ts';
import { makeStrip } from './strip.ts';
import { judgeWhileTyping } from './text-live.ts';
import { elementOf, type Spot } from './texts-on-page.ts';

/** A text that is open in a field. */
export interface OpenText {
  /** Keeps what has been typed, and closes. */
  commit(): Promise<void>;
  leave(): void;
  readonly host: HTMLElement;
}

interface Events {
  readonly closed: () => void;
  readonly openLanguages: (index: number) => void;
}

/** Opens a text of the table in a field over the place where the page shows it, or in the middle where it does not. */
export function openText(
  editing: Editing,
  { index, at }: { index: number; at?: Spot | undefined },
  events: Events,
): OpenText | undefined {
  const { speech, table } = editing;
  const text = table?.texts[index];
  if (!table || !text) return undefined;
  closePanel();
  const shown = shownText(text, table.language, table);
  const spot = at ?? spotOf(editing.texts(), index);
  const target = spot && elementOf(spot);
  target?.scrollIntoView({ block: 'nearest' });
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    live.stop();
    field.close();
    events.closed();
    const now = spotOf(editing.texts(), index);
    const element = now && elementOf(now)?.closest<HTMLElement>('a[href], button, summary, [tabindex]');
    element?.focus({ preventScroll: true });
  };
  const save = async (was: string | undefined, to: string) => {
    const change: TextChange = { table: table.id, index, language: shown.language, was, to };
    settle(await editing.send('save', change), to);
  };
  const settle = (outcome: Outcome | undefined, to: string) => {
    if (outcome?.kind === 'done') {
      close();
      return editing.tell(speech.say('saved'));
    }
    if (outcome?.kind === 'refused') {
      const words = speech.why(outcome);
      return isOpen ? strip.refuse(words) : editing.tell(words, true);
    }
    if (outcome?.kind !== 'stale') return;
    close();
    openStale(speech, outcome, { keep: () => void save(outcome.theirs, to), take: () => void editing.send('look') });
  };
  const commit = async () => {
    const to = field.text();
    if (to === text.by[shown.language] || (shown.fallback && to === shown.text)) return close();
    await save(shown.was, to);
  };
  const act: Parameters<typeof makeStrip>[2]['act'] = (what) => {
    close();
    void changeEntry(editing, { of: { text: index }, act: what });
  };
  const field: Field = openField(
    spot,
    {
      text: shown.text,
      rich: text.kind === 'rich',
      language: shown.fallback ?? table.language,
      direction: table.languages.find(({ code }) => code === table.language)?.direction ?? 'ltr',
      label: editing.names.way(text.path).join(' '),
      factValue: (name) => table.facts.find((fact) => fact.name === name)?.value,
    },
    { commit: () => void commit(), leave: close, openFact: (name) => strip.openFact(name) },
  );
  const strip = makeStrip(
    editing,
    { index, text, shown, field },
    {
      ...{ leave: close, act },
      commit: () => void commit(),
      openLanguages: () => [close(), events.openLanguages(index)],
      openPicture: () => [close(), void openPictureChooser(editing, { of: { text: index } })],
    },
  );
  const live = judgeWhileTyping(editing, { index, shown, field }, strip);
  field.host.append(strip.host);
  field.place();
  return { commit, leave: close, host: field.host };
}
