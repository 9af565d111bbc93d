import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteValue } from '../contract/value.ts';
import { scriptText } from './escape.ts';
import { Styles } from './Head.tsx';
import { place, withPlaces } from './places.ts';

interface RedirectProps {
  /** What each language's pages share, in the order of the switcher. */
  readonly sites: readonly SiteValue[];
  readonly css: readonly string[];
  /** The files of `public/`. */
  readonly publicFiles?: ReadonlySet<string>;
  /** The script that decides the language and moves on. */
  readonly script: string;
}

/**
 * The documents for addresses without a language, by their routes: one shows nothing and moves on; without scripts it offers
 * the languages, or leads to the only one.
 */
export function renderRedirects({ sites, css, publicFiles, script }: RedirectProps): (route: string) => string {
  const standard = sites.find(({ language, defaultLanguage }) => language === defaultLanguage);
  const addressIn = ({ home }: SiteValue) => `${home}${place('route')}`;
  const [only, ...others] = sites;
  const html = renderToStaticMarkup(
    <html lang={standard?.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{standard?.brand}</title>
        <meta name="robots" content="noindex" />
        <Styles css={css} />
        {publicFiles?.has('/favicon.svg') && (
          <link rel="icon" href={`${standard?.base}/favicon.svg`} type="image/svg+xml" />
        )}
        <script dangerouslySetInnerHTML={{ __html: scriptText(script) }} />
        {only && others.length === 0 && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${addressIn(only)}`} />
          </noscript>
        )}
      </head>
      <body>
        {others.length > 0 && <Languages sites={sites} title={standard?.labels.chooseLanguage} addressIn={addressIn} />}
      </body>
    </html>,
  );
  const fill = withPlaces(`<!doctype html>${html}`);
  return (route) => fill({ route: route === '/' ? '' : route });
}

interface LanguagesProps {
  sites: readonly SiteValue[];
  title: string | undefined;
  addressIn: (site: SiteValue) => string;
}

function Languages({ sites, title, addressIn }: LanguagesProps) {
  return (
    <main className="wrap">
      <noscript>
        <h1>{title}</h1>
        <ul>
          {sites.map((site) => {
            const { language, labels } = site;
            const own = site.languages.find(({ code }) => code === language);
            return (
              <li key={language} lang={language} dir={own?.direction}>
                <a className="btn-quiet" href={addressIn(site)} hrefLang={language}>
                  {own?.label} · {labels.chooseLanguage}
                </a>
              </li>
            );
          })}
        </ul>
      </noscript>
    </main>
  );
}
