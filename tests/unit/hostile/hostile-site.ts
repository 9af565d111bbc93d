import type { Files } from '../site-folder.ts';

/** A site as somebody writes it who means harm: the least site with files laid over it. */
export interface HostileSite {
  readonly name: string;
  /** Texts that are too long to be kept are made. */
  readonly files?: () => Files;
  /** What no text can be: links, pipes, folders elsewhere. */
  readonly make?: (root: string, outside: string) => void;
}
