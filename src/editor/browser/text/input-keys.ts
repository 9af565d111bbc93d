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
export function keyed(event: KeyboardEvent, { rich, commit, oneLine, leave, format }: InputContext): void {
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
