/** What the page editor and its server tell each other. */

/** The id of the element that holds the token of a served page. */
export const EDITOR_ELEMENT = 'page-editor';
/** Below this address the server's side answers. */
export const EDITOR_PATH = '/__editor';
/** The header that a change carries its token in. */
export const TOKEN_HEADER = 'x-editor-token';

/** Where a text comes from: `page` is the page's own file. */
export type Home = 'page' | 'partial' | 'template' | 'site';

/** A text of a page that can be edited; its place in the table is its name. */
export interface EditableText {
  /** `entry` is a heading with its detail in one text, `alt` what a picture shows. */
  readonly kind: 'text' | 'rich' | 'entry' | 'alt';
  /** The field's way from its block, the block's type first. */
  readonly path: readonly string[];
  /** As authored, by language; `all` for every language, `default` for a text without languages. */
  readonly by: Readonly<Record<string, string>>;
  readonly home: Home;
  readonly file: string;
}

/** A fact that texts of a page may name. */
export interface EditableFact {
  readonly name: string;
  /** As it is shown in the page's language. */
  readonly value: string;
  readonly home: Home;
}

/** A fact's value in a language, `all` for every one, or its form for a kind of numbers. */
export interface FactValue {
  readonly language: string;
  readonly form?: string;
  /** Some of the numbers that the form is for. */
  readonly numbers?: readonly number[];
  /** Undefined of a form that is not written yet. */
  readonly text: string | undefined;
}

export interface FactInfo {
  readonly home: Home;
  readonly file: string;
  /** How many pages show it. */
  readonly pages: number;
  readonly values: readonly FactValue[];
}

/** A fact's value in a language, or its form for a kind of numbers, to be changed. */
export interface FactChange {
  readonly table: number | undefined;
  readonly name: string;
  readonly language: string;
  readonly form?: string | undefined;
  /** What the author saw; undefined of a form that is not written yet. */
  readonly was: string | undefined;
  readonly to: string;
}

/** A new fact, which is the same in all languages; `home` says whose it is. */
export interface FactRequest {
  readonly name: string;
  readonly value: string;
  readonly home: 'page' | 'site';
}

/** A block of the page. */
export interface EditableBlock {
  readonly type: string;
  /** What it is headed by in the language of the page; nothing where it has no title. */
  readonly title: string;
  readonly home: Home;
  readonly file: string;
  /** True where visitors do not get it. */
  readonly hidden: boolean;
  /** The list that it is written in, and its place there. */
  readonly list: string;
  readonly at: number;
}

/** A kind of block that can be added. */
export interface BlockKind {
  readonly type: string;
  /** What it is for. */
  readonly text: string;
}

/** What can be done with an entry of a list: a block of a page, or what a text stands in. */
export type EntryAct = 'up' | 'down' | 'move' | 'duplicate' | 'hide' | 'show' | 'remove' | 'add' | 'paste' | 'rows';

/** A block that was copied from a page, to be pasted into any. */
export interface CopiedBlock {
  readonly type: string;
  /** As it is written. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The facts of its page that it names, as they are written there. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly home: Home;
}

/** What is told of a block that was pasted: its name for links stays with another one, facts came along, it is in a part now or was. */
export interface PasteNote {
  readonly note: 'pastedNameless' | 'pastedFacts' | 'pastedFactsLacking' | 'pastedIntoPart' | 'pastedFromPart';
  readonly words: string;
}

export interface EntryChange {
  readonly table: number | undefined;
  /** A block; or what a text stands in: the nearest entry, or the one that so many steps of the text's way lead to. */
  readonly of: { readonly block: number } | { readonly text: number; readonly steps?: number };
  readonly act: EntryAct;
  /** The type of the block that is added below. */
  readonly type?: string | undefined;
  /** The block that is pasted below. */
  readonly copied?: CopiedBlock | undefined;
  /** The cells of a table that become entries below, row by row, and what their texts are written under. */
  readonly rows?: readonly (readonly string[])[] | undefined;
  readonly language?: string | undefined;
  /** The place in its list that an entry is moved to; beyond the last one it is the last. */
  readonly to?: number | undefined;
}

/** What a text said for a while. */
export interface TextVersion {
  /** Undefined where it was not there. */
  readonly text: string | undefined;
  /** When it came to say so (ISO 8601), and by whom. */
  readonly when: string;
  readonly by: string;
}

/** What a file is to authors; a page and a part have a title. */
export interface FileTitle {
  readonly of: 'home' | 'page' | 'part' | 'site';
  readonly title?: string | undefined;
}

/** Where something is written, for people who see no files. */
export interface PlaceInfo {
  readonly where: FileTitle;
  /** The way to it, a section's type or a part first. */
  readonly what: readonly string[];
  /** Of a text in one language: that language's own name. */
  readonly language?: string | undefined;
  /** Words that stand beside it. */
  readonly words?: string | undefined;
}

/** A change of this sitting. */
export interface ChangeInfo {
  /** Its number, by which it is taken back. */
  readonly step: number;
  readonly file: string;
  readonly where: FileTitle;
  /** Of a text in one language: that language's own name. */
  readonly language?: string | undefined;
  readonly what: readonly string[];
  readonly was?: string | undefined;
  readonly to?: string | undefined;
}

/** A commit of what was changed in this sitting. */
export interface CommitRequest {
  /** What it is called. */
  readonly name: string;
  /** The branch that it goes to: the one that is open, or a new one. */
  readonly branch: string;
  /** Whose words hold where somebody else has changed the same text meanwhile; nobody's unless told. */
  readonly keep?: 'mine' | 'theirs' | undefined;
}

/** What was changed in this sitting, change by change, and as lines of the files. */
export interface ChangesInfo {
  readonly changes: readonly ChangeInfo[];
  readonly lines: string;
  /** What can be made of them: a commit, a proposal to whoever publishes the site; nothing where each is saved by itself. */
  readonly becomes: 'commit' | 'proposal' | undefined;
}

/** A change of the branch that is open, which somebody has proposed. */
export interface BranchChange extends Omit<ChangeInfo, 'step'> {
  /** The code of a text's language. */
  readonly code?: string | undefined;
  /** Where it is seen; undefined of what several pages share. */
  readonly address?: string | undefined;
  /** The words that are gone with a section or an entry. */
  readonly gone?: string | undefined;
}

/** What somebody has said of what the branch changes. */
export interface BranchComment {
  readonly by: string;
  /** ISO 8601. */
  readonly when: string;
  readonly text: string;
  /** The change that it is about, by its place in the list; undefined of the whole. */
  readonly about?: number | undefined;
}

/** What the branch that is open changes. */
export interface BranchInfo {
  readonly changes: readonly BranchChange[];
  /** Files that hold no words: pictures and the like. */
  readonly others: readonly string[];
}

/** How far changes have come that were proposed. */
export type ProposalState =
  /** Nobody has looked at them yet. */
  | 'proposed'
  /** The forge's checks run. */
  | 'checking'
  /** The checks have found nothing. */
  | 'checked'
  /** The checks have found something. */
  | 'faulty'
  /** They are on the branch that is published. */
  | 'taken'
  | 'publishing'
  | 'published'
  /** They are on the branch, and publishing it has failed. */
  | 'unpublished'
  | 'refused';

/** What has become of a proposal. */
export interface ProposalStanding {
  readonly title: string;
  /** Where people read it. */
  readonly address: string;
  /** When it came so far: ISO 8601. */
  readonly when: string;
  readonly is: ProposalState;
  /** Where what has been published is seen. */
  readonly seenAt?: string | undefined;
}

export interface EditorLanguage {
  readonly code: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What can be edited on a page as it is shown. */
export interface EditorTable {
  /** The server keeps what it has handed out: changes name the table that they were made on. */
  readonly id: number;
  readonly route: string;
  readonly language: string;
  readonly defaultLanguage: string;
  readonly languages: readonly EditorLanguage[];
  readonly texts: readonly EditableText[];
  readonly facts: readonly EditableFact[];
  /** From top to bottom. */
  readonly blocks: readonly EditableBlock[];
  /** How many steps can be undone and done again. */
  readonly undo: number;
  readonly redo: number;
}

/** A text in one language, to be changed. */
export interface TextChange {
  readonly table: number | undefined;
  readonly index: number;
  readonly language: string;
  /** What the author saw; undefined where the language has no text of its own. */
  readonly was: string | undefined;
  readonly to: string;
}

/** A page's route before and after a change, as addresses for the browser; undefined where there is no such page. */
export interface RouteChange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What becomes of a change; the newest state of the page comes with `done`. */
export type ChangeOutcome =
  | {
      readonly kind: 'done';
      readonly moved?: RouteChange | undefined;
      /** Where links stand that could not be changed along. */
      readonly left?: readonly PlaceInfo[];
      /** What is told of a block that was pasted. */
      readonly notes?: readonly PasteNote[];
      /** Where people read what has been proposed, and see it before it is published. */
      readonly proposed?: { readonly address: string; readonly preview?: string | undefined } | undefined;
    }
  | { readonly kind: 'stale'; readonly file: string; readonly theirs: string; readonly yours: string }
  /** `why` is a word of the editor's, or the code of a message, which then comes in `words`. */
  | { readonly kind: 'refused'; readonly why: string; readonly words?: string };

/** What the check says about a text. */
export interface TextMessage {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  /** The whole text with this put right, where there is one way to do so. */
  readonly mended?: string | undefined;
  /** Of a translation that has grown old, where it is known what it was made from. */
  readonly old?: OldSource | undefined;
}

/** The source of a translation: what it said when it was translated, and what it says now. */
export interface OldSource {
  readonly was: string;
  readonly now: string;
  readonly language: string;
}

/** What a message is about: a text of the table, in one of its languages, or a field of a block that is no text. */
export type MessageTarget =
  | { readonly text: number; readonly language?: string }
  | { readonly block: number; readonly way: readonly (string | number)[] };

/** A message that is put right in the one way that there is, or answered: what it is about is meant so. */
export interface MessageAnswer {
  readonly id: string;
  readonly how: 'mend' | 'stay';
}

/** What the check says, with where it is written and, where that can be opened on the page, what it is about. */
export interface MessageInfo extends Omit<TextMessage, 'mended'> {
  /** Its number, by which it is answered. */
  readonly id: string;
  readonly place: PlaceInfo;
  /** True where it is put right in one way, and where it may be meant so. */
  readonly canMend: boolean;
  readonly canStay: boolean;
  /** True of a translation whose text says something else since: it is right still, or translated anew. */
  readonly isOld: boolean;
  readonly target?: MessageTarget;
}

/** A text that is being typed, under the name that it will be written under. */
export interface TypedText {
  readonly language: string;
  readonly text: string;
}

/** A text in one of the site's languages, beside the others. */
export interface TextInLanguage extends EditorLanguage {
  /** The name that it is written under; undefined where there is none. */
  readonly under: string | undefined;
  readonly text: string;
  /** `fallback` where another language's text stands in, which is all right; `missing` where it is not. */
  readonly state: 'own' | 'all' | 'fallback' | 'missing';
  readonly messages: readonly TextMessage[];
}
