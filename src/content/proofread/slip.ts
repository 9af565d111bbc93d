import type { Code } from '../../diagnostics/catalogue.ts';
import type { Details, Place } from '../../diagnostics/diagnostic.ts';

/** What is odd in what visitors would read. */
export interface Slip {
  readonly code: Code;
  readonly place: Place;
  readonly details?: Details;
  /** The whole text that it is found in: a note at its first line answers too. */
  readonly text?: Place;
}
