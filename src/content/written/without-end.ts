/** A text without the signs at its end that a pattern of one sign knows; a pattern with `$` would begin at each of them. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
