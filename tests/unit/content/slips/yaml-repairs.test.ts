import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../../src/content/read/parse.ts';
import { Report } from '../../../../src/content/written/report.ts';
import type { Fix } from '../../../../src/diagnostics/diagnostic.ts';

const repair = (text: string, fix?: Fix) =>
  fix ? text.slice(0, fix.range.start) + fix.text + text.slice(fix.range.end) : text;

/** What is said of a text: code, what is underlined, blanks of the message, and the text with everything repaired. */
function read(text: string) {
  const report = new Report();
  const value = parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
  const { diagnostics } = report;
  return {
    value,
    found: diagnostics.map(
      ({ code, place: { range } }) => `${code} ${JSON.stringify(text.slice(range.start, range.end))}`,
    ),
    details: diagnostics.map(({ details }) => details),
    repaired: repair(text, diagnostics.find(({ fix }) => fix)?.fix),
  };
}

describe('a text that YAML would cut at a #', () => {
  test.each([
    ['a: We are #1\n', '#1', 'a: "We are #1"\n'],
    ['a: We are #1, as ever  \nb: c\n', '#1, as ever', 'a: "We are #1, as ever"  \nb: c\n'],
    ['a: We are   #1\r\nb: c\r\n', '#1', 'a: "We are   #1"\r\nb: c\r\n'],
    ['- say "x" #1\n', '#1', '- "say \\"x\\" #1"\n'],
    ['a: #1\n', '#1', 'a: "#1"\n'],
    ['a: b\t#1\n', '#1', 'a: "b\t#1"\n'],
    ['a: #1 of all #2\n', '#1 of all #2', 'a: "#1 of all #2"\n'],
    ['a: ## Why it matters\n', '## Why it matters', 'a: "Why it matters"\n'],
    ['a: ##Why it matters\n', '##Why it matters', 'a: "Why it matters"\n'],
  ])('%j', (text, marked, repaired) => {
    const { found, ...said } = read(text);
    expect(found).toEqual([`yaml-cut-by-comment ${JSON.stringify(marked)}`]);
    expect(said.repaired).toBe(repaired);
  });

  test('shows no more of it than a line holds', () => {
    expect(read('a: b #one two three four five six seven\n').details).toEqual([{ rest: '`#one two three four `' }]);
  });

  test.each([
    ['a: b # c\n', 'b'],
    ['a: b\n#c\n', 'b'],
    ['a: b ## c\n', 'b'],
    ['a: b #\n', 'b'],
    ['a: "b" #c\n', 'b'],
    ["a: 'b' #c\n", 'b'],
    ['a: b#c\n', 'b#c'],
  ])('is none in %j', (text, value) => {
    expect(read(text)).toMatchObject({ found: [], value: { a: value } });
  });

  test('is what was meant where nothing else is left', () => {
    expect(read('a: #1B7A4B\n').value).toEqual({ a: '#1B7A4B' });
    expect(read('a: b #1B7A4B\n').value).toEqual({ a: 'b' });
  });
});

describe('a comma in a text between braces', () => {
  test.each([
    ['a: { he: x, y, z }\n', 'a: { he: "x, y, z" }\n', { a: { he: 'x, y, z' } }],
    ['a: { en: Ports, ships, tr: t }\n', 'a: { en: "Ports, ships", tr: t }\n', { a: { en: 'Ports, ships', tr: 't' } }],
  ])('%j', (text, repaired, value) => {
    expect(read(text)).toEqual({ value, found: ['yaml-comma-in-braces ","'], details: [{}], repaired });
  });

  test('is not found in a list, between quotation marks, or where a value was left out after its colon', () => {
    for (const text of ['a: [x, y]\n', 'a: { b: "x, y" }\n', 'a: { b: x, c: , d: z }\n', 'a: { b: "x", c }\n'])
      expect(read(text).found).toEqual([]);
  });
});

describe('curly quotation marks', () => {
  test.each([
    ['a: “b”\n', 'a: "b"\n'],
    ['a: ‘b c’\n', 'a: "b c"\n'],
    ['a: “say "b"”\n', 'a: "say \\"b\\""\n'],
    ['a: “”\n', 'a: ""\n'],
  ])('in place of straight ones: %j', (text, repaired) => {
    const said = read(text);
    expect(said.found).toEqual([`yaml-smart-quotes ${JSON.stringify(text.slice(3, -1))}`]);
    expect(said.repaired).toBe(repaired);
  });

  test.each([
    // Around the whole of a text they are its straight ones,
    ['a: “b: c”\n', 'a: "b: c"\n'],
    ['a: “b #1 c”\n', 'a: "b #1 c"\n'],
    // around a part of it or a whole sentence they are words of the author's.
    ['a: “b: c.”\n', 'a: "“b: c.”"\n'],
    ['a: “b” #1\n', 'a: "“b” #1"\n'],
    ['a: b: “c”\n', 'a: "b: “c”"\n'],
    ['a: “b”: c\n', 'a: "“b”: c"\n'],
    [`a: “b” #1${' c'.repeat(200)}\n`, `a: "“b” #1${' c'.repeat(200)}"\n`],
  ])('are replaced or kept where a repair quotes them: %j', (text, repaired) => {
    expect(read(text).repaired).toBe(repaired);
  });

  test.each([
    'a: “b” and “c”\n',
    'a: b “c”\n',
    'a: “b” c\n',
    'a: “b’\n',
    'a: ‘b’ or ‘c’\n',
    'a: "“b”"\n',
    'a: b ‘c’\n',
    'a: ‘b’ c\n',
  ])('as a part of a text stay: %j', (text) => {
    expect(read(text).found).toEqual([]);
  });
});

describe('an exclamation mark at the beginning', () => {
  test.each([
    ['a: !Hello there\n', '!', 'a: "!Hello there"\n'],
    ['a: b\nc: !1 way  \nd: e\n', '!', 'a: b\nc: "!1 way"  \nd: e\n'],
    ['- !Stop it', '!', '- "!Stop it"'],
    ['a: !Hello b [c]\n', '!', 'a: "!Hello b [c]"\n'],
    ['- a: !Wait for it\n  b: c\n', '!', '- a: "!Wait for it"\n  b: c\n'],
  ])('of a text: %j', (text, marked, repaired) => {
    const said = read(text);
    expect(said.found).toEqual([`yaml-special-start ${JSON.stringify(marked)}`]);
    expect(said.details).toEqual([{ character: '!' }]);
    expect(said.repaired).toBe(repaired);
  });

  test.each([
    ['a: !secret b\n', '!secret'],
    ['a: !Hello [b]\n', '!Hello'],
    ['a: !Hello "b"\n', '!Hello'],
    ["a: !Hello 'b'\n", '!Hello'],
    ['a: !Hello |\n  b\n', '!Hello'],
    ['a: !Hello >\n  b\n', '!Hello'],
  ])('of a tag: %j', (text, tag) => {
    const said = read(text);
    expect(said.found).toContain(`yaml-tag "${tag}"`);
    expect(said.details).toContainEqual({ tag });
    expect(said.repaired).toBe(text);
  });
});

describe('a key twice', () => {
  test.each([
    ['a: 1\nb: 2\na: 3\n', 'a'],
    ['a:\n  long-name: 1\n  b: 2\n  long-name: 3\n', 'long-name'],
    ['"a b": 1\n"a b": 3\n', 'a b'],
    ["'a b': 1\n'a b': 3\n", 'a b'],
    ['x: { a: 1, a: 2 }\n', 'a'],
  ])('%j', (text, key) => {
    const { details, found } = read(text);
    expect(details).toEqual([{ key }]);
    expect(found[0]).toMatch(/^yaml-duplicate-key "/);
  });
});

describe('lines in the wrong column', () => {
  test.each([
    ['a: b\n  c: d\n', 'c: d'],
    ['a:\n    b: c\n  d: e  \n', 'd: e'],
    ['a:\n  - b\n c: d\n', 'c: d'],
    ['a: b\n  c: d\ne: f\n  g: h\n', 'c: d'],
    ['a: b\n  c: d', 'c: d'],
    ['a: b\r\n  c: d\r\n', 'c: d'],
  ])('%j are told once, whole', (text, line) => {
    expect(read(text)).toMatchObject({ value: undefined, found: [`yaml-indentation ${JSON.stringify(line)}`] });
  });
});

describe('what else the parser stumbles over', () => {
  test.each([
    ['a: }\n', ['yaml-syntax "}"']],
    ['a: ,b\n', ['yaml-syntax ","']],
  ])('%j', (text, found) => {
    expect(read(text).found).toEqual(found);
  });

  test('is left out where a slip explains it', () => {
    expect(read('a: "b\nc: d\n').found).toEqual(['yaml-unclosed-quote "\\"b"']);
  });

  test('is left out where two versions stand side by side', () => {
    expect(read('a: x: y\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n').found).toEqual([
      'yaml-conflict "<<<<<<< HEAD"',
    ]);
  });

  test('has one message for each line', () => {
    expect(read('a: 1\na: @b\n').found).toEqual(['yaml-special-start "@"']);
    expect(read('a: x: y: z\nb: @c\n').found).toEqual(['yaml-colon-in-text ":"', 'yaml-special-start "@"']);
  });
});

describe('a line that alone proves nothing', () => {
  test('counts where the parser stumbles', () => {
    expect(read('a: b\nc\nd: e\n').found).toEqual(['yaml-missing-colon "c"']);
    expect(read('a: b\nc:d\ne: f\n')).toMatchObject({
      found: ['yaml-missing-space ":"'],
      repaired: 'a: b\nc: d\ne: f\n',
    });
  });

  test('counts at each place where it does', () => {
    expect(read('a: b\nc\nd: e\nf: g\nh: i\nj\nk: l\n').found).toEqual([
      'yaml-missing-colon "c"',
      'yaml-missing-colon "j"',
    ]);
  });

  test('counts for bullets where the parser stumbles over one of them', () => {
    expect(read('a:\n  - b: c\n  • d: e\nf: g\nh: i\nj:\n  • k: l\n').found).toEqual([
      'yaml-dash "•"',
      'yaml-dash "•"',
    ]);
  });

  test('does not count beside one that does prove a slip', () => {
    expect(read('a: b\nc\nd: @e\n').found).toEqual(['yaml-special-start "@"']);
  });

  test('does not count elsewhere', () => {
    expect(read('a: one\n  two\n  three\nb: c\nd: e\nf: @g\n').found).toEqual(['yaml-special-start "@"']);
  });
});

describe('keys that are no text', () => {
  test.each([
    ['a: {{name}}\n', 'a: "{{name}}"\n', /^yaml-special-start "\{"/],
    ['a: {{ name }} \n', 'a: "{{ name }}" \n', /^yaml-special-start "\{"/],
    ['a: { { b: c }: d }\n', 'a: { { b: c }: d }\n', /^key-not-text /],
  ])('%j', (text, repaired, told) => {
    const said = read(text);
    expect(said.found).toEqual([expect.stringMatching(told)]);
    expect(said.repaired).toBe(repaired);
  });
});

describe('a block that has lost its dash', () => {
  test.each([
    ['a:\n  - type: x\n    k: 1\n    type: y\n    k: 2\n', 'a:\n  - type: x\n    k: 1\n  - type: y\n    k: 2\n'],
    ['- type: x\n  k:\n    l: 1\n  type: y\n', '- type: x\n  k:\n    l: 1\n- type: y\n'],
  ])('gets it back: %j', (text, repaired) => {
    const said = read(text);
    expect(said.found).toEqual(['yaml-dash "type"']);
    expect(said.repaired).toBe(repaired);
  });

  test.each([
    ['a:\n  - type: x\n    type: y\n', 'yaml-duplicate-key "type"'],
    ['type: x\nk: 1\ntype: y\n', 'yaml-duplicate-key "type"'],
    ['a:\n  - kind: x\n    k: 1\n    kind: y\n', 'yaml-duplicate-key "kind"'],
    ['a: { type: x, k: 1, type: y }\n', 'yaml-duplicate-key "type"'],
  ])('is none where a name only stands twice: %j', (text, found) => {
    expect(read(text)).toMatchObject({ found: [found], repaired: text });
  });

  test('leaves what stands twice before it', () => {
    expect(read('a:\n  - type: x\n    k: 1\n    k: 2\n    type: y\n    k: 3\n').found).toEqual([
      'yaml-duplicate-key "k"',
      'yaml-dash "type"',
    ]);
  });
});

describe('a field written too far in', () => {
  test.each([
    ['a:\n  b:\n    en: x\n    long-name:\n    en: y\n', 'long-name'],
    ['a:\n  b:\n    en: x\n    c:  \n    en: y\n', 'c'],
  ])('is told at its name: %j', (text, name) => {
    expect(read(text).found).toEqual([`yaml-indentation "${name}"`]);
  });

  test.each([
    'a:\n  b:\n    en: x\n    c: d\n    en: y\n',
    'a:\n  b:\n    en: x\n  c:\n    en: y\n    en: z\n',
    'en: x\nc:\nen: y\n',
  ])('is none in %j', (text) => {
    expect(read(text).found).toEqual(['yaml-duplicate-key "en"']);
  });
});
