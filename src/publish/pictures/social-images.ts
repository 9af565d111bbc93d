import { join } from 'node:path';
import { lookOf } from '../../../schema/look.ts';
import { plainText } from '../../../schema/plain-text.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import { readGround, type SvgSymbol } from '../../content/assets/drawings.ts';
import { imageSize } from '../../content/assets/image-size.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import { pictureRegion } from '../../content/check/shown.ts';
import type { Project } from '../../content/project.ts';
import type { PageValue, SiteValue } from '../../contract/value.ts';
import { directionOf } from '../../render/direction.ts';
import type { HeadAssets } from '../../render/Head.tsx';
import type { OutputFiles } from '../output/output.ts';
import { type MarkPicture, SOCIAL_SIZE, type SocialContent } from './social-drawing.ts';
import type { Direction } from './social-text.ts';

type SocialImage = HeadAssets['socialImage'];

interface SocialImagesOptions {
  readonly project: Pick<Project, 'folder' | 'publicFiles'>;
  readonly site: AuthoredSite;
  readonly faces: SiteFaces;
  /** The engine's own folder, and the content root. */
  readonly engine: string;
  readonly root: string;
  /** All characters that the site shows, where they are known. */
  readonly characters?: string;
  readonly mark: SvgSymbol | undefined;
}

type ImageFor = (page: PageValue, site: SiteValue, output: OutputFiles) => Promise<SocialImage>;

/** Gives every page the picture for shared links to it: the one that site.yaml names, or one drawn for the page. */
export async function socialImages({
  project,
  site: authored,
  faces,
  engine,
  root,
  characters = '',
  mark,
}: SocialImagesOptions): Promise<ImageFor> {
  const own = authored.socialImage?.src;
  const file = own && project.publicFiles.get(own);
  const size = file && imageSize(project.folder, file);
  if (own && size) return async (_, { base }) => ({ src: base + own, width: size.width, height: size.height });
  // What draws takes its time to load.
  const { pictureOfGround, pictureOfMark, socialPictures } = await import('./social-pictures.ts');
  const look = lookOf(authored.theme);
  const drawn = mark && (await pictureOfMark(mark, look.colors));
  const drawing = look.social.ground && readGround(project, look.social.ground.src);
  const grounds = new Map<Direction, Promise<string>>();
  const groundIn = (direction: Direction) => {
    const made = grounds.get(direction) ?? (drawing && pictureOfGround(drawing, look, direction));
    if (made) grounds.set(direction, made);
    return made;
  };
  const draw = socialPictures({ engine, cache: join(root, '.cache/social'), characters });
  return async (page, site, output) => {
    const language = authored.languages.find(({ code }) => code === page.language);
    const ground = await groundIn(directionOf(site));
    const { name, path } = await draw(
      socialContent({ page, site, authored, mark: drawn, ground }),
      language && faces.all(language),
      language && faces.ofHeadings(language),
    );
    output.copyKept(path, `assets/${name}`);
    return { src: `${site.base}/assets/${name}`, ...SOCIAL_SIZE };
  };
}

interface DrawnPage {
  readonly page: PageValue;
  readonly site: SiteValue;
  readonly authored: AuthoredSite;
  readonly mark: MarkPicture | undefined;
  readonly ground: string | undefined;
}

function socialContent({ page, site, authored, mark, ground }: DrawnPage): SocialContent {
  const { colors, social } = lookOf(authored.theme);
  const region = pictureRegion(page.blocks);
  const color = region && authored.regions[region.key]?.color;
  return {
    // A mark of direction is no letter to be drawn.
    title: page.title.replace('\u200f', ''),
    brand: site.brand,
    mark,
    ground,
    language: page.language,
    direction: directionOf(site),
    look: { colors, social },
    ...(site.pictured && { names: site.pictured }),
    ...(region && color && { badge: { label: plainText(region.label), color } }),
  };
}
