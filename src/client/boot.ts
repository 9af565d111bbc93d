/**
 * Stands inline at the end of every page. Loads the program once the page is loaded and painted: when the browser
 * has nothing else to do or at the visitor's first move, whichever comes first; for people who save data only at
 * a move. A click that needs the program is kept and done again; if the program cannot be had, it does what it
 * would do without scripts.
 */
declare const __ENTRY__: string;

/** Milliseconds from the first kept click until it does without the program. */
const PATIENCE = 3000;

let early: HTMLElement | undefined;
let begun = false;
let given = false;

/** Ends the keeping of clicks: the program is at work, or is not to be had. */
const release = () => {
  if (given) return;
  given = true;
  early?.click();
};

const begin = () => {
  if (begun) return;
  begun = true;
  import(/* @vite-ignore */ __ENTRY__)
    .then((program: { start(): Promise<unknown> }) => program.start())
    .then(release, release);
};

addEventListener(
  'click',
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-early]');
    if (!target || given) return;
    event.preventDefault();
    event.stopPropagation();
    if (!early) setTimeout(release, PATIENCE);
    early = target;
    begin();
  },
  { capture: true },
);
for (const kind of ['pointerdown', 'pointerover', 'keydown', 'touchstart'])
  addEventListener(kind, begin, { once: true, passive: true });

const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
if (!saving)
  addEventListener('load', () =>
    new PerformanceObserver(() => (window.requestIdleCallback ?? setTimeout)(begin)).observe({
      type: 'paint',
      buffered: true,
    }),
  );
