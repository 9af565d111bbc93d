/** Words as they are written in a rich text: signs that would become marks are written so that they stay signs. */
export const asRichWords = (text: string): string =>
  text.replace(
    /\\(?=[!-/:-@[-`{-~])|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])|[[\]`]/gu,
    '\\$&',
  );
