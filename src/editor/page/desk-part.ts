import type { Project } from '../../content/project.ts';
import type { ChangeOutcome } from '../shared/protocol.ts';

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
