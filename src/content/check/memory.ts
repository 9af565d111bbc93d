import type { Judged } from './judged.ts';
import type { Kept } from './proofread/kept.ts';

/** What earlier checks have found out and later ones need not find out again. */
export interface Memory {
  /** What is known of pages in their languages, by route and language. */
  readonly judged: Map<string, Judged>;
  /** What the proofreader knows of files. */
  kept?: Kept;
}
