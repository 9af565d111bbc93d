/**
 * What stands between the ends of a range in languages that are written right to left: of a dash between figures, which
 * themselves run left to right, nobody could tell in which direction it is meant.
 */
const words: Readonly<Record<string, string>> = { ar: 'إلى', fa: 'تا', he: 'עד', ur: 'تا' };

/** The word of a language, or of the wider one that its code begins with; undefined where a dash says it. */
export const rangeWord = (code: string): string | undefined => words[code.split('-', 1)[0] ?? ''];
