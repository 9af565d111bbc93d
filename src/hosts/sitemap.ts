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

/** What one sitemap may hold (sitemaps.org): URLs, and bytes. */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024 - 1000;

/**
 * The files of a sitemap by their names: one, or a list of several where one may not hold all. `home` is the address that
 * they lie below.
 */
export function sitemapFiles(entries: readonly string[], home: string): ReadonlyMap<string, string> {
  const parts = partsOf(entries);
  if (parts.length <= 1) return new Map([['sitemap.xml', sitemapXml(entries)]]);
  const named = parts.map((part, index) => [`sitemap-${index + 1}.xml`, sitemapXml(part)] as const);
  const list = named.map(([name]) => `<sitemap><loc>${xmlText(`${home}/${name}`)}</loc></sitemap>`);
  return new Map([['sitemap.xml', sitemapIndex(list)], ...named]);
}

function partsOf(entries: readonly string[]): string[][] {
  const parts: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1;
    const last = parts.at(-1);
    if (!last || last.length === MOST_URLS || bytes + size > MOST_BYTES) {
      parts.push([entry]);
      bytes = size;
    } else {
      last.push(entry);
      bytes += size;
    }
  }
  return parts;
}

const sitemapIndex = (list: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list.join('\n')}\n</sitemapindex>\n`;

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
