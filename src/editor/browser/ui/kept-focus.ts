/** Something that had the focus: the element, all that it stood in, and where on the page. */
interface Held {
  readonly element: HTMLElement;
  readonly holders: readonly Element[];
  place: { readonly x: number; readonly y: number };
}

/** What had the focus, the newest last. */
const held: Held[] = [];
/** So many are remembered. */
const MOST = 8;
/** Milliseconds in which whoever takes something away may put the focus elsewhere. */
const SOON = 50;

const REACHED = 'a[href], button, summary, input, textarea, select, [tabindex], [contenteditable]';

let isWaiting = false;
let nowhere: (() => void) | undefined;
/** True once somebody has clicked where there is nothing: then nothing has the focus as it was meant. */
let isLeft = false;

/** The element that has the focus, in whatever tree of its own it stands. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

const isFree = () => [null, document.body, document.documentElement].includes(focusedElement() as HTMLElement | null);

const isThere = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0;

const isReached = (element: HTMLElement) => isThere(element) && element.tabIndex >= 0 && !element.matches(':disabled');

function placeOf(element: Element): Held['place'] {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY };
}

/** Puts the focus on what is nearest in an element; false where nothing in it takes it. */
function focusNear({ x, y }: Held['place'], holder: Element): boolean {
  const far = (element: Element) => {
    const place = placeOf(element);
    return Math.hypot(place.x - x, 2 * (place.y - y));
  };
  const [nearest] = [...holder.querySelectorAll<HTMLElement>(REACHED)]
    .filter(isReached)
    .sort((one, two) => far(one) - far(two));
  nearest?.focus({ preventScroll: true });
  return !isFree();
}

/** Gives the focus back where what had it has gone: to what is nearest in what it stood in, or to what had it before. */
function restore(): void {
  isWaiting = false;
  const last = held.at(-1);
  if (!nowhere || !last || isLeft || !isFree() || isThere(last.element)) return;
  for (const { element, holders, place } of held.toReversed()) {
    if (isThere(element)) element.focus({ preventScroll: true });
    if (!isFree()) return;
    const holder = holders.find(
      (each) => each.isConnected && each.matches('main, header, footer, dialog, .strip, .pill'),
    );
    const inner = holders.filter((each) => each.isConnected && (holder === undefined || holder.contains(each)));
    if (holder && inner.some((each) => focusNear(place, each))) return;
  }
  nowhere();
}

const look = () => {
  if (!isWaiting) setTimeout(restore, SOON);
  isWaiting = true;
};
const watch = new MutationObserver(look);

/** Sees in a tree of its own what goes away there. */
export const watchFocusIn = (root: Node): void => watch.observe(root, { subtree: true, childList: true });

/** Has the focus never fall to nothing; `orElse` takes it where nothing else can. */
export function keepFocus(orElse: () => void): void {
  nowhere = orElse;
  watchFocusIn(document.body);
  addEventListener(
    'focusin',
    (event) => {
      isLeft = false;
      const [element, ...around] = event.composedPath().filter((each) => each instanceof HTMLElement);
      if (!element || isFree()) return;
      held.push({ element, holders: around, place: placeOf(element) });
      if (held.length > MOST) held.shift();
    },
    { capture: true },
  );
  // What has the focus may stand elsewhere by now.
  const follow = () => {
    const last = held.at(-1);
    if (last && isThere(last.element)) last.place = placeOf(last.element);
  };
  addEventListener('keydown', follow, { capture: true });
  addEventListener(
    'pointerdown',
    (event) => {
      follow();
      isLeft = !event.composedPath().some((each) => each instanceof Element && each.matches(REACHED));
    },
    { capture: true },
  );
}
