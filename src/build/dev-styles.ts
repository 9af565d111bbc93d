import { buildSheet, type Styles, wholeSheet } from './css.ts';
import type { DevSite } from './dev-site.ts';
import type { FontFile } from './fonts.ts';
import { wholeSiteFonts } from './script-fonts.ts';

/** The style sheet of the open site, made again only when something that goes into it has changed, and its fonts. */
export interface DevStyles {
  /** Empty while site.yaml cannot be used. */
  sheet(): Promise<string>;
  /** The file of a font, by its name. */
  font(name: string): Pick<FontFile, 'name' | 'bytes'> | undefined;
  renew(): void;
}

interface Options {
  readonly engine: string;
  readonly root: string;
  readonly site: DevSite;
  /** The theme and the shortcuts as they stand in their files now. */
  readonly styles: () => Promise<Styles>;
}

export function devStyles({ engine, root, site, styles }: Options): DevStyles {
  const fonts = () => wholeSiteFonts(site.project.site?.languages ?? [], site.project.siteFile.faces);
  const address = (name: string) => `/assets/${name}`;
  let made: Promise<string> | undefined;
  return {
    async sheet() {
      const authored = site.project.site;
      if (!authored) return '';
      const { faces } = site.project.siteFile;
      made ??= styles()
        .then((now) =>
          buildSheet({ engine, root, site: authored, faces, styles: now, fontFaces: fonts().rules(address) }),
        )
        .then(wholeSheet);
      return made;
    },
    font: (wanted) => fonts().files.find(({ name }) => name === wanted),
    renew() {
      made = undefined;
    },
  };
}
