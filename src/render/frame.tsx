import type { i18n } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageValue } from '../contract/value.ts';
import { Consent, ConsentAgain } from '../shell/Consent.tsx';
import { App, type View } from './App.tsx';
import { groundOf } from './Blocks.tsx';
import { directionOf } from './direction.ts';
import { Head, type HeadAssets } from './Head.tsx';
import { place, withPlaces } from './places.ts';

/** What all documents of a site have beside their pages. */
export interface FrameAssets extends Omit<HeadAssets, 'css' | 'socialImage'> {
  /** The address of the icon sprite. */
  readonly sprite: string;
  /** The address of a module. */
  readonly script?: string | undefined;
  /** The address of the script that asks for consent, of a site that asks. */
  readonly consent?: string | undefined;
}

/** The id of the element that React takes over in the browser. */
const ROOT = 'app';

/** The parts of a document that are the page's own, as HTML. */
export interface OwnParts {
  /** From the title to the style sheets. */
  readonly head: string;
  readonly styles: string;
  /** What React has fetched for the blocks before anything else. */
  readonly preloads: string;
  /** `<main>` with the blocks. */
  readonly main: string;
  /** The structured data. */
  readonly data: string;
}

/** A document around the parts that are a page's own, with places left open for these. */
export interface Frame {
  /** Addresses that its links lead to: what leads to the open page says so. */
  readonly links: ReadonlySet<string>;
  fill(parts: OwnParts, page: PageValue): string;
}

/** Frames that pages have in common, by what these show of a page. */
export type Frames = Map<string, Frame>;

/** An element that stands for a place, where there can be no text. */
const STANDING = /<(\w+)>(\ue000\w+\ue000)<\/\1>/g;
const MAIN = /<main\b[^<>]*><\/main>/;

/** A page with what its application is rendered with. */
interface Rendering {
  readonly view: View;
  readonly sprite: string;
  readonly labels: i18n;
}

/** A part of the application as React's own markup. */
export const renderPart = (part: 'shell' | 'main', { view, ...rendering }: Rendering): string =>
  renderToString(
    <App part={part} viewAt={() => view} ssrPath={view.page.path} onChooseLanguage={() => {}} {...rendering} />,
  );

interface Framing {
  readonly view: View;
  readonly assets: FrameAssets;
  readonly labels: i18n;
}

/** The frame of a page: one that others have too, unless header or footer show which page it is. */
export function frameOf(framing: Framing, frames: Frames | undefined): Frame {
  const { page } = framing.view;
  // Entries of the menu may lead to places on the home page.
  if (!frames || page.route === '/') return makeFrame(framing);
  const key = [page.language, groundOf(page), ...page.alternates.map(({ language }) => language)].join(' ');
  const shared = frames.get(key) ?? makeFrame({ ...framing, view: { ...framing.view, page: opened(page) } });
  frames.set(key, shared);
  return shared.links.has(page.path) ? makeFrame(framing) : shared;
}

/** A page whose addresses are open. */
const opened = (page: PageValue): PageValue => ({
  ...page,
  route: place('route'),
  path: place('path'),
  alternates: page.alternates.map(({ language }) => ({ language, href: place(`in-${language}`) })),
});

function makeFrame({ view, assets, labels }: Framing): Frame {
  const { page, site } = view;
  const { sprite, script, consent } = assets;
  const app = renderPart('shell', { view, sprite, labels }).replace(MAIN, place('main'));
  const html = renderToStaticMarkup(
    <html lang={page.language} dir={directionOf(site)}>
      <Head site={site} assets={{ ...assets, css: [place('styles')] }}>
        <title>{place('head')}</title>
      </Head>
      <body>
        <div
          id={ROOT}
          data-path={page.path}
          data-base={site.base}
          data-sprite={sprite}
          data-key={site.storageKey}
          dangerouslySetInnerHTML={{ __html: place('preloads') + app }}
        />
        {site.consent && (
          <>
            <Consent site={site} consent={site.consent} />
            <ConsentAgain site={site} />
          </>
        )}
        {/* After the text that it repeats: close enough for compression to find the words again. */}
        <script dangerouslySetInnerHTML={{ __html: place('data') }} />
        <div id="announcer" role="status" className="hide" />
        {script && <script type="module" src={script} />}
        {consent && <script defer src={consent} />}
      </body>
    </html>,
  );
  const fill = withPlaces(`<!doctype html>${html}`.replace(STANDING, '$2'));
  return {
    links: new Set(Array.from(html.matchAll(/ href="([^"]+)"/g), ([, to = '']) => to)),
    fill: (parts, { path, alternates }) =>
      fill({
        ...Object.fromEntries(alternates.map(({ language, href }) => [`in-${language}`, href])),
        ...parts,
        path,
      }),
  };
}
