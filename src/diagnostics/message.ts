import type { ByLanguage, Details } from './phrases.ts';

/** A few lines with one mistake, and the same lines as they should be; a test plants both in a small site. */
export interface Example {
  /** Where the lines stand: among a page's blocks unless told, below a page's `meta`, or in site.yaml. */
  readonly in?: 'page' | 'site';
  readonly before: string;
  readonly after: string;
  /** What fills the message's blanks. */
  readonly details?: Details;
}

/**
 * All that is said of one kind of mistake: what is wrong, in each language, and how it is mended (`hint`). `{name}` marks a blank;
 * `{suggestion}` is filled with 'Did you mean `x`?' or nothing. In Turkish no blank takes a suffix (a word after it does), and an
 * Arabic message begins with an Arabic word, which makes its paragraph run right to left, and keeps figures out of counted
 * phrases: so any value may stand in a blank.
 */
export interface Message extends ByLanguage {
  readonly hint: ByLanguage;
  /** Why it matters, to visitors or to the file: for docs/messages.md, in plain English. */
  readonly why: string;
  /** Of a mistake that does not stop a build; any other is an error. */
  readonly severity?: 'warning';
  /** The proofreader asks about it, and a note `# fine: code` in the file answers. */
  readonly fine?: true;
  /** `--fix` can repair it, at least where only one repair is right. */
  readonly fix?: true;
  /** A frequent mistake, for docs/messages.md. */
  readonly example?: Example;
}
