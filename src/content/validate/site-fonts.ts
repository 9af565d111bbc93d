import { type FontSource, scripts } from '../../../schema/fonts.ts';
import { asCode } from '../../../schema/language.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Face } from '../assets/faces.ts';
import { type FoundFont, faceOf, packageFonts } from '../assets/font-sources.ts';
import { type Fonts, MOST_FONT_BYTES } from '../assets/machine.ts';
import type { NamedFaces } from '../assets/site-faces.ts';
import { codeOf, type Files } from '../files/files.ts';
import { joined } from '../files/path.ts';
import type { Mapping } from '../written/mapping.ts';
import { locate, type Path } from '../written/origin.ts';
import type { CheckContext } from '../written/report.ts';

interface FontContext extends CheckContext {
  readonly folder: Files;
  readonly fonts: Fonts;
  readonly written: Mapping;
  /** What reading each font of the site's folder takes of the memory. */
  readonly weights: Map<string, number>;
}

type Dressed = Pick<AuthoredSite, 'theme' | 'languages'>;

/** The fonts that site.yaml names for texts and for headings, as far as they are there; reports those that are not. */
export function readSiteFonts(site: Dressed, checking: Omit<FontContext, 'weights'>): NamedFaces {
  const naming = { ...checking, weights: new Map<string, number>() };
  const [texts, headings] = [readNamed(site, 'fonts', naming), readNamed(site, 'headingFonts', naming)];
  const as = apart([...texts, ...headings]);
  const named = (faces: ReadonlyMap<string, Face>) => new Map([...faces].map(([name, face]) => [name, as(face)]));
  return { texts: named(texts), headings: named(headings) };
}

function readNamed(site: Dressed, field: 'fonts' | 'headingFonts', naming: FontContext): ReadonlyMap<string, Face> {
  const faces = new Map<string, Face>();
  const known = [...site.languages.map(({ code }) => code), ...Object.keys(scripts)];
  for (const [written, source] of Object.entries(site.theme[field])) {
    const [name, path] = [asCode(written), ['theme', field, written]];
    if (!known.includes(name)) {
      const suggestion = nearest(name, known);
      const { key } = locate(naming.origins, naming.written, path);
      naming.report.add('unknown-script', key, { name: written, ...(suggestion && { suggestion }) });
      continue;
    }
    const face = readSource(source, path, naming);
    if (face) faces.set(name, face);
  }
  return faces;
}

/** What a face is taken as: one of each source, and no two of one family, which pages could not tell apart. */
function apart(named: readonly (readonly [string, Face])[]): (face: Face) => Face {
  const bySource = new Map<string, Face>();
  const families = new Set<string>();
  for (const [name, face] of named) {
    if (bySource.has(face.source)) continue;
    const family = families.has(face.family) ? `${face.family} ${name}` : face.family;
    families.add(family);
    bySource.set(face.source, { ...face, family });
  }
  return (face) => bySource.get(face.source) ?? face;
}

function readSource({ package: name, files }: FontSource, path: Path, naming: FontContext): Face | undefined {
  const place = (...steps: string[]) => locate(naming.origins, naming.written, [...path, ...steps]);
  if ((name === undefined) === (files === undefined) || (files && Object.keys(files).length === 0)) {
    naming.report.add('font-without-source', place().key, { name: String(path.at(-1)) });
    return undefined;
  }
  return name === undefined ? readFiles(files ?? {}, path, naming) : readPackage(name, path, naming);
}

/** What npm takes for a package's name; anything else could lead out of the folder of packages. */
const PACKAGE = /^(@[a-z0-9~][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/;

function readPackage(name: string, path: Path, { fonts, origins, written, report }: FontContext): Face | undefined {
  const { place } = locate(origins, written, [...path, 'package']);
  const files = PACKAGE.test(name) ? fonts.ofPackage(name) : undefined;
  const face = files && faceOf(packageFonts(files, fonts), name);
  if (!files) report.add('missing-font-package', place, { name });
  else if (!face) report.add('not-a-font', place, { name });
  return face;
}

function readFiles(files: NonNullable<FontSource['files']>, path: Path, naming: FontContext): Face | undefined {
  const { folder, fonts, origins, written, report } = naming;
  const found: FoundFont[] = [];
  for (const [weight, file] of Object.entries(files)) {
    const { place, key } = locate(origins, written, [...path, 'files', weight]);
    const end = ownFile(folder, file);
    if (!/^[1-9]00$/.test(weight)) report.add('wrong-format', key, { key: 'files', value: weight, example: '400' });
    else if (end === undefined) report.add('missing-font-file', place, { file });
    else if (!hasRoom(end, naming)) report.add('fonts-too-large', place, { file, limit: MOST_FONT_BYTES / 1_000_000 });
    else {
      const facts = folder.look(end)?.kind === 'file' ? fonts.factsOf(folder.read(end)) : undefined;
      if (facts) found.push({ path: fonts.ofSite(file), facts });
      else report.add('not-a-font', place, { name: file });
    }
  }
  return found.length === Object.keys(files).length ? faceOf(found, JSON.stringify(files)) : undefined;
}

/** True of a font that may be read beside those that have been. */
function hasRoom(file: string, { folder, fonts, weights }: FontContext): boolean {
  if (!weights.has(file)) weights.set(file, weightOf(file, folder, fonts));
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0) <= MOST_FONT_BYTES;
}

function weightOf(file: string, folder: Files, fonts: Fonts): number {
  const known = folder.look(file);
  if (known?.kind !== 'file') return 0;
  return known.size > MOST_FONT_BYTES ? Number.POSITIVE_INFINITY : fonts.weigh(folder.read(file));
}

/** Where a file of the site's folder lies, links followed; undefined where it is not there, or lies elsewhere. */
function ownFile(folder: Files, file: string): string | undefined {
  try {
    const end = folder.end(joined(file));
    return end.startsWith('../') ? undefined : end;
  } catch (error) {
    codeOf(error);
    return undefined;
  }
}
