import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../../src/content/read/parse.ts';
import { Report } from '../../../../src/content/written/report.ts';
import { printDiagnostic } from '../../../../src/diagnostics/print.ts';
import { brief } from '../../site-folder.ts';

const diagnose = (text: string) => {
  const report = new Report();
  parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
  return report.diagnostics;
};

test.each([
  ['a tab as indentation', 'a:\n\tb: c\n', ['x.yaml:2:1 yaml-tab']],
  ['a tab after spaces', 'a:\n  b: c\n \td: e\n', ['x.yaml:3:2 yaml-tab']],
  ['a key twice', 'a: 1\nb: 2\na: 3\n', ['x.yaml:3:1 yaml-duplicate-key']],
  ['a key twice further in', 'a:\n  b: 1\n  b: 2\n', ['x.yaml:3:3 yaml-duplicate-key']],
  ['a quoted key twice', '"a": 1\na: 2\n', ['x.yaml:2:1 yaml-duplicate-key']],
  [
    'a field too far in, before what belongs to it',
    'a:\n  b:\n    en: x\n    c:\n    en: y\n',
    ['x.yaml:4:5 yaml-indentation'],
  ],
  ['a block without its dash', 'a:\n  - type: x\n    k: 1\n    type: y\n    k: 2\n', ['x.yaml:4:5 yaml-dash']],
  [
    'an entry without its dash, of one field so far',
    'a:\n  - b:\n      c: 1\n    d: 2\n    b:\n      c: 3\n',
    ['x.yaml:5:5 yaml-dash'],
  ],
  ['a line of an entry twice', 'a:\n  - b: 1\n    c: 2\n    b: 1\n', ['x.yaml:4:5 yaml-duplicate-key']],
  ['a bullet', 'a:\n  • b: c\n  • d: e\n', ['x.yaml:2:3 yaml-dash', 'x.yaml:3:3 yaml-dash']],
  ['a conflict', '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> x\n', ['x.yaml:1:1 yaml-conflict']],
  ['a fence of code', '```yaml\na: 1\n```\n', ['x.yaml:1:1 yaml-code-fence', 'x.yaml:3:1 yaml-code-fence']],
  ['a comment in a text', 'a: b\n  # c\n  d\n', ['x.yaml:2:3 yaml-comment-in-text']],
  ['a colon in a text', 'a: Note: this\n', ['x.yaml:1:8 yaml-colon-in-text']],
  ['a percent sign first', 'a: %20\n', ['x.yaml:1:4 yaml-special-start']],
  ['an at sign first', 'a: @home\n', ['x.yaml:1:4 yaml-special-start']],
  ['a grave accent first in a list', 'a:\n  - `x`\n', ['x.yaml:2:5 yaml-special-start']],
  ['a quotation mark never closed', 'a: "b\nc: d\n', ['x.yaml:1:4 yaml-unclosed-quote']],
  ['an apostrophe never closed', "a:\n  b: 'c\n", ['x.yaml:2:6 yaml-unclosed-quote']],
  ['a quotation mark never closed in a list', 'a:\n  - "b\n  - c\n', ['x.yaml:2:5 yaml-unclosed-quote']],
  ['braces that never close around a placeholder', 'a: { b: "{{c}}"\nd: e\n', ['x.yaml:1:4 yaml-unclosed-bracket']],
  ['no comma between two fields', 'a: { b: "c" d: "e" }\n', ['x.yaml:1:11 yaml-missing-comma']],
  ['no comma between two texts', 'a: ["c" "e"]\n', ['x.yaml:1:7 yaml-missing-comma']],
  ['words after a quotation', 'a: "b" c\n', ['x.yaml:1:8 yaml-text-after-quote']],
  [
    'a dash before the second field of an entry',
    'l:\n  - a: b\n    - c: d\n    e: f\n',
    ['x.yaml:3:5 yaml-extra-dash'],
  ],
  ['two of them', 'l:\n  - a: b\n    - c: d\n    - e: f\n    g: h\n', ['x.yaml:3:5 yaml-extra-dash']],
  ['a line too far in', 'a: b\n  c: d\n', ['x.yaml:2:3 yaml-indentation']],
  ['a line not far enough in', 'a:\n    b: c\n  d: e\n', ['x.yaml:3:3 yaml-indentation']],
  ['a name without a colon', 'a: b\nc\nd: e\n', ['x.yaml:2:1 yaml-missing-colon']],
  ['an exclamation mark at the start of a file', '!\n', ['x.yaml:1:1 yaml-special-start']],
  ['a tag', 'a: !secret b\n', ['x.yaml:1:4 yaml-tag']],
  ['a second document', 'a: 1\n---\nb: 2\n', ['x.yaml:2:1 yaml-several-documents']],
  ['a second document after a third', 'a: "---"\n---\nb: 2\n---\nc: 3\n', ['x.yaml:2:1 yaml-several-documents']],
  ['nothing', '', ['x.yaml:1:1 file-empty']],
  ['comments only', '# nothing\n\n# here\n', ['x.yaml:1:1 file-empty']],
])('%s is reported once, at its place', (_name, text, found) => {
  expect(diagnose(text).map(brief)).toEqual(found);
});

test('one document between its marks is fine', () => {
  expect(diagnose('---\na: 1\n...\n')).toEqual([]);
});

describe('several slips in one file', () => {
  test('each line has a message of its own', () => {
    expect(diagnose('a: x: y\nb: @z\nc:\n\td: e\n').map(brief)).toMatchInlineSnapshot(`
      [
        "x.yaml:1:5 yaml-colon-in-text",
        "x.yaml:2:4 yaml-special-start",
        "x.yaml:4:1 yaml-tab",
      ]
    `);
  });

  test('a tab reads as people see it', () => {
    expect(
      diagnose('a:\n\tb: c\n')
        .map((one) => printDiagnostic(one))
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "x.yaml:2:1 error yaml-tab
        1 | a:
        2 |  b: c
          | ^
        A tab stands here where spaces are needed.
        Replace the tab with two spaces for each level.
      "
    `);
  });

  test.each(['a: [x, y\nb: c\n', 'a: {x: y\nb: c\n'])('%j points at the bracket that is never closed', (text) => {
    expect(diagnose(text).map(brief)).toEqual([expect.stringMatching(/^x\.yaml:1:4 /)]);
  });

  test('a colon in a text reads as people see it', () => {
    expect(
      diagnose('title: Note: read this\n')
        .map((one) => printDiagnostic(one))
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "x.yaml:1:12 error yaml-colon-in-text
        1 | title: Note: read this
          |            ^
        A colon followed by a space stands inside this text, so YAML takes it for a new field.
        Put the whole text into double quotes: "…".
      "
    `);
  });
});

test.each([
  'a: b\n  c: d\n',
  '- a\nb: c\n',
  'a: - b\n',
  'a: >x\n  b\n',
  'a: | x\n  y\n',
  'a: }\n',
  'a: ,b\n',
  'a: *\n',
  'a: &\n',
  '&a &b c\n',
])('the message for %j speaks no parser’s language', (text) => {
  const [diagnostic] = diagnose(text);
  expect(diagnostic?.details.reason ?? '').not.toMatch(
    /implicit|scalar|mapping|flow|node|token|collection|anchor|block-seq|indicator|stream/i,
  );
});
