import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../../src/content/authoring/edit/edit.ts';
import { rewrite, saidBy } from '../../../../../src/content/authoring/migrate/rewrite.ts';
import type { Mapping } from '../../../../../src/content/written/mapping.ts';

/** A file after what it says has been changed. */
function rewritten(text: string, change: (said: Mapping) => unknown): string {
  const source = { file: 'pages/index.yaml', text };
  const made = rewrite(source, change(saidBy(source) as Mapping));
  return 'refused' in made ? made.refused : applyEdits(text, made.edits);
}

describe('a file that is to say something else', () => {
  test('has a field under another name, and its words as they were', () => {
    const text = "# top\ntitle: 'It''s' # why\nlink: /a\n";
    expect(rewritten(text, ({ title, ...rest }) => ({ heading: title, ...rest }))).toBe(
      "# top\nheading: 'It''s' # why\nlink: /a\n",
    );
  });

  test('has a field of a flow under another name', () => {
    expect(rewritten('a: { title: x, b: "y" }\n', () => ({ a: { heading: 'x', b: 'y' } }))).toBe(
      'a: { heading: x, b: "y" }\n',
    );
  });

  test('has a mapping further in, with its comments', () => {
    const text = 'one:\n  # inner\n  a: "1" # first\n\n  b: >-\n    long\n    text\ntwo: 2\n';
    expect(rewritten(text, ({ one, two }) => ({ box: { one }, two }))).toBe(
      'box:\n  one:\n    # inner\n    a: "1" # first\n\n    b: >-\n      long\n      text\ntwo: 2\n',
    );
  });

  test('has a mapping further out, with the line ends of the file', () => {
    const text = 'box:\r\n    one:\r\n        a: 1 # first\r\n        b: [x, y]\r\ntwo: 2\r\n';
    expect(rewritten(text, ({ box, two }) => ({ ...(box as Mapping), two }))).toBe(
      'one:\r\n    a: 1 # first\r\n    b: [x, y]\r\ntwo: 2\r\n',
    );
  });

  test('has entries more and fewer', () => {
    const text = 'list:\n  - a # one\n  - b\n  - c\n';
    expect(rewritten(text, () => ({ list: ['a'] }))).toBe('list:\n  - a # one\n');
    expect(rewritten(text, () => ({ list: ['a', 'b', 'c', 'd'] }))).toBe('list:\n  - a # one\n  - b\n  - c\n  - d\n');
  });

  test('has figures, yes and no without quotation marks', () => {
    expect(rewritten('a: x\n', (said) => ({ ...said, on: true, count: 3 }))).toBe('a: x\non: true\ncount: 3\n');
  });

  test('has a text under another name deep inside, in its quotation marks, and its comments above', () => {
    const text = "a: 1\n# when\ntimes: '6 to 12' # daily\nb: 2\n";
    expect(rewritten(text, ({ a, times, b }) => ({ a, days: [{ hours: times }], b }))).toBe(
      "a: 1\n# when\n# daily\ndays:\n  - hours: '6 to 12'\nb: 2\n",
    );
  });

  test.each([
    ["- { type: a, times: '6 to 12', b: 2 }\n", "- { type: a, days: [{ hours: '6 to 12' }], b: 2 }\n"],
    ["- { times: '6 to 12' }\n", "- { days: [{ hours: '6 to 12' }] }\n"],
    [
      '- {\n    type: a,\n    times: x, # daily\n    b: 2\n  }\n',
      '- {\n    type: a,\n    days: [{ hours: x }], # daily\n    b: 2\n  }\n',
    ],
    ['[{ type: a,times: {en: "x", tr: y} , b: 2}]\n', '[{ type: a,days: [{ hours: {en: "x", tr: y} }] , b: 2}]\n'],
  ])('has a field in braces in the place of another: %j', (text, wanted) => {
    const change = (said: unknown) =>
      (said as Mapping[]).map((block) =>
        Object.fromEntries(
          Object.entries(block).map(([name, value]) =>
            name === 'times' ? ['days', [{ hours: value }]] : [name, value],
          ),
        ),
      );
    expect(rewritten(text, change)).toBe(wanted);
  });

  test('has one field in braces in the place of several, wherever these stand', () => {
    const text = "a: { from: '6', x: 1, to: '12', note: daily }\n";
    const change = ({ a }: Mapping) => {
      const { from, to, note, ...rest } = a as Mapping;
      return { a: { hours: { from, to, note }, ...rest } };
    };
    expect(rewritten(text, change)).toBe("a: { hours: { from: '6', to: '12', note: daily }, x: 1 }\n");
    expect(rewritten("a: { x: 1, from: '6' }\n", () => ({ a: { x: '1', since: '6', kind: 'k' } }))).toBe(
      "a: { x: 1, since: '6', kind: k }\n",
    );
  });

  test('is left as it is where a comment would be lost', () => {
    expect(rewritten('box:\n  # the whole\n  a: 1\n  # what follows\ntwo: 2\n', () => ({ two: '2' }))).toBe(
      'edit-unsound',
    );
  });

  test('is left as it is where something is repeated by a mark', () => {
    expect(rewritten('one: &x\n  a: 1\ntwo: *x\n', ({ two }) => ({ box: { one: { a: '2' } }, two }))).toBe(
      'edit-unsound',
    );
  });
});
