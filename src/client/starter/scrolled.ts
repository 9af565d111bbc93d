import { afterPaint } from '../../render/after-paint.ts';

/** Pixels of scrolling after which the header gets a ground of its own (spec.md, section 2.2). */
const SCROLL_THRESHOLD = 50;

/** Keeps `data-scrolled` on the page's header at `true` or `false`; React never renders it. */
export function markScrolled(): void {
  const mark = () => {
    const header = document.querySelector('header');
    const scrolled = String(scrollY > SCROLL_THRESHOLD);
    if (header && header.dataset.scrolled !== scrolled) header.dataset.scrolled = scrolled;
  };
  // Asked for at once, the place would have the browser lay the page out before its time.
  afterPaint(mark);
  addEventListener('scroll', mark, { passive: true });
}
