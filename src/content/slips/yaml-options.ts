/** How content files are parsed: every scalar stays the text that was written, whatever tag stands before it, and what is wrong is told by us. */
export const YAML_OPTIONS = {
  schema: 'failsafe',
  resolveKnownTags: false,
  prettyErrors: false,
  logLevel: 'silent',
  uniqueKeys: false,
} as const;
