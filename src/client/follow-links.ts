import type { Navigation } from './navigation.ts';
import { isPlainClick } from './plain-click.ts';
import { savesData } from './saves-data.ts';
import type { Views } from './views.ts';

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
    if (url && url.pathname !== location.pathname && !savesData()) void views.load(url.pathname);
  };
  let resting: ReturnType<typeof setTimeout>;
  const notice = (event: Event) => {
    clearTimeout(resting);
    if (event.type === 'touchstart') prefetch(linkOf(event));
    else resting = setTimeout(prefetch, CROSSING, linkOf(event));
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, notice, { passive: true });
  // The program comes when a link is pointed at, so there may be one by now.
  prefetch(document.querySelector<HTMLAnchorElement>('a:is(:hover, :focus)'));
}
