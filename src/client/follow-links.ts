import type { Navigation } from './navigation.ts';
import type { Store } from './store.ts';
import type { Views } from './views.ts';

/** Milliseconds for which a link has to stay in view, and the most links that are fetched from one page. */
const LINGER = 1000;
const MOST = 3;

/** Hands over the links of the shown page that a visitor is looking at, few and not in passing. */
function prefetchSeen(view: Store<unknown>, prefetch: (link: HTMLAnchorElement) => void): void {
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

/** Milliseconds for which a pointer or the focus has to stay on a link: what is merely crossed is not fetched. */
const CROSSING = 80;

/** The address that a link leads to within this site, or undefined when the browser should handle it. */
function internalAddress(link: HTMLAnchorElement | null, base: string): URL | undefined {
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const url = new URL(link.href);
  if (!url.pathname.startsWith(`${base}/`) || /\.\w+$/.test(url.pathname)) return undefined;
  return url;
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Turns clicks on this site's links into navigation without a reload, and fetches what is about to be clicked. */
export function followLinks({ navigation, views, base }: { navigation: Navigation; views: Views; base: string }): void {
  document.addEventListener('click', (event) => {
    const url = isPlainClick(event) ? internalAddress(linkOf(event), base) : undefined;
    if (!url) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) return;
    event.preventDefault();
    void navigation.go(url.href);
  });
  const prefetch = (link: HTMLAnchorElement | null) => {
    const url = internalAddress(link, base);
    if (url && url.pathname !== location.pathname && !savesData()) void views.load(url.pathname.replace(/\/$/, ''));
  };
  let resting: ReturnType<typeof setTimeout>;
  const notice = (event: Event) => {
    clearTimeout(resting);
    if (event.type === 'touchstart') prefetch(linkOf(event));
    else resting = setTimeout(prefetch, CROSSING, linkOf(event));
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, notice, { passive: true });
  // Who can hover tells early enough where to; a finger does not.
  if (matchMedia('(hover: none)').matches && !savesData()) prefetchSeen(navigation.view, prefetch);
}

/** The Save-Data preference, where the browser tells it (Network Information API). */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
