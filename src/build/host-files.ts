import type { SiteValue } from '../render/value.ts';
import { formatHeaders, headerRules } from './headers.ts';
import { manifest } from './manifest.ts';
import type { Output } from './output.ts';
import { formatRedirects } from './redirects.ts';
import type { Build, SharedFiles } from './shared-files.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

interface HostFiles {
  readonly sites: readonly SiteValue[];
  readonly shared: SharedFiles;
  readonly entries: readonly string[];
}

/** Writes what hosts, search engines and browsers look for at the top of a site. */
export function writeHostFiles({ sites, shared, entries }: HostFiles, { site }: Build, output: Output): void {
  const standard = sites.find(({ language, defaultLanguage }) => language === defaultLanguage);
  if (!standard) throw new Error('The default language has no value although the check passed.');
  const rules = headerRules(
    {
      scripts: [shared.boot, shared.detect],
      styles: [shared.css],
      connect: [site.detection.lookup ?? '', site.formEndpoint ?? ''],
      forms: [site.formEndpoint ?? ''],
    },
    shared.base,
  );
  output.write('_headers', formatHeaders(rules));
  output.write(
    '_redirects',
    formatRedirects(
      site.languages.map(({ code }) => code),
      shared.base,
    ),
  );
  output.write('sitemap.xml', sitemapXml(entries));
  output.write('robots.txt', robotsTxt(standard.url, shared.base));
  output.write('manifest.webmanifest', manifest(standard, shared.publicFiles));
}
