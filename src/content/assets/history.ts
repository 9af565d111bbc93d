/** A file as it was at some time. */
export interface Version {
  readonly file: string;
  readonly text: () => string;
  /** The versions that it was made from: none of the first, two where they were merged. */
  readonly from: readonly Version[];
}

/** What files were before, where somebody keeps that. */
export interface History {
  /**
   * The versions of a content file, the latest first, its first one last; nothing where it has never been another one than it
   * is now, which `text` says.
   */
  versionsOf(file: string, text: string): readonly Version[];
}
