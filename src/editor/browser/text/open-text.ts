import { openPage } from '../../../client/dev/open-page.ts';
import type { ChangeOutcome, TextChange } from '../../shared/protocol.ts';
import { changeEntry } from '../editing/acts.ts';
import { type Editing, type ShownText, shownText, spotOf } from '../editing/editing.ts';
import { whileTyping } from '../editing/live.ts';
import { ask } from '../editing/server.ts';
import { elementOf, type TextElement } from '../editing/texts-on-page.ts';
import { openPictureChooser } from '../settings/picture-chooser.ts';
import { closePanel } from '../ui/panel.ts';
import { makeField, type TextOverlay } from './field.ts';
import { openHistory } from './history-panel.ts';
import type { TextInput } from './input.ts';
import { openStale } from './stale.ts';
import { makeStrip, type Strip } from './strip.ts';
import { lookAfter, showUnsaved } from './unsaved.ts';

interface LiveContext {
  readonly index: number;
  readonly shown: ShownText;
  readonly field: TextInput;
}

/** Says below a field what the check would say of what is typed into it, and of what stands in it when it is opened. */
function judgeWhileTyping(
  { speech, table }: Editing,
  { index, shown, field }: LiveContext,
  { liveMessage }: Pick<Strip, 'liveMessage'>,
) {
  const question = () => {
    const text = field.text();
    // A text of another language that stands in is none of this one.
    const typed = shown.fallback && text === shown.text ? undefined : { language: shown.language, text };
    return ask('languages', { table: table?.id, index, typed });
  };
  const live = whileTyping(question, ({ texts }) =>
    liveMessage.show(texts.find(({ code }) => code === table?.language)?.messages ?? []),
  );
  const judge = () => {
    if (field.text().trim() !== '') return live.typed();
    live.stop();
    liveMessage.show([], [speech.say('empty')]);
  };
  field.input.addEventListener('input', judge);
  live.now();
  return live;
}

/** A text that is open in a field. */
export interface OpenText {
  /** Keeps what has been typed, and closes; false where that cannot be done, which is said. */
  commit(): Promise<boolean>;
  leave(): void;
  /** True while something else is typed below the text, which has to be kept or dropped first; says so. */
  holds(): boolean;
  readonly host: HTMLElement;
  /** The path of the page that it was opened on. */
  readonly address: string;
}

interface OpenTextEvents {
  readonly closed: () => void;
  readonly openLanguages: (index: number) => void;
}

/** Opens a text of the table in a field over the place where the page shows it, or in the middle where it does not. */
export function openText(
  editing: Editing,
  { index, at }: { index: number; at?: TextElement | undefined },
  events: OpenTextEvents,
): OpenText | undefined {
  const { speech, table } = editing;
  const text = table?.texts[index];
  if (!table || !text) return undefined;
  closePanel();
  const shown = shownText(text, table.language, table);
  const spot = at ?? spotOf(editing.texts(), index);
  const target = spot && elementOf(spot);
  target?.scrollIntoView({ block: 'nearest' });
  const address = openPage.path();
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    live.stop();
    if (!saving) letGo();
    const now = openPage.path() === address ? spotOf(editing.texts(), index) : undefined;
    const element = now && elementOf(now)?.closest<HTMLElement>('a[href], button, summary, [tabindex]');
    // What has the focus while it is taken away has the page's style found out three times.
    element?.focus({ preventScroll: true });
    field.close();
    events.closed();
  };
  const save = async (was: string | undefined, to: string) => {
    const change: TextChange = { table: table.id, index, language: shown.language, was, to };
    return settle(await editing.send('save', change), to);
  };
  /** True where the text is in its file. */
  const settle = (outcome: ChangeOutcome | undefined, to: string): boolean => {
    if (outcome?.kind === 'done' || outcome?.kind === 'stale') {
      letGo();
      close();
      if (outcome.kind === 'done') editing.tell(speech.say('saved'));
      else
        openStale(speech, outcome, {
          keep: () => void save(outcome.theirs, to),
          take: () => void editing.send('look'),
        });
      return outcome.kind === 'done';
    }
    const words = outcome ? speech.why(outcome) : speech.say('kept');
    if (isOpen) strip.refuse(words);
    else if (outcome && to.trim()) showUnsaved(editing, { ...text, to }, words);
    else editing.tell(words, true);
    return false;
  };
  const unsaved = () => {
    const to = field.text();
    const isSame = to === untouched || to === text.by[shown.language] || (shown.fallback && to === shown.text);
    return isSame ? undefined : { file: text.file, path: text.path, language: shown.language, was: shown.was, to };
  };
  const letGo = lookAfter(unsaved);
  let saving: Promise<boolean> | undefined;
  const holds = () => {
    const below = isOpen ? strip.typedBelow() : undefined;
    if (!below) return false;
    strip.refuse(speech.say('typedBelow'));
    below.focus();
    return true;
  };
  const keep = async () => {
    if (holds()) return false;
    const typed = isOpen ? unsaved() : undefined;
    if (typed) return save(typed.was, typed.to);
    close();
    return true;
  };
  const commit = () => {
    // Enter may be pressed twice, or a click follow it.
    saving ??= keep().finally(() => (saving = undefined));
    return saving;
  };
  const leave = () => {
    // An empty field holds nothing to be lost.
    const isTyped = unsaved() !== undefined && field.text().trim() !== '';
    if (!isTyped && !strip.typedBelow()) return close();
    strip.askLeaving({ keep: isTyped ? () => void commit() : undefined, drop: close });
  };
  const finished = async (then: () => unknown) => (await commit()) && then();
  const act: Parameters<typeof makeStrip>[2]['act'] = (what) =>
    void finished(() => changeEntry(editing, { table: editing.table?.id, of: { text: index }, act: what }));
  const takeRows = (rows: readonly (readonly string[])[]) =>
    void finished(() =>
      changeEntry(editing, {
        ...{ table: editing.table?.id, of: { text: index }, act: 'rows', rows, language: shown.language },
      }),
    );
  const field: TextOverlay = makeField(
    spot,
    {
      text: shown.text,
      rich: text.kind === 'rich',
      language: shown.fallback ?? table.language,
      direction: table.languages.find(({ code }) => code === table.language)?.direction ?? 'ltr',
      label: editing.names.way(text.path).join(' '),
      factValue: (name) => editing.table?.facts.find((fact) => fact.name === name)?.value,
    },
    {
      commit: () => void commit(),
      leave,
      oneLine: () => strip.refuse(speech.say('oneLine')),
      rows: text.path.some((step) => /^\d+$/.test(step)) ? takeRows : undefined,
      openFacts: (names) => strip.openFacts(names),
    },
  );
  const strip = makeStrip(
    editing,
    { index, text, shown, field },
    {
      ...{ leave, act },
      commit: () => void commit(),
      openLanguages: () => void finished(() => events.openLanguages(index)),
      openHistory: () => void finished(() => openHistory(editing, index)),
      openPicture: () => void finished(() => openPictureChooser(editing, { of: { text: index } })),
    },
  );
  field.host.append(strip.host);
  field.open();
  const untouched = field.text();
  const live = judgeWhileTyping(editing, { index, shown, field }, strip);
  return { commit, leave: close, holds, host: field.host, address };
}
