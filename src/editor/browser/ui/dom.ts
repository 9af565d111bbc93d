import { watchFocusIn } from './kept-focus.ts';
import { guardClicks } from './one-click.ts';

type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>;

/** An element with its attributes, listeners (`onclick`) and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string | undefined | false)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (typeof value === 'string') made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** Has an element hold these and no others; what stands in its place already is not touched. */
export function arrange(holder: Element, wanted: readonly Element[]): void {
  for (const each of [...holder.children]) if (!wanted.includes(each)) each.remove();
  for (const [at, each] of wanted.entries())
    if (holder.children[at] !== each) holder.insertBefore(each, holder.children[at] ?? null);
}

/** A sentence whose names and addresses, between backticks, keep their own direction in any language. */
export const worded = (text: string): Node[] =>
  text
    .split('`')
    .map((part, place) =>
      place % 2 === 0 ? document.createTextNode(part) : make('bdi', { class: 'code', dir: 'ltr' }, part),
    );

/** Says of an element that what is typed into it is in no file until its button is pressed. */
export const FORM = 'data-form';

/** Fields that are taken together, by their button or by Enter in one of them. */
export function makeQuestion(taking: string, take: () => void, ...fields: (Node | false)[]): HTMLElement {
  const made = make('div', { class: 'question', [FORM]: true }, ...fields);
  made.append(make('button', { type: 'button', class: 'main', onclick: take }, taking));
  made.addEventListener('keydown', (event) => {
    const isLine = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || event.isComposing || !isLine) return;
    event.preventDefault();
    take();
  });
  return made;
}

/** A line to type into, whose words are taken by its button or by Enter. */
export function makeLine(input: HTMLInputElement, taking: string, take: (words: string) => void): HTMLElement {
  const onclick = () => take(input.value.trim());
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onclick();
  });
  return make(
    'div',
    { class: 'line', [FORM]: true },
    input,
    make('button', { type: 'button', class: 'main', onclick }, taking),
  );
}

/** An icon of Lucide's kind, 24 units wide, drawn in the colour of the words. */
export function drawing(paths: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', paths);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}

export const drawings = {
  pen: 'M12 20h9M16.5 3.5a2.1 2.1 0 0 1 3 3L7 19l-4 1 1-4Z',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01',
  check: 'M20 6 9 17l-5-5',
  close: 'M18 6 6 18M6 6l12 12',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  braces:
    'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5a2 2 0 0 0 2 2h1M16 21h1a2 2 0 0 0 2-2v-5a2 2 0 0 1 2-2 2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
  link: 'M10 13a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1M14 11a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1',
  history: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7v5l4 2',
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M19 12l-7 7-7-7',
  copy: 'M8 8h12v12H8ZM16 8V4H4v12h4',
  clipboard: 'M9 2h6v4H9ZM15 4h4v18H5V4h4M9 12h6M9 16h6',
  bin: 'M3 6h18M8 6V4h8v2M6 6l1 14h10l1-14M10 11v5M14 11v5',
  plus: 'M12 5v14M5 12h14',
  grip: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  eyeOff:
    'M10 5.2A10 10 0 0 1 12 5c6.4 0 10 7 10 7a18 18 0 0 1-2.6 3.6M6.6 6.6A17 17 0 0 0 2 12s3.6 7 10 7a10 10 0 0 0 5.4-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M2 2l20 20',
  sliders: 'M4 6h8M18 6h2M12 3v6M4 12h2M12 12h8M6 9v6M4 18h10M20 18h0M14 15v6',
  pages: 'M15 2H6v16h13V6Zl4 4M3 6v16h12',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M21 21l-5-5',
  rows: 'M3 4h18v6H3ZM3 14h18v6H3Z',
  image: 'M4 4h16v16H4ZM4 16l5-5 4 4 2-2 5 5M15 8h.01',
  more: 'm6 9 6 6 6-6',
  alert: 'M12 9v4M12 17h.01M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0',
} as const;

/** A box to search a list by: `fill` is called with every letter. */
export const makeSearch = (label: string, fill: () => void, dir?: 'auto' | 'ltr'): HTMLInputElement =>
  make('input', { type: 'search', 'aria-label': label, placeholder: label, dir, oninput: fill });

/** A paragraph for why something cannot be done; it is read out when it is filled. */
export const makeComplaint = (): HTMLElement => make('p', { class: 'note bad', role: 'alert', dir: 'auto' });

/** An element with a tree of its own, that no style of the page reaches. */
export function shaded(name: string, ...sheets: CSSStyleSheet[]): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  guardClicks(root);
  watchFocusIn(root);
  return { host, root };
}

export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
