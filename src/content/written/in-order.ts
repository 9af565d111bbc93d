/**
 * True of a text that begins with the first of these parts and ends with the last, with the others in their order between
 * them, and anything around these. Finds out in one pass, which a pattern with several `.*` does not.
 */
export function hasInOrder(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at;
}
