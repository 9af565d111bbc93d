import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Colors } from '../../schema/look.ts';
import { type Drawing, MARK_FILE } from '../content/assets/drawings.ts';
import { FACES, facesOf } from '../content/check/faces.ts';
import { drawApart } from './draw-apart.ts';
import { keepFile } from './kept-files.ts';
import {
  drawMark,
  drawSocialPicture,
  type MarkPicture,
  markSize,
  SOCIAL_SIZE,
  type SocialContent,
  titleRoom,
} from './social-drawing.ts';
import { type Measure, setTitle } from './social-layout.ts';
import { type Direction, letters, lineOfText } from './social-text.ts';
import { sourceFile } from './source-file.ts';

const require = createRequire(import.meta.url);

/** A picture for shared links. */
export interface SocialPicture {
  /** The file's name, which changes with what it shows. */
  readonly name: string;
  /** Where the finished file is kept. */
  readonly path: string;
}

interface Options {
  /** The engine's own folder. */
  readonly engine: string;
  /** The folder in which pictures are kept between builds. */
  readonly cache: string;
}

/** Gives what makes pictures, and keeps them: what has been drawn once is not drawn again. */
export function socialPictures({ engine, cache }: Options): (content: SocialContent) => Promise<SocialPicture> {
  mkdirSync(cache, { recursive: true });
  const made = madeBy(engine);
  return async (content) => {
    const key = createHash('sha256').update(made).update(JSON.stringify(content)).digest('base64url').slice(0, 8);
    const path = join(cache, `${key}.png`);
    if (!existsSync(path)) keepFile(path, await rasterize(content));
    return { name: `social-${key}.png`, path };
  };
}

/** All that decides what a picture looks like, beside its content: the code that draws, and the packages it uses. */
function madeBy(engine: string): string {
  const drawing = ['social-drawing', 'social-layout', 'social-text'].map((name) =>
    sourceFile(engine, `src/build/${name}`),
  );
  const version = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  return [
    ...drawing.map((source) => readFileSync(source, 'utf8')),
    version('@resvg/resvg-js'),
    ...FACES.map((face) => version(face.package)),
    JSON.stringify([PNG, sharp.versions]),
  ].join('\n');
}

/** Few colours and no dithering: large even grounds, and letters with soft edges. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 3, compressionLevel: 9 };

/** The fonts that texts are set in, in the weights of titles and brand, and no others: reading one takes its time. */
const fontsFor = (...texts: readonly string[]) => ({
  fontFiles: [...new Set(texts.flatMap(facesOf))].flatMap(({ files }) => [files['500Medium'], files['600SemiBold']]),
  loadSystemFonts: false,
});

async function rasterize(content: SocialContent): Promise<Buffer> {
  const { title, brand, badge, direction } = content;
  const svg = drawSocialPicture(content, {
    title: setTitle(title, titleRoom(content), measureWith(title, direction)),
    badgeWidth: badge ? measureWith(badge.label, direction)(badge.label) : 0,
  });
  const { width, height } = SOCIAL_SIZE;
  const font = fontsFor(title, brand, badge?.label ?? '');
  const { pixels } = new Resvg(svg, { font }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(PNG)
    .toBuffer();
}

/** Draws a mark in pixels, once for all pictures that it stands in. */
export function pictureOfMark(mark: Drawing, colors: Colors): MarkPicture {
  const png = drawApart(drawMark(mark, colors), { font: fontsFor('') }, `public${MARK_FILE}`);
  return { ...markSize(mark), src: `data:image/png;base64,${png.toString('base64')}` };
}

/** Measures lines of a text with the rasteriser itself, so that shaping, kerning and letter spacing are those of the picture. */
function measureWith(whole: string, direction: Direction): Measure {
  const font = fontsFor(whole);
  const known = new Map<string, number>();
  const size = 100;
  const measured = (line: string) => {
    const text = `<text font-weight="500" ${letters(whole, direction)} font-size="${size}">${lineOfText(line, direction)}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${text}</svg>`;
    return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / size;
  };
  return (line) => {
    const width = known.get(line) ?? measured(line);
    known.set(line, width);
    return width;
  };
}
