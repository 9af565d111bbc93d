import type { Code } from '../../../../diagnostics/catalogue.ts';

/** What is said in place of a message's own words; the message stays where only the hint is another. */
interface Said {
  readonly message?: string;
  readonly hint: string;
}

/** What is said to people who see the page and no file. */
export type EditorWording = Readonly<Partial<Record<Code, Said>>> & {
  /** What is to be done about what can only be put right in the files. */
  readonly technical: string;
};

/** The same sentences in another language. */
export type SaidLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : { readonly [Part in keyof English[Name]]: string };
};

/** Messages whose own words speak of nothing but what stands on the page. */
export const plain: ReadonlySet<Code> = new Set<Code>([
  'all-capitals',
  'alt-repeats',
  'ambiguous-number',
  'bad-format-option',
  'bad-link',
  'bad-name',
  'bad-placeholder',
  'broken-drawing',
  'broken-image',
  'calculated-placeholder',
  'csv-encoding',
  'date-as-number',
  'doubled-mark',
  'doubled-space',
  'doubled-word',
  'drawing-too-large',
  'duplicate-title',
  'edit-changed-meanwhile',
  'empty-alt',
  'empty-title',
  'fact-not-date',
  'fact-not-number',
  'faulty-address',
  'former-link',
  'heavy-picture',
  'html-in-text',
  'import-encoding',
  'import-heading',
  'import-packed',
  'import-unreadable',
  'letter-in-figure',
  'link-missing',
  'link-to-itself',
  'list-shorter',
  'long-description',
  'long-heading',
  'long-title',
  'missing-space',
  'name-in-title',
  'no-effect-beside',
  'not-a-choice',
  'out-of-range',
  'picture-too-heavy',
  'picture-too-large',
  'raw-date',
  'raw-number',
  'repeated-hours',
  'reversed-range',
  'rich-text-unsupported',
  'short-description',
  'space-before-mark',
  'space-inside',
  'spreadsheet-leftover',
  'unknown-format',
  'unsafe-drawing',
  'wrong-format',
  'year-as-number',
]);
