import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, type View } from '../render/App.tsx';
import { createLabels, turnTo } from '../render/i18n.ts';
import { PAGE_DRAWN } from '../render/page-drawn.ts';
import { createFading } from './fade.ts';
import { followLinks } from './follow-links.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { standingBlocks } from './standing.tsx';
import { createViews, type Views } from './views.ts';

/** The running application, for the authors' server. */
export interface Application {
  readonly navigation: Navigation;
  readonly views: Views;
}

/** Takes the prerendered page over. Rejects where its data cannot be loaded: the page stays, and works without scripts. */
export async function start(): Promise<Application> {
  const root = document.getElementById('app');
  const { path = '', base = '', sprite = '' } = root?.dataset ?? {};
  const program = import.meta.env.DEV ? undefined : new URL(import.meta.url).pathname.split('/').at(-1);
  const views = createViews({ base, program });
  const initial = await views.load(path);
  if (!root || !initial) throw new Error('The data of this page could not be loaded.');
  const labels = createLabels(initial.site);
  let words = initial.site;
  const main = root.querySelector('main');
  // The authors' server shows every edit of a block in place.
  const standing = main && !import.meta.env.DEV ? standingBlocks(main, initial.page.blocks) : undefined;
  let taken: View | undefined = standing && { ...initial, standing };
  const onView = ({ page, site }: View) => {
    if (page.path !== path) taken = undefined;
    if (site !== words) turnTo(labels, site);
    words = site;
  };
  const fading = createFading();
  const navigation = createNavigation({ views, fading, initial, onView });
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        viewAt={(decoded) => {
          // The router tells where it is in plain letters.
          const at = encodeURI(decoded);
          return (at === path && taken) || (views.get(at) ?? initial);
        }}
        labels={labels}
        sprite={sprite}
        useLocationHook={() => [navigation.view.use().page.path, navigation.go]}
        useReady={navigation.ready.use}
        ssrPath={path}
        onChooseLanguage={navigation.chooseLanguage}
      />,
    );
  });
  followLinks({ navigation, views, base });
  await fading.watch(hydrated());
  document.documentElement.dataset.app = 'ready';
  return { navigation, views };
}

/** Resolves when React has taken the shell over, which it marks in an effect; blocks may follow later. */
function hydrated(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(PAGE_DRAWN, () => resolve(), { once: true });
  });
}
