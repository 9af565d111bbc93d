/**
 * Stands inline at the end of every page. Loads the program once the page is loaded and painted: when the browser
 * has nothing else to do or at the visitor's first move, whichever comes first; for people who save data only at
 * a move. A click that needs the program is kept and done again; if the program cannot be had, it does what it
 * would do without scripts.
 */
declare const __ENTRY__: string;

let early: HTMLElement | undefined;
let begun = false;
let given = false;

const release = () => {
  given = true;
  early?.click();
};

const begin = () => {
  if (begun) return;
  begun = true;
  import(/* @vite-ignore */ __ENTRY__)
    .then((program: { start(early?: Element): Promise<void> }) => {
      clearTimeout(patience);
      return program.start(early).then(() => {
        given = true;
      });
    })
    .catch(release);
};

let patience: ReturnType<typeof setTimeout> | undefined;

addEventListener(
  'click',
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-early]');
    if (!target || given || document.documentElement.dataset.app) return;
    event.preventDefault();
    event.stopPropagation();
    early = target;
    patience ??= setTimeout(release, 3000);
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
