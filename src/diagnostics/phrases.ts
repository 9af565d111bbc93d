/** Words that messages are put together from, by their permanent names. */
export const englishPhrases = {
  didYouMean: 'Did you mean `{value}`? ',
  error: 'error',
  warning: 'warning',
  summary: '{errors} errors, {warnings} warnings.',
  page: 'a page',
  partial: 'a partial',
  block: 'a block',
  namedBlock: 'the block `{value}`',
  namedField: '`{value}`',
  siteFile: 'site.yaml',
  thisOrHome: 'this page or the home page',
  thePage: 'the page {value}',
  heading: 'A heading',
  quotation: 'A quotation',
  code: 'A piece of code',
  line: 'A line',
  picture: 'A picture',
  html: 'HTML',
  definition: 'A link definition',
  bareReference: 'A link without an address',
  tangle: 'This much inside each other',
  other: 'This',
  notFound: 'it is not there',
  noPermission: 'it may not be opened',
  notAFile: 'it is not a file',
  brokenLink: 'it is a link that leads nowhere',
  unknownReason: 'error {value}',
} as const;

export type PhraseName = keyof typeof englishPhrases;
export type Phrases = Readonly<Record<PhraseName, string>>;
