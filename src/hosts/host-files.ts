import { lookOf } from '../../schema/look.ts';
import { textIn } from '../content/assets/bytes.ts';
import type { PageRecord } from '../content/check/record.ts';
import type { Project } from '../content/project.ts';
import type { SiteRedirect } from '../content/resolve/site-redirects.ts';
import { ownRedirects } from '../content/validate/own-redirects.ts';
import type { SiteValue } from '../contract/value.ts';
import { editorPolicy } from '../publish/editor/edit-page.ts';
import type { Build } from '../publish/job/build.ts';
import type { Output } from '../publish/output/output.ts';
import { formatRedirects } from '../publish/pages/redirects.ts';
import type { SharedFiles } from '../publish/pages/shared-files.ts';
import { someStyles } from '../publish/styles/style-groups.ts';
import { scriptText, styleText } from '../render/escape.ts';
import { formatHeaders, headerRules } from './headers.ts';
import { manifest } from './manifest.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

interface HostFiles {
  readonly sites: readonly SiteValue[];
  readonly shared: SharedFiles;
  readonly entries: readonly string[];
  /** The pages that are published. */
  readonly pages: readonly PageRecord[];
  readonly redirects?: readonly SiteRedirect[];
}

/** Writes what hosts, search engines and browsers look for at the top of a site. */
export function writeHostFiles(
  { sites, shared, entries, pages, redirects }: HostFiles,
  { site, project }: Build,
  output: Output,
): void {
  const standard = sites.find(({ language, defaultLanguage }) => language === defaultLanguage);
  if (!standard) throw new Error('The default language has no value although the check passed.');
  const { first, last } = shared.styles;
  const forms = [site.formEndpoint ?? '', ...Object.values(site.formEndpoints)];
  const rules = headerRules(
    {
      scripts: project.siteFile.known.unprefixed === undefined ? [scriptText(shared.detect)] : [],
      styles: [first, ...someStyles(shared.styles).map(({ css }) => css), last].map(styleText),
      connect: [site.detection.lookup ?? '', ...forms],
      forms,
      allow: site.allow,
      search: site.search !== undefined,
      hasFilms: [...project.publicFiles.keys()].some((path) => /\.(?:mp4|webm|m4[av]|mov|og[agv]|mp3)$/i.test(path)),
      https: site.https,
    },
    shared.base,
    site.editor && { path: site.editor.path, policy: editorPolicy(site.editor) },
  );
  output.write('_headers', formatHeaders(rules));
  output.write(
    '_redirects',
    ownRedirects(project.folder, project.publicFiles) + formatRedirects(project.siteFile.known, pages, redirects),
  );
  for (const [name, content] of sitemapFiles(entries, standard.url + shared.base)) output.write(name, content);
  output.write('robots.txt', robotsTxt(standard.url + shared.base, ownRules(project)));
  output.write(
    'manifest.webmanifest',
    manifest(standard, { publicFiles: shared.publicFiles, colors: lookOf(site.theme).colors }),
  );
}

/** The rules for crawlers that the site brings, which stand before the engine's own lines. */
const ownRules = ({ folder, publicFiles }: Project): string => {
  const file = publicFiles.get('/robots.txt');
  const text =
    file === undefined
      ? ''
      : textIn(folder.read(file))
          .replace(/^\ufeff/, '')
          .trimEnd();
  return text && `${text}\n\n`;
};
