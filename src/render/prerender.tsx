import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SurroundingsProvider } from '../../blocks/ui/context.tsx';
import { App, type View } from './App.tsx';
import { Blocks } from './Blocks.tsx';
import { Head, type HeadAssets } from './Head.tsx';
import { createLabels } from './i18n.ts';
import { safeJson } from './safe-json.ts';
import { structuredData } from './structured-data.ts';

/** What a document needs beside the page. */
export interface DocumentAssets extends HeadAssets {
  /** The address of the icon sprite. */
  readonly sprite: string;
  /** A script for the end of the document, inline, or the address of a module. */
  readonly script: { readonly inline: string } | { readonly src: string } | undefined;
}

/** The id of the element that React takes over in the browser. */
const ROOT = 'app';

/** A page as a whole HTML document. The application's markup is React's own, so that the browser can take it over. */
export function renderDocument(view: View, assets: DocumentAssets): string {
  const { page, site } = view;
  const app = renderToString(
    <App
      viewAt={() => view}
      labels={createLabels(site)}
      sprite={assets.sprite}
      ssrPath={page.path}
      onChooseLanguage={() => {}}
    />,
  );
  const direction = site.languages.find(({ code }) => code === page.language)?.direction;
  const { script } = assets;
  // After the text that it repeats: close enough for compression to find the words again.
  const data = structuredData(view);
  const html = renderToStaticMarkup(
    <html lang={page.language} dir={direction}>
      <Head view={view} assets={assets} />
      <body>
        <div
          id={ROOT}
          data-path={page.path}
          data-base={site.base}
          data-sprite={assets.sprite}
          dangerouslySetInnerHTML={{ __html: app }}
        />
        {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />}
        <div id="announcer" role="status" className="hide" />
        {script && 'inline' in script && <script dangerouslySetInnerHTML={{ __html: script.inline }} />}
        {script && 'src' in script && <script type="module" src={script.src} />}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** A page's blocks alone, without header and footer: how the catalogue shows an example. */
export function renderBare({ page, site }: View, assets: Pick<DocumentAssets, 'css' | 'sprite'>): string {
  const direction = site.languages.find(({ code }) => code === page.language)?.direction ?? 'ltr';
  const html = renderToStaticMarkup(
    <html lang={page.language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      </head>
      <body>
        <main>
          <Bare view={{ page, site }} sprite={assets.sprite} />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

function Bare({ view: { page, site }, sprite }: { view: View; sprite: string }) {
  const labels: Readonly<Record<string, string>> = site.labels;
  return (
    <SurroundingsProvider
      value={{
        language: page.language,
        direction: site.languages.find(({ code }) => code === page.language)?.direction ?? 'ltr',
        label: (name) => labels[name] ?? name,
        sprite,
        formEndpoint: site.formEndpoint,
        email: site.organization.email,
      }}
    >
      <Blocks blocks={page.blocks} />
    </SurroundingsProvider>
  );
}
