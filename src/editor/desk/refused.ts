import type { ChangeOutcome } from '../shared/protocol.ts';

/** A change that is not made: `why` is a word of the editor's, or the code of a message, which then comes in `words`. */
export const refused = (why: string, words?: string): ChangeOutcome => ({
  kind: 'refused',
  why,
  ...(words && { words }),
});

/** Where the page that is open has changed since, or never had what is asked for. */
export const NOT_THERE = refused('edit-not-there');
