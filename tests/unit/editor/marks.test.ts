import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marked, marksIn, withoutMarks } from '../../../src/editor/shared/marks.ts';

test('a marked text tells its number, and is the same text without its marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(100_000), (text, index) => {
      fc.pre(!/[\u{e0000}-\u{e007f}]/u.test(text));
      const made = marked(text, index);
      expect(withoutMarks(made)).toBe(text);
      expect(marksIn(made)).toEqual([
        { index, opens: true },
        { index, opens: false },
      ]);
    }),
  );
});

test('marks of several texts in one are told in their order', () => {
  expect(marksIn(marked(`a${marked('b', 12)}`, 3, { closes: false }))).toEqual([
    { index: 3, opens: true },
    { index: 12, opens: true },
    { index: 12, opens: false },
  ]);
});

test('nothing of a mark is drawn: all of it is ignored where it cannot be shown (Unicode, Default_Ignorable_Code_Point)', () => {
  expect(marked('', 1234567890)).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
});

test('halves of marks go with them, and flags that are spelt alike stay', () => {
  const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
  expect(withoutMarks(`${scotland} a\u{e0040}\u{e0031} b\u{e007f}`)).toBe(`${scotland} a b`);
});
