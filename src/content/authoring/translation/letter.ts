import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../written/report.ts';
import type { Unit } from './units.ts';

/** What a translator is told of a text, each in a sentence or less. */
export interface UnitNote {
  readonly about: 'where' | 'address' | 'length' | 'numbers' | 'glossary' | 'earlier';
  readonly words: string;
}

export interface LetterUnit extends Unit {
  readonly notes: readonly UnitNote[];
  /** Of a translation that has grown old, what it was made from, or nothing where nobody has kept that. */
  readonly earlier?: string | undefined;
  /** True of a translation that is to be looked at again. */
  readonly isOld?: boolean;
}

/** Texts on their way to translators. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly units: readonly LetterUnit[];
}

/** A text that has come back. */
export interface ReturnedText {
  /** Undefined where a program on its way has lost it: the text itself tells then which one it is. */
  readonly key: string | undefined;
  readonly text: string;
  /** Empty where it has not been translated. */
  readonly translation: string;
  /** What stands in its place, but is marked as not translated yet. */
  readonly uncertain?: string;
  /** Where the translation stands in the file that came back. */
  readonly start: number;
  readonly end: number;
}

/** What has come back from translators. */
export interface Reply {
  /** The languages, where the file says them. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** True where people see these, and may have written what the languages call themselves. */
  readonly isSheet?: boolean;
  readonly texts: readonly ReturnedText[];
}

/** Reads what came back; tells why it cannot be read, and gives undefined then. */
export type ReadReply = (source: Source, report: Report) => Reply | undefined;
