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
