import type { Mistake } from './mistake.ts';
import { plant } from './real-site.ts';

/** The rounds in which mistakes have others beside them. */
export const roundsTogether = (mistakes: readonly Mistake[]): Mistake[][] =>
  rounds(mistakes).filter(({ length }) => length > 1);

/** The corpus in rounds: each has at most one mistake in a file. */
export function rounds(mistakes: readonly Mistake[]): Mistake[][] {
  const made: Mistake[][] = [];
  for (const mistake of mistakes) {
    const free = made.find((round) => round.every(({ file }) => file !== mistake.file));
    if (free) free.push(mistake);
    else made.push([mistake]);
  }
  return made;
}

/** Makes several mistakes in a copy of the site, does something, and undoes them. */
export function withMistakes<T>(root: string, mistakes: readonly Mistake[], act: () => T): T {
  const undo = mistakes.map((mistake) => plant(root, mistake));
  try {
    return act();
  } finally {
    for (const step of undo) step();
  }
}
