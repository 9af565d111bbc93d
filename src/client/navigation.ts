import { flushSync } from 'react-dom';
import { navigate as pushHistory } from 'wouter/use-browser-location';
import type { View } from '../render/App.tsx';
import { announce, describeDocument } from './document.ts';
import { fade } from './fade.ts';
import { whenReady } from './ready.ts';
import { createScrollMemory, scrollToHash } from './scroll.ts';
import { createStore, type Store } from './store.ts';
import type { Views } from './views.ts';

export interface Navigation {
  /** The view that is shown; it follows the address once its data is here. */
  readonly view: Store<View>;
  /** False while another language's texts are on their way. */
  readonly ready: Store<boolean>;
  /** Shows a view in place, without touching the address. */
  show(view: View): void;
  /** Goes to an address of this site; where its data cannot be had, the browser loads it as usual. */
  go(href: string, options?: { replace?: boolean }): Promise<void>;
  /** Keeps the choice and shows the same page in that language, with query and hash. */
  chooseLanguage(language: string): Promise<void>;
  /** From now on pages are shown at once: this device is too slow to fade them. */
  hurry(): void;
}

interface Options {
  readonly views: Views;
  readonly initial: View;
  readonly base: string;
  /** Called before a view of another language is shown. */
  readonly onView: (view: View) => void;
}

const NOT_FOUND_ROUTE = '/404';
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Milliseconds of work for one page from which a device counts as too slow to fade pages. */
const SLOW = 40;

export function createNavigation({ views, initial, base, onView }: Options): Navigation {
  const shown = createStore(initial);
  const ready = createStore(true);
  const scroll = createScrollMemory();
  let latest = 0;
  let fades = 'startViewTransition' in document;

  const show = (view: View) => {
    const begun = performance.now();
    onView(view);
    flushSync(() => shown.set(view));
    describeDocument(view);
    if (performance.now() - begun > SLOW) fades = false;
  };
  const turnPage = async (view: View) => {
    if (!fades || calm() || document.visibilityState !== 'visible') return show(view);
    await fade(() => show(view));
  };

  const go: Navigation['go'] = async (href, { replace = false } = {}) => {
    const turn = ++latest;
    const url = new URL(href, location.href);
    const view = await views.load(url.pathname.replace(/\/$/, ''));
    if (turn !== latest) return;
    if (!view) return replace ? location.replace(url) : location.assign(url);
    scroll.leave();
    pushHistory(url.pathname + url.search + url.hash, { replace, state: { key: `${Date.now()}.${turn}` } });
    scroll.enter();
    await turnPage(view);
    if (!scrollToHash(url.hash)) scrollTo({ top: 0, behavior: 'instant' });
    announce(view);
  };

  const chooseLanguage: Navigation['chooseLanguage'] = async (language) => {
    const { page, site } = shown.get();
    remember(site.storageKey, language);
    const target = page.alternates.find((alternate) => alternate.language === language)?.href;
    if (target === undefined || language === page.language) return;
    const address = page.route === NOT_FOUND_ROUTE ? swapLanguage(location.pathname, base, language) : target;
    if (!views.hasLanguage(language)) {
      ready.set(false);
      void views.load(target);
      const here = await whenReady(() => views.get(target) !== undefined);
      ready.set(true);
      if (!here) return location.replace(address + location.search + location.hash);
    }
    const view = await views.load(target);
    if (!view) return location.replace(address + location.search + location.hash);
    const top = scrollY;
    pushHistory(address + location.search + location.hash, { replace: true, state: history.state });
    await turnPage(view);
    scrollTo({ top, behavior: 'instant' });
    announce(view);
  };

  addEventListener('popstate', async () => {
    const turn = ++latest;
    const target = location.pathname.replace(/\/$/, '');
    const turns = target !== shown.get().page.path;
    if (turns) scroll.leave();
    const top = scroll.enter();
    if (turns) {
      const view = await views.load(target);
      if (turn !== latest) return;
      if (!view) return location.reload();
      await turnPage(view);
      announce(view);
    }
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    else if (!scrollToHash(location.hash)) scrollTo({ top: 0, behavior: 'instant' });
  });

  const hurry = () => {
    fades = false;
  };
  return { view: shown, ready, show, go, chooseLanguage, hurry };
}

/** The path of a page that does not exist, under another language. */
const swapLanguage = (path: string, base: string, language: string) =>
  `${base}/${language}/${path.slice(base.length).split('/').slice(2).join('/')}`;

/** Storage may be blocked; the choice then holds for this page. */
function remember(key: string, language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {}
}
