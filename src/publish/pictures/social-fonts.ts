import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnWeight, type Face, type FacePart, facesOf } from '../../content/assets/faces.ts';
import { type FontFileFacts, readFont } from '../../disk/font-file.ts';
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
  const ofText = facts ? hadBy(facts, text) : [];
  if (!facts || !ofText.some((character) => character.trim())) return undefined;
  const { sum, ofSite } = fontUse(part.path, facts, characters);
  const own = ofText.every((character) => ofSite.has(character)) ? [...ofSite] : hadBy(facts, text + characters);
  const [least, most] = facts.weights;
  const wght = Math.min(Math.max(weight, least), most);
  const name = sumOf(`${own.sort().join('')} ${wght} ${sum}`);
  const path = join(cache, `${name}.ttf`);
  if (!isKept(path)) {
    mkdirSync(cache, { recursive: true });
    const weights = least < most ? { weights: wght } : {};
    const file = readFileSync(part.path);
    const cut = { file, characters: own.join(''), format: 'truetype', ...weights } as const;
    const [made] = await cutApart([cut], source);
    if (made) keepFile(path, made);
  }
  const family = readFont(path)?.family;
  return family === undefined ? undefined : { path, family };
}

/** The characters of a text that a font has, and what they are made up of. */
const hadBy = (facts: FontFileFacts, text: string) =>
  [...withParts(text)].filter((character) => facts.characters.has(character.codePointAt(0) ?? 0));

/** What every picture of a site needs of a font file. */
interface FontUse {
  readonly characters: string;
  readonly ofSite: ReadonlySet<string>;
  readonly sum: string;
}

/** By what a file says, which is read anew where the file has changed. */
const uses = new WeakMap<FontFileFacts, FontUse>();

function fontUse(path: string, facts: FontFileFacts, characters: string): FontUse {
  const before = uses.get(facts);
  if (before?.characters === characters) return before;
  const sum = before?.sum ?? sumOf(readFileSync(path));
  const found = { characters, ofSite: new Set(hadBy(facts, characters)), sum };
  uses.set(facts, found);
  return found;
}
