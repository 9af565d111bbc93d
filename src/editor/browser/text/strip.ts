import { partName } from '../../shared/names.ts';
import type { EditableText } from '../../shared/protocol.ts';
import { type Act, entryActs, entryButtons } from '../editing/acts.ts';
import type { Editing, ShownText } from '../editing/editing.ts';
import { type LiveMessage, makeLiveMessage } from '../editing/live.ts';
import { ask } from '../editing/server.ts';
import { drawing, drawings, make, shaded } from '../ui/dom.ts';
import { askLeaving, typedInto } from '../ui/leaving.ts';
import { stripSheet } from '../ui/look.ts';
import { openFacts } from './fact-dialog.ts';
import type { TextOverlay } from './field.ts';
import { askLink, toggleFacts } from './strip-questions.ts';

interface StripEvents {
  readonly commit: () => void;
  /** Leaves the text; what has been typed is asked about. */
  readonly leave: () => void;
  readonly openLanguages: () => void;
  readonly openHistory: () => void;
  /** Asks for another picture in place of the one that a description belongs to. */
  readonly openPicture: () => void;
  readonly act: (what: Act) => void;
}

/** The bar below a field: what is to be known of its text, and what can be done with it. */
export interface Strip {
  readonly host: HTMLElement;
  /** What the check says of the text as it stands. */
  readonly liveMessage: LiveMessage;
  /** Says why something is not done. */
  refuse(words: string): void;
  /** Offers to change facts. */
  openFacts(names: readonly string[]): void;
  /** Asks whether what has been typed is to be kept. */
  askLeaving(choices: { readonly keep: (() => void) | undefined; readonly drop: () => void }): void;
  /** The line below the tools that something has been typed into, which its own button keeps. */
  typedBelow(): HTMLElement | undefined;
}

interface StripContext {
  readonly index: number;
  readonly text: EditableText;
  readonly shown: ShownText;
  readonly field: TextOverlay;
}

export function makeStrip(editing: Editing, given: StripContext, events: StripEvents): Strip {
  const { speech } = editing;
  const { host, root } = shaded('page-editor-strip', stripSheet);
  const below = make('div', { class: 'below' });
  const liveMessage = makeLiveMessage(speech, (text) => given.field.write(text));
  const complaint = make('p', { class: 'note bad', role: 'alert' });
  const refuse = (words: string) => {
    complaint.textContent = words;
  };
  const strip = make('div', { class: 'strip', dir: speech.direction, lang: speech.language, role: 'group' });
  const strike = make('div', { class: 'tools', role: 'toolbar' });
  strike.append(
    ...tools(editing, given, {
      ...events,
      openFacts: () => toggleFacts(below, editing, given.field, refuse),
      askLink: () => askLink(below, given.field, speech),
    }),
  );
  const asked = make('div');
  strip.append(strike, ...notes(editing, given), liveMessage.element, complaint, below, asked);
  const typedBelow = () => typedInto(below);
  const ask: Strip['askLeaving'] = ({ keep, drop }) => {
    const last = typedBelow() ?? given.field.input;
    const stay = () => {
      asked.replaceChildren();
      last.focus();
    };
    asked.replaceChildren(askLeaving(speech, { keep, drop, stay }));
    asked.querySelector('button')?.focus();
  };
  // A tool takes no focus from the field.
  strip.addEventListener('pointerdown', (event) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  });
  strip.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    const close = () => {
      asked.replaceChildren();
      below.replaceChildren();
      given.field.input.focus();
    };
    if (typedBelow()) ask({ keep: undefined, drop: close });
    else if (below.firstChild) close();
    else events.leave();
  });
  root.append(strip);
  return {
    host,
    liveMessage,
    refuse,
    askLeaving: ask,
    typedBelow,
    openFacts: (names) => void openFacts(names, { below, editing, refuse, back: given.field.back }),
  };
}

type StripTools = StripEvents & { readonly openFacts: () => void; readonly askLink: () => void };

function tools(editing: Editing, { field, text }: StripContext, events: StripTools): Node[] {
  const { speech } = editing;
  const tool = (name: Parameters<typeof speech.say>[0], content: Node | string, onclick: () => void, kind = '') =>
    make(
      'button',
      { type: 'button', title: speech.say(name), 'aria-label': speech.say(name), class: kind, onclick },
      content,
    );
  const letter = (sign: string, style: string) => {
    const made = make('b', { 'aria-hidden': 'true' }, sign);
    made.style.cssText = style;
    return made;
  };
  const rich =
    field.shows === 'rich'
      ? [
          tool('bold', letter('B', 'font-weight:800'), () => field.format('bold')),
          tool('emphasis', letter('I', 'font-style:italic;font-weight:500'), () => field.format('italic')),
          tool('link', drawing(drawings.link), () => events.askLink()),
          tool('listItems', drawing(drawings.list), () => field.format('insertUnorderedList')),
        ]
      : [];
  // A text in a list may be moved, repeated and deleted with all that stands beside it.
  const items = text.path.some((step) => /^\d+$/.test(step))
    ? entryButtons(editing, { acts: entryActs, of: listName(editing, text) }, events.act)
    : [];
  return [
    ...(text.kind === 'rich' ? rich : []),
    tool('insertFact', drawing(drawings.braces), events.openFacts),
    tool('languages', drawing(drawings.globe), events.openLanguages),
    tool('textHistory', drawing(drawings.history), events.openHistory),
    ...(text.kind === 'alt' ? [tool('changePicture', drawing(drawings.image), events.openPicture)] : []),
    ...items,
    make('span', { class: 'gap' }),
    tool('cancel', drawing(drawings.close), events.leave),
    tool('save', drawing(drawings.check), events.commit, 'main'),
  ];
}

/** What an author has to know before a text is changed. */
function notes({ speech, table }: Editing, { index, text, shown }: StripContext): Node[] {
  const note = (words: string) => make('p', { class: 'note' }, words);
  const made: HTMLElement[] = [];
  const named = (code: string) => table?.languages.find((language) => language.code === code)?.label ?? code;
  if (shown.fallback) made.push(note(speech.say('fallback', { language: named(shown.fallback) })));
  if (shown.language === 'all') made.push(note(speech.say('inAll')));
  if (text.home === 'page' || !table) return made;
  const from = { partial: 'fromPartial', template: 'fromTemplate', site: 'fromSite' } as const;
  const reach = note(speech.say(from[text.home], { name: partName(text.file) }));
  void ask('reach', { table: table.id, index }).then(
    ({ pages }) => reach.append(' ', make('b', {}, speech.say('reach', { count: String(pages) }))),
    () => {},
  );
  return [...made, reach];
}

/** What the entry is called that a text stands in. */
const listName = ({ names }: Editing, { path }: EditableText) =>
  names.way(path.slice(0, path.findLastIndex((step) => /^\d+$/.test(step)) + 1)).join(' › ');
