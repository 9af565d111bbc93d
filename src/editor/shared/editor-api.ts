/** All that an open page may ask of the editor's desk and have it change, by name; the same over HTTP, a worker's messages, and in a test. */
import type { OutgoingTexts, ReturnedFile, ReturnedTexts, TextsWanted } from './letters.ts';
import type { NamesInfo } from './names.ts';
import type { MetaChange, MetaDraft, MetaInfo, MetaSaid, MetaSetting } from './page-meta.ts';
import type { LanguageRequest, MenuRequest, PagePlaces } from './page-places.ts';
import type { DeleteRequest, PageLinks, PageRequest, PagesInfo, PageTitle, RenameRequest } from './pages.ts';
import type { PictureChange, PictureInfo, PictureSpot } from './pictures.ts';
import type {
  BlockKind,
  BranchComment,
  BranchInfo,
  ChangeOutcome,
  ChangesInfo,
  CommitRequest,
  CopiedBlock,
  EntryChange,
  FactChange,
  FactInfo,
  FactRequest,
  MessageAnswer,
  MessageInfo,
  ProposalStanding,
  TextChange,
  TextInLanguage,
  TextVersion,
  TypedText,
} from './protocol.ts';
import type { TextSearch, TextsFound, TextsReplaced } from './replace.ts';
import type { FilePart, FormSpot, KnownNames, PartChange, SettingChange, SettingsInfo } from './settings.ts';

/** What comes with every call: the open page, and the author's languages. */
export interface Asked {
  readonly path: string;
  readonly languages: string;
}

/** What the open page has been told last; undefined where that is nothing yet. */
export interface OnTable {
  readonly table: number | undefined;
}

export interface OfPage {
  readonly route: string;
}

/** A change that its name says all of. */
type Plain = Readonly<Record<never, never>>;

/** Changes, and what is asked with each. */
export interface EditorChanges {
  /** A text in one language. */
  save: TextChange;
  /** A list, by one of its entries. */
  entry: EntryChange;
  /** A field that is no text. */
  setting: SettingChange;
  /** A part of a block, which comes or goes. */
  part: PartChange;
  'put-picture': PictureChange;
  'make-page': PageRequest;
  'rename-page': RenameRequest;
  'delete-page': DeleteRequest;
  'forget-address': OfPage & { readonly address: string };
  'draft-page': OfPage & { readonly draft: boolean };
  'page-language': LanguageRequest;
  'page-menu': MenuRequest;
  'save-meta': MetaChange;
  'set-meta': MetaSetting;
  'save-fact': FactChange;
  'make-fact': FactRequest & OnTable;
  'answer-message': MessageAnswer;
  /** Words in many texts give way to others, as one change. */
  'replace-texts': TextsReplaced;
  /** Translations that have come back in a file take their places, but for what does not fit. */
  'take-letter': ReturnedFile;
  undo: Plain;
  redo: Plain;
  /** One change of this sitting is taken back. */
  revert: { readonly step: number };
  /** Something is said of a change of the open branch, or of the whole. */
  comment: { readonly about?: number | undefined; readonly text: string };
  /** The proposal that is open is taken over into the site, or refused. */
  decide: { readonly isTaken: boolean };
  /** Nothing is changed: the page is told of as it is now. */
  look: Plain;
  /** What was changed becomes a commit. */
  record: CommitRequest;
}

/** Questions that change nothing, with what is asked and what is answered. */
export interface EditorQuestions {
  /** What sections and fields are called. */
  names: { asked: Plain; answer: NamesInfo };
  /** The kinds of blocks that can be added. */
  palette: { asked: Plain; answer: { readonly blocks: readonly BlockKind[] } };
  /** A text in all languages, with what is being typed into it. */
  languages: {
    asked: OnTable & { readonly index: number; readonly typed?: TypedText | undefined };
    answer: { readonly texts: readonly TextInLanguage[] };
  };
  /** A block as it is written, to be pasted elsewhere. */
  'copy-block': { asked: OnTable & { readonly block: number }; answer: CopiedBlock };
  /** What a text has said before, under one of its names, the newest first; nothing where no commits are known. */
  'text-history': {
    asked: OnTable & { readonly index: number; readonly language: string };
    answer: { readonly versions: readonly TextVersion[] };
  };
  /** How many pages show a text. */
  reach: { asked: OnTable & { readonly index: number }; answer: { readonly pages: number } };
  /** The fields of a block, with what is being typed into one of them. */
  settings: {
    asked: OnTable & {
      readonly block: FormSpot;
      readonly language: string | undefined;
      readonly typed?: Pick<SettingChange, 'way' | 'was' | 'to'> | undefined;
    };
    answer: SettingsInfo;
  };
  /** The texts of a language that have some words, each with what it would say with others in their place. */
  'find-texts': { asked: TextSearch; answer: TextsFound };
  /** A file with the texts that a translator is to have. */
  letter: { asked: TextsWanted; answer: OutgoingTexts };
  /** What would become of the texts if a file that has come back were taken in. */
  'read-letter': { asked: ReturnedFile; answer: ReturnedTexts };
  /** The parts of files that have a form on the open page. */
  'file-parts': { asked: OnTable; answer: { readonly parts: readonly FilePart[] } };
  'known-names': { asked: OnTable; answer: KnownNames };
  picture: { asked: OnTable & { readonly of: PictureSpot; readonly language: string }; answer: PictureInfo };
  fact: { asked: OnTable & { readonly name: string; readonly language: string | undefined }; answer: FactInfo };
  messages: { asked: OnTable; answer: { readonly messages: readonly MessageInfo[] } };
  changes: { asked: Plain; answer: ChangesInfo };
  /** What the branch that is open changes; undefined where it is the published one. */
  'branch-changes': { asked: Plain; answer: { readonly branch?: BranchInfo | undefined } };
  /** What is said of the open branch, in the order in which it was said; undefined where nothing can be. */
  comments: { asked: Plain; answer: { readonly comments?: readonly BranchComment[] | undefined } };
  /** What has become of what was proposed before, the newest first. */
  standings: { asked: Plain; answer: { readonly standings: readonly ProposalStanding[] } };
  pages: { asked: Plain; answer: PagesInfo };
  /** All pages, to be looked for by their titles. */
  'page-titles': { asked: Plain; answer: { readonly pages: readonly PageTitle[] } };
  /** The address of a new page by its title, beside the page that it begins from; none of a title in letters that addresses have not. */
  'page-address': {
    asked: { readonly title: string; readonly from: string };
    answer: { readonly route?: string | undefined };
  };
  'page-links': { asked: OfPage; answer: PageLinks };
  'page-places': { asked: OfPage; answer: PagePlaces };
  'page-meta': { asked: OfPage; answer: MetaInfo };
  /** What search results would show of a title and a description that are being typed. */
  'meta-said': { asked: MetaDraft; answer: MetaSaid };
  /** The picture for shared links to a page, as an address that a browser can show. */
  'page-picture': { asked: OfPage & { readonly language: string }; answer: { readonly src?: string | undefined } };
}

export type ChangeName = keyof EditorChanges;
export type QuestionName = keyof EditorQuestions;

/** What is asked with a call, beside what comes with every one. */
export type AskedOf<Name extends QuestionName> = EditorQuestions[Name]['asked'];
export type AnswerOf<Name extends QuestionName> = EditorQuestions[Name]['answer'];

/** What makes each change. */
export type ChangeMakers = {
  readonly [Name in ChangeName]: (asked: EditorChanges[Name] & Asked) => ChangeOutcome | Promise<ChangeOutcome>;
};

/** What answers each question; undefined of what is not there, or not any more. */
export type QuestionAnswers = {
  readonly [Name in QuestionName]: (
    asked: AskedOf<Name> & Asked,
  ) => AnswerOf<Name> | undefined | Promise<AnswerOf<Name> | undefined>;
};
