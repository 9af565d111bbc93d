import { arabic, phrases as arabicPhrases } from './messages.ar.ts';
import { turkish, phrases as turkishPhrases } from './messages.tr.ts';
import { type Catalogue, englishCatalogue } from './wording.ts';

/** The languages in which messages are written. */
export const catalogues = {
  en: englishCatalogue,
  tr: { language: 'tr', messages: turkish, phrases: turkishPhrases },
  ar: { language: 'ar', messages: arabic, phrases: arabicPhrases, rightToLeft: true },
} satisfies Record<string, Catalogue>;

export const isCatalogueName = (name: string): name is keyof typeof catalogues => Object.hasOwn(catalogues, name);

/** The catalogue for a browser's languages (`tr-TR,tr;q=0.9`), English where it wants none of ours. */
export function catalogueFor(languages: string): Catalogue {
  const wanted = languages.split(',').map((language) =>
    language
      .trim()
      .toLowerCase()
      .replace(/[-;].*/, ''),
  );
  const name = wanted.find(isCatalogueName);
  return name ? catalogues[name] : englishCatalogue;
}
