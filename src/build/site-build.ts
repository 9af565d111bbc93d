import { join } from 'node:path';
import { readMark } from '../content/assets/drawings.ts';
import { NOT_FOUND_ROUTE } from '../content/read/files.ts';
import type { PageValue, SiteValue } from '../contract/value.ts';
import type { HeadAssets } from '../render/Head.tsx';
import { writeHostFiles } from './host-files.ts';
import { type Output, openOutput } from './output.ts';
import { writePictures } from './pictures.ts';
import { copyPublic } from './public-copy.ts';
import { type Build, type SharedFiles, writeSharedFiles } from './shared-files.ts';
import { sitemapEntry } from './sitemap.ts';
import { socialImages } from './social-images.ts';

/** Writes the whole site in the place of the last one, which stays when something goes wrong. */
export async function buildSite(build: Build): Promise<{ pages: number }> {
  const output = openOutput(build.out);
  try {
    const pages = await writeFiles(build, output);
    output.finish();
    return { pages };
  } catch (error) {
    output.abandon();
    throw error;
  }
}

/**
 * Writes all files of a site; gives the number of its pages. The content has been checked: what goes wrong here is a bug
 * of ours, or a picture that its format's name does not fit.
 */
async function writeFiles(build: Build, output: Output): Promise<number> {
  const { publicFiles, pictures } = build.project;
  output.copy(build.program.folder);
  const shared = await writeSharedFiles(build, output);
  const sites = new Map(build.site.languages.map(({ code }) => [code, build.project.siteValue(code).value]));
  for (const [code, value] of sites) output.write(`_data/${code}/_site.json`, JSON.stringify(value));
  const entries: string[] = [];
  const social = socialImages({ ...build, publicFiles, mark: readMark(publicFiles), output });
  let pages = 0;
  for (const route of build.project.routes())
    for (const language of build.project.languagesOf(route)) {
      const { page } = build.project.compile(route, language);
      const site = sites.get(language);
      if (!page || !site) throw new Error(`${route} in ${language} has no value although its check passed.`);
      writePage({ page, site, shared, socialImage: await social(page, site) }, build, output);
      if (!page.noindex) entries.push(sitemapEntry(page, site.url, site.defaultLanguage));
      pages++;
    }
  await writePictures({ publicFiles, cache: join(build.engine, '.cache/images'), pictures }, output);
  copyPublic(build.project, output);
  writeRedirects([...sites.values()], shared, build, output);
  writeHostFiles({ sites: [...sites.values()], shared, entries }, build, output);
  return pages;
}

interface PageWork {
  readonly page: PageValue;
  readonly site: SiteValue;
  readonly shared: SharedFiles;
  readonly socialImage: HeadAssets['socialImage'];
}

function writePage({ page, site, shared, socialImage }: PageWork, { program }: Build, output: Output): void {
  const path = page.path.slice(shared.base.length);
  const view = { page, site };
  const html = program.server.renderDocument(view, {
    css: shared.css,
    sprite: shared.sprite,
    publicFiles: shared.publicFiles,
    script: { inline: shared.boot },
    ...(socialImage && { socialImage }),
  });
  const told = program.server.renderTold(view, socialImage);
  output.write(`${path}.html`, html);
  output.write(`_data${path}.json`, JSON.stringify({ program: program.entry, page, told }));
  if (page.route === NOT_FOUND_ROUTE && page.language === site.defaultLanguage) output.write('404.html', html);
}

function writeRedirects(
  sites: readonly SiteValue[],
  shared: SharedFiles,
  { project, program }: Build,
  output: Output,
): void {
  for (const route of project.routes()) {
    if (route === NOT_FOUND_ROUTE) continue;
    const { css, detect: script, publicFiles } = shared;
    const html = program.server.renderRedirect({ sites, route, css, publicFiles, script });
    output.write(route === '/' ? 'index.html' : `${route}.html`, html);
  }
}
