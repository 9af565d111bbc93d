import type { WrittenNames } from '../changes/names-info.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';

/** Few authors send texts out: what reads and writes their files comes when somebody does. */
const letters = () => import('./letters.ts');

/** What an open page may ask and change of texts that go out to translators, and come back. */
export const lettersDesk = (context: DeskContext, names: () => WrittenNames) =>
  ({
    changes: { 'take-letter': async (asked) => (await letters()).takeLetter(context, asked) },
    questions: {
      letter: async (asked) => (await letters()).letterAsked(context, { ...asked, names: names() }),
      'read-letter': async (asked) => (await letters()).readLetter(context, asked),
    },
  }) satisfies DeskPart;
