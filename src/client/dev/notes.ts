import type { SiteValue } from '../../contract/value.ts';
import type { PrintedDiagnostic } from '../../diagnostics/as-json.ts';
import type { EditorTable } from '../../editor/shared/protocol.ts';
import type { PageData } from '../views.ts';

/** What the authors' server tells of a page beside its data. */
export interface DevNotes {
  readonly diagnostics: readonly PrintedDiagnostic[];
  /** Where each block begins, as the editor wants it: `pages/contact.yaml:12:5`, in the order of the blocks. */
  readonly places: readonly string[];
  /** Languages in which the page is offered but not all of its texts are there: `tr 12/40`. */
  readonly missing: readonly string[];
}

/** A page's data after an edit; no page when the file cannot be shown. */
export interface DevUpdate {
  /** The address that was asked for, as it was asked. */
  readonly path: string;
  readonly page: PageData['page'] | undefined;
  readonly markup: PageData['markup'] | undefined;
  readonly site: SiteValue | undefined;
  readonly notes: DevNotes;
  /** True where the page is asked for by an open page editor: the texts then bear marks. */
  readonly editing: boolean;
  /** What can be edited; of a page that cannot be shown, what can be read of it. */
  readonly editor?: EditorTable | undefined;
}

/** What an open page asks for. */
export interface DevOpen {
  readonly path: string;
  readonly languages: string;
  readonly editing?: boolean;
}

/** Messages between the authors' server and an open page. */
export const DEV_OPEN = 'pages-as-data:open';
export const DEV_UPDATE = 'pages-as-data:update';
/** The whole style sheet as it is now. */
export const DEV_STYLE = 'pages-as-data:style';

/** Where a block's place (`?file=pages/contact.yaml:12:5`) opens in the editor. */
export const OPEN_IN_EDITOR = '/__open-in-editor';
