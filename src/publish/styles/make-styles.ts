import type { AuthoredSite } from '../../../schema/site.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import type { FontFile } from '../fonts/fonts.ts';
import { buildRareFonts, buildSiteFonts, type CharactersIn } from '../fonts/script-fonts.ts';
import { type BlockStyles, classOwners, divideByBlock } from './block-styles.ts';
import type { Sheet } from './css.ts';
import { minified } from './css-text.ts';
import { partLater } from './later-rules.ts';

/** The style sheet, divided and minified, and the fonts that it names. */
export interface Styled {
  readonly before: string;
  readonly blocks: BlockStyles;
  readonly after: string;
  readonly later: string;
  readonly fonts: readonly KeptFont[];
}

/** What few pages are drawn with: fonts, and the rules that name them. */
export interface RareLetters {
  readonly css: string;
  readonly fonts: readonly KeptFont[];
}

/** A font's bytes as base64. */
interface KeptFont {
  readonly name: string;
  readonly bytes: string;
}

interface Lettering {
  readonly languages: AuthoredSite['languages'];
  readonly faces: SiteFaces;
  /** The characters that all pages may have. */
  readonly common: CharactersIn;
  readonly base: string;
}

const keptFonts = (files: readonly FontFile[]): KeptFont[] =>
  files.map(({ name, bytes }) => ({ name, bytes: bytes.toString('base64') }));

const addressIn = (base: string) => (name: string) => `${base}/assets/${name}`;

/**
 * Cuts the fonts, and divides the style sheet by the blocks whose components, below these folders, name its classes, and by
 * what can wait.
 */
export async function makeStyles(
  { languages, faces, common, base }: Lettering,
  { engine, root }: { readonly engine: string; readonly root: string },
  makeSheet: () => Promise<Sheet>,
): Promise<Styled> {
  const [sheet, fonts] = await Promise.all([makeSheet(), buildSiteFonts(languages, faces, common)]);
  const later: string[] = [];
  /** What of a sheet is needed at once. After the division: what is put together before has more than one owner. */
  const atOnce = (css: string) => {
    const parted = partLater(css);
    later.push(parted.later);
    return minified(parted.now);
  };
  const { shared, own } = divideByBlock(sheet.blocks, classOwners(engine, root));
  return {
    before: atOnce(`${fonts.rules(addressIn(base))}\n${sheet.before}`),
    blocks: {
      shared: atOnce(shared),
      own: Object.fromEntries(Object.entries(own).map(([type, css]) => [type, atOnce(css)])),
    },
    after: atOnce(sheet.after),
    later: minified([...later, sheet.later].join('\n')),
    fonts: keptFonts(fonts.files),
  };
}

export async function makeRareLetters(
  { languages, faces, common, base }: Lettering,
  rare: CharactersIn,
): Promise<RareLetters> {
  const { files, rules } = await buildRareFonts(languages, faces, { common, rare });
  return { css: rules(addressIn(base)), fonts: keptFonts(files) };
}
