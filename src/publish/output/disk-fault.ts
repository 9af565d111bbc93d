import { visible } from '../../diagnostics/visible.ts';

/** What the disk says, and what a person can do about it. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and build again.',
  EDQUOT: 'Your share of the disk is used up. Free some space and build again.',
  EROFS: 'The disk cannot be written to.',
  EACCES: 'A file or folder may not be written by you.',
  EPERM: 'A file or folder may not be written by you.',
};

/** Says in words why nothing could be written; undefined for what is a bug of ours. A worker's error has its words only. */
export function diskFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, code = '', place] = /\b(E[A-Z]{4,6}): [^']*(?:'([^']*)')?/.exec(error.message) ?? [];
  const words = Object.hasOwn(FAULTS, code) ? FAULTS[code] : undefined;
  return words && (place ? `${words} It happened at ${visible(place)}.` : words);
}
