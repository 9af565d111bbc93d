import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { BlockFault } from '../contract/block-fault.ts';
import type { BlockValue, SiteValue } from '../contract/value.ts';
import type { HeadMarkup, View } from './App.tsx';
import { componentOf } from './Blocks.tsx';
import { directionOf } from './direction.ts';
import { scriptJson, styleText } from './escape.ts';
import { type FrameAssets, type Frames, frameOf, renderPart } from './frame.tsx';
import { type HeadAssets, PageHead, Styles } from './Head.tsx';
import { createLabels } from './i18n.ts';
import { Surroundings } from './Surroundings.tsx';
import { structuredData } from './structured-data.ts';

/** What a document needs beside the page. */
export type DocumentAssets = FrameAssets & Pick<HeadAssets, 'css' | 'socialImage'>;

/** What React writes in the place of a block that behaves and whose component threw: it leaves the block to the browser. */
const MISSING = '<!--$!-->';

/** What pages that are rendered one after the other have in common. */
interface Common {
  /** The labels of the page's language. */
  readonly labels?: i18n | undefined;
  /** Where what is around a page is kept for others, where header and footer show nothing of a page but its addresses. */
  readonly frames?: Frames | undefined;
}

/** A page as a whole HTML document. The application's markup is React's own, so that the browser can take it over. */
export function renderDocument(
  view: View,
  { css, socialImage, ...assets }: DocumentAssets,
  { labels = createLabels(view.site), frames }: Common = {},
): string {
  const { page } = view;
  const { sprite } = assets;
  const blocks = blocksOf({ view, sprite, labels });
  const { head, data } = view.markup ?? renderMarkup(view, socialImage);
  const styles = css.map((sheet) => `<style>${styleText(sheet)}</style>`).join('');
  const start = blocks.indexOf('<main');
  const [preloads, main] = [blocks.slice(0, start), blocks.slice(start)];
  return frameOf({ view, assets, labels }, frames).fill({ head, styles, preloads, main, data }, page);
}

/** The page's blocks in its `<main>`; throws what the first one ends with that cannot be shown. */
function blocksOf(rendering: Parameters<typeof renderPart>[1]): string {
  const { view, sprite } = rendering;
  try {
    const blocks = renderPart('main', rendering);
    if (!blocks.includes(MISSING)) return blocks;
  } catch {
    // Which of them it was is found out below.
  }
  throw faultOf(view, sprite);
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
export const renderMarkup = (view: View, socialImage?: HeadAssets['socialImage']): HeadMarkup => ({
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

/** The markup of blocks alone, without icons. */
export const renderBlocks = (site: SiteValue, blocks: readonly BlockValue[]): string =>
  renderToStaticMarkup(bare(site, '', blocks));

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
