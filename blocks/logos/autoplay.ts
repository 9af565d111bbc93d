import { type RefObject, useEffect, useState } from 'react';

interface Autoplay {
  /** Milliseconds for which each position stays. */
  interval: number;
  running: boolean;
}

/**
 * Moves a scrolling row of two lists on by one item at a time, in reading direction. Says whether the row is to
 * show its list a second time, so that the end runs into the beginning.
 */
export function useAutoplay(row: RefObject<HTMLElement | null>, { interval, running }: Autoplay): boolean {
  const [looping, setLooping] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element || !running || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (looping) {
      const timer = setInterval(() => document.hidden || advance(element), interval);
      return () => clearInterval(timer);
    }
    // It tells once the browser has laid the row out, and again when a phone is turned; asking here would force a layout.
    const observer = new ResizeObserver(() => setLooping(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, interval, running, looping]);
  return looping;
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
