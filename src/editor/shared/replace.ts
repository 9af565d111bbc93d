/** What the page editor and its desk tell each other of words that are looked for in all texts of a language. */
import type { PlaceInfo } from './protocol.ts';

export interface TextSearch {
  readonly find: string;
  /** What is to take its place. */
  readonly to: string;
  readonly language: string;
  /** True where capitals and small letters are different letters. */
  readonly isExact: boolean;
  /** True where what is found may be no part of a longer word. */
  readonly isWhole: boolean;
}

/** A text that has the words. */
export interface TextPlace {
  /** Names it among all. */
  readonly key: string;
  readonly place: PlaceInfo;
  /** True of a text that is the same in all languages. */
  readonly inAll: boolean;
  readonly was: string;
  readonly to: string;
}

export interface TextsFound {
  readonly places: readonly TextPlace[];
  /** How many more texts have them. */
  readonly more: number;
}

/** The texts that were found and chosen, each as it was seen. */
export interface TextsReplaced extends Pick<TextSearch, 'find' | 'to' | 'language'> {
  readonly texts: readonly Pick<TextPlace, 'key' | 'was' | 'to'>[];
}
