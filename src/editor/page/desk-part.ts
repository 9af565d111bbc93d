import type { Project } from '../../content/project.ts';
import type { BlockKind, ChangeOutcome } from '../shared/protocol.ts';
import type { Session } from './session.ts';
import type { Forms } from './settings/fields.ts';
import type { HandIn } from './settings/hand-in.ts';
import type { KeptTable } from './table.ts';
import type { LanguageCodes } from './text-edits.ts';

/** What comes with every question: the open page, and the author's languages. */
export interface Asked {
  readonly path: string;
  readonly languages: string;
}

/** The site as the authors' server has it open. */
export interface OpenSite {
  readonly project: Project;
  /** Reads again what files have changed. */
  change(files: ReadonlySet<string>): unknown;
}

/** Changes by their names, and what becomes of each. */
export type Changes = readonly [string, (asked: never) => ChangeOutcome][];

/** Questions that change nothing, by their names. */
export type Questions = readonly [string, (asked: never) => object | undefined][];

/** A part of what an open page may ask for. */
export interface DeskPart {
  readonly changes: Changes;
  readonly questions: Questions;
}

/** What every part of the desk works with. */
export interface DeskContext {
  readonly root: string;
  /** The text of a type's example; undefined of one that the site has not. */
  readonly exampleText: (type: string) => string | undefined;
  /** The kinds of blocks that the site has now. */
  readonly kinds: () => readonly BlockKind[];
  /** The fields that each kind of block has now. */
  readonly forms: () => Forms;
  readonly site: OpenSite;
  readonly session: Session;
  readonly languages: () => LanguageCodes;
  readonly handIn: HandIn;
  /** What an open page has been told of its texts, by the number of its table. */
  readonly tableOf: (table: number) => KeptTable | undefined;
}
