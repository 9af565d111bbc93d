import { join } from 'node:path';
import { basePath } from '../../content/validate/known-site.ts';
import { programName } from '../../program/program-name.ts';
import { isJoined } from '../fonts/joined.ts';
import type { CharactersIn } from '../fonts/script-fonts.ts';
import type { Build } from '../job/build.ts';
import { keptFile } from '../output/kept-files.ts';
import type { Sheet } from './css.ts';
import type { Inventory } from './inventory.ts';
import type { RareLetters, Styled } from './make-styles.ts';
import { sheetOf } from './sheet-of.ts';

/** What makes them takes its time to load too. */
const loadMaker = () => import('./make-styles.ts');

/** Cutting fonts and putting the style sheet together takes a second, and comes out the same as long as all this does. */
export async function styledWith(
  { common }: Inventory,
  { root, program, site, engine, project }: Omit<Build, 'out' | 'workers'>,
  makeSheet: () => Promise<Sheet>,
): Promise<Styled> {
  const { languages } = site;
  const base = basePath(site.url.value);
  const { faces } = project.siteFile;
  const shown = languages.map(({ code }) => [...common([code])].sort());
  const of = [programName(program.folder), shown, sheetOf(site, faces, root), base];
  const made = await keptFile(join(root, '.cache/shared'), of, async () => {
    const { makeStyles } = await loadMaker();
    const classes = { engine, root };
    return JSON.stringify((await makeStyles({ languages, faces, common, base }, classes, makeSheet)) satisfies Styled);
  });
  return JSON.parse(made) as Styled; // kept whole, by this very program
}

type Lettered = RareLetters & { readonly characters: ReadonlySet<string> };

/** What few pages are drawn with: fonts, and the rules that name them, of letters that stand apart and of joined ones. */
export async function rareLetters(
  { common, rare }: Inventory,
  build: Pick<Build, 'root' | 'program' | 'site' | 'project'>,
): Promise<readonly Lettered[]> {
  const kinds = [false, true].map((joined): CharactersIn => {
    return (codes) => new Set([...rare(codes)].filter((character) => isJoined(character) === joined));
  });
  const used = kinds.filter((kind) => kind().size > 0);
  return Promise.all(used.map((kind) => lettersOf({ common, rare: kind }, build)));
}

async function lettersOf(
  { common, rare }: Pick<Inventory, 'common' | 'rare'>,
  { root, program, site: { languages, url }, project }: Pick<Build, 'root' | 'program' | 'site' | 'project'>,
): Promise<Lettered> {
  const base = basePath(url.value);
  const { faces } = project.siteFile;
  const shown = languages.map(({ code }) => [common([code]), rare([code])].map((each) => [...each].sort()));
  const of = [programName(program.folder), 'rare', shown, languages, faces.stamp(), base];
  const made = await keptFile(join(root, '.cache/shared'), of, async () => {
    const { makeRareLetters } = await loadMaker();
    return JSON.stringify((await makeRareLetters({ languages, faces, common, base }, rare)) satisfies RareLetters);
  });
  return { ...(JSON.parse(made) as RareLetters), characters: rare() }; // kept whole, by this very program
}
