import { z } from 'zod';

/** Where the letters of a script come from: a package of fonts, or files of the site's own. */
const source = z.strictObject({
  /** A package of fonts that is installed: `"@fontsource-variable/inter"`. */
  package: z.string().optional(),
  /** Fonts of your own beside site.yaml, woff2, ttf or otf, by their weight: `400: fonts/text.woff2`. */
  files: z.record(z.string(), z.string()).optional(),
});

/** Fonts by script (`latin`, `hebrew`), or by one of the site's languages where a script has several hands (`ur`, `zh`). */
export const fonts = z.record(z.string(), source);

export type FontSource = z.infer<typeof source>;

/** The scripts that fonts are named for, and what ISO 15924 calls them. */
export const scripts: Readonly<Record<string, string>> = {
  latin: 'Latn',
  greek: 'Grek',
  cyrillic: 'Cyrl',
  arabic: 'Arab',
  hebrew: 'Hebr',
  devanagari: 'Deva',
  thai: 'Thai',
  japanese: 'Jpan',
  korean: 'Kore',
  chinese: 'Hans',
  'traditional-chinese': 'Hant',
  armenian: 'Armn',
  bengali: 'Beng',
  burmese: 'Mymr',
  ethiopic: 'Ethi',
  georgian: 'Geor',
  gujarati: 'Gujr',
  gurmukhi: 'Guru',
  kannada: 'Knda',
  khmer: 'Khmr',
  lao: 'Laoo',
  malayalam: 'Mlym',
  odia: 'Orya',
  sinhala: 'Sinh',
  tamil: 'Taml',
  telugu: 'Telu',
  thaana: 'Thaa',
  tibetan: 'Tibt',
};
