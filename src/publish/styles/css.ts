import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createGenerator } from '@unocss/core';
import { bundle } from 'lightningcss';
import { lookOf } from '../../../schema/look.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import { blockFolders, registryFolder } from '../../disk/block-folders.ts';
import { ownShell, shellFolder } from '../../disk/shell-files.ts';
import { readThemeSheet } from '../../disk/theme-sheet.ts';
import { componentFile } from '../../program/source-file.ts';
import { minified, TARGETS } from './css-text.ts';
import { emphasisRules } from './script-rules.ts';
import { siteRules } from './site-rules.ts';
import { type Dress, type Styles, unoConfig } from './uno-config.ts';

interface Sources {
  /** The engine's own folder. */
  readonly engine: string;
  /** The site's, which may have blocks of its own. */
  readonly root?: string | undefined;
  readonly site: AuthoredSite;
  readonly faces: SiteFaces;
  readonly styles: Styles;
  readonly fontFaces: string;
}

/** Folders whose class names make rules, beside those of blocks, and the hand-written sheets around these; relative to the engine's root. */
const SOURCES = ['blocks/ui', 'src/shell', 'src/render'];
const BEFORE = ['blocks/ui/base.css'];
const BLOCKS = 'blocks';
const PARTS = 'parts';
const AFTER = ['src/shell/shell.css', 'blocks/ui/media.css'];
const LATER = 'later';
const LATER_SHEETS = ['src/shell/drawer.css', 'blocks/ui/forced-colors.css'];

/** The whole site's style sheet in four parts, in their order; nothing is minified yet. */
export interface Sheet {
  /** Elements, and what blocks share. */
  readonly before: string;
  /** The blocks' own class names, and what utilities cannot say of them. */
  readonly blocks: string;
  /** Header and footer, single utilities, what holds on paper, the regions' colours, and the site's own rules. */
  readonly after: string;
  /** What nobody misses at first: the drawer, forced colours, and motion that goes with scrolling. */
  readonly later: string;
}

/** The style sheet: what UnoCSS makes of the class names that components have, with what is written by hand. */
export async function buildSheet({ engine, root = engine, site, faces, styles, fontFaces }: Sources): Promise<Sheet> {
  // For these browsers no rule stands within another.
  const read = (sheet: string) => bundle({ filename: resolve(engine, sheet), targets: TARGETS }).code.toString();
  const registry = registryFolder(engine, root);
  const rules = await unoRules(
    { styles, look: lookOf(site.theme), family: faces.base.family },
    componentClasses(engine, root),
  );
  return {
    before: [fontFaces, ...BEFORE.map(read), rules.before].join('\n'),
    blocks: [rules.blocks, read(join(registry, 'styles.css')), rules.parts].join('\n'),
    after: [rules.after, ...AFTER.map(read), siteRules(site, faces), readThemeSheet(root)].join('\n'),
    later: [
      rules.later,
      ...[...LATER_SHEETS, join(registry, 'later.css')].map(read),
      emphasisRules(site.languages),
    ].join('\n'),
  };
}

/** The style sheet in one piece. */
export const wholeSheet = ({ before, blocks, after, later }: Sheet): string =>
  minified([before, blocks, after, later].join('\n'));

/**
 * The tokens, and the rules of these class names: those of blocks, and what stands before and after them.
 *
 * UnoCSS's core is asked, not its Vite plugin, because the sheet is no module: it is cut into the parts of blocks and stands
 * in each page. Nor is it asked by way of the package `unocss`, which brings its core among what serves other projects: a site
 * would install 69 packages and 21 MB more, and each build would load them for half a second.
 */
export async function unoRules(dress: Dress, names: ReadonlySet<string>): Promise<Sheet & { readonly parts: string }> {
  const generator = await createGenerator(unoConfig(dress));
  const made = await generator.generate(new Set(names), { minify: true });
  const place = made.layers.indexOf(BLOCKS);
  const rulesOf = (some: readonly string[]) => some.map((layer) => made.getLayer(layer) ?? '').join('');
  return {
    before: rulesOf(made.layers.slice(0, Math.max(place, 0))),
    blocks: made.getLayer(BLOCKS) ?? '',
    parts: made.getLayer(PARTS) ?? '',
    after: rulesOf(made.layers.slice(place + 1).filter((layer) => layer !== PARTS && layer !== LATER)),
    later: made.getLayer(LATER) ?? '',
  };
}

/** The class names that components have: those of the engine, and of a site's own blocks. */
export const componentClasses = (engine: string, root = engine): ReadonlySet<string> =>
  new Set([...blockFolders(engine, root).values()].flatMap(classesIn).concat([...sharedClasses(engine, root)]));

/** The class names of what no block has for itself; `but` has files that are looked at apart. */
export const sharedClasses = (
  engine: string,
  root = engine,
  but: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const own = ownShell(engine, root).size > 0 ? [shellFolder(root)] : [];
  const files = [...SOURCES.map((folder) => join(engine, folder)), ...own].flatMap(listComponents);
  return new Set(files.filter((file) => !but.has(file)).flatMap((file) => classNames(readFileSync(file, 'utf8'))));
};

const classesIn = (folder: string): string[] =>
  listComponents(folder).flatMap((file) => classNames(readFileSync(file, 'utf8')));

/** The files of a folder that have components. */
export const listComponents = (folder: string): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => componentFile.test(name))
    .sort()
    .map((name) => join(folder, name));

/**
 * What `className` or `classes` is given: a string, what stands in braces, or, where JSX has become JavaScript, all up to
 * the next comma that is not in brackets.
 */
const GIVEN =
  /\b(?:className|classes)\s*[=:]\s*("[^"]*"|'[^']*'|\{[^}]*\}|(?:[^,;(){}'"]|'[^']*'|"[^"]*"|\((?:[^()]|\([^()]*\))*\))+)/g;

/** A component's class names: the words of the strings that `className` or a table called `classes` is given. */
export const classNames = (source: string): string[] =>
  [...source.matchAll(GIVEN)].flatMap(([, given = '']) =>
    [...given.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].flatMap(([, double, single]) =>
      (double ?? single ?? '').split(/\s+/),
    ),
  );
