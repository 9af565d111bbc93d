import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, type View } from '../render/App.tsx';
import { createLabels, turnTo } from '../render/i18n.ts';
import { Page } from '../render/Page.tsx';
import { followLinks } from './links.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createStage } from './stage.ts';
import { createViews, type Views } from './views.ts';

/** Milliseconds for taking over the shell from which a device counts as too slow to fade pages. */
const SLOW_START = 70;

/** The running application, for the authors' server. */
export interface Application {
  readonly navigation: Navigation;
  readonly views: Views;
}

/** Takes the prerendered page over. Rejects where its data cannot be loaded: the page stays, and works without scripts. */
export async function start(): Promise<Application> {
  const root = document.getElementById('app');
  const main = document.getElementById('main');
  const { path = '', base = '', sprite = '' } = root?.dataset ?? {};
  const program = import.meta.env.DEV ? undefined : new URL(import.meta.url).pathname.split('/').at(-1);
  const views = createViews({ base, program });
  const initial = await views.load(path);
  if (!root || !main || !initial) throw new Error('The data of this page could not be loaded.');
  const labels = createLabels(initial.site);
  let words = initial.site;
  const onView = ({ site }: View) => {
    if (site !== words) turnTo(labels, site);
    words = site;
  };
  if (initial.page.route === '/404') console.warn(`There is no page at ${location.pathname}.`);
  const stage = createStage({
    main,
    draw: (view, upTo) => <Page view={view} labels={labels} sprite={sprite} upTo={upTo} />,
  });
  const navigation = createNavigation({ views, stage, initial, base, onView });
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        viewAt={(at) => views.get(at) ?? initial}
        labels={labels}
        sprite={sprite}
        useLocationHook={() => [navigation.view.use().page.path, navigation.go]}
        useReady={navigation.ready.use}
        ssrPath={path}
        onChooseLanguage={navigation.chooseLanguage}
      />,
    );
    stage.takeOver(initial);
  });
  followLinks({ navigation, views, base });
  const begun = performance.now();
  await hydrated();
  if (performance.now() - begun > SLOW_START) navigation.hurry();
  document.documentElement.dataset.app = 'ready';
  return { navigation, views };
}

/** Resolves when React has taken the shell over, which it marks in an effect; blocks may follow later. */
function hydrated(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('app-ready', () => resolve(), { once: true });
  });
}
