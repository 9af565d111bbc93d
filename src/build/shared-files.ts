import { join } from 'node:path';
import { engineIcons } from '../../blocks/ui/engine-icons.ts';
import type { AuthoredSite } from '../../schema/site.ts';
import type { DetectionSettings } from '../client/language-decision.ts';
import { siteSprite } from '../content/assets/drawings.ts';
import type { Project } from '../content/project.ts';
import { basePath } from '../content/validate/known-site.ts';
import { scriptJson, styleText } from '../render/escape.ts';
import type { OtherScript } from '../render/Head.tsx';
import type * as Server from '../render/server.ts';
import { barColors } from './bar-colors.ts';
import { type BlockStyles, classOwners, divideByBlock } from './block-styles.ts';
import { minified, type Sheet } from './css.ts';
import type { FontFile } from './fonts.ts';
import type { Inventory } from './inventory.ts';
import { keptFile, shortHash } from './kept-files.ts';
import { programName } from './program-name.ts';
import type { Progress } from './progress.ts';
import { buildRareFonts, buildSiteFonts } from './script-fonts.ts';
import type { Shard } from './shard.ts';
import { type PageStyles, pageStyles, someStyles } from './style-groups.ts';

/** What Vite has made of the engine. */
export interface Program {
  /** The folder of all of it; `client` in it holds the browser's files, to be copied as they are. */
  readonly folder: string;
  /** The entry's file name below `assets/`. */
  readonly entry: string;
  /** The inline scripts, with their blanks still open. */
  readonly boot: string;
  readonly detect: string;
  readonly server: typeof Server;
}

/** What a build works with. */
export interface Build {
  readonly project: Project;
  readonly site: AuthoredSite;
  readonly program: Program;
  /** The engine's own folder. */
  readonly engine: string;
  /** The folder that the finished site is put in the place of. */
  readonly out: string;
  /** How many workers make pages; as many as there are processors unless told. */
  readonly workers?: number | undefined;
  /** The share of the pages that is built; all of them unless told. */
  readonly shard?: Shard | undefined;
  /** Told how far the build is. */
  readonly onStep?: Progress['step'] | undefined;
}

/** What every page of a build refers to. */
export interface SharedFiles {
  readonly base: string;
  readonly styles: PageStyles;
  readonly sprite: string;
  readonly boot: string;
  readonly detect: string;
  readonly publicFiles: ReadonlySet<string>;
  /** The colour of the browser's bar. */
  readonly themeColor: string;
  readonly darkThemeColor: string | undefined;
  /** Scripts of other hosts that every page loads. */
  readonly scripts: readonly OtherScript[];
}

/** A file of the output that is not there yet. */
interface Asset {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Fonts, icons and what else all pages share. */
export async function sharedFiles(
  inventory: Inventory,
  { program, site, engine, project }: Build,
  sheet: () => Promise<Sheet>,
): Promise<{ readonly files: SharedFiles; readonly assets: readonly Asset[] }> {
  const base = basePath(site.url.value);
  const { fonts, ...parts } = await styledWith(inventory, { program, site, engine, project }, sheet);
  const rare = await rareLetters(inventory, { program, site, project });
  const styles = pageStyles(parts, inventory.blocks, rare);
  const icons = siteSprite(project.publicFiles, [...engineIcons, ...inventory.icons], site.languages);
  const sprite = `icons-${shortHash(icons)}.svg`;
  const assets = [...fonts, ...(rare?.fonts ?? [])].map(({ name, bytes }) => ({
    path: `assets/${name}`,
    content: Buffer.from(bytes, 'base64'),
  }));
  const entry = `${base}/assets/${program.entry}`;
  const files = {
    base,
    styles,
    sprite: `${base}/assets/${sprite}`,
    boot: program.boot.replace('__ENTRY__', () => scriptJson(entry)),
    detect: detectionScript(program.detect, site, base),
    publicFiles: new Set(project.publicFiles.keys()),
    ...barColors(site.theme),
    scripts: site.allow.scripts.filter(({ load }) => load),
  };
  const sheets = [...someStyles(styles), styles.later].map(({ name, css }) => ({
    path: `assets/${name}.css`,
    content: styleText(css),
  }));
  return { files, assets: [...assets, ...sheets, { path: `assets/${sprite}`, content: icons }] };
}

/** The style sheet, divided and minified, and the fonts that it names. */
interface Styled {
  readonly before: string;
  readonly blocks: BlockStyles;
  readonly after: string;
  readonly later: string;
  readonly fonts: readonly KeptFont[];
}

/** A font's bytes as base64. */
interface KeptFont {
  readonly name: string;
  readonly bytes: string;
}

const keptFonts = (files: readonly FontFile[]): KeptFont[] =>
  files.map(({ name, bytes }) => ({ name, bytes: bytes.toString('base64') }));

/** Cutting fonts and putting the style sheet together takes a second, and comes out the same as long as all this does. */
async function styledWith(
  { common }: Inventory,
  { program, site, engine, project }: Omit<Build, 'out' | 'workers'>,
  makeSheet: () => Promise<Sheet>,
): Promise<Styled> {
  const { languages, theme } = site;
  const base = basePath(site.url.value);
  const { faces } = project.siteFile;
  const shown = languages.map(({ code }) => [...common([code])].sort());
  const own = [site.regions, site.header.align, site.footer.lists.length];
  const of = [programName(program.folder), shown, languages, own, theme, faces.stamp(), base];
  const made = await keptFile(join(project.root, '.cache/shared'), of, async () => {
    const [sheet, fonts] = await Promise.all([makeSheet(), buildSiteFonts(languages, faces, common)]);
    const fontFaces = fonts.rules((name) => `${base}/assets/${name}`);
    return JSON.stringify({
      before: minified(`${fontFaces}\n${sheet.before}`),
      blocks: divideByBlock(sheet.blocks, classOwners(engine, project.root)),
      after: minified(sheet.after),
      later: minified(sheet.later),
      fonts: keptFonts(fonts.files),
    } satisfies Styled);
  });
  return JSON.parse(made) as Styled; // kept whole, by this very program
}

/** What few pages are drawn with, if there is anything such: fonts, and the rules that name them. */
async function rareLetters(
  { common, rare }: Inventory,
  { program, site: { languages, url }, project }: Pick<Build, 'program' | 'site' | 'project'>,
): Promise<{ readonly css: string; readonly characters: ReadonlySet<string>; fonts: readonly KeptFont[] } | undefined> {
  const characters = rare();
  if (characters.size === 0) return undefined;
  const base = basePath(url.value);
  const { faces } = project.siteFile;
  const shown = languages.map(({ code }) => [common([code]), rare([code])].map((each) => [...each].sort()));
  const of = [programName(program.folder), 'rare', shown, languages, faces.stamp(), base];
  const made = await keptFile(join(project.root, '.cache/shared'), of, async () => {
    const { files, rules } = await buildRareFonts(languages, faces, { common, rare });
    return JSON.stringify({ css: rules((name) => `${base}/assets/${name}`), fonts: keptFonts(files) });
  });
  return { ...(JSON.parse(made) as Pick<Styled, 'fonts'> & { css: string }), characters }; // kept whole, by this very program
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
