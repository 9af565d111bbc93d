/** Every UTF-16 code unit, in order. */
const EVERY = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join('');

/** Notes a kind of each code unit that an expression, of one character or of many in a row, finds. */
export function noteKind(kinds: Uint8Array, expression: RegExp, kind: number): void {
  for (const { 0: found, index } of EVERY.matchAll(expression))
    for (let unit = index; unit < index + found.length; unit++) kinds[unit] = (kinds[unit] ?? 0) | kind;
}
