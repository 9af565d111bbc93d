import { describe, expect, test } from 'vitest';
import { changeText } from '../../../../../src/content/authoring/edit/change-text.ts';
import { applyEdits, inverse } from '../../../../../src/content/authoring/edit/edit.ts';
import { parseYaml } from '../../../../../src/content/read/parse.ts';
import { locate, type Origins } from '../../../../../src/content/written/origin.ts';
import { Report } from '../../../../../src/content/written/report.ts';
import { type Path, prove, put } from './proof.ts';

/** A text after one of its texts has been changed. */
function changed(text: string, path: Path, to: string): string {
  const source = { file: 'x.yaml', text };
  return prove(source, changeText(source, path, to), (old) => put(old, path, to));
}

const refusal = (text: string, path: Path, to = 'new') => {
  const change = changeText({ file: 'x.yaml', text }, path, to);
  return 'refused' in change ? change.refused : change.edits;
};

describe('words without marks', () => {
  test.each([
    ['stay so', 'Hello you', 'a: Hello you # note\n'],
    ['with an apostrophe', "it's", "a: it's # note\n"],
    ['with a quotation', 'say "yes"', 'a: say "yes" # note\n'],
    ['get marks for a colon', 'one: two', 'a: "one: two" # note\n'],
    ['get marks for a brace', '{{fact}} days', 'a: "{{fact}} days" # note\n'],
    ['get marks for a note', 'We are #1 # really', 'a: "We are #1 # really" # note\n'],
    ['get marks where they would be a figure', '12', 'a: "12" # note\n'],
    ['get marks where they would be a yes or no', 'no', 'a: "no" # note\n'],
    ['get marks where they would be nothing', 'null', 'a: "null" # note\n'],
    ['get marks where there are none', '', 'a: "" # note\n'],
    ['get marks for spaces around', ' x ', 'a: " x " # note\n'],
    ['get the marks that need no sign before others', '"quoted"', 'a: \'"quoted"\' # note\n'],
    ['get marks for curly ones, which the reader warns of', '“quoted”', 'a: "“quoted”" # note\n'],
    ['go between marks with a line end where a note stands behind', 'one\ntwo', 'a: "one\\ntwo" # note\n'],
  ])('%s', (_title, to, text) => {
    expect(changed('a: Hello # note\n', ['a'], to)).toBe(text);
  });

  test('have a space for what ends lines elsewhere, and nothing for what nobody sees', () => {
    const source = { file: 'x.yaml', text: 'a: Hello # note\n' };
    const change = changeText(source, ['a'], 'one\u2028two\u200b');
    expect('edits' in change && applyEdits(source.text, change.edits)).toBe('a: one two # note\n');
  });

  test('go on lines below with a line end', () => {
    expect(changed('a:\n  en: Hello\n  tr: x\n', ['a', 'en'], 'one\n\ntwo')).toBe(
      'a:\n  en: |-\n    one\n\n    two\n  tr: x\n',
    );
  });

  test('stay without marks where a figure takes the place of a figure', () => {
    expect(changed('a: 30\n', ['a'], '31')).toBe('a: 31\n');
    expect(changed('a: 2026-01-01\n', ['a'], '2026-02-01')).toBe('a: 2026-02-01\n');
  });

  test('get the marks that the file uses', () => {
    expect(changed("a: Hello\nb: 'c'\n", ['a'], 'x: y')).toBe("a: 'x: y'\nb: 'c'\n");
  });

  test('in braces get marks for a comma or bracket', () => {
    const text = 'a: { en: Hello, tr: Merhaba }\n';
    expect(changed(text, ['a', 'en'], 'Hi, you')).toBe('a: { en: "Hi, you", tr: Merhaba }\n');
    expect(changed(text, ['a', 'tr'], 'x}')).toBe('a: { en: Hello, tr: "x}" }\n');
    expect(changed(text, ['a', 'tr'], 'x\ny')).toBe('a: { en: Hello, tr: "x\\ny" }\n');
    expect(changed('a: [one, two]\n', ['a', 1], 'three')).toBe('a: [one, three]\n');
  });

  test('in rows keep the rows that still say the same', () => {
    const text = 'a: one two three\n  four five six\n  seven eight nine\nb: x\n';
    expect(changed(text, ['a'], 'one two three four FIVE six seven eight nine')).toBe(text.replace('five', 'FIVE'));
    expect(changed(text, ['a'], 'one')).toBe('a: one\nb: x\n');
    expect(changed(text, ['a'], 'one two three four five: six')).toBe('a: "one two three four five: six"\nb: x\n');
  });
});

describe('words between marks', () => {
  test('keep them', () => {
    expect(changed('a: "Hello"\n', ['a'], 'x')).toBe('a: "x"\n');
    expect(changed("a: 'Hello'\n", ['a'], "it's")).toBe("a: 'it''s'\n");
    expect(changed('a: "Hello"\n', ['a'], 'a "b" \\ c\n')).toBe('a: "a \\"b\\" \\\\ c\\n"\n');
    expect(changed("a: 'Hello'\n", ['a'], 'x\ny')).toBe('a: "x\\ny"\n');
  });

  test('in rows keep the rows that still say the same', () => {
    expect(changed('a: "one two\n  three four"\n', ['a'], 'one two three "4"')).toBe('a: "one two\n  three \\"4\\""\n');
    expect(changed("a: 'one two\n  three four'\n", ['a'], "one's two three four")).toBe(
      "a: 'one''s two\n  three four'\n",
    );
  });
});

describe('words on lines below', () => {
  const folded = 'a:\n  en: >-\n    one two three\n    four five six\n\n    Second.\n  tr: x\n';

  test('keep the rows that still say the same', () => {
    expect(changed(folded, ['a', 'en'], 'one two three four 5 six\nSecond.')).toBe(folded.replace('five', '5'));
    expect(changed(folded, ['a', 'en'], 'one two three four five six\nSecond. Third.')).toBe(
      folded.replace('Second.', 'Second. Third.'),
    );
  });

  test('of paragraphs take their own line ends where words stand further in', () => {
    expect(changed(folded, ['a', 'en'], 'x\n  y')).toBe('a:\n  en: |-\n    x\n      y\n  tr: x\n');
  });

  test('keep their line ends, also those of Windows', () => {
    const text = 'a: | # note\r\n   one\r\n   two\r\nb: x\r\n';
    expect(changed(text, ['a'], 'one\n\n2\n')).toBe('a: | # note\r\n   one\r\n\r\n   2\r\nb: x\r\n');
    expect(changed(text, ['a'], ' in\nout')).toBe('a: |3- # note\r\n    in\r\n   out\r\nb: x\r\n');
    expect(changed(text, ['a'], 'one\n\n\n')).toBe('a: |+ # note\r\n   one\r\n\r\n\r\nb: x\r\n');
    expect(changed(text, ['a'], '')).toBe('a: "" # note\r\nb: x\r\n');
  });

  test('are broken where they were, also between two words that change', () => {
    expect(changed(folded, ['a', 'en'], 'one 2 three four 5 six\nSecond.')).toBe(
      folded.replace('two', '2').replace('five', '5'),
    );
  });

  test('go on in the row behind which words are put', () => {
    expect(changed(folded, ['a', 'en'], 'one two three MORE four five six\nSecond.')).toBe(
      folded.replace('three', 'three MORE'),
    );
    expect(changed(folded, ['a', 'en'], 'one two three four five six\nPut in.\nSecond.')).toBe(
      folded.replace('six\n', 'six\n\n    Put in.\n'),
    );
  });

  test('end without a line end where the file does', () => {
    expect(changed('a: |-\n  one', ['a'], 'two')).toBe('a: |-\n  two');
    expect(changed('a: |-\n  one', ['a'], 'two\n')).toBe('a: |\n  two');
  });
});

describe('a name without a value', () => {
  test.each([
    ['a:\nb: 1\n', ['a'], 'a: x\nb: 1\n'],
    ['a:  \nb: 1\n', ['a'], 'a: x\nb: 1\n'],
    ['a: # note\nb: 1\n', ['a'], 'a: x # note\nb: 1\n'],
    ['a: ~\n', ['a'], 'a: x\n'],
    ['a:', ['a'], 'a: x'],
    ['a:\n  -\n  - b\n', ['a', 0], 'a:\n  - x\n  - b\n'],
  ])('%j gets one', (text, path, after) => {
    expect(changed(text, path, 'x')).toBe(after);
  });
});

describe('a change is not made', () => {
  test.each([
    ['of what is repeated', 'a: &m one\nb: *m\n', ['a'], 'edit-repeated'],
    ['of what repeats', 'a: &m one\nb: *m\n', ['b'], 'edit-repeated'],
    ['inside of what is repeated', 'a: &m { en: x }\nb: *m\n', ['a', 'en'], 'edit-repeated'],
    ['inside of what repeats', 'a: &m { en: x }\nb: *m\n', ['b', 'en'], 'edit-repeated'],
    ['of what is merged in', 'a: &m { en: x }\nb:\n  <<: *m\n', ['b', '<<', 'en'], 'edit-repeated'],
    ['of what is not there', 'a: one\n', ['b'], 'edit-not-there'],
    ['of what is further down than there is anything', 'a: one\n', ['a', 'en'], 'edit-not-there'],
    ['of an entry that is not there', 'a: [one]\n', ['a', 1], 'edit-not-there'],
    ['of what is no text', 'a: { en: x }\n', ['a'], 'edit-not-there'],
    ['of an empty file', '', ['a'], 'edit-not-there'],
  ])('%s', (_title, text, path, reason) => {
    expect(refusal(text, path)).toBe(reason);
  });

  test('where the text is the same', () => {
    expect(refusal('a: >-\n  one\n  two\n', ['a'], 'one two')).toEqual([]);
  });
});

test('a text that is marked but not repeated is changed, the mark stays', () => {
  expect(changed('a: &m one\nb: &n two\nc: *n\n', ['a'], 'new')).toBe('a: &m new\nb: &n two\nc: *n\n');
});

test('a place in the file says which text is meant', () => {
  const source = { file: 'x.yaml', text: 'a:\n  - { en: one, tr: two }\nb:\nc: "d"\n' };
  const origins: Origins = new WeakMap();
  const value = parseYaml(source, origins, new Report()) as object;
  for (const path of [['a', 0, 'en'], ['a', 0, 'tr'], ['b'], ['c']]) {
    const change = changeText(source, locate(origins, value, path).place.range, 'new');
    prove(source, change, (old) => put(old, path, 'new'));
  }
  expect(changeText(source, { start: 4, end: 5 }, 'x')).toEqual({ refused: 'edit-not-there' });
});

test('characters that no text can have are left out, and line ends are one sign', () => {
  const source = { file: 'x.yaml', text: 'a: "b"\n' };
  const change = changeText(source, ['a'], 'x\u0000\ud800y\r\nz\rw\u0085');
  expect(prove(source, change, (old) => put(old, ['a'], 'xy\nz\nw'))).toBe('a: "xy\\nz\\nw"\n');
});

describe('a file with a fault elsewhere', () => {
  test.each([
    ['a line too far in', 'a: one\nb: two\n   c: three\n'],
    ['a mark that is not closed', 'a: one\nb: "two\n'],
    ['a tab', 'a: one\nb:\n\tc: two\n'],
    ['a name twice', 'a: one\nb: two\nb: three\n'],
    ['a brace that is not closed', 'a: one\nb: { c: d\n'],
    ['a mark that nobody set', 'a: one\nb: *no\n'],
  ])('is changed where it is sound: %s', (_title, text) => {
    const source = { file: 'x.yaml', text };
    for (const [to, written] of [
      ['new', 'new'],
      ['x: y', '"x: y"'],
    ] as const) {
      const change = changeText(source, ['a'], to);
      if ('refused' in change) throw new Error(change.refused);
      const after = applyEdits(text, change.edits);
      expect(after).toBe(text.replace('one', written));
      expect(applyEdits(after, inverse(text, change.edits))).toBe(text);
    }
  });

  test.each([
    ['a mark that is not closed', 'a: "one\nb: two\n', ['a']],
    ['a mark that is not closed at the end', 'b: two\na: "one', ['a']],
    ['a brace that is not closed', 'a: { b: one\n  two\n', ['a', 'b']],
  ])('is not changed where that may be part of the fault: %s', (_title, text, path) => {
    expect(refusal(text, path)).toBe('edit-unsound');
  });
});
