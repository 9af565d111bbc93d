/** What takes one place on a line as it is seen: a letter with its marks, a wide character. */
export interface Cell {
  readonly text: string;
  /** Where it begins in the line, in UTF-16 code units. */
  readonly at: number;
  /** The columns of a terminal that it takes: 0, 1 or 2. */
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that terminals draw two columns wide (Unicode Standard Annex 11), and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

const widthOf = (text: string) => (/^[\p{Cf}\p{M}]+$/u.test(text) ? 0 : WIDE.test(text) ? 2 : 1);

/** A line as it is seen, without controls. Where all letters are plain, each is a place of its own. */
export const cellsOf = (line: string): Cell[] =>
  /^[ -~]*$/.test(line)
    ? Array.from(line, (text, at) => ({ text, at, width: 1 }))
    : [...graphemes.segment(line)].map(({ segment, index }) => ({ text: segment, at: index, width: widthOf(segment) }));

/** The columns that cells take. */
export const columns = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0);

/** The part of a line in a window of columns, with an ellipsis wherever something is cut off. */
export function cutLine(cells: readonly Cell[], window: { readonly from: number; readonly width: number }): string {
  let column = 0;
  const placed = cells.map((cell) => {
    const from = column;
    column += cell.width;
    return { ...cell, from };
  });
  const end = window.from + window.width;
  const kept = placed.filter(({ from, width }) => from >= window.from && from + width <= end);
  const texts = kept.map(({ text }) => text);
  const ellipsis = (at: number) => '…'.padEnd(kept.at(at)?.width ?? 1);
  if (window.from > 0 && cells.length > 0) texts.splice(0, 1, ellipsis(0));
  if (column > end) texts.splice(-1, 1, ellipsis(-1));
  return texts.join('');
}
