import type { Face } from '../../content/assets/faces.ts';
import { readFont } from '../../disk/font-file.ts';
import { cssString } from '../../render/escape.ts';

/** A font that visitors have, and how much larger it has to be to take as much room as a face. */
interface Fallback {
  /** Full names; the first that is there is taken. */
  readonly local: readonly string[];
  /** Percent for text, and for headings: a face grows wider with its weight, this one does not. */
  readonly regular: number;
  readonly medium: number;
  /** `unicode-range`, where it serves one script only. */
  readonly range?: string;
}

const ARABIC = 'U+6??';
const ARIAL = ['Arial', 'Liberation Sans', 'Roboto'];
const DEJAVU = ['DejaVu Sans'];

/**
 * The widths of the site's texts in Readex Pro, at weight 400 and 500, by those in each font, as
 * tests/unit/publish/fonts/fonts.test.ts measures them, with shaping and kerning. Liberation Sans is as wide as Arial letter by
 * letter, and Roboto (Android) within one percent. For 500 both differ by one or two percent from what is measured
 * (109.5 and 106.5): with these the fewest lines of the pages' first views break elsewhere, counted in Chromium at six
 * widths. Arial brings its own Arabic, with the Latin figures; Linux takes it from DejaVu Sans. Android's (Noto Naskh:
 * 123.2 and 125.5) costs more bytes than a page has left.
 */
export const FALLBACKS: readonly Fallback[] = [
  { local: ARIAL, regular: 107.3, medium: 108.5 },
  { local: DEJAVU, regular: 104.5, medium: 108, range: ARABIC },
];

/** The faces for which more has been measured than a sentence. */
const MEASURED: Readonly<Record<string, readonly Fallback[]>> = { 'Readex Pro': FALLBACKS };

/** A sentence in a script, and how wide it is in a font that visitors have, at a font size of one. */
interface Sentence extends Pick<Fallback, 'local' | 'range'> {
  readonly text: string;
  readonly width: number;
}

/** Scripts without one here are drawn by fonts that differ from device to device, or all of whose letters are equally wide. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  Latn: {
    local: ARIAL,
    text: 'Every morning the bakers of the old town light their ovens before the sun is up, and the first loaves are ready by seven',
    width: 52.251,
  },
  Grek: {
    local: ARIAL,
    text: 'Κάθε πρωί οι φούρναροι της παλιάς πόλης ανάβουν τους φούρνους πριν βγει ο ήλιος και τα πρώτα ψωμιά είναι έτοιμα στις επτά',
    width: 56.532,
    range: 'U+370-3ff',
  },
  Cyrl: {
    local: ARIAL,
    text: 'Каждое утро пекари старого города разжигают печи ещё до восхода солнца и первые буханки готовы уже к семи часам',
    width: 55.675,
    range: 'U+4??',
  },
  Arab: {
    local: DEJAVU,
    text: 'كل صباح يشعل خبازو المدينة القديمة أفرانهم قبل شروق الشمس وتكون أولى الأرغفة جاهزة في الساعة السابعة',
    width: 46.517,
    range: ARABIC,
  },
  Hebr: {
    local: DEJAVU,
    text: 'בכל בוקר האופים של העיר העתיקה מדליקים את התנורים לפני הזריחה והכיכרות הראשונות מוכנות כבר בשבע',
    width: 46.698,
    range: 'U+590-5ff',
  },
};

/** How much larger the fonts that visitors have are to be, by a sentence in each of the scripts that a face has letters of. */
function measured({ parts }: Face, scripts: readonly string[]): Fallback[] {
  const regular = parts[0];
  const medium = parts.find(({ weights }) => weights[0] >= 500) ?? regular;
  const percent = (path: string | undefined, { text, width }: Sentence) => {
    const own = path === undefined ? undefined : readFont(path)?.widthOf(text);
    return own === undefined ? undefined : Math.round((own / width) * 1000) / 10;
  };
  const has = (path: string, text: string) => {
    const characters = readFont(path)?.characters;
    return [...text].every((character) => character === ' ' || characters?.has(character.codePointAt(0) ?? 0));
  };
  return scripts.flatMap((script) => {
    const sentence = SENTENCES[script];
    const at = (weight: typeof regular) =>
      parts.find(({ path, weights }) => weights[0] === weight?.weights[0] && sentence && has(path, sentence.text))
        ?.path;
    const [text, strong] = sentence ? [percent(at(regular), sentence), percent(at(medium), sentence)] : [];
    return sentence && text && strong ? [{ ...sentence, regular: text, medium: strong }] : [];
  });
}

/** The `@font-face` rules of fonts that take as much room as a face in these scripts, so that nothing moves when it arrives. */
export function fallbackFaces(face: Face, scripts: readonly string[] = []): string[] {
  const { ascent, descent } = (face.parts[0] && readFont(face.parts[0].path)?.line) ?? { ascent: 1, descent: 0.25 };
  return (MEASURED[face.family] ?? measured(face, scripts)).flatMap(({ local, regular, medium, range }) => {
    const source = local.map((name) => `local("${name}")`).join(',');
    const limit = range ? `unicode-range:${range};` : '';
    const rule = (weight: string, percent: number) => {
      const part = (of: number) => `${Number(((of * 10_000) / percent).toFixed(1))}%`;
      return `@font-face{font-family:${cssString(`${face.family} Fallback`)};src:${source};${limit}${weight}size-adjust:${percent}%;ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:0%}`;
    };
    return medium === regular ? [rule('', regular)] : [rule('', regular), rule('font-weight:450 700;', medium)];
  });
}
