import type { PageValue } from '../contract/value.ts';
import { hostPath, xmlText } from '../render/escape.ts';

/** One page's entry with all of its languages (sitemaps.org; hreflang as Google documents it). */
export function sitemapEntry(
  page: Pick<PageValue, 'path' | 'alternates'>,
  url: string,
  defaultLanguage: string,
): string {
  const standard = page.alternates.find(({ language }) => language === defaultLanguage);
  const versions = [...page.alternates, ...(standard ? [{ language: 'x-default', href: standard.href }] : [])];
  const links = versions.map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${xmlText(language)}" href="${xmlText(url + href)}"/>`,
  );
  return `<url><loc>${xmlText(url + page.path)}</loc>${links.join('')}</url>`;
}

export const sitemapXml = (entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;

/**
 * What crawlers may read (RFC 9309): everything, unless the site has rules of its own. A rule of ours beside them could
 * allow again what they forbid.
 */
export function robotsTxt(home: string, own = ''): string {
  const { origin, pathname } = new URL(`${home}/sitemap.xml`);
  return `${own || 'User-agent: *\nAllow: /\n\n'}Sitemap: ${origin}${hostPath(pathname)}\n`;
}
