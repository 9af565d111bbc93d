import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { engineIcons } from '../../blocks/ui/engine-icons.ts';
import type { AuthoredSite } from '../../schema/site.ts';
import type { DetectionSettings } from '../client/language-decision.ts';
import { iconSprite, listPublic } from '../content/assets.ts';
import { NOT_FOUND_ROUTE } from '../content/files.ts';
import { basePath } from '../content/known-site.ts';
import type { Project } from '../content/project.ts';
import type { HeadAssets } from '../render/Head.tsx';
import { safeJson } from '../render/safe-json.ts';
import type * as Server from '../render/server.tsx';
import type { PageValue, SiteValue } from '../render/value.ts';
import { buildCss } from './css.ts';
import { buildFonts, fontFaces } from './fonts.ts';
import { formatHeaders, headerRules } from './headers.ts';
import { manifest } from './manifest.ts';
import { type Output, openOutput } from './output.ts';
import { writePictures } from './pictures.ts';
import { formatRedirects } from './redirects.ts';
import { robotsTxt, sitemapEntry, sitemapXml } from './sitemap.ts';
import { socialImages } from './social-images.ts';

/** What Vite has made of the engine. */
export interface Program {
  /** The folder with the browser's files, to be copied as it is. */
  readonly folder: string;
  /** The entry's file name below `assets/`. */
  readonly entry: string;
  /** The inline scripts, with their blanks still open. */
  readonly boot: string;
  readonly detect: string;
  readonly server: typeof Server;
}

/** Everything that was met in the site's content and has to be in its files. */
export interface Inventory {
  readonly characters: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
}

interface Build {
  readonly project: Project;
  readonly site: AuthoredSite;
  readonly program: Program;
  readonly inventory: Inventory;
  /** The engine's own folder. */
  readonly engine: string;
  readonly out: string;
}

interface SharedFiles {
  readonly base: string;
  readonly css: string;
  readonly fonts: Readonly<Record<string, string>>;
  readonly sprite: string;
  readonly boot: string;
  readonly detect: string;
  readonly publicFiles: ReadonlySet<string>;
}

const shortHash = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Writes the whole site. The content has been checked; anything that goes wrong here is a bug of ours. */
export async function buildSite(build: Build): Promise<{ pages: number }> {
  const output = openOutput(build.out);
  const { root } = build.project;
  for (const path of listPublic(root)) output.copy(join(root, 'public', path), path.slice(1));
  output.copy(build.program.folder);
  const shared = await writeSharedFiles(build, output);
  const sites = new Map(build.site.languages.map(({ code }) => [code, build.project.siteValue(code).value]));
  for (const [code, value] of sites) output.write(`_data/${code}/_site.json`, JSON.stringify(value));
  const entries: string[] = [];
  const social = socialImages({ ...build, root, mark: build.program.server.renderBrandMark(), output });
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
  await writePictures({ root, cache: join(build.engine, '.cache/images'), pictures: build.project.pictures }, output);
  writeRedirects([...sites.values()], shared, build, output);
  writeHostFiles({ sites: [...sites.values()], shared, entries }, build, output);
  output.finish();
  return { pages };
}

async function writeSharedFiles(
  { inventory, program, site, engine, project }: Build,
  output: Output,
): Promise<SharedFiles> {
  const base = basePath(site.url.value);
  const fonts = await buildFonts(inventory.characters);
  for (const { name, bytes } of fonts) output.write(`assets/${name}`, bytes);
  const css = await buildCss({ engine, site, fontFaces: fontFaces(fonts, (name) => `${base}/assets/${name}`) });
  const icons = iconSprite([...engineIcons, ...inventory.icons]);
  const sprite = `icons-${shortHash(icons)}.svg`;
  output.write(`assets/${sprite}`, icons);
  const fontAddresses = fonts.map(({ name }) => [name.replace(/-[^-]*$/, ''), `${base}/assets/${name}`]);
  const entry = `${base}/assets/${program.entry}`;
  return {
    base,
    css,
    fonts: Object.fromEntries(fontAddresses) as Record<string, string>,
    sprite: `${base}/assets/${sprite}`,
    boot: program.boot.replace('__ENTRY__', () => JSON.stringify(entry)),
    detect: detectionScript(program.detect, site, base),
    publicFiles: new Set(listPublic(project.root)),
  };
}

/** The script for addresses without a language, with the site's settings filled in. */
export function detectionScript(
  script: string,
  { languages, defaultLanguage, detection }: AuthoredSite,
  base: string,
): string {
  const settings: DetectionSettings & { base: string } = {
    base,
    languages: languages.map(({ code }) => code),
    defaultLanguage,
    ...detection,
  };
  return script.replaceAll('__DETECTION__', () => safeJson(settings));
}

/** The fonts that a page shows at once: its own script's first. */
const fontsFor = ({ fonts }: SharedFiles, page: PageValue, site: SiteValue): string[] => {
  const direction = site.languages.find(({ code }) => code === page.language)?.direction;
  return [direction === 'rtl' ? fonts.arabic : fonts.latin].filter((font) => font !== undefined);
};

interface PageWork {
  readonly page: PageValue;
  readonly site: SiteValue;
  readonly shared: SharedFiles;
  readonly socialImage: HeadAssets['socialImage'];
}

function writePage({ page, site, shared, socialImage }: PageWork, { program }: Build, output: Output): void {
  const path = page.path.slice(shared.base.length);
  const html = program.server.renderDocument(
    { page, site },
    {
      css: shared.css,
      fonts: fontsFor(shared, page, site),
      sprite: shared.sprite,
      publicFiles: shared.publicFiles,
      script: { inline: shared.boot },
      ...(socialImage && { socialImage }),
    },
  );
  output.write(`${path}.html`, html);
  output.write(`_data${path}.json`, JSON.stringify({ program: program.entry, page }));
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

interface HostFiles {
  readonly sites: readonly SiteValue[];
  readonly shared: SharedFiles;
  readonly entries: readonly string[];
}

function writeHostFiles({ sites, shared, entries }: HostFiles, { site }: Build, output: Output): void {
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
