/**
 * The fade from one page to the next, where motion is welcome and the device is quick enough. Measured on the main thread,
 * a click that fades takes 52 ms of work where one that does not takes 22: the browser draws both pages as pictures. A
 * device that has once been slow therefore fades no more; slowed down four times it would answer after 200 ms, not 90.
 */
export interface Fading {
  /** Watches the taking over of the page; a device that is slow at that is slow at fading. */
  watch(start: Promise<void>): Promise<void>;
  /** Has `show` put a page in the place of the shown one, with a fade or without; resolves when it is there. */
  turn(show: () => void): Promise<void>;
}

/** Milliseconds of work from which a device counts as too slow: for taking over the shell, and for one page. */
const SLOW_START = 70;
const SLOW = 40;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function createFading(): Fading {
  let fades = 'startViewTransition' in document;
  const judge = (begun: number, limit: number) => {
    if (performance.now() - begun > limit) fades = false;
  };
  return {
    watch: async (start) => {
      const begun = performance.now();
      await start;
      judge(begun, SLOW_START);
    },
    turn: async (show) => {
      const timed = () => {
        const begun = performance.now();
        show();
        judge(begun, SLOW);
      };
      if (!fades || calm() || document.visibilityState !== 'visible') timed();
      else await fade(timed);
    },
  };
}

/** What is clicked during the fade gets the click, which the browser gives to the picture that it fades. */
async function fade(show: () => void): Promise<void> {
  const transition = document.startViewTransition(show);
  const over = new AbortController();
  const passOn = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    transition.skipTransition();
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
  };
  addEventListener('click', passOn, { signal: over.signal });
  void transition.finished.finally(() => over.abort());
  // A quick visitor's next page cuts it short, which is no fault.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}
