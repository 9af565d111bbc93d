/** How many entries two lists have in common at their beginnings, and of what is left at their ends. */
export function sameEnds(one: readonly string[], other: readonly string[]): { start: number; end: number } {
  const most = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < most && one[start] === other[start]) start++;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end };
}
