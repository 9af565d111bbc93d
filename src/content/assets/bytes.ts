/** Bytes as the letters of Latin-1, as formats write their tags. */
export const tagIn = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Where a tag stands first; -1 where it does not. */
export function findTag(bytes: Uint8Array, tag: string): number {
  const first = tag.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (tagIn(bytes, at, at + tag.length) === tag) return at;
  return -1;
}

/** Numbers in bytes; whatever is beyond their end throws a RangeError. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Bytes as text, whatever is no UTF-8 replaced. */
export const textIn = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
