import type { Navigation } from './navigation.ts';
import type { Views } from './views.ts';

/** The address that an event leads to within this site, or undefined when the browser should handle it. */
function internalAddress(event: Event, base: string): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const url = new URL(link.href);
  if (!url.pathname.startsWith(`${base}/`) || /\.\w+$/.test(url.pathname)) return undefined;
  return url;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Turns clicks on this site's links into navigation without a reload, and fetches what is about to be clicked. */
export function followLinks({ navigation, views, base }: { navigation: Navigation; views: Views; base: string }): void {
  document.addEventListener('click', (event) => {
    const url = isPlainClick(event) ? internalAddress(event, base) : undefined;
    if (!url) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) return;
    event.preventDefault();
    void navigation.go(url.href);
  });
  const prefetch = (event: Event) => {
    const url = internalAddress(event, base);
    if (!url || url.pathname === location.pathname || savesData()) return;
    void views.load(url.pathname.replace(/\/$/, ''));
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, prefetch, { passive: true });
}

/** The Save-Data preference, where the browser tells it (Network Information API). */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
