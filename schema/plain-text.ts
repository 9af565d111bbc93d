import type { TextValue } from './resolved.ts';

/** A finished text as one string, for attributes and addresses, which hold no markup. */
export function plainText(value: TextValue): string {
  if (typeof value === 'string') return value;
  return value.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
/** Words as they are written in a rich text: signs that would become marks are written so that they stay signs. */
export const asRichWords = (text: string): string =>
  text.replace(
    /\\(?=[!-/:-@[-`{-~])|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])|[[\]`]/gu,
    '\\$&',
  );

/** The same of words that become a part of a text, in a line, at its beginning or in a link's address: what will stand beside them is not known. */
export const asRichPart = (words: string): string =>
  words
    .replace(/[\\`*_[\]<&~]/g, '\\$&')
    .replace(/^[#>+-]/gm, '\\$&')
    .replace(/^(\d{1,9})([.)])(?!\S)/gm, '$1\\$2');
