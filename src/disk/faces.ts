import { createRequire } from 'node:module';
import type { Face } from '../content/assets/faces.ts';
import { readFont } from './font-file.ts';

type Bare = Omit<Face, 'characters'>;

const require = createRequire(import.meta.url);

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** The file of a weight in the packages that have whole fonts. */
const whole = (family: string, weight: string) =>
  require.resolve(`@expo-google-fonts/${slug(family)}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`);

const drawn = (family: string): NonNullable<Face['drawn']> => ({
  500: whole(family, '500Medium'),
  600: whole(family, '600SemiBold'),
});

/** A face in parts, each of which varies in its weight from 400 to the strongest that is taken. */
const parted = (family: string, names: readonly string[], strongest: number): Bare => ({
  family,
  source: `@fontsource-variable/${slug(family)}`,
  parts: names.map((name) => ({
    name,
    path: require.resolve(
      `@fontsource-variable/${slug(family)}/files/${slug(family)}-${name.replace(`${slug(family)}-`, '')}-wght-normal.woff2`,
    ),
    weights: [400, strongest],
  })),
});

/** A face for scripts that the first one lacks; it has Latin letters too. */
const noto = (family: string): Bare => ({
  family,
  source: `@expo-google-fonts/${slug(family)}`,
  parts: [
    { name: `${slug(family)}-400`, path: whole(family, '400Regular'), weights: [400, 400] },
    { name: `${slug(family)}-500`, path: whole(family, '500Medium'), weights: [500, 700] },
  ],
  drawn: drawn(family),
});

/** Whole files have all the letters of a face, and need not be unpacked. */
function withCharacters(face: Bare): Face {
  const files = face.drawn ? [face.drawn[500]] : face.parts.map(({ path }) => path);
  let known: ReadonlySet<number> | undefined;
  const characters = () => {
    known ??= new Set(files.flatMap((path) => [...(readFont(path)?.characters ?? [])]));
    return known;
  };
  return { ...face, characters };
}

/**
 * The engine's own faces: Latin and Arabic letters; Greek, Cyrillic and Devanagari; a script each; and what Persian, Urdu
 * and other languages in Arabic script have beside Arabic. All have Latin letters.
 */
export const FACES: readonly [Face, ...Face[]] = [
  withCharacters({
    ...parted('Readex Pro', ['latin', 'latin-ext', 'vietnamese', 'arabic'], 600),
    drawn: drawn('Readex Pro'),
  }),
  ...['Noto Sans', 'Noto Sans Hebrew', 'Noto Sans Thai'].map((family) => withCharacters(noto(family))),
  withCharacters(parted('Vazirmatn', ['vazirmatn-latin', 'vazirmatn-latin-ext', 'vazirmatn-arabic'], 700)),
];
