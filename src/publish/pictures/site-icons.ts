import { Resvg } from '@resvg/resvg-js';
import { openSync } from 'fontkit';
import type { Colors } from '../../../schema/look.ts';
import { facesOf, undrawable } from '../../content/assets/faces.ts';
import { FACES } from '../../disk/faces.ts';
import { readFont } from '../../disk/font-file.ts';
import { cssColor } from '../../render/escape.ts';

interface Icon {
  /** The brand's name, and the language whose rules make its first letter a capital. */
  readonly name: string;
  readonly language: string;
  readonly colors: Colors;
  /** How round the corners are, in pixels of a card. */
  readonly radius: number;
}

const SIDE = 64;
/** How much of the side the letter takes; system icons are cut to circles (W3C Web App Manifest, maskable: 80 %). */
const LETTER = 0.62;
const SAFE_LETTER = 0.46;

/** A site's mark and icons, made of the first letter of its name: files below `public/`. */
export function siteIcons(icon: Icon): Map<string, string | Uint8Array> {
  const { radius } = icon;
  const rounded = draw(icon, { corners: Math.round(Math.min(radius, 24) / 1.5) + 2, part: LETTER });
  const square = draw(icon, { corners: 0, part: LETTER });
  const safe = draw(icon, { corners: 0, part: SAFE_LETTER });
  return new Map<string, string | Uint8Array>([
    ['mark.svg', rounded.replace(/width="64" height="64"/, 'width="28" height="28"')],
    ['favicon.svg', rounded],
    ['favicon.ico', iconFile([16, 32, 48].map((size) => ({ size, png: rasterize(rounded, size) })))],
    ['apple-touch-icon.png', rasterize(square, 180)],
    ['icon-192.png', rasterize(rounded, 192)],
    ['icon-512.png', rasterize(rounded, 512)],
    ['icon-maskable-512.png', rasterize(safe, 512)],
  ]);
}

/** The first letter or figure of a name, as a capital where its script has any. */
function firstLetter(name: string, language: string): string {
  const [letter = ''] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? [];
  return letter.toLocaleUpperCase(language).normalize('NFC');
}

function draw({ name, language, colors }: Icon, { corners, part }: { corners: number; part: number }): string {
  const ground = `<rect width="${SIDE}" height="${SIDE}"${corners ? ` rx="${corners}"` : ''} fill="${cssColor(colors.action)}"/>`;
  const letter = outline(firstLetter(name, language), part);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${ground}<g fill="${cssColor(colors.actionText)}">${letter}</g></svg>\n`;
}

/** A letter in the middle of the square; a ring where no font has it. */
function outline(letter: string, part: number): string {
  const middle = SIDE / 2;
  if (letter === '' || undrawable(letter, FACES).length > 0)
    return `<path fill-rule="evenodd" d="M32 ${middle - 16}a16 16 0 1 0 .01 0zM32 ${middle - 7}a7 7 0 1 1-.01 0z"/>`;
  const [{ drawn, parts }] = facesOf(letter, FACES);
  const file = parts.find(({ path }) => readFont(path)?.characters.has(letter.codePointAt(0) ?? 0));
  const font = openSync(drawn?.[600] ?? file?.path ?? '');
  if (!('layout' in font)) throw new Error(`The font of ${letter} is not one font.`);
  const { glyphs, positions, bbox } = font.layout(letter);
  const scale = (SIDE * part) / Math.max(bbox.maxX - bbox.minX, bbox.maxY - bbox.minY);
  const start = middle - (scale * (bbox.minX + bbox.maxX)) / 2;
  const base = middle + (scale * (bbox.minY + bbox.maxY)) / 2;
  let advance = 0;
  const paths = glyphs.map((glyph, place) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[place] ?? {};
    const d = glyph.path.scale(scale, -scale).translate(start + scale * (advance + xOffset), base - scale * yOffset);
    advance += xAdvance;
    return `<path d="${d.toSVG()}"/>`;
  });
  return paths.join('');
}

const rasterize = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();

/** An ICO file of PNG pictures: a header, an entry of 16 bytes for each, then the pictures. */
function iconFile(pictures: readonly { readonly size: number; readonly png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [place, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * place;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
