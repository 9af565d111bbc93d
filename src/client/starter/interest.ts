import { savesData } from '../saves-data.ts';

/** What a pointer or the focus shows interest by coming to; a block's `data-wakes` is for what only the program makes useful. */
const WANTED = 'a, button, summary, details, form, [data-wakes]';

/** Milliseconds for which what showed the interest goes first: its press, and the picture that answers it. */
const COURTESY = 100;
/** Milliseconds after which the program no longer waits for a moment in which nothing else is to be done. */
const PATIENCE = 300;

const idle = () =>
  new Promise<unknown>((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: PATIENCE }) : setTimeout(done),
  );

/** What the last part of the program exports. */
interface Startable {
  start(): Promise<unknown>;
}

/** Evaluates the program part by part, each a task of its own between which the browser answers the visitor. */
async function start(parts: readonly string[]): Promise<void> {
  await new Promise((done) => setTimeout(done, COURTESY));
  let program: Startable | undefined;
  for (const part of parts) {
    await idle();
    program = await import(/* @vite-ignore */ part);
  }
  await program?.start();
}

/** Has the browser keep the program's files, and evaluate nothing of them. Policies that allow a prefetch by its link are few. */
async function fetchAhead(parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const file = await fetch(part, { priority: 'low' });
    await file.arrayBuffer();
  }
}

/**
 * Starts the program once the visitor shows interest: by pointing at something that can be used, by the focus, a key, a
 * finger or a press. Until then it is at most fetched, and without it the page does what it does by itself.
 */
export function awaitInterest(parts: readonly string[], onInterest: () => void): void {
  const end = new AbortController();
  const begin = () => {
    end.abort();
    onInterest();
    // A page without its program is followed as any other, by the browser.
    start(parts).catch(() => {});
  };
  const onTarget = ({ target }: Event) => {
    if (target instanceof Element && target.closest(WANTED)) begin();
  };
  const options = { signal: end.signal, passive: true, capture: true };
  for (const kind of ['keydown', 'touchstart', 'click', 'input']) addEventListener(kind, begin, options);
  for (const kind of ['pointerover', 'focusin']) addEventListener(kind, onTarget, options);
  if (!savesData())
    addEventListener(
      'load',
      () =>
        void idle()
          .then(() => fetchAhead(parts))
          .catch(() => {}),
    );
}
