/** What ends a press, of a pointer and of a key. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/**
 * `renew` for what may be under a hand: from the press to the click that follows, what it began on stays where it is, and
 * is drawn anew afterwards.
 */
export function afterPress(root: EventTarget, renew: () => void): () => void {
  let press: AbortController | undefined;
  let isLate = false;
  const ask = () => {
    isLate = press !== undefined;
    if (!press) renew();
  };
  const begin = () => {
    press?.abort();
    const own = new AbortController();
    press = own;
    // The click comes first.
    const end = () =>
      setTimeout(() => {
        own.abort();
        if (press !== own) return;
        press = undefined;
        if (isLate) ask();
      });
    for (const kind of ENDS) addEventListener(kind, end, { capture: true, signal: own.signal });
  };
  root.addEventListener(
    'pointerdown',
    // Another button opens a menu of the browser's, which may take the end of the press.
    (event) => event instanceof PointerEvent && event.button === 0 && begin(),
    { capture: true },
  );
  root.addEventListener(
    'keydown',
    // Enter clicks at once, Space when it is let go.
    (event) => event instanceof KeyboardEvent && event.key === ' ' && !event.repeat && begin(),
    { capture: true },
  );
  return ask;
}
