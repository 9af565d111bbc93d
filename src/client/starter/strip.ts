/**
 * Moves rows with `data-strip` on by one item every so many milliseconds, in reading direction: from when they are first
 * seen, while neither pointer nor focus is on them. The list is shown a second time, so that its end runs into its beginning.
 * A button beside the row pauses it; `data-other` is what it is called then.
 */
export function createStrips(): () => void {
  const known = new WeakSet<Element>();
  return () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of document.querySelectorAll<HTMLElement>('#app [data-strip]')) {
      if (!known.has(row)) whenSeen(row, () => operate(row));
      known.add(row);
    }
  };
}

function whenSeen(row: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(row);
}

function operate(row: HTMLElement): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let held = row.matches(':hover, :focus-within');
  let paused = false;
  const step = () => {
    if (!row.isConnected) clearInterval(timer);
    else if (!document.hidden) advance(row);
  };
  const run = () => {
    clearInterval(timer);
    if (!held && !paused && row.children[1]) timer = setInterval(step, Number(row.dataset.strip));
  };
  const hold = (event: Event) => {
    held = event.type === 'pointerenter' || event.type === 'focusin';
    run();
  };
  for (const kind of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) row.addEventListener(kind, hold);
  const button = row.parentElement?.querySelector('button');
  button?.addEventListener('click', () => {
    paused = !paused;
    turn(button, paused);
    run();
  });
  // It tells again when a phone is turned.
  const observer = new ResizeObserver(() => {
    if (row.scrollWidth <= row.clientWidth) return;
    observer.disconnect();
    repeat(row);
    run();
  });
  observer.observe(row);
}

/** Shows what a press on the button does next. */
function turn(button: HTMLElement, paused: boolean): void {
  const { ariaLabel } = button;
  button.ariaLabel = button.dataset.other ?? '';
  button.dataset.other = ariaLabel ?? '';
  const icon = button.querySelector('use');
  icon?.setAttribute('href', (icon.getAttribute('href') ?? '').replace(/#.*/, paused ? '#play' : '#pause'));
}

/** The second list only fills the row while it starts again from its beginning. */
function repeat(row: HTMLElement): void {
  const list = row.children[0]?.cloneNode(true);
  if (!(list instanceof HTMLElement)) return;
  list.ariaHidden = 'true';
  for (const picture of list.querySelectorAll('img')) picture.loading = 'eager';
  row.append(list);
}

/** The second list looks like the first: once it is reached, the row steps back by one list unseen. */
function advance(row: HTMLElement): void {
  const [first, second] = row.children;
  const item = first?.firstElementChild;
  if (!first || !second || !item) return;
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const round = Math.abs(offset(second) - offset(first));
  if (Math.abs(row.scrollLeft) >= round - 1) row.scrollBy({ left: -sign * round, behavior: 'instant' });
  row.scrollBy({ left: sign * item.getBoundingClientRect().width, behavior: 'smooth' });
}

const offset = (element: Element) => element.getBoundingClientRect().left;
