const REACHED = 'a[href], button, summary, input, textarea, select, [tabindex]';

interface Stops {
  /** The handle that stands before an element of the page, if any. */
  readonly handleOf: (element: Element) => { focus(): void } | undefined;
  /** The element before which the handle stands that has the focus. */
  readonly current: () => Element | undefined;
  /** What handles stand before. */
  readonly selector: string;
  readonly signal: AbortSignal;
}

const isReached = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest('[inert], :disabled');

/**
 * Has Tab come to each handle right before what it belongs to, although handles lie over the page and not in it: the
 * page's own tree is React's.
 */
export function orderStops({ handleOf, current, selector, signal }: Stops): void {
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const app = document.getElementById('app');
    const at = current() ?? document.activeElement;
    if (!app || !at || !app.contains(at)) return;
    const stops = [...app.querySelectorAll<HTMLElement>(`${selector}, ${REACHED}`)].filter(
      (element) => element === at || (element.matches(selector) ? handleOf(element) : isReached(element)),
    );
    const stop = stops[stops.indexOf(at as HTMLElement) + (event.shiftKey ? -1 : 1)];
    const handle = stop?.matches(selector) ? handleOf(stop) : undefined;
    // From word to word the browser knows the way.
    if (!stop || (!handle && !current())) return;
    event.preventDefault();
    (handle ?? stop).focus();
  };
  document.addEventListener('keydown', next, { capture: true, signal });
}
