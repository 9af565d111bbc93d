import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, transform } from 'lightningcss';
import { createGenerator, presetWind3 } from 'unocss';
import { unoConfig } from '../../blocks/ui/theme.ts';
import type { AuthoredSite } from '../../schema/site.ts';
import { cssColor, cssString } from '../render/escape.ts';
import { languageRules } from './script-fonts.ts';

/** Folders whose class names make utilities, and the hand-written sheets; relative to the engine's root. */
const SOURCES = ['blocks', 'src/shell', 'src/render'];
const SHEETS = ['blocks/ui/base.css', 'src/shell/shell.css'];

const listTsx = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listTsx(path);
      return entry.name.endsWith('.tsx') ? [path] : [];
    });

/**
 * The whole site's style sheet, minified: hand-written rules, the utilities that components name, and the regions'
 * colours. One sheet for all pages: it stands inline in each, under one hash, and navigation needs no other.
 */
export async function buildCss({
  engine,
  site,
  fontFaces,
}: {
  engine: string;
  site: AuthoredSite;
  fontFaces: string;
}): Promise<string> {
  const files = SOURCES.flatMap((folder) => listTsx(join(engine, folder)));
  const generator = await createGenerator({ ...unoConfig, presets: [presetWind3({ preflight: 'on-demand' })] });
  const names = new Set(files.flatMap((file) => quotedWords(readFileSync(file, 'utf8'))));
  const { css: utilities } = await generator.generate(names, { minify: true });
  const sheets = SHEETS.map((sheet) => bundle({ filename: join(engine, sheet) }).code.toString());
  const source = [fontFaces, ...sheets, utilities, siteRules(site)].join('\n');
  const { code } = transform({ filename: 'site.css', code: Buffer.from(source), minify: true, targets: TARGETS });
  return code.toString();
}

/** The rules that a site's own data makes: its regions' colours, and faces for its languages. */
export const siteRules = ({ regions, languages }: AuthoredSite): string =>
  [
    ...Object.entries(regions).map(
      ([key, { color }]) => `[data-region=${cssString(key)}]{--accent:${cssColor(color)}}`,
    ),
    languageRules(languages),
  ].join('\n');

/** The words in a source's strings: class names stand whole in these, and prose around them is no class. */
const quotedWords = (source: string): string[] =>
  [...source.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].flatMap(([, double, single]) =>
    (double ?? single ?? '').split(/\s+/),
  );

/** The oldest browsers that lightningcss writes for: versions are major << 16. */
const TARGETS = { chrome: 120 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
