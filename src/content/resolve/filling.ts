import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Unfolded } from '../read/unfolded.ts';
import type { Fact, Facts } from '../validate/facts.ts';
import type { Unclear } from '../validate/known-site.ts';
import type { Report } from '../written/report.ts';
import { isCounted } from './counted.ts';
import { formats } from './formats.ts';
import type { Translator } from './translator.ts';

/** Finds where a part of a text is written; `nth` counts the same part before it. */
export type PlaceOf = (part: string, nth?: number) => Place;

/** What the placeholders of a text are filled with, and where what is found of them goes. */
export interface Filling {
  readonly facts: Facts;
  readonly unclear: Unclear;
  readonly language: string;
  readonly fill: Translator['fill'];
  readonly formOf: Translator['formOf'];
  /** The number that `{{count}}` stands for, in a form of a noun. */
  readonly count?: string | undefined;
  readonly defaultLanguage: string;
  readonly translation: 'complete' | 'fallback';
  readonly used: Set<string>;
  readonly unfolded: Unfolded;
  /** The facts that have been filled for this text: facts that use the same others are filled once. */
  readonly filled?: Map<string, string | undefined>;
  /** The page's file, for messages. */
  readonly page: string;
  readonly report: Report;
  /** True for a text that is read as Markdown when it is filled: names are put in so that nothing in them is a mark. */
  readonly isRich?: boolean;
  /** The facts that the same text names in its other languages only. */
  readonly elsewhere?: () => readonly string[];
}

/** What is counted, where a fact and no format stands after the comma. */
export function nounOf(name: string | undefined, { facts }: Pick<Filling, 'facts'>): Fact | undefined {
  const noun = name === undefined || Object.hasOwn(formats, name) ? undefined : facts.get(name);
  return noun && isCounted(noun) ? noun : undefined;
}
