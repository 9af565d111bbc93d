import { type RefObject, useEffect } from 'react';

/** Pixels of scrolling after which the header gets a ground of its own (spec.md, section 2.2). */
export const SCROLL_THRESHOLD = 50;

/**
 * Keeps `data-scrolled` on the element at `true` or `false`. The attribute is absent until hydration, and React never
 * renders it: the page may already be scrolled when it hydrates.
 */
export function useScrolled(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const mark = () => {
      element.dataset.scrolled = String(window.scrollY > SCROLL_THRESHOLD);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [target]);
}
