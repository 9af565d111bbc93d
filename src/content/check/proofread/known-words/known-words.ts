import type { GrammarRule } from './grammar-rule.ts';

/** Words of a language by which its texts are proofread, in small letters. */
export interface KnownWords {
  /** Words that people type most, in alphabetical order; of a language whose words grow at their ends, how they begin. */
  readonly common: string;
  /** Rarer words that look as if a hand had slipped in one of those. */
  readonly real: string;
  /** Words that people misspell, and phrases, with how they are written: `recieve=receive`; an underscore is a space. */
  readonly misspelt: string;
  /** Of which the first that finds something is told. */
  readonly grammar: readonly GrammarRule[];
  /** What stands for a text that is to come, as patterns; of a list of words each has one, `asdf*` for all that begin so. */
  readonly leftover: {
    readonly words: string;
    readonly phrases: readonly string[];
    /** How a note in square brackets begins. */
    readonly notes: readonly string[];
    /** Whole texts that say that the text is to come. */
    readonly toCome: readonly string[];
    /** What a reviewer says of a text within brackets, whole. */
    readonly remarks: readonly string[];
  };
}
