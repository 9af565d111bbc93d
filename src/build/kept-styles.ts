import { join } from 'node:path';
import { basePath } from '../content/validate/known-site.ts';
import { type BlockStyles, classOwners, divideByBlock } from './block-styles.ts';
import type { Build } from './build.ts';
import { minified, type Sheet } from './css.ts';
import type { FontFile } from './fonts.ts';
import type { Inventory } from './inventory.ts';
import { keptFile } from './kept-files.ts';
import { programName } from './program-name.ts';
import { buildRareFonts, buildSiteFonts } from './script-fonts.ts';

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
export async function styledWith(
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
export async function rareLetters(
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
