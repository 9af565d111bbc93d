import type { english } from './messages.en.ts';

/** A message's words: what is wrong, then what to do. `{name}` marks a blank; a hint may be left out. */
export interface Wording {
  readonly message: string;
  readonly hint: string;
}

/** The permanent name of a kind of mistake. */
export type Code = keyof typeof english;

/** Codes of mistakes that do not stop a build. */
export const warnings: ReadonlySet<Code> = new Set<Code>([
  'ambiguous-number',
  'duplicate-title',
  'heavy-picture',
  'html-in-text',
  'more-warnings',
  'not-a-page',
  'outside-pages',
  'unused-fact',
  'unused-partial',
  'sample-value',
  'stray-marks',
  'suggestions-ended',
  'template-replaced',
  'yaml-smart-quotes',
]);
