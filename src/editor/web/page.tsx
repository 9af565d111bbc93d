import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DevUpdate } from '../../client/dev/notes.ts';
import { App, type View } from '../../render/App.tsx';
import { createLabels, turnTo } from '../../render/i18n.ts';
import { speak } from '../../render/speak.ts';

/** The site's page as it is drawn in the editor. */
export interface DrawnSite {
  /** Draws a page, if it can be shown. */
  draw(update: Pick<DevUpdate, 'page' | 'site'>): void;
}

interface Drawing {
  readonly sprite: string;
  /** What the document is called beside the page. */
  readonly brand: string;
  /** Opens another page. */
  readonly go: (path: string) => void;
}

/** Draws pages in the browser, by the same components that the build renders them with. */
export function drawnPage({ sprite, brand, go }: Drawing): DrawnSite {
  const app = document.getElementById('app');
  if (!app) throw new Error('The document has no place for the page.');
  const root = createRoot(app);
  let labels: ReturnType<typeof createLabels> | undefined;
  const show = (view: View) => {
    const { page, site } = view;
    if (labels) turnTo(labels, site);
    labels ??= createLabels(site);
    speak(view);
    document.title = `${page.title} | ${brand}`;
    const choose = (language: string) => {
      const to = page.alternates.find((each) => each.language === language)?.href;
      if (to !== undefined) go(to);
    };
    const drawn = (
      <App
        viewAt={() => view}
        labels={labels}
        sprite={sprite}
        useLocationHook={() => [page.path, go]}
        onChooseLanguage={choose}
      />
    );
    flushSync(() => root.render(drawn));
  };
  return {
    draw({ page, site }) {
      if (page && site) show({ page, site });
    },
  };
}
