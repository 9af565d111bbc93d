import type { english } from './messages.en.ts';

/** A message's words: what is wrong, then what to do. `{name}` marks a blank; a hint may be left out. */
export interface Wording {
  readonly message: string;
  readonly hint: string;
}

/** The permanent name of a kind of mistake. */
export type Code = keyof typeof english;

/** What the proofreader asks about: a note `# fine: code` in the file answers. */
export const answerable: ReadonlySet<Code> = new Set<Code>([
  'alt-repeats',
  'doubled-mark',
  'doubled-space',
  'doubled-word',
  'empty-alt',
  'empty-title',
  'faulty-address',
  'joined-list',
  'late-main-heading',
  'leftover-text',
  'link-to-itself',
  'local-digits',
  'long-description',
  'long-heading',
  'long-title',
  'menu-without-link',
  'missing-space',
  'no-main-heading',
  'no-words',
  'other-language',
  'other-script',
  'raw-date',
  'raw-number',
  'repeated-block',
  'repeated-entry',
  'reversed-range',
  'same-in-languages',
  'several-main-headings',
  'short-description',
  'space-before-mark',
  'swapped-languages',
  'tight-dash',
  'year-as-number',
]);

/** Codes of mistakes that do not stop a build. */
export const warnings: ReadonlySet<Code> = new Set<Code>([
  ...answerable,
  'idle-note',
  'unknown-note',
  'ambiguous-number',
  'duplicate-title',
  'heavy-picture',
  'html-in-text',
  'more-warnings',
  'more-messages',
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

/** Codes that `--fix` can repair, at least where only one repair is right. */
export const repairable: ReadonlySet<Code> = new Set<Code>([
  'bad-link',
  'curly-quotes',
  'dead-link',
  'expected-boolean',
  'expected-number',
  'fact-not-number',
  'field-too-high',
  'invisible-character',
  'key-not-text',
  'languages-as-list',
  'list-without-name',
  'missing-fact',
  'missing-image',
  'not-further-in',
  'space-inside',
  'unknown-key',
  'wrong-format',
  'yaml-apostrophe',
  'yaml-code-fence',
  'yaml-colon-in-text',
  'yaml-comma-at-end',
  'yaml-comma-in-braces',
  'yaml-cut-by-comment',
  'yaml-dash',
  'yaml-lookalike',
  'yaml-missing-space',
  'yaml-note',
  'yaml-smart-quotes',
  'yaml-special-start',
  'yaml-tab',
]);
