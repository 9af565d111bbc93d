import type { Store } from './store.ts';

/** Milliseconds for which a link has to stay in view, and the most links that are fetched from one page. */
const LINGER = 1000;
const MOST = 3;

/** Hands over the links of the shown page that a visitor is looking at, few and not in passing. */
export function prefetchSeen(view: Store<unknown>, prefetch: (link: HTMLAnchorElement) => void): void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  let left = 0;
  const take = (link: HTMLAnchorElement) => {
    observer.unobserve(link);
    if (left-- > 0) prefetch(link);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      // Only links are observed.
      if (isIntersecting) waiting.set(target, setTimeout(take, LINGER, target as HTMLAnchorElement));
    }
  });
  const watch = () => {
    for (const timer of waiting.values()) clearTimeout(timer);
    waiting.clear();
    observer.disconnect();
    left = MOST;
    for (const link of document.querySelectorAll('main a')) observer.observe(link);
  };
  view.subscribe(() => requestAnimationFrame(watch));
  watch();
}
