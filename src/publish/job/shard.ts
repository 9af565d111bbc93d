/** A share of a site's pages: the second of eight. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** Most machines that a build can be divided among. */
const MOST = 999;

/** Reads a share as it is typed, `2/8`; undefined for what is none. */
export function readShard(text: string): Shard | undefined {
  const [, number, of] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  return number && of && number <= of && of <= MOST ? { number, of } : undefined;
}

/** The pages of a share; neighbours go to different ones, as they are often alike in size. */
export const shareOf = <T>(pages: readonly T[], shard: Shard | undefined): readonly T[] =>
  shard ? pages.filter((_, index) => index % shard.of === shard.number - 1) : pages;

/** True for the share that brings what no page has for itself: fonts, scripts, pictures, the sitemap. */
export const bringsTheRest = (shard: Shard | undefined): boolean => shard === undefined || shard.number === 1;
