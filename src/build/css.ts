import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, transform } from 'lightningcss';
import { createGenerator, presetWind3, type StaticShortcut } from 'unocss';
import type { AuthoredSite } from '../../schema/site.ts';
import { cssColor, cssString } from '../render/escape.ts';
import type * as Server from '../render/server.ts';
import { logical } from './logical.ts';
import { languageRules } from './script-fonts.ts';

/** What UnoCSS makes rules of; it comes with the components, so that a saved shortcut shows like a saved component. */
export type Styles = typeof Server.styles;

interface Sources {
  /** The engine's own folder. */
  readonly engine: string;
  readonly site: AuthoredSite;
  readonly styles: Styles;
  readonly fontFaces: string;
}

/** Folders whose class names make rules, and the hand-written sheets around these; relative to the engine's root. */
const SOURCES = ['blocks', 'src/shell', 'src/render'];
const BEFORE = ['blocks/ui/base.css'];
const AFTER = ['blocks/styles.css', 'src/shell/shell.css', 'blocks/ui/media.css'];

/**
 * The whole site's style sheet, minified: elements, then what UnoCSS makes of the class names that components have, then
 * what utilities cannot say, then the regions' colours. One sheet for all pages: it stands inline in each, under one hash,
 * and navigation needs no other.
 */
export async function buildCss({ engine, site, styles, fontFaces }: Sources): Promise<string> {
  const read = (sheets: readonly string[]) =>
    sheets.map((sheet) => bundle({ filename: join(engine, sheet) }).code.toString());
  const rules = await unoRules(styles, componentClasses(engine));
  const source = [fontFaces, ...read(BEFORE), rules, ...read(AFTER), siteRules(site)].join('\n');
  const { code } = transform({ filename: 'site.css', code: Buffer.from(source), minify: true, targets: TARGETS });
  return code.toString();
}

/** The tokens, and the rules of these class names. */
export async function unoRules(
  { theme, themeRules, utilities, shortcuts }: Styles,
  names: ReadonlySet<string>,
): Promise<string> {
  const layers = Object.keys(shortcuts);
  const generator = await createGenerator({
    presets: [presetWind3({ preflight: false })],
    theme,
    preflights: [{ getCSS: () => themeRules }],
    rules: utilities,
    shortcuts: Object.entries(shortcuts).flatMap(([layer, own]) =>
      Object.entries(own).map(([name, value]): StaticShortcut => [name, [value].flat(), { layer }]),
    ),
    layers: Object.fromEntries(layers.map((layer, place) => [layer, place - layers.length])),
    postprocess: logical,
  });
  const { css } = await generator.generate(new Set(names), { minify: true });
  return css;
}

/** The class names that the engine's components have. */
export const componentClasses = (engine: string): ReadonlySet<string> =>
  new Set(
    SOURCES.flatMap((folder) => listTsx(join(engine, folder))).flatMap((file) =>
      classNames(readFileSync(file, 'utf8')),
    ),
  );

const listTsx = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listTsx(path);
      return entry.name.endsWith('.tsx') ? [path] : [];
    });

/** A component's class names: the words of the strings that `className` or a table called `classes` is given. */
export const classNames = (source: string): string[] =>
  [...source.matchAll(/\b(?:className|classes)\s*[=:]\s*("[^"]*"|'[^']*'|\{[^}]*\})/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].flatMap(([, double, single]) =>
      (double ?? single ?? '').split(/\s+/),
    ),
  );

/** The rules that a site's own data makes: its regions' colours, and faces for its languages. */
export const siteRules = ({ regions, languages }: AuthoredSite): string =>
  [
    ...Object.entries(regions).map(
      ([key, { color }]) => `[data-region=${cssString(key)}]{--accent:${cssColor(color)}}`,
    ),
    languageRules(languages),
  ].join('\n');

/** The oldest browsers that lightningcss writes for: versions are major << 16. */
const TARGETS = { chrome: 120 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
