interface Language {
  readonly code: string;
  readonly label: string;
}

/** The letters of a language, as far as its own name for itself shows them: `עברית`. */
export function lettersOf({ code, label }: Language): string {
  const names = { type: 'language' } as const;
  const known = Intl.DisplayNames.supportedLocalesOf([code]).length > 0;
  const name = known ? (new Intl.DisplayNames([code], names).of(code) ?? label) : label;
  return name.replace(/[^\p{L}\p{M}]/gu, '');
}

/** The script that a language is mostly written in, by its ISO 15924 code: `Hebr`. */
export const scriptOf = (code: string): string => new Intl.Locale(code).maximize().script ?? 'Zyyy';
