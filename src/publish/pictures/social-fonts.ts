import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnWeight, type Face, type FacePart, facesOf } from '../../content/assets/faces.ts';
import { factsOf, readFont } from '../../disk/font-file.ts';
import { cutApart } from '../fonts/cut-apart.ts';
import { withParts } from '../fonts/fonts.ts';
import { isKept, keepFile, sumOf } from '../output/kept-files.ts';

/** The faces that a text may be set in, that of its language first. */
export type Faces = readonly [Face, ...Face[]];

/** What a text is drawn with: the families by the names that their files have, and the files. */
export interface DrawnFonts {
  readonly families: readonly string[];
  readonly files: readonly string[];
}

interface Drawing {
  readonly text: string;
  /** Further characters that a file is cut for: reading the whole font again for the next text takes its time. */
  readonly characters: string;
  readonly weight: DrawnWeight;
  /** Where files that are cut for pictures are kept. */
  readonly cache: string;
}

/** The fonts that a text is drawn with, and no others: reading one takes its time. */
export async function fontsFor(faces: Faces, drawing: Drawing): Promise<DrawnFonts> {
  const found = await Promise.all(facesOf(drawing.text, faces).map((face) => filesOf(face, drawing)));
  return {
    families: [...new Set(found.flatMap(({ families }) => families))],
    files: [...new Set(found.flatMap(({ files }) => files))],
  };
}

/** A face's whole files, or, since the rasteriser reads neither woff2 nor fonts that vary, files that are cut. */
async function filesOf(face: Face, drawing: Drawing): Promise<DrawnFonts> {
  const { weight } = drawing;
  if (face.drawn) return { families: [face.family], files: [face.drawn[weight]] };
  const cut = await Promise.all(partsAt(face, weight).map((part) => cutFor(part, face, drawing)));
  const made = cut.filter((file) => file !== undefined);
  return { families: made.map(({ family }) => family), files: made.map(({ path }) => path) };
}

/** The files that pages take this weight from, or the next one. */
function partsAt({ parts }: Face, weight: DrawnWeight): readonly FacePart[] {
  const away = ({ weights: [least, most] }: FacePart) => Math.max(least - weight, weight - most, 0);
  const nearest = Math.min(...parts.map(away));
  return parts.filter((part) => away(part) === nearest);
}

async function cutFor(part: FacePart, { source }: Face, { text, characters, weight, cache }: Drawing) {
  const facts = readFont(part.path);
  const hadOf = (all: string) =>
    [...withParts(all)].filter((character) => facts?.characters.has(character.codePointAt(0) ?? 0));
  if (!facts || !hadOf(text).some((character) => character.trim())) return undefined;
  const own = hadOf(text + characters);
  const bytes = readFileSync(part.path);
  const [least, most] = facts.weights;
  const wght = Math.min(Math.max(weight, least), most);
  const name = sumOf(`${own.sort().join('')} ${wght} ${sumOf(bytes)}`);
  const path = join(cache, `${name}.ttf`);
  if (!isKept(path)) {
    mkdirSync(cache, { recursive: true });
    const weights = least < most ? { weights: wght } : {};
    const cut = { file: bytes, characters: own.join(''), format: 'truetype', ...weights } as const;
    const [made] = await cutApart([cut], source);
    if (made) keepFile(path, made);
  }
  const family = factsOf(readFileSync(path))?.family;
  return family === undefined ? undefined : { path, family };
}
