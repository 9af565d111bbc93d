import { plainLetters } from '../../diagnostics/nearest.ts';

/** A name as it can stand in an address; undefined where no letter of it can. */
export const asAddress = (name: string): string | undefined =>
  plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || undefined;
