import { join } from 'node:path';
import type { AuthoredSite } from '../../schema/site.ts';
import { hasOwnCode } from '../disk/own-code.ts';
import { programName } from '../program/program-name.ts';
import type { FontFile } from '../publish/fonts/fonts.ts';
import { keptFile } from '../publish/output/kept-files.ts';
import { sheetOf } from '../publish/styles/sheet-of.ts';
import type { Styles } from '../publish/styles/uno-config.ts';
import type { DevSite } from './site.ts';

/** The style sheet of the open site, made again only when something that goes into it has changed, and its fonts. */
export interface DevStyles {
  /** Empty while site.yaml cannot be used. */
  sheet(): Promise<string>;
  /** The file of a font, by its name. */
  font(name: string): Promise<Pick<FontFile, 'name' | 'bytes'> | undefined>;
  renew(): void;
}

interface StylesOptions {
  readonly engine: string;
  readonly root: string;
  readonly site: DevSite;
  /** The folder of the program that runs. Without one no style sheet is kept from one start to the next. */
  readonly program?: string | undefined;
  /** The theme and the shortcuts as they stand in their files now. */
  readonly styles: () => Promise<Styles>;
}

export function devStyles({ engine, root, site, program, styles }: StylesOptions): DevStyles {
  // What cuts fonts and makes rules takes its time to load, and the first page seldom needs it.
  const fonts = async () => {
    const { wholeSiteFonts } = await import('../publish/fonts/script-fonts.ts');
    return wholeSiteFonts(site.project.site?.languages ?? [], site.project.siteFile.faces);
  };
  const make = async (authored: AuthoredSite) => {
    const { buildSheet, wholeSheet } = await import('../publish/styles/css.ts');
    const { faces } = site.project.siteFile;
    const fontFaces = (await fonts()).rules((name) => `/assets/${name}`);
    return wholeSheet(await buildSheet({ engine, root, site: authored, faces, styles: await styles(), fontFaces }));
  };
  const first = async (authored: AuthoredSite) => {
    // The program is named after the engine's sources; a site's own may have changed since.
    if (!program || hasOwnCode(engine, root)) return make(authored);
    const of = [programName(program), 'dev', sheetOf(authored, site.project.siteFile.faces, root)];
    const kept = await keptFile(join(root, '.cache/shared'), of, async () => JSON.stringify(await make(authored)));
    return JSON.parse(kept) as string; // kept whole, by this very program
  };
  let made: Promise<string> | undefined;
  let isFirst = true;
  return {
    async sheet() {
      const authored = site.project.site;
      if (!authored) return '';
      let asked: Promise<string>;
      let sheet: string;
      // What is made of files that have changed since is not handed out.
      do {
        made ??= isFirst ? first(authored) : make(authored);
        isFirst = false;
        asked = made;
        sheet = await asked;
      } while (made !== asked);
      return sheet;
    },
    font: async (wanted) => (await fonts()).files.find(({ name }) => name === wanted),
    renew() {
      made = undefined;
      isFirst = false;
    },
  };
}
