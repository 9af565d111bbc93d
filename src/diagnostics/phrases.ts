import type { BlankNames } from './blanks.ts';

/** Words that messages are put together from, by their permanent names. */
export const englishPhrases = {
  didYouMean: 'Did you mean `{value}`? ',
  answerByNote: ' If it is meant so, put a line `# fine: {value}` above the text.',
  error: 'error',
  warning: 'warning',
  summary: '{errors} errors, {warnings} warnings.',
  suchAs: ', such as `{value}`',
  orDelete: ', or delete the line',
  beginSite: 'Write the settings of the site: first `url:`, then `languages:`, `brand:` and `organization:`',
  beginPage: 'Copy another page into it and change the texts, or delete the file',
  beginPartial: 'Write `blocks:` and below it the blocks, or delete the file',
  page: 'a page',
  partial: 'a partial',
  block: 'a block',
  namedBlock: 'the block `{value}`',
  namedField: '`{value}`',
  siteFile: 'site.yaml',
  thisOrHome: 'this page or the home page',
  thePage: 'the page {value}',
  heading: 'A heading',
  insteadOfHeading: 'Write it in bold, in a paragraph of its own: **words**. ',
  insteadOfPicture: 'Show it in a block of its own. ',
  quotation: 'A quotation',
  code: 'A piece of code',
  line: 'A line',
  picture: 'A picture',
  html: 'HTML',
  definition: 'A link definition',
  bareReference: 'A link without an address',
  table: 'A table',
  tangle: 'This much inside each other',
  longMarkdown: 'A list or a text with marks of more than 2,000 lines and marks',
  muchMarkdown: 'A list or a text with marks, after so many in the site’s other texts,',
  other: 'This',
  signOfQuotation: 'e-mail programs mark a quotation with it',
  signOfNumbers: 'it is the number of the line',
  signOfBox: 'it is the box of a to-do list',
  signOfChat: 'it is the head of a chat message',
  signOfTable: 'it is the bar of a table',
  noBreakSpace: 'a no-break space ({value})',
  oddSpace: 'a space of another kind ({value})',
  zeroWidthSpace: 'a space without width ({value})',
  directionMark: 'a mark for the direction of writing ({value})',
  softHyphen: 'a soft hyphen ({value})',
  invisible: 'a character without width ({value})',
  privateCharacter: 'a sign that only one font knows ({value})',
  control: 'a control character ({value})',
  notFound: 'it is not there',
  noPermission: 'it may not be opened',
  notAFile: 'it is not a file',
  brokenLink: 'it is a link that leads nowhere',
  unknownReason: 'error {value}',
} as const;

export type PhraseName = keyof typeof englishPhrases;

type PhraseWith<Blanks extends string> = {
  [Name in PhraseName]: [BlankNames<(typeof englishPhrases)[Name]>, Blanks] extends [
    Blanks,
    BlankNames<(typeof englishPhrases)[Name]>,
  ]
    ? Name
    : never;
}[PhraseName];
/** The phrases that are complete as they stand. */
export type PlainPhrase = PhraseWith<never>;
/** The phrases that a value has to be filled into. */
export type ValuePhrase = PhraseWith<'value'>;

export type Phrases = Readonly<Record<PhraseName, string>>;
