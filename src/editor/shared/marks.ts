/**
 * A mark is a run of tag characters (Unicode, block Tags): no font draws them, no line breaks at them, no letter changes
 * its shape beside them. It says which text of the editor's table begins or ends here, so that no component has to know.
 */
const [OPEN, CLOSE, END] = ['\u{e0040}', '\u{e0060}', '\u{e007f}'];

const numbered = (index: number) =>
  [...String(index)].map((digit) => String.fromCodePoint(0xe0030 + Number(digit))).join('') + END;

/** A text between its marks. */
export const marked = (text: string, index: number, { opens = true, closes = true } = {}): string =>
  `${opens ? OPEN + numbered(index) : ''}${text}${closes ? CLOSE + numbered(index) : ''}`;

const MARK = /(\u{e0040}|\u{e0060})([\u{e0030}-\u{e0039}]+)\u{e007f}/gu;

export interface Mark {
  readonly index: number;
  readonly opens: boolean;
}

/** The marks in a text, in their order. */
export const marksIn = (text: string): Mark[] =>
  text.includes('\udb40')
    ? [...text.matchAll(MARK)].map(([, kind, digits = '']) => ({
        opens: kind === OPEN,
        index: Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - 0xe0030).join('')),
      }))
    : [];

/** The flags of parts of countries are spelt with such characters too (UTS 51, ED-14a). */
const FLAG_OR_TAG = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/** The text as visitors have it; halves of marks go as well. */
export const withoutMarks = (text: string): string =>
  text.includes('\udb40') ? text.replace(FLAG_OR_TAG, '$1') : text;
