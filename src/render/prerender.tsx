import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { BlockFault } from '../contract/block-fault.ts';
import type { BlockValue, SiteValue } from '../contract/value.ts';
import { App, type Told, type View } from './App.tsx';
import { componentOf } from './Blocks.tsx';
import { directionOf } from './direction.ts';
import { scriptJson, scriptText } from './escape.ts';
import { Head, type HeadAssets, PageHead, Styles } from './Head.tsx';
import { createLabels } from './i18n.ts';
import { Surroundings } from './Surroundings.tsx';
import { structuredData } from './structured-data.ts';

/** What a document needs beside the page. */
export interface DocumentAssets extends HeadAssets {
  /** The address of the icon sprite. */
  readonly sprite: string;
  /** A script for the end of the document, inline, or the address of a module. */
  readonly script: { readonly inline: string } | { readonly src: string } | undefined;
}

/** What React writes in the place of a block whose component threw: it leaves the block to the browser. */
const MISSING = '<!--$!-->';

/** The id of the element that React takes over in the browser. */
const ROOT = 'app';

/**
 * A page as a whole HTML document. The application's markup is React's own, so that the browser can take it over. All pages
 * of a language can be given the same labels.
 */
export function renderDocument(view: View, assets: DocumentAssets, labels = createLabels(view.site)): string {
  const { page, site } = view;
  const { sprite } = assets;
  const app = renderToString(
    <App viewAt={() => view} labels={labels} sprite={sprite} ssrPath={page.path} onChooseLanguage={() => {}} />,
  );
  if (app.includes(MISSING)) throw faultOf(view, sprite);
  const { script } = assets;
  const html = renderToStaticMarkup(
    <html lang={page.language} dir={directionOf(site)}>
      <Head view={view} assets={assets} />
      <body>
        <div
          id={ROOT}
          data-path={page.path}
          data-base={site.base}
          data-sprite={sprite}
          dangerouslySetInnerHTML={{ __html: app }}
        />
        {/* After the text that it repeats: close enough for compression to find the words again. */}
        <StructuredData view={view} />
        <div id="announcer" role="status" className="hide" />
        {script && 'inline' in script && <script dangerouslySetInnerHTML={{ __html: scriptText(script.inline) }} />}
        {script && 'src' in script && <script type="module" src={script.src} />}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** What the first block that cannot be shown ends with, where each stands alone. */
function faultOf(view: View, sprite: string): unknown {
  const { page } = view;
  for (const [index, block] of page.blocks.entries())
    try {
      renderToStaticMarkup(bare(view.site, sprite, [block]));
    } catch (cause) {
      const fault = new Error(`The block at place ${index} of ${page.path} cannot be shown.`, { cause });
      return Object.assign(fault, { index }) satisfies BlockFault;
    }
  return new Error(`A block of ${page.path} cannot be shown, but each of them alone can.`);
}

function StructuredData({ view }: { view: View }) {
  const data = structuredData(view);
  return data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/** The parts of a page's document that the browser exchanges with the page, as they stand in the document. */
export const renderTold = (view: View, socialImage?: HeadAssets['socialImage']): Told => ({
  head: renderToStaticMarkup(<PageHead view={view} socialImage={socialImage} />),
  data: renderToStaticMarkup(<StructuredData view={view} />),
});

/** Blocks with what they need around them, and nothing else: one that ends with an error ends all. */
const bare = (site: SiteValue, sprite: string, blocks: readonly BlockValue[]) => (
  <I18nextProvider i18n={createLabels(site)}>
    <Surroundings site={site} sprite={sprite}>
      {blocks.map((block, index) => {
        const Component = componentOf(block);
        return <Component key={index} block={block} />;
      })}
    </Surroundings>
  </I18nextProvider>
);

/** A page's blocks alone, without header and footer: how the catalogue shows an example. */
export function renderBare(view: View, { css, sprite }: Pick<DocumentAssets, 'css' | 'sprite'>): string {
  const { page, site } = view;
  const html = renderToStaticMarkup(
    <html lang={page.language} dir={directionOf(site)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <Styles css={css} />
      </head>
      <body>
        <main>{bare(site, sprite, page.blocks)}</main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
