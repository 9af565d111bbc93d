import type { DevUpdate } from './notes.ts';

/** What the page editor asks of the open page, and is told of it. */
export interface OpenPage {
  /** True while the page is being edited: its texts then come with marks. */
  editing: boolean;
  /** Asks for the newest of what stands at the open address. */
  refresh: () => void;
  /** Shows an answer of the authors' server. */
  show: (update: DevUpdate) => void;
  /** Called after an answer has been shown. */
  shown: (update: DevUpdate) => void;
  /** The path of the page that is shown. */
  path: () => string;
  /** Opens another page of the site. */
  go: (path: string) => void;
}

/** One for each document: the page fills it, the editor turns it. */
export const openPage: OpenPage = {
  editing: false,
  refresh: () => {},
  show: () => {},
  shown: () => {},
  path: () => location.pathname,
  go: (path) => location.assign(path),
};
