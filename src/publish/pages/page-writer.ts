import { readMark } from '../../content/assets/drawings.ts';
import { partsOf } from '../../content/check/page.ts';
import type { Project } from '../../content/project.ts';
import { NOT_FOUND_ROUTE } from '../../content/read/files.ts';
import type { KnownSite } from '../../content/validate/known-site.ts';
import { fileOf, pageFileOf } from '../../content/written/addresses.ts';
import type { PageValue, SiteValue } from '../../contract/value.ts';
import { ownShell } from '../../disk/shell-files.ts';
import { throwingBlock } from '../../program/own-blocks/block-throws.ts';
import { codeFault } from '../../program/own-blocks/thrown.ts';
import type * as Server from '../../render/server.ts';
import { ContentFault } from '../job/content-fault.ts';
import { filesIn, type OutputFiles } from '../output/output.ts';
import { type Stamped, stamped } from '../output/stamps.ts';
import { socialImages } from '../pictures/social-images.ts';
import { stylesFor } from '../styles/style-groups.ts';
import type { UnwrittenPage } from './page-store.ts';
import { formerPaths, otherPaths } from './redirects.ts';
import { ownSprite, type SharedFiles } from './shared-files.ts';

/** What all pages are written with, once all of them are known. */
export interface Shared {
  readonly files: SharedFiles;
  readonly sites: ReadonlyMap<string, SiteValue>;
  /** All characters that the site shows. */
  readonly characters: string;
  /** The name of the browser program's entry. */
  readonly entry: string;
  /** The folder that pages are written into. */
  readonly folder: string;
}

interface WriteContext {
  readonly server: typeof Server;
  readonly shared: Shared;
  readonly output: OutputFiles;
  readonly social: Awaited<ReturnType<typeof socialImages>>;
  /** The engine's own words, by language. */
  readonly labels: ReadonlyMap<string, ReturnType<typeof Server.createLabels>>;
  /** None where the site has a header or footer of its own, which may show anything of a page. */
  readonly frames: Server.Frames | undefined;
  /** What the addresses of pages are made with. */
  readonly known: KnownSite;
  /** The documents at routes without a language. */
  readonly redirects: (route: string) => string;
}

interface WriterOptions {
  readonly shared: Shared;
  readonly server: typeof Server;
  readonly project: Project;
  /** The folders of the site and of the engine. */
  readonly root: string;
  readonly engine: string;
}

/** Gives what writes a page in all of its languages, and gives its files below the output. */
export async function openPageWriter({ shared, server, project, root, engine }: WriterOptions) {
  const { site, siteFile } = project;
  if (!site) throw new Error('The site has no value although its check passed.');
  const { faces } = siteFile;
  const { styles, detect: script } = shared.files;
  const writing: WriteContext = {
    server,
    shared,
    output: filesIn(shared.folder),
    social: await socialImages({
      project,
      site,
      faces,
      engine,
      root,
      characters: shared.characters,
      mark: readMark(project),
    }),
    labels: new Map([...shared.sites].map(([code, value]) => [code, server.createLabels(value)])),
    frames: ownShell(engine, root).size > 0 ? undefined : new Map(),
    known: siteFile.known,
    redirects: server.renderRedirects({
      sites: [...shared.sites.values()],
      css: [styles.first, styles.last],
      publicFiles: shared.files.publicFiles,
      script,
    }),
  };
  return async ({ route, address, characters, formerly, icons, values }: UnwrittenPage): Promise<Stamped[]> => {
    const own: string[] = [];
    const noting = { ...writing, output: notingFiles(writing.output, own) };
    const sprite = ownSprite(icons, shared.files.rareIcons);
    if (sprite) noting.output.write(sprite.path, sprite.content);
    for (const [language, json] of values)
      await writePage({ language, json, characters: characters[language], sprite: sprite?.path }, noting).catch(
        (error) => {
          const fault = throwingBlock({ error, project, engine, root, route, language }) ?? codeFault(error, root);
          throw fault ? new ContentFault([fault]) : error;
        },
      );
    writeOther({ route, address, formerly, values }, noting);
    return own.map((path) => stamped(shared.folder, path));
  };
}

/** Writes like `files`, and notes what. */
const notingFiles = (files: OutputFiles, into: string[]): OutputFiles => ({
  ...files,
  write(path, content) {
    into.push(path.replace(/^\//, ''));
    files.write(path, content);
  },
  copy(from, path = '') {
    into.push(path);
    files.copy(from, path);
  },
  copyKept(from, path) {
    into.push(path);
    files.copyKept(from, path);
  },
});

/** A page in one language before it is written. */
interface Unwritten {
  readonly language: string;
  /** Its value. */
  readonly json: string;
  readonly characters: string | undefined;
  /** The path of a sprite of its own below the output. */
  readonly sprite: string | undefined;
}

async function writePage(
  { language, json, characters, sprite: own }: Unwritten,
  { server, shared, output, social, labels, frames, known }: WriteContext,
): Promise<void> {
  const { files, sites, entry } = shared;
  const site = sites.get(language);
  if (!site) throw new Error(`The site has no value in ${language} although its check passed.`);
  const page = JSON.parse(json) as PageValue; // written by this maker itself
  const socialImage = await social(page, site, output);
  const path = fileOf(page.path.slice(files.base.length));
  const drawings = own && `${files.base}/${own}`;
  const view = { page, site, sprite: drawings };
  const markup = server.renderMarkup(view, socialImage);
  const styles = stylesFor(files.styles, partsOf(page), characters);
  const { sprite, publicFiles, themeColor, darkThemeColor, scripts, consent, start, later } = files;
  const css = [files.styles.first, ...styles.map((style) => style.css), files.styles.last];
  const assets = { css, sprite, publicFiles, themeColor, darkThemeColor, scripts, consent, script: start, later };
  const html = server.renderDocument({ ...view, markup }, assets, { labels: labels.get(language), frames });
  output.write(pageFileOf(page.path.slice(files.base.length), known), html);
  const names = styles.map(({ name }) => name);
  const rest = JSON.stringify({ markup, styles: names, sprite: drawings }).slice(1);
  output.write(`_data${path}.json`, `{"program":${JSON.stringify(entry)},"page":${json},${rest}`);
  if (page.route === NOT_FOUND_ROUTE && language === site.defaultLanguage && path !== NOT_FOUND_ROUTE)
    output.write('404.html', html);
}

/** What leads to a page from where it is not: from its route without a language, and from each address that it had before. */
function writeOther(
  { route, address, formerly, values }: Omit<UnwrittenPage, 'characters' | 'icons'>,
  { server, shared: { sites }, known, redirects, output }: WriteContext,
): void {
  if (route === NOT_FOUND_ROUTE) return;
  if (known.unprefixed === undefined) output.write(pageFileOf(route, known), redirects(route));
  const page = { route, address, languages: [...values.keys()], formerly };
  for (const { from, to, language } of [...otherPaths(page, known), ...formerPaths(page, known)]) {
    const [site, value] = [sites.get(language), values.get(language)];
    if (!site || !value) throw new Error(`${route} has no value in ${language} although its check passed.`);
    const { title, path } = JSON.parse(value) as PageValue; // written by this maker itself
    output.write(
      pageFileOf(from.slice(known.base.length), known),
      server.renderMoved({ site, to, canonical: path, title }),
    );
  }
}
