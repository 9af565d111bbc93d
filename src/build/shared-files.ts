import { createHash } from 'node:crypto';
import { engineIcons } from '../../blocks/ui/engine-icons.ts';
import type { AuthoredSite } from '../../schema/site.ts';
import type { DetectionSettings } from '../client/language-decision.ts';
import { siteSprite } from '../content/assets/drawings.ts';
import type { Project } from '../content/project.ts';
import { basePath } from '../content/validate/known-site.ts';
import { scriptJson } from '../render/escape.ts';
import type * as Server from '../render/server.ts';
import { buildCss } from './css.ts';
import { buildFonts, fontFaces } from './fonts.ts';
import type { Output } from './output.ts';
import { buildScriptFonts, scriptFaces } from './script-fonts.ts';

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

/** What a build works with. */
export interface Build {
  readonly project: Project;
  readonly site: AuthoredSite;
  readonly program: Program;
  readonly inventory: Inventory;
  /** The engine's own folder. */
  readonly engine: string;
  readonly out: string;
}

/** What every page of a build refers to. */
export interface SharedFiles {
  readonly base: string;
  readonly css: string;
  readonly sprite: string;
  readonly boot: string;
  readonly detect: string;
  readonly publicFiles: ReadonlySet<string>;
}

const shortHash = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Writes fonts, icons and what else all pages share. */
export async function writeSharedFiles(
  { inventory, program, site, engine, project }: Build,
  output: Output,
): Promise<SharedFiles> {
  const base = basePath(site.url.value);
  const fonts = await buildFonts(inventory.characters);
  const scripts = await buildScriptFonts(site.languages, inventory.characters);
  for (const { name, bytes } of [...fonts, ...scripts]) output.write(`assets/${name}`, bytes);
  const address = (name: string) => `${base}/assets/${name}`;
  const faces = fontFaces(fonts, address) + scriptFaces(scripts, address);
  const css = await buildCss({ engine, site, styles: program.server.styles, fontFaces: faces });
  const icons = siteSprite(project.publicFiles, [...engineIcons, ...inventory.icons], site.languages);
  const sprite = `icons-${shortHash(icons)}.svg`;
  output.write(`assets/${sprite}`, icons);
  const entry = `${base}/assets/${program.entry}`;
  return {
    base,
    css,
    sprite: `${base}/assets/${sprite}`,
    boot: program.boot.replace('__ENTRY__', () => scriptJson(entry)),
    detect: detectionScript(program.detect, site, base),
    publicFiles: new Set(project.publicFiles.keys()),
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
  return script.replaceAll('__DETECTION__', () => scriptJson(settings));
}
