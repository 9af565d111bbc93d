import { plainLetters } from '../../diagnostics/nearest.ts';

/** Letters that are no plain one with a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
};

/** A name as it can stand in an address; undefined where no letter of it can. */
export const asAddress = (name: string): string | undefined =>
  plainLetters(name)
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || undefined;
