/**
 * How high and deep Readex Pro's lines are, in parts of the font size: its `hhea` table says 1000, -250 and no gap, of
 * 1000 units.
 */
const LINE = { ascent: 1, descent: 0.25 };

/** A font that visitors have, and how much larger it has to be to take as much room as Readex Pro. */
interface Fallback {
  /** Full names; the first that is there is taken. */
  readonly local: readonly string[];
  /** Percent for text, and for headings: Readex Pro grows wider with its weight, this one does not. */
  readonly regular: number;
  readonly medium: number;
  /** `unicode-range`, where it serves one script only. */
  readonly range?: string;
}

const ARABIC = 'U+6??';

/**
 * The widths of the site's texts in Readex Pro, at weight 400 and 500, by those in each font, as
 * tests/unit/build/fonts.test.ts measures them with shaping and kerning. Liberation Sans is as wide as Arial letter by
 * letter, and Roboto (Android) within one percent. For 500 both differ by one or two percent from what is measured
 * (109.5 and 106.5): with these the fewest lines of the pages' first views break elsewhere, counted in Chromium at six
 * widths. Arial brings its own Arabic, with the Latin figures; Linux takes it from DejaVu Sans. Android's (Noto Naskh:
 * 123.2 and 125.5) costs more bytes than a page has left.
 */
export const FALLBACKS: readonly Fallback[] = [
  { local: ['Arial', 'Liberation Sans', 'Roboto'], regular: 107.3, medium: 108.5 },
  { local: ['DejaVu Sans'], regular: 104.5, medium: 108, range: ARABIC },
];

/** The `@font-face` rules of fonts that take as much room as Readex Pro, so that nothing moves when it arrives. */
export const fallbackFaces = (): string[] =>
  FALLBACKS.flatMap(({ local, regular, medium, range }) => {
    const source = local.map((name) => `local("${name}")`).join(',');
    const limit = range ? `unicode-range:${range};` : '';
    const face = (weight: string, percent: number) => {
      const part = (of: number) => `${((of * 10_000) / percent).toFixed(1)}%`;
      return `@font-face{font-family:"Readex Pro Fallback";src:${source};${limit}${weight}size-adjust:${percent}%;ascent-override:${part(LINE.ascent)};descent-override:${part(LINE.descent)};line-gap-override:0%}`;
    };
    return [face('', regular), face('font-weight:450 700;', medium)];
  });
