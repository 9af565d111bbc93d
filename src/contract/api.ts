/** A language in which messages are written. */
export type MessageLanguage = 'en' | 'tr' | 'ar';

/** What a check has found, in words and figures: plain data. */
export interface Finding {
  /** The permanent name of its kind: `dead-link`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** The file from the site's folder, with forward slashes. */
  readonly file: string;
  /** One-based, as all lines and columns here; columns count UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** What is wrong. */
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  /** The line as it is printed, with its place marked. */
  readonly frame: string;
  /** The one right repair, where there is one: what stands in the range of the file's text is replaced. */
  readonly fix?: { readonly start: number; readonly end: number; readonly text: string };
}

interface SiteOptions {
  /** The folder that has site.yaml in it; the current one unless told. */
  readonly root?: string | undefined;
  /** The language of the messages; that of `messages:` in site.yaml unless told, or English. */
  readonly language?: MessageLanguage | undefined;
  /** True to take drafts for pages: their links lead somewhere, and a build writes them. */
  readonly drafts?: boolean | undefined;
}

export interface CheckOptions extends SiteOptions {
  /** True to repair first what has only one right repair. */
  readonly fix?: boolean | undefined;
}

export interface Checked {
  /** False where something is an error. */
  readonly ok: boolean;
  /** All of it, errors first, then by file and place. */
  readonly findings: readonly Finding[];
  /** How much was repaired. */
  readonly repaired: number;
}

export interface BuildOptions extends SiteOptions {
  /** How many work side by side; as many as there are processors unless told. */
  readonly workers?: number | undefined;
  /** Only a share of the pages, for several machines: `{ number: 2, of: 8 }`. */
  readonly shard?: { readonly number: number; readonly of: number } | undefined;
  /** Told how far the build is: so many more pages of so many have been read, or written. */
  readonly onStep?: ((stage: 'Reading' | 'Writing', done: number, of: number) => void) | undefined;
}

export interface Built {
  /** False where something is an error: then nothing was built, and what was built before is still there. */
  readonly ok: boolean;
  readonly findings: readonly Finding[];
  /** The folder of the finished site. */
  readonly out: string;
  /** How many pages the site has, in all of its languages. */
  readonly pages: number;
  /** How many of these had to be written; the others are as they were. */
  readonly written: number;
  /** The files that were written, below `out`, sorted. */
  readonly files: readonly string[];
  /** The page with the most bytes, below `out`. */
  readonly heaviest?: string | undefined;
  /** Of a site with a search: how many pages had to be indexed anew, and how long that took, which is a part of the whole. */
  readonly indexed?: { readonly pages: number; readonly milliseconds: number };
}
