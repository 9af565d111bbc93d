import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteValue } from './value.ts';

interface RedirectProps {
  /** What each language's pages share, in the order of the switcher. */
  readonly sites: readonly SiteValue[];
  readonly route: string;
  readonly css: string;
  /** The files of `public/`. */
  readonly publicFiles?: ReadonlySet<string>;
  /** The script that decides the language and moves on. */
  readonly script: string;
}

/**
 * The document for an address without a language: it shows nothing and moves on; without scripts it offers the
 * languages.
 */
export function renderRedirect({ sites, route, css, publicFiles, script }: RedirectProps): string {
  const standard = sites.find(({ language, defaultLanguage }) => language === defaultLanguage);
  const html = renderToStaticMarkup(
    <html lang={standard?.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{standard?.brand}</title>
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {publicFiles?.has('/favicon.svg') && (
          <link rel="icon" href={`${standard?.base}/favicon.svg`} type="image/svg+xml" />
        )}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        <main className="wrap">
          <noscript>
            <h1>{standard?.labels.chooseLanguage}</h1>
            <ul>
              {sites.map(({ language, languages, base, labels }) => {
                const own = languages.find(({ code }) => code === language);
                return (
                  <li key={language} lang={language} dir={own?.direction}>
                    <a
                      className="btn-quiet"
                      href={`${base}/${language}${route === '/' ? '' : route}`}
                      hrefLang={language}
                    >
                      {own?.label} · {labels.chooseLanguage}
                    </a>
                  </li>
                );
              })}
            </ul>
          </noscript>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
