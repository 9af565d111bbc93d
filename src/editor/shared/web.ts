/** What the build tells the editor of a published site, and what its two halves in the browser tell each other. */
import type { FormField } from './settings.ts';

/** The file that the build writes beside the program. */
export const WEB_FILE = 'site.json';
/** What published pages offer, beside it. */
export const OFFERED_FILE = 'pages.json';
/** What messages say in a language, beside it: the worker loads that of whoever reads. */
export const messagesFile = (language: string): string => `messages-${language}.json`;
/** The words by which texts in a language are proofread: the worker loads those of the site's languages. */
export const knownWordsFile = (language: string): string => `known-words-${language}.json`;
/** The engine's own words in a language: the same. */
export const labelsFile = (language: string): string => `labels-${language}.json`;
/** The script of the worker, beside it. */
export const WORKER_SCRIPT = 'worker.js';

/** Ranges of characters: first and last. */
export type Ranges = readonly (readonly [number, number])[];

interface WebFont {
  readonly family: string;
  readonly characters: Ranges;
  readonly weights: readonly [number, number];
}

/** A face of the engine, with the characters that it has. */
export interface WebFace {
  readonly family: string;
  readonly source: string;
  readonly parts: readonly {
    readonly name: string;
    readonly path: string;
    readonly weights: readonly [number, number];
  }[];
  readonly isDrawn: boolean;
  readonly characters: Ranges;
}

/** What content asks of a machine, as the one that built the site answers it. */
export interface WebMachine {
  readonly icons: readonly string[];
  readonly callings: Readonly<Record<string, string>>;
  readonly faces: readonly WebFace[];
  readonly packages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly fonts: Readonly<Record<string, WebFont | null>>;
}

/** Where the files of the site are, as `editor:` in site.yaml says. */
export interface WebPlace {
  readonly repository: string;
  readonly forge: 'github' | 'gitlab' | 'gitea';
  readonly branch: string;
  readonly folder?: string | undefined;
  /** The folders in it that hold what is read. */
  readonly reads: readonly string[];
  readonly preview?: string | undefined;
  readonly signIn?: string | undefined;
}

export interface WebSite {
  readonly place: WebPlace;
  readonly brand: string;
  readonly base: string;
  /** The languages, without their regions, that have a list of words. */
  readonly knownWords: readonly string[];
  /** The languages in which the site has the engine's own words. */
  readonly labels: readonly string[];
  /** A language is written from right to left. */
  readonly hasLeftward: boolean;
  /** The path of the first page. */
  readonly first: string;
  /** The sprite of all icons, as an address. */
  readonly sprite: string;
  readonly machine: WebMachine;
  /** The kinds of blocks with what they are for, their fields, and their examples. */
  readonly kinds: readonly { readonly type: string; readonly text: string }[];
  readonly forms: readonly (readonly [type: string, fields: readonly FormField[]])[];
  readonly examples: Readonly<Record<string, string>>;
  readonly names: {
    readonly shared: Readonly<Record<string, unknown>>;
    readonly blocks: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

/** Where an author has the site open: in its repository, or in a folder of the computer. */
export type WebHome =
  | { readonly kind: 'forge'; readonly token: string; readonly branch?: string | undefined }
  /** A folder's handle (File System Access), which can be sent to a worker. */
  | { readonly kind: 'folder'; readonly folder: unknown };

/** Why something cannot be had of a store, with the seconds after which it may be tried again. */
export interface WebFault {
  readonly fault: string;
  readonly after?: number | undefined;
}

/** What the page asks of its worker, each with what is answered. */
export interface WorkerApi {
  /** Is asked first, so that whatever takes no sign-in comes during it; with the language that the author is spoken to in. */
  prepare: {
    asked: { readonly site: WebSite; readonly language: string };
    answer: object;
  };
  open: {
    asked: { readonly home: WebHome };
    answer: { readonly kept: number };
  };
  /** The page at a path, as it is now. */
  page: {
    asked: { readonly path: string; readonly languages: string; readonly editing: boolean };
    answer: object;
  };
  /** What the desk is asked, by its name. */
  call: { asked: { readonly name: string; readonly asked: object }; answer: object | undefined };
  'hand-in': {
    asked: { readonly bytes: Uint8Array; readonly name: string; readonly languages: string };
    answer: object;
  };
  /** Takes up again what had been changed and not been saved, or lets it go. */
  resume: { asked: { readonly take: boolean }; answer: object };
}

export type WorkerQuestion = {
  [Name in keyof WorkerApi]: { readonly id: number; readonly name: Name; readonly asked: WorkerApi[Name]['asked'] };
}[keyof WorkerApi];

/** How many files of those that are being read have arrived. */
export interface FilesRead {
  readonly done: number;
  readonly all: number;
}

export type WorkerAnswer =
  | ({ readonly id: number } & ({ readonly answer: unknown } | { readonly failed: WebFault }))
  /** While files are read; it answers nothing. */
  | { readonly reading: FilesRead };
