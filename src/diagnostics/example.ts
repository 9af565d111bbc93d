import type { Details } from './diagnostic.ts';

/** A few lines with one mistake, and the same lines as they should be; a test plants both in a small site. */
export interface Example {
  /** Where the lines stand: among a page's blocks unless told, below a page's `meta`, or in site.yaml. */
  readonly in?: 'page' | 'site';
  readonly before: string;
  readonly after: string;
  /** What fills the message's blanks. */
  readonly details?: Details;
}
