import type { Fault, Fix, Place } from '../../../diagnostics/diagnostic.ts';

/** What is odd in what visitors would read. */
export type Slip = Fault & {
  readonly place: Place;
  /** The whole text that it is found in: a note at its first line answers too. */
  readonly text?: Place;
  /** What mends it, where only one thing can. */
  readonly fix?: Fix;
};
