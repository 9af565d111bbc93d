import type { DeskContext, DeskPart } from '../desk-part.ts';

/** Few authors replace words in all texts: what does it comes when somebody asks for it. */
const replace = () => import('./replace.ts');

/** What an open page may ask and change of all texts of a language at once. */
export const replaceDesk = (context: DeskContext) =>
  ({
    changes: { 'replace-texts': async (asked) => (await replace()).replaceWords(context, asked) },
    questions: { 'find-texts': async (asked) => (await replace()).findTexts(context, asked) },
  }) satisfies DeskPart;
