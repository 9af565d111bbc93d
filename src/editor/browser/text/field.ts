import { elementOf, type TextElement } from '../editing/texts-on-page.ts';
import { BAR, footTop } from '../ui/foot.ts';
import { type InputEvents, type InputText, makeInput, type TextInput } from './input.ts';

/** A field that lies over a text of the page, in the same letters. */
export interface TextOverlay extends TextInput {
  readonly host: HTMLElement;
  /** Lays it over the text, with all that is in its host, and gives it the focus. */
  open(): void;
  place(): void;
  close(): void;
}

export function makeField(spot: TextElement | undefined, given: InputText, events: InputEvents): TextOverlay {
  const made = makeInput(given, events);
  const { input } = made;
  const host = document.createElement('page-editor-field');
  host.setAttribute('role', 'region');
  host.setAttribute('aria-label', given.label);
  host.append(input);
  const target = spot && elementOf(spot);
  if (target) dress(input, target, spot);
  const place = () => put(host, input, spot);
  // The strip grows with what it asks, the field with what is typed.
  const sizes = new ResizeObserver(place);
  return {
    ...made,
    host,
    place,
    open() {
      document.body.append(host);
      place();
      addEventListener('scroll', place, { passive: true, capture: true });
      addEventListener('resize', place);
      for (const part of host.children) sizes.observe(part);
      const bar = document.querySelector(BAR);
      if (bar) sizes.observe(bar);
      new MutationObserver(() => {
        for (const part of host.children) sizes.observe(part);
      }).observe(host, { childList: true });
      input.focus({ preventScroll: true });
      getSelection()?.selectAllChildren(input);
      getSelection()?.collapseToEnd();
    },
    close() {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      sizes.disconnect();
      host.remove();
    },
  };
}

const LETTERS = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variation-settings',
  'line-height',
  'letter-spacing',
  'color',
  'text-align',
  'text-wrap-style',
];

/** The field's letters are those of the text, and so is the ground. */
function dress(input: HTMLElement, target: Element, { elements }: TextElement): void {
  // A text may begin with words in bold; its letters are those around them.
  const first = elements[0]?.closest('*:not(strong, em, bdi)') ?? target;
  const style = getComputedStyle(first);
  if (!(first instanceof HTMLImageElement))
    for (const name of LETTERS) input.style.setProperty(name, style.getPropertyValue(name));
  const light = Number(/\d+/.exec(style.color)?.[0] ?? 0) > 140;
  input.style.setProperty('--ground', groundOf(target) ?? (light ? '#16202b' : '#fff'));
  if (light) input.style.outlineColor = '#8fc2ff';
}

/** The colour that lies below an element, where it is one colour. */
function groundOf(element: Element): string | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor))
      return backgroundColor.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)');
    if (backgroundImage !== 'none') return undefined;
  }
  return undefined;
}

/** The least room between field and window, and the least width of a field. */
const [EDGE, LEAST] = [12, 180];

/** Where the words of a spot stand: from the first line's top; as wide as their element where that is a box of its own. */
function boxOf(target: Element, { nodes }: TextElement): { x: number; y: number; width: number } {
  const element = target.getBoundingClientRect();
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return { x: element.left, y: element.top, width: element.width };
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  const words = range.getBoundingClientRect();
  const line = [...range.getClientRects()].find(({ width }) => width > 0) ?? words;
  const style = getComputedStyle(first.parentElement ?? target);
  const height = Number.parseFloat(style.lineHeight) || line.height;
  const isBox = /^(?:block|list-item|flow-root)$/.test(getComputedStyle(target).display);
  const y = line.top - (height - line.height) / 2;
  return isBox ? { x: element.left, y, width: element.width } : { x: words.left, y, width: words.width + 8 };
}

function put(host: HTMLElement, input: HTMLElement, spot: TextElement | undefined): void {
  const target = spot && elementOf(spot);
  const isShown = target && target.getClientRects().length > 0;
  const room = document.documentElement.clientWidth - 2 * EDGE;
  const box = isShown ? boxOf(target, spot) : { x: EDGE + (room - 480) / 2, y: innerHeight * 0.3, width: 480 };
  const width = Math.min(Math.max(box.width, LEAST), room);
  host.style.setProperty('left', `${Math.max(EDGE, Math.min(box.x, room + EDGE - width))}px`);
  input.style.width = `${width}px`;
  host.style.width = `${width}px`;
  if (!isShown) input.classList.add('alone');
  const strip = host.querySelector<HTMLElement>('page-editor-strip');
  putAbove(box.y, { host, input, strip });
}

/** The least height of a field, and the room between it and its strip. */
const [LOW, GAP] = [72, 6];

interface Parts {
  readonly host: HTMLElement;
  readonly input: HTMLElement;
  readonly strip: HTMLElement | null;
}

/**
 * Puts a field at the height of its text, and the strip below it, or above it where there is no room: both stand above
 * the bar, and what is longer than the window is scrolled in its field.
 */
function putAbove(wanted: number, { host, input, strip }: Parts): void {
  const end = footTop() - EDGE;
  const { width: stripWidth = 0, height: stripHeight = 0 } = strip?.getBoundingClientRect() ?? {};
  const most = Math.max(LOW, end - EDGE - stripHeight - GAP);
  const isOther = input.style.maxHeight !== `${most}px`;
  input.style.maxHeight = `${most}px`;
  input.style.overflowY = input.scrollHeight > most + 1 ? 'auto' : 'visible';
  const height = input.offsetHeight;
  const isAbove = wanted + height + GAP + stripHeight > end && Math.min(wanted, end - height) - stripHeight > EDGE;
  // A text that has been scrolled away takes its field along.
  const lowest = wanted > end ? wanted : end - height - (isAbove ? 0 : GAP + stripHeight);
  host.style.top = `${Math.min(wanted, lowest)}px`;
  host.dataset.strip = isAbove ? 'above' : 'below';
  if (isOther) showCaret(input);
  if (!strip) return;
  const { left } = input.getBoundingClientRect();
  const past = left + stripWidth + EDGE - document.documentElement.clientWidth;
  strip.style.setProperty('left', `${-Math.max(0, Math.min(past, left - EDGE))}px`);
  strip.style.top = isAbove ? `${-stripHeight - GAP}px` : `${height + GAP}px`;
}

/** What has become lower may have left the caret below its edge. */
function showCaret(input: HTMLElement): void {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const caret = range && input.contains(range.endContainer) ? [...range.getClientRects()].at(-1) : undefined;
  if (caret) input.scrollTop += Math.max(0, caret.bottom - input.getBoundingClientRect().bottom);
}
