/** How the words of a language are made, as far as slips of the hand ask. */
export interface WordRules {
  /** True where words grow at their ends, and are known by how they begin. */
  readonly isBeginning?: boolean;
  /** What may stand before a word and is written together with it, the longest first. */
  readonly before?: readonly string[];
  /** Letters that hands leave the marks of, with what is left of them. */
  readonly unmarked?: Readonly<Record<string, string>>;
  /** A letter that is one too many in any word: the first of two that stand together in none. */
  readonly tooMany?: RegExp;
}

export const wordRules: Readonly<Record<string, WordRules>> = {
  en: {},
  tr: {
    isBeginning: true,
    unmarked: { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' },
    // Certain letters, a consonant at the beginning, and the r of many.
    tooMany: /([ıöüğj])(?=\1)|^([bcçdfgğhjklmnprsştvyz])(?=\2)|(?<=l[ae])r(?=r)/,
  },
  ar: {
    // *And*, *by*, *for*, the article, and these together.
    before: ['وبال', 'ولل', 'وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف', 'ك'],
  },
};
