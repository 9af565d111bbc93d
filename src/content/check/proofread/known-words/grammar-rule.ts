/** Grammar or a mark that is wrong whatever a sentence means. */
export interface GrammarRule {
  /** A pattern of the part that is wrong; `\<` is where a word begins, `\>` where it ends, `\l` stands for Latin letters within a class. */
  readonly found: string;
  /**
   * What has to stand there: `$1` is a group of the pattern, `$^1` the same with a capital, `$_1` in small letters, `$+1`
   * several of it. It begins with a capital where that part does.
   */
  readonly right: string;
  /** A pattern that finds something in every text that `found` does; it is quick, because it looks at nothing before its place. */
  readonly sign?: string;
  /** Small letters and capitals are told apart. */
  readonly exact?: true;
  /** Only the mark of a question is missing. */
  readonly asks?: true;
}

/** Letters as ranges: the classes of all letters would make these patterns large. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏ';
const SHORT: Readonly<Record<string, string>> = {
  '<': `(?<![${LATIN}\\d’'.,/-])`,
  '>': `(?![${LATIN}\\d’'-])`,
  l: LATIN,
};

/** A pattern of a rule. */
export const ruled = (expression: string, { exact }: Pick<GrammarRule, 'exact'>): RegExp =>
  new RegExp(
    expression.replace(/\\([<>l])/g, (_, short: string) => SHORT[short] ?? ''),
    exact ? 'u' : 'iu',
  );

/** Words that go on with a sentence, or begin one, behind a full stop; before them stands no abbreviation of these. */
export const stopThenSmall = (abbreviations: string, words: string): GrammarRule => ({
  found: `(?<![\\l.])(?!(?:${abbreviations})\\.)([\\l]{4,31}\\. )(${words})\\>`,
  right: '$1$^2',
  sign: `\\. (?:${words})`,
  exact: true,
});

/** An amount whose thousands and decimals have the same mark before them; where it belongs, `$1`, `$3` and `$4` are its parts. */
export const sameMarks = (right: string): GrammarRule => ({
  found: '(?<![\\l\\d.,/:-])(\\d{1,3})([.,])(\\d{3})\\2(\\d{2})(?![\\d.,/:-]*\\d)',
  right,
});
