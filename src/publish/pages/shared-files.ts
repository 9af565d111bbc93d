import { engineIcons } from '../../../blocks/ui/engine-icons.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { DetectionSettings } from '../../client/language-decision.ts';
import { siteSprite } from '../../content/assets/drawings.ts';
import { iconSprite } from '../../content/assets/icons.ts';
import { basePath } from '../../content/validate/known-site.ts';
import { lucide } from '../../disk/machine.ts';
import { scriptJson, styleText } from '../../render/escape.ts';
import type { OtherScript } from '../../render/Head.tsx';
import type { Build } from '../job/build.ts';
import { shortHash, sumOf } from '../output/kept-files.ts';
import { barColors } from '../styles/bar-colors.ts';
import type { Sheet } from '../styles/css.ts';
import type { Inventory } from '../styles/inventory.ts';
import { rareLetters, styledWith } from '../styles/kept-styles.ts';
import { type PageStyles, pageStyles, someStyles } from '../styles/style-groups.ts';

/** What every page of a build refers to. */
export interface SharedFiles {
  readonly base: string;
  readonly styles: PageStyles;
  readonly sprite: string;
  /** Icons that this sprite lacks. */
  readonly rareIcons: ReadonlySet<string>;
  /** The address of the script that every page has. */
  readonly start: string;
  /** The address of the styles that nobody misses at first. */
  readonly later: string;
  readonly detect: string;
  /** The address of the script that asks for consent, of a site that asks. */
  readonly consent: string | undefined;
  readonly publicFiles: ReadonlySet<string>;
  /** The colour of the browser's bar. */
  readonly themeColor: string;
  readonly darkThemeColor: string | undefined;
  /** The sum of what stands behind the titles of pictures for shared links. */
  readonly behindTitles: string;
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
  { root, program, site, engine, project }: Build,
  sheet: () => Promise<Sheet>,
): Promise<{ readonly files: SharedFiles; readonly assets: readonly Asset[] }> {
  const base = basePath(site.url.value);
  const { fonts, ...parts } = await styledWith(inventory, { root, program, site, engine, project }, sheet);
  const rare = await rareLetters(inventory, { root, program, site, project });
  const styles = pageStyles(parts, inventory.blocks, rare);
  const icons = siteSprite(project, [...engineIcons, ...inventory.icons], site.languages);
  const sprite = spriteFile(icons);
  const assets = [...fonts, ...rare.flatMap((each) => each.fonts)].map(({ name, bytes }) => ({
    path: `assets/${name}`,
    content: Buffer.from(bytes, 'base64'),
  }));
  const consent = site.consent && `assets/consent-${shortHash(program.consent)}.js`;
  const files = {
    base,
    styles,
    sprite: `${base}/${sprite}`,
    rareIcons: inventory.rareIcons,
    start: `${base}/assets/${program.start}`,
    later: `${base}/assets/${styles.later.name}.css`,
    detect: detectionScript(program.detect, site, base),
    consent: consent && `${base}/${consent}`,
    publicFiles: new Set(project.publicFiles.keys()),
    ...barColors(site.theme),
    behindTitles: behindTitles(site, project),
    scripts: site.allow.scripts.filter(({ src, load }) => load && !waits(src, site)),
  };
  const sheets = [...someStyles(styles), styles.later].map(({ name, css }) => ({
    path: `assets/${name}.css`,
    content: styleText(css),
  }));
  const asking = consent ? [{ path: consent, content: program.consent }] : [];
  return { files, assets: [...assets, ...sheets, ...asking, { path: sprite, content: icons }] };
}

/** True of a script that waits until visitors agree. */
const waits = (src: string, { consent }: AuthoredSite): boolean =>
  consent?.purposes.some(({ scripts }) => scripts.includes(src)) ?? false;

function behindTitles({ theme: { social } }: Build['site'], { publicFiles, folder }: Build['project']): string {
  const ground = social.ground && publicFiles.get(social.ground.src);
  return sumOf(JSON.stringify([social, ground && sumOf(folder.read(ground))]));
}

const spriteFile = (icons: string) => `assets/icons-${shortHash(icons)}.svg`;

/** True of a page some of whose icons the sprite of all pages lacks. */
export const hasOwnSprite = (icons: readonly string[], rareIcons: ReadonlySet<string>): boolean =>
  icons.some((icon) => rareIcons.has(icon));

/** The sprite of a page some of whose icons that of all pages lacks: it has all that its blocks may draw. */
export function ownSprite(
  icons: readonly string[],
  rareIcons: ReadonlySet<string>,
): { readonly path: string; readonly content: string } | undefined {
  if (!hasOwnSprite(icons, rareIcons)) return undefined;
  const content = iconSprite(lucide(), [...engineIcons, ...icons]);
  return { path: spriteFile(content), content };
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
