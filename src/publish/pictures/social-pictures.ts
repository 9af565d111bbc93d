import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Colors, Look } from '../../../schema/look.ts';
import { MARK_FILE, type SvgSymbol } from '../../content/assets/drawings.ts';
import type { DrawnWeight, Face } from '../../content/assets/faces.ts';
import { FACES } from '../../disk/faces.ts';
import { sourceFile } from '../../program/source-file.ts';
import { isKept, keepFile, sumOf } from '../output/kept-files.ts';
import { drawApart } from './draw-apart.ts';
import {
  drawGround,
  drawMark,
  drawSocialPicture,
  type MarkPicture,
  markSize,
  SOCIAL_SIZE,
  type SocialContent,
  titleRoom,
} from './social-drawing.ts';
import { type DrawnFonts, type Faces, fontsFor } from './social-fonts.ts';
import { type Measure, piecesOf, setTitle } from './social-layout.ts';
import { type Direction, leadingOf, letters, lineOfText, setIn, type TextStyle, widthsIn } from './social-text.ts';

const require = createRequire(import.meta.url);

/** A picture for shared links. */
export interface SocialPicture {
  /** The file's name, which changes with what it shows. */
  readonly name: string;
  /** Where the finished file is kept. */
  readonly path: string;
}

interface SocialPicturesOptions {
  /** The engine's own folder. */
  readonly engine: string;
  /** The folder in which pictures are kept between builds. */
  readonly cache: string;
  /** All characters that the site shows, if they are known: a font that is cut has them all, and serves every picture. */
  readonly characters?: string;
}

/** Gives what makes pictures, and keeps them: what has been drawn once is not drawn again. */
export function socialPictures({ engine, cache, characters = '' }: SocialPicturesOptions) {
  mkdirSync(cache, { recursive: true });
  const made = madeBy(engine);
  return async (content: SocialContent, faces: Faces = FACES, ofTitle?: Face): Promise<SocialPicture> => {
    const ofTitles: Faces = ofTitle ? [ofTitle, ...faces] : faces;
    const of = JSON.stringify([content, ofTitles.map(sumOfFace)]);
    const key = createHash('sha256').update(made).update(of).digest('base64url');
    const path = join(cache, `${key}.png`);
    if (!isKept(path)) keepFile(path, await rasterize(content, { faces, ofTitles, cache, characters }));
    return { name: `social-${key.slice(0, 8)}.png`, path };
  };
}

/** All that decides what a picture looks like, beside its content: the code that draws, and the packages it uses. */
function madeBy(engine: string): string {
  const drawing = ['social-drawing', 'social-fonts', 'social-layout', 'social-names', 'social-text'].map((name) =>
    sourceFile(engine, `src/publish/pictures/${name}`),
  );
  const version = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  return [
    ...drawing.map((source) => readFileSync(source, 'utf8')),
    version('@resvg/resvg-js'),
    JSON.stringify([PNG, sharp.versions]),
  ].join('\n');
}

/** What a face is known by: what its files say, wherever they lie. */
const sums = new WeakMap<Face, string>();
function sumOfFace(face: Face): string {
  const sum =
    sums.get(face) ??
    (face.drawn ? Object.values(face.drawn) : face.parts.map(({ path }) => path))
      .map((path) => sumOf(readFileSync(path)))
      .join(' ');
  sums.set(face, sum);
  return sum;
}

/** Few colours and no dithering: large even grounds, and letters with soft edges. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9 };

interface Rasterizing {
  readonly faces: Faces;
  readonly ofTitles: Faces;
  readonly cache: string;
  readonly characters: string;
}

async function rasterize(content: SocialContent, { faces, ofTitles, cache, characters }: Rasterizing): Promise<Buffer> {
  const { title, brand, badge, language, direction } = content;
  const fontsOf = (text: string, weight: DrawnWeight, from = faces) =>
    fontsFor(from, { text, characters, weight, cache: join(cache, 'fonts') });
  const label = badge?.label ?? '';
  const names = (content.names ?? []).map((name) => name.label);
  const [of, ofBrand, ofBadge, ofNames] = [
    await fontsOf(title, 500, ofTitles),
    await fontsOf(brand, 600),
    await fontsOf(label, 500),
    await fontsOf(names.join(' '), 500),
  ];
  const writing = {
    title: { attributes: letters(title, of.families), widthOf: widthsIn(title, of.files[0]) },
    brand: { attributes: setIn(ofBrand.families), widthOf: widthsIn(brand, ofBrand.files[0]) },
    badge: { attributes: letters(label, ofBadge.families), widthOf: widthsIn(label, ofBadge.files[0]) },
    names: { attributes: setIn(ofNames.families), widthOf: widthsIn(names.join(' '), ofNames.files[0]) },
  };
  const leading = leadingOf(title, { language, direction, faces: ofTitles });
  const measured = (fonts: DrawnFonts, { attributes, widthOf }: TextStyle) =>
    widthOf ??
    measureWith(fonts.files, (text) =>
      lineOfText({ text, direction, attributes, x: 0, y: 0, size: SIZE, weight: 500 }),
    );
  const measureTitle = measured(of, writing.title);
  const set = setTitle(piecesOf(title, language), titleRoom(content, leading), measureTitle);
  const svg = drawSocialPicture(content, {
    title: set,
    titleWidth: set.size * Math.max(...set.lines.map(measureTitle)),
    leading,
    writing,
    badgeWidth: badge ? measured(ofBadge, writing.badge)(label) : 0,
    nameWidths: names.map(measured(ofNames, writing.names)),
  });
  const { width, height } = SOCIAL_SIZE;
  const font = drawnWith([of, ofBrand, ofBadge, ofNames].flatMap(({ files }) => files));
  const { pixels } = new Resvg(svg, { font }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(PNG)
    .toBuffer();
}

/** These fonts, and none of the machine's. */
const drawnWith = (files: readonly string[]) => ({ fontFiles: [...new Set(files)], loadSystemFonts: false });

/** Draws a mark in pixels, once for all pictures that it stands in. */
export async function pictureOfMark(mark: SvgSymbol, colors: Colors): Promise<MarkPicture> {
  const png = await drawApart(drawMark(mark, colors), { font: drawnWith([]) }, `public${MARK_FILE}`);
  return { ...markSize(mark), src: `data:image/png;base64,${png.toString('base64')}` };
}

/** Draws what lies behind the lanes in pixels, once for all pictures in which lines begin at the same edge. */
export async function pictureOfGround(drawing: SvgSymbol, look: Look, direction: Direction): Promise<string> {
  const file = `public${look.social.ground?.src}`;
  const png = await drawApart(drawGround(drawing, look, direction), { font: drawnWith([]) }, file);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The size of the letters that are measured. */
const SIZE = 100;

/** Measures lines with the rasteriser itself, so that shaping, kerning and letter spacing are those of the picture. */
function measureWith(files: readonly string[], draw: (line: string) => string): Measure {
  const known = new Map<string, number>();
  const measured = (line: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${draw(line)}</svg>`;
    return (new Resvg(svg, { font: drawnWith(files) }).getBBox()?.width ?? 0) / SIZE;
  };
  return (line) => {
    const width = known.get(line) ?? measured(line);
    known.set(line, width);
    return width;
  };
}
