import { type Mistake, toMistake } from './mistake.ts';
import { causeMistakes } from './mistakes/causes.ts';
import { copiedMistakes } from './mistakes/copied.ts';
import { fileMistakes } from './mistakes/files.ts';
import { habitMistakes } from './mistakes/habits.ts';
import { keyMistakes } from './mistakes/keys.ts';
import { levelMistakes } from './mistakes/levels.ts';
import { lookalikeMistakes } from './mistakes/lookalikes.ts';
import { neighbourMistakes } from './mistakes/neighbours.ts';
import { newcomerMistakes } from './mistakes/newcomers.ts';
import { nonsenseMistakes } from './mistakes/nonsense.ts';
import { notationMistakes } from './mistakes/notation.ts';
import { officeMistakes } from './mistakes/offices.ts';
import { pastedMistakes } from './mistakes/pasted.ts';
import { referenceMistakes } from './mistakes/references.ts';
import { signMistakes } from './mistakes/signs.ts';
import { unforeseenMistakes } from './mistakes/unforeseen.ts';
import { valueMistakes } from './mistakes/values.ts';

/** Mistakes that authors make, each a single edit of this site's own files. */
export const corpus: readonly Mistake[] = [
  ...keyMistakes,
  ...valueMistakes,
  ...referenceMistakes,
  ...notationMistakes,
  ...lookalikeMistakes,
  ...newcomerMistakes,
  ...copiedMistakes,
  ...pastedMistakes,
  ...levelMistakes,
  ...neighbourMistakes,
  ...signMistakes,
  ...habitMistakes,
  ...causeMistakes,
  ...unforeseenMistakes,
  ...officeMistakes,
  ...nonsenseMistakes,
  ...fileMistakes,
].map(toMistake);
