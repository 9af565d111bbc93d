import { flushSync } from 'react-dom';
import { navigate as pushHistory } from 'wouter/use-browser-location';
import type { View } from '../render/App.tsx';
import { afterPaint } from '../render/after-paint.ts';
import { speak } from '../render/speak.ts';
import { languagesFor } from '../shell/languages.ts';
import { announce, describeDocument } from './document.ts';
import type { Fading } from './fade.ts';
import { whenReady } from './ready.ts';
import { remember } from './remember.ts';
import { createScrollMemory, placeNow, scrollToHash, scrollToPlace } from './scroll.ts';
import { createStore, type Store } from './store.ts';
import type { Views } from './views.ts';

export interface Navigation {
  /** The view that is shown; it follows the address once its data is here. */
  readonly view: Store<View>;
  /** False while another language's texts are on their way. */
  readonly ready: Store<boolean>;
  /** Shows what has become of the shown page, without touching the address. */
  replace(view: View): void;
  /**
   * Goes to an address of this site; where its data cannot be had, the browser loads it as usual. As in the browser, the
   * address that is open gets no second history entry.
   */
  go(href: string, options?: { replace?: boolean }): Promise<void>;
  /** Keeps the choice and shows the same page in that language, with query and hash. */
  chooseLanguage(language: string): Promise<void>;
}

interface NavigationOptions {
  readonly views: Views;
  readonly fading: Fading;
  readonly initial: View;
  /** Called before a view of another language is shown. */
  readonly onView: (view: View) => void;
}

/** Milliseconds for the data of a page; then the browser loads the page as usual: it tries anew, and shows that it does. */
const PATIENCE = 5000;

const NOT_FOUND_ROUTE = '/404';

export function createNavigation({ views, fading, initial, onView }: NavigationOptions): Navigation {
  const shown = createStore(initial);
  const ready = createStore(true);
  const scroll = createScrollMemory();
  /** The open address; a not-found page's own path is another one. */
  let path = location.pathname;
  let latest = 0;

  const show = (view: View, topFirst = false) => {
    onView(view);
    views.put({ ...view, topFirst });
    flushSync(() => shown.set(view));
    speak(view);
  };
  /** Shows a page; not any more, and gives false, when the visitor has meanwhile gone elsewhere. */
  const turnPage = async (view: View, topFirst = false): Promise<boolean> => {
    const turn = latest;
    await fading.turn(() => {
      if (turn === latest) show(view, topFirst);
    });
    return turn === latest;
  };
  /** What does not change the picture waits until that is painted. */
  const introduce = (view: View) => {
    const turn = latest;
    afterPaint(() => {
      if (turn !== latest) return;
      describeDocument(view);
      announce(view);
    });
  };

  const moveTo = (address: string, options: { replace: boolean; state?: unknown }) => {
    scroll.leave();
    pushHistory(address, options);
    scroll.enter();
    path = location.pathname;
  };

  const arriving = (pathname: string, language?: string) =>
    Promise.race([views.load(pathname, language), new Promise<undefined>((late) => setTimeout(late, PATIENCE))]);

  const go: Navigation['go'] = async (href, { replace = href === location.href } = {}) => {
    const turn = ++latest;
    const url = new URL(href, location.href);
    const view = await arriving(url.pathname);
    if (turn !== latest) return;
    if (!view) return replace ? location.replace(url) : location.assign(url);
    moveTo(url.pathname + url.search + url.hash, { replace });
    if (!(await turnPage(view, url.hash === ''))) return;
    if (!scrollToHash(url.hash)) scrollTo({ top: 0, behavior: 'instant' });
    introduce(view);
  };

  /** The view at a path in another language; until its texts are here the header shows only the logo. */
  const loadTranslation = async (target: string, language: string, turn: number): Promise<View | undefined> => {
    const coming = arriving(target, language);
    if (views.hasLanguage(language)) return coming;
    let settled = false;
    void coming.then(() => {
      settled = true;
    });
    ready.set(false);
    await whenReady(() => settled || turn !== latest);
    ready.set(true);
    return views.get(target);
  };

  const chooseLanguage: Navigation['chooseLanguage'] = async (language) => {
    const turn = ++latest;
    const { page, site } = shown.get();
    remember(site.storageKey, language);
    const target = languagesFor(site, page).find(({ code }) => code === language)?.href;
    if (language === page.language || !target) return;
    const address =
      (page.route === NOT_FOUND_ROUTE ? path.replace(homeOf(page.path), homeOf(target)) : target) +
      location.search +
      location.hash;
    const view = await loadTranslation(target, language, turn);
    if (turn !== latest) return;
    if (!view) return location.replace(address);
    const place = placeNow();
    moveTo(address, { replace: true, state: history.state });
    if (!(await turnPage(view))) return;
    scrollToPlace(place);
    introduce(view);
  };

  addEventListener('popstate', async () => {
    const turn = ++latest;
    const turns = location.pathname !== path;
    path = location.pathname;
    if (turns) scroll.leave();
    const place = scroll.enter();
    if (turns) {
      const view = await arriving(path);
      if (turn !== latest) return;
      if (!view) return location.reload();
      if (!(await turnPage(view))) return;
      introduce(view);
    }
    if (place) scrollToPlace(place);
    else if (!scrollToHash(location.hash)) scrollTo({ top: 0, behavior: 'instant' });
  });

  const replace = (view: View) => {
    show(view);
    describeDocument(view);
  };

  return { view: shown, ready, replace, go, chooseLanguage };
}

/** What all paths of a language begin with, from that of its not-found page. */
const homeOf = (path: string) => path.slice(0, 1 - NOT_FOUND_ROUTE.length);
