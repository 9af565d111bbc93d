import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, type Edit, inverse, trimmed } from '../../../../../src/content/authoring/edit/edit.ts';

const edit = (start: number, end: number, text: string): Edit => ({ file: 'x.yaml', start, end, text });

describe('edits of a text', () => {
  test.each([
    ['none', [], 'abcdef'],
    ['one', [edit(1, 3, 'X')], 'aXdef'],
    ['in any order', [edit(4, 5, 'Y'), edit(0, 1, 'X')], 'XbcdYf'],
    ['side by side', [edit(0, 2, 'X'), edit(2, 4, 'Y')], 'XYef'],
    ['that put something in', [edit(3, 3, '-')], 'abc-def'],
    ['at the end', [edit(6, 6, '!')], 'abcdef!'],
  ])('%s', (_title, edits, text) => {
    expect(applyEdits('abcdef', edits)).toBe(text);
  });

  test.each([
    ['overlap', [edit(0, 3, ''), edit(2, 4, '')]],
    ['lie outside', [edit(0, 7, '')]],
    ['end before they start', [edit(3, 2, '')]],
  ])('that %s are not made', (_title, edits) => {
    expect(() => applyEdits('abcdef', edits)).toThrow('Edits overlap or lie outside');
  });
});

const edits = fc
  .tuple(fc.string({ maxLength: 40 }), fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 4 })), { maxLength: 6 }))
  .map(([text, parts]) => {
    const places = parts.map(([at]) => at % (text.length + 1)).sort((a, b) => a - b);
    const pairs = places.length >> 1;
    const made = Array.from({ length: pairs }, (_, index) =>
      edit(places[2 * index] ?? 0, places[2 * index + 1] ?? 0, parts[index]?.[1] ?? ''),
    );
    return { text, made };
  });

test('taking edits back gives the same text, and what changes nothing is left out of them', () => {
  fc.assert(
    fc.property(edits, ({ text, made }) => {
      const after = applyEdits(text, made);
      expect(applyEdits(after, inverse(text, made))).toBe(text);
      const least = trimmed(text, made);
      expect(applyEdits(text, least)).toBe(after);
      expect(least.filter(({ start, end, text: part }) => text.slice(start, end) === part)).toEqual([]);
    }),
  );
});
