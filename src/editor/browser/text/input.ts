import { type Copied, copiedTable } from '../../shared/copied-table.ts';
import { make } from '../ui/dom.ts';
import { copiedRich, copiedWords } from './pasted.ts';
import { CHIP, chip, factsOf, plainNodes, plainText } from './plain-text.ts';
import { isFaithful, richNodes } from './rich-nodes.ts';
import { richText } from './rich-text.ts';

const copiedIn = (transfer: DataTransfer | null): Copied => ({
  html: transfer?.getData('text/html') ?? '',
  text: transfer?.getData('text/plain') ?? '',
});

/** Gives what is pasted or dragged into a field to `insert`, with the caret where it is to stand. */
function takeCopied(input: HTMLElement, insert: (copied: Copied) => void): void {
  input.addEventListener('paste', (event) => {
    event.preventDefault();
    insert(copiedIn(event.clipboardData));
  });
  let isOwn = false;
  input.addEventListener('dragstart', () => (isOwn = true));
  input.addEventListener('dragend', () => (isOwn = false));
  input.addEventListener('drop', (event) => {
    // Words that are moved within the field the browser moves.
    if (isOwn) return;
    event.preventDefault();
    const range = rangeAt(event);
    if (!range || !input.contains(range.startContainer)) return;
    input.focus();
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    insert(copiedIn(event.dataTransfer));
  });
}

/** Where the pointer is among the words. */
function rangeAt({ clientX, clientY }: DragEvent): Range | undefined {
  if (!document.caretPositionFromPoint) return document.caretRangeFromPoint?.(clientX, clientY) ?? undefined;
  const spot = document.caretPositionFromPoint(clientX, clientY);
  if (!spot) return undefined;
  const range = document.createRange();
  range.setStart(spot.offsetNode, spot.offset);
  return range;
}

interface InputContext {
  readonly rich: boolean;
  commit(): void;
  /** Told that a text of one line was to get another. */
  oneLine(): void;
  leave(): void;
  format(command: 'bold' | 'italic'): void;
}

/** Safari ends the putting together before it tells of the key; the figure is that of a key in the middle of it. */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

const FORMATS: Readonly<Record<string, 'bold' | 'italic'>> = { b: 'bold', i: 'italic' };

/** What a key does in a field: Enter keeps, Escape leaves, Shift and Enter begin a paragraph where a text may have several. */
function keyed(event: KeyboardEvent, { rich, commit, oneLine, leave, format }: InputContext): void {
  // While letters are being put together, Enter chooses among them.
  if (isComposing(event)) return;
  event.stopPropagation();
  if (event.key === 'Escape') {
    event.preventDefault();
    leave();
  } else if (event.key === 'Enter' && event.shiftKey) {
    event.preventDefault();
    if (rich) document.execCommand('insertParagraph');
    else oneLine();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    commit();
  } else if ((event.ctrlKey || event.metaKey) && /^[biu]$/i.test(event.key)) {
    // Not every browser gives emphasis by itself, and underlining has no mark.
    event.preventDefault();
    const command = FORMATS[event.key.toLowerCase()];
    if (command && rich) format(command);
  }
}

/** What a field is opened with. */
export interface InputText {
  readonly text: string;
  readonly rich: boolean;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly label: string;
  readonly factValue: (fact: string) => string | undefined;
}

export interface InputEvents {
  readonly commit: (text: string) => void;
  readonly leave: () => void;
  readonly oneLine: () => void;
  /** Told of a table that was brought to a text of a list; none of a text that stands in no list. */
  readonly rows?: ((rows: readonly (readonly string[])[]) => void) | undefined;
  readonly openFacts: (names: readonly string[]) => void;
}

/** An element to type a text into: facts are chips in it, and of rich text emphasis, links and lists are what they are. */
export interface TextInput {
  readonly input: HTMLElement;
  /** True where it shows emphasis, links and lists, and not how they are written. */
  readonly shows: 'rich' | 'written';
  /** What stands in it, as it is written. */
  text(): string;
  /** Puts a text in place of what stands in it. */
  write(text: string): void;
  /** Puts the focus back to where the caret stood. */
  back(): void;
  insertFact(written: string): void;
  insertLink(target: string): void;
  format(command: 'bold' | 'italic' | 'insertUnorderedList'): void;
}

export function makeInput(given: InputText, events: InputEvents): TextInput {
  const { text, rich, factValue, language, direction, label } = given;
  const shows = rich && isFaithful(text, factValue) ? 'rich' : 'written';
  const input = make('div', {
    contenteditable: 'true',
    role: 'textbox',
    'aria-multiline': rich ? 'true' : 'false',
    'aria-label': label,
    lang: language,
    dir: direction,
    spellcheck: 'true',
  });
  const nodesOf = (written: string) => (shows === 'rich' ? richNodes : plainNodes)(written, factValue);
  input.append(...nodesOf(text));
  const beginAnew = () => input.replaceChildren(make('p', {}, document.createElement('br')));
  if (shows === 'rich' && !input.firstChild) beginAnew();
  input.addEventListener('input', (event) => {
    // Of a list that is deleted the browser leaves an entry.
    if (shows === 'rich' && /^delete/.test((event as InputEvent).inputType) && richText(input) === '') beginAnew();
  });
  const written = () => (shows === 'rich' ? richText(input) : plainText(input)).replace(/\u00a0/g, ' ');
  input.addEventListener('keydown', (event) =>
    keyed(event, {
      rich,
      format,
      commit: () => events.commit(written()),
      leave: events.leave,
      oneLine: events.oneLine,
    }),
  );
  takeCopied(input, (copied) => {
    const rows = rich || !events.rows ? undefined : copiedTable(copied);
    if (rows && rows.length > 1) events.rows?.(rows);
    else if (shows === 'rich') insertNodes(ofOneParagraph(richNodes(copiedRich(copied), factValue)));
    else if (rich) document.execCommand('insertText', false, copiedRich(copied));
    else insertNodes(plainNodes(copiedWords(copied), factValue));
  });
  input.addEventListener('click', (event) => {
    event.preventDefault();
    const shown = event.target instanceof Element ? event.target.closest(`[${CHIP}]`) : null;
    if (shown) events.openFacts(factsOf(shown));
  });
  const caret = keepCaret(input);
  const format: TextInput['format'] = (command) => {
    if (shows === 'written') return;
    input.focus();
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand(command);
  };
  return {
    input,
    shows,
    text: written,
    write(to) {
      input.replaceChildren(...nodesOf(to));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.focus();
    },
    back() {
      input.focus();
      const range = caret();
      if (!range) return;
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    },
    insertFact(fact) {
      input.focus();
      insert(input, caret(), chip(fact, factValue));
    },
    insertLink(address) {
      input.focus();
      if (shows === 'rich' && !getSelection()?.isCollapsed) document.execCommand('createLink', false, address);
      else document.execCommand('insertText', false, `[${getSelection() ?? ''}](${address})`);
    },
    format,
  };
}

/** Where the caret stands, or stood before the focus went elsewhere. */
function keepCaret(input: HTMLElement): () => Range | undefined {
  let last: Range | undefined;
  const keep = () => {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    if (range && input.contains(range.commonAncestorContainer)) last = range.cloneRange();
  };
  for (const kind of ['keyup', 'pointerup', 'input', 'focusout']) input.addEventListener(kind, keep);
  return () => last;
}

function insert(input: HTMLElement, range: Range | undefined, node: Node): void {
  if (range) {
    range.deleteContents();
    range.insertNode(node);
  } else {
    const last = input.lastElementChild;
    (last && !last.hasAttribute(CHIP) ? last : input).append(node);
  }
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.collapse(node.parentNode, [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode) + 1);
}

/** Words alone go on in the paragraph that the caret stands in. */
const ofOneParagraph = ([first, ...more]: HTMLElement[]): Node[] =>
  first?.localName === 'p' && more.length === 0 ? [...first.childNodes] : [first, ...more].filter((each) => !!each);

/** In a way that the browser can take back with its own keys. */
function insertNodes(nodes: readonly Node[]): void {
  const made = document.createElement('div');
  made.append(...nodes);
  document.execCommand('insertHTML', false, made.innerHTML);
}
