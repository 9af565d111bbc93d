import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteValue } from '../contract/value.ts';
import { directionOf } from './direction.ts';

interface MovedProps {
  /** What the pages of the language share that the address leads to. */
  readonly site: SiteValue;
  /** The path that it leads to, and that of the page there in its language. */
  readonly to: string;
  readonly canonical: string;
  /** The page's title. */
  readonly title: string;
}

/**
 * The document at an address that a page had before, for hosts that cannot answer with a redirect: it moves on at once
 * (search engines take a refresh of no seconds for a permanent redirect), and has a link for whoever is not moved.
 */
export function renderMoved({ site, to, canonical, title }: MovedProps): string {
  const html = renderToStaticMarkup(
    <html lang={site.language} dir={directionOf(site)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={new URL(canonical, site.url).href} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </head>
      <body>
        <main>
          <a href={to}>{title}</a>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
