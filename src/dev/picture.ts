import { readFileSync } from 'node:fs';
import { readMark } from '../content/assets/drawings.ts';
import { socialImages } from '../publish/pictures/social-images.ts';
import type { DevSite } from './site.ts';

interface PictureOptions {
  readonly engine: string;
  readonly root: string;
  readonly site: Pick<DevSite, 'project' | 'siteValue'>;
}

/** The picture for shared links to a page in a language, drawn as a build draws it; an address that a browser can show. */
export async function devPicture({ engine, root, site }: PictureOptions, route: string, language: string) {
  const { site: authored, siteFile } = site.project;
  const known = authored?.languages.some(({ code }) => code === language);
  const [page, value] = known ? [site.project.compile(route, language).page, site.siteValue(language)] : [];
  if (!authored || !page || !value) return undefined;
  const draw = await socialImages({
    ...{ project: site.project, site: authored, faces: siteFile.faces, engine, root },
    mark: readMark(site.project),
  });
  let drawn: string | undefined;
  const image = await draw(page, value, {
    folder: root,
    write() {},
    copy() {},
    copyKept(from) {
      drawn = from;
    },
  });
  return drawn === undefined ? image?.src : `data:image/png;base64,${readFileSync(drawn).toString('base64')}`;
}
