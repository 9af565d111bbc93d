import { prefixOf } from '../../../schema/prefix.ts';
import type { PageRecord } from '../../content/check/record.ts';
import { openPathOf, pathOf } from '../../content/written/addresses.ts';
import type { SiteValue } from '../../contract/value.ts';
import { hostPath } from '../../render/escape.ts';

/** Where the addresses lead that a page had before, below one language or without any. */
export interface FormerPath {
  /** What stands before such an address: `/en`, or nothing. */
  readonly below: string;
  /** The path that it leads to. */
  readonly to: string;
  /** The language of the page that is reached, the default one where the visitor's is yet to be decided. */
  readonly language: string;
}

type Site = Pick<SiteValue, 'languages' | 'defaultLanguage' | 'base'>;

/** Ways to a page from its earlier addresses; where it is not offered in a language, to the default one. */
export function formerPaths({ route, languages }: Pick<PageRecord, 'route' | 'languages'>, site: Site): FormerPath[] {
  const { defaultLanguage } = site;
  const inLanguages = site.languages.map(({ code }) => {
    const language = languages.includes(code) ? code : defaultLanguage;
    return { below: `/${prefixOf(code)}`, to: pathOf(site, language, route), language };
  });
  return [...inLanguages, { below: '', to: openPathOf(site, route), language: defaultLanguage }];
}

/** Redirects from the earlier addresses of pages. */
const movedLines = (moved: readonly PageRecord[], site: Site): string[] =>
  moved.flatMap((page) =>
    formerPaths(page, site).flatMap(({ below, to }) =>
      page.formerly.flatMap((address) => {
        const line = `${hostPath(site.base + below + address)} ${hostPath(to)}`;
        // Netlify follows no rule for an address with a file unless told so by `!`, which Cloudflare Pages does not know.
        return [`${line} 301!`, `${line} 301`];
      }),
    ),
  );

/**
 * Redirects from earlier addresses, and the not-found page of the language that an address begins with, as Netlify reads them
 * (`_redirects`). Cloudflare Pages does the latter by itself and skips these lines; both lead `/en/contact/` to `/en/contact` by
 * themselves, keep a query, and Netlify lets no rule add or remove a trailing slash.
 */
export function formatRedirects(site: Site, pages: readonly PageRecord[] = []): string {
  const { languages, base } = site;
  const line = (from: string, to: string) => `${hostPath(from)} ${hostPath(to)} 404`;
  return [
    ...movedLines(pages, site),
    ...languages.map(({ code }) => line(`${base}/${prefixOf(code)}/*`, `${base}/${prefixOf(code)}/404.html`)),
    line(`${base}/*`, `${base}/404.html`),
    '',
  ].join('\n');
}
