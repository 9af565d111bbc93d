import { describe, expect, test } from 'vitest';
import {
  addEntry,
  duplicateEntry,
  moveEntry,
  removeEntry,
} from '../../../../../src/content/authoring/edit/list-edits.ts';
import { made, type Path, proveList } from './proof.ts';

const PAGE = `# The page.
blocks:
  # The first block.
  - type: hero
    title: A # its title
    # Still of the first block.

  # The second half of the page.

  # A text.
  - type: text
    title: B
  - type: cta
    title: C
meta: x
`;
const HERO = '  # The first block.\n  - type: hero\n    title: A # its title\n    # Still of the first block.\n';
const SECOND = '\n  # The second half of the page.\n\n';
const TEXT = '  # A text.\n  - type: text\n    title: B\n';
const CTA = '  - type: cta\n    title: C\n';
const page = (...parts: string[]) => `# The page.\nblocks:\n${parts.join('')}meta: x\n`;

const source = (text: string) => ({ file: 'x.yaml', text });
const moved = (text: string, from: number, to: number, path: Path = ['a']) =>
  proveList(source(text), path, moveEntry(source(text), path, { from, to }), (list) =>
    list.toSpliced(from, 1).toSpliced(to, 0, list[from]),
  );
const removed = (text: string, at: number, path: Path = ['a']) =>
  proveList(source(text), path, removeEntry(source(text), path, at), (list) => list.toSpliced(at, 1));
const doubled = (text: string, at: number, path: Path = ['a']) =>
  proveList(source(text), path, duplicateEntry(source(text), path, at), (list) => list.toSpliced(at, 0, list[at]));
const added = (text: string, at: number, value: unknown, as: unknown = value, path: Path = ['a']) =>
  proveList(source(text), path, addEntry(source(text), path, { at, value }), (list) => list.toSpliced(at, 0, as));

describe('a block with its comments', () => {
  const blocks = ['blocks'];

  test('is taken out, what belongs to the page stays', () => {
    expect(removed(PAGE, 0, blocks)).toBe(page(SECOND.trimStart().replace(/^/, '  '), TEXT, CTA));
    expect(removed(PAGE, 1, blocks)).toBe(page(HERO, SECOND, CTA));
    expect(removed(PAGE, 2, blocks)).toBe(page(HERO, SECOND, TEXT));
  });

  test('is moved, and back', () => {
    expect(moved(PAGE, 0, 2, blocks)).toBe(page(TEXT, SECOND, CTA, HERO));
    expect(moved(PAGE, 2, 0, blocks)).toBe(page(CTA, SECOND, HERO, TEXT));
    expect(moved(PAGE, 1, 2, blocks)).toBe(page(HERO, SECOND, CTA, TEXT));
    for (const [from, to] of [
      [0, 1],
      [0, 2],
      [2, 0],
    ] as const)
      expect(moved(moved(PAGE, from, to, blocks), to, from, blocks)).toBe(PAGE);
  });

  test('is written once more, behind itself', () => {
    expect(doubled(PAGE, 0, blocks)).toBe(page(HERO, HERO, SECOND, TEXT, CTA));
    expect(doubled(PAGE, 2, blocks)).toBe(page(HERO, SECOND, TEXT, CTA, CTA));
  });

  test('is put in, its type first', () => {
    const value = {
      title: { en: 'x: y', tr: 'one\ntwo' },
      items: ['p', { q: [] }],
      id: undefined,
      type: 'new',
      figure: 3,
    };
    const as = { type: 'new', title: value.title, items: value.items, figure: '3' };
    const written = `  - type: new
    title:
      en: "x: y"
      tr: |-
        one
        two
    items:
      - p
      - q: []
    figure: 3
`;
    expect(added(PAGE, 0, value, as, blocks)).toBe(page(written, HERO, SECOND, TEXT, CTA));
    expect(added(PAGE, 1, value, as, blocks)).toBe(page(HERO, written, SECOND, TEXT, CTA));
    expect(added(PAGE, 3, value, as, blocks)).toBe(page(HERO, SECOND, TEXT, CTA, written));
  });
});

describe('a list', () => {
  test('without entries gets its first below its name', () => {
    const value = { type: 'x', b: 'y' };
    expect(added('a: [] # note\nc: d\n', 0, value)).toBe('a: # note\n  - type: x\n    b: "y"\nc: d\n');
    expect(added('a:\nc: d\n', 0, value, value)).toBe('a:\n  - type: x\n    b: "y"\nc: d\n');
    expect(added('a: []', 0, 'x')).toBe('a:\n  - x');
    expect(added('b: { a: [] }\n', 0, 'x', 'x', ['b', 'a'])).toBe('b: { a: [x] }\n');
    expect(added('- []\n- x\n', 0, 'x', 'x', [0])).toBe('- - x\n- x\n');
  });

  test('whose last entry goes is left empty', () => {
    expect(removed('a: # note\n  # own\n  - x: 1\n    y: 2\nb: c\n', 0)).toBe('a: [] # note\nb: c\n');
    expect(removed('a:\r\n- x\r\n', 0)).toBe('a: []\r\n');
    expect(removed('a: [x]\n', 0)).toBe('a: []\n');
    expect(removed('a:\n  - - x\n  - y\n', 0, ['a', 0])).toBe('a:\n  - []\n  - y\n');
  });

  test('right below its name stays there', () => {
    expect(added('a:\n- x\nb: c\n', 1, { p: ['q'] })).toBe('a:\n- x\n- p:\n  - q\nb: c\n');
  });

  test('whose entries are set apart has new ones set apart', () => {
    expect(added('a:\r\n  - x\r\n\r\n  - z\r\n', 2, 'p')).toBe('a:\r\n  - x\r\n\r\n  - z\r\n\r\n  - p\r\n');
    expect(removed('a:\n  - x\n\n  - z\n\nb: c\n', 1)).toBe('a:\n  - x\n\nb: c\n');
    expect(removed('a:\n  - x\n\n  - z\n', 0)).toBe('a:\n  - z\n');
    expect(removed('a:\n  - x\n  - z\n\n  - p\n', 1)).toBe('a:\n  - x\n\n  - p\n');
  });

  test('at the end of a file without a line end has none afterwards', () => {
    expect(added('a:\n  - x', 1, 'p')).toBe('a:\n  - x\n  - p');
    expect(removed('a:\n  - x\n  - p', 1)).toBe('a:\n  - x');
    expect(moved('a:\n  - x\n  - p', 0, 1)).toBe('a:\n  - p\n  - x');
  });

  test('in a list goes on behind its dash', () => {
    expect(moved('a:\n  - - x # one\n    - p\n', 0, 1, ['a', 0])).toBe('a:\n  - - p\n    - x # one\n');
    expect(removed('a:\n  - - x\n    - p\n', 0, ['a', 0])).toBe('a:\n  - - p\n');
    expect(added('a:\n  - - x\n', 0, 'p', 'p', ['a', 0])).toBe('a:\n  - - p\n    - x\n');
  });

  test('in brackets stays in brackets', () => {
    expect(added('a: [x, z]\n', 1, 'p, q')).toBe('a: [x, "p, q", z]\n');
    expect(added('a: [\n  x,\n  z,\n]\n', 2, { p: 'q' })).toBe('a: [\n  x,\n  z,\n  { p: q },\n]\n');
    expect(removed('a: [x, z]\n', 0)).toBe('a: [z]\n');
    expect(removed('a: [\n  x, # one\n  z,\n]\n', 0)).toBe('a: [\n  # one\n  z,\n]\n');
    expect(removed('a: [x, z]\n', 1)).toBe('a: [x]\n');
    expect(moved('a: [{ p: q }, "x", z]\n', 0, 2)).toBe('a: ["x", z, { p: q }]\n');
    expect(doubled('a: [x, z]\n', 0)).toBe('a: [x, x, z]\n');
  });

  test('with texts of several lines keeps them', () => {
    expect(moved('a:\n  - |\n    x\n    # no note\n\n  - z\n', 0, 1)).toBe(
      'a:\n  - z\n\n  - |\n    x\n    # no note\n',
    );
  });

  test('with a text that keeps its blank lines gives it no others', () => {
    expect(removed('a:\n  - |+\n    x\n  - p\n\n  - z\n', 1)).toBe('a:\n  - |+\n    x\n  - z\n');
    expect(removed('a:\n  - |+\n    x\n  - p\n\nb: c\n', 1)).toBe('a:\n  - |+\n    x\nb: c\n');
    expect(added('a:\n  - p\n\n  - |+\n    x\n', 2, 'z')).toBe('a:\n  - p\n\n  - |+\n    x\n  - z\n');
    expect(added('a:\n  - p\n', 0, 'z\n\n')).toBe('a:\n  - "z\\n\\n"\n  - p\n');
  });

  test('below a line that is wrong is changed all the same', () => {
    const change = moveEntry(source('a:\n  - x\n  - z\nb: "\n'), ['a'], { from: 0, to: 1 });
    expect(change).not.toHaveProperty('refused');
  });
});

describe('a change is not made', () => {
  const marked = 'a:\n  - &m x\n  - z\nb: *m\n';
  test.each([
    [
      'of a list that is repeated',
      moveEntry(source('a: &m\n  - x\n  - z\nb: *m\n'), ['a'], { from: 0, to: 1 }),
      'edit-repeated',
    ],
    ['that takes out what is repeated', removeEntry(source(marked), ['a'], 0), 'edit-repeated'],
    ['that would set a mark twice', duplicateEntry(source(marked), ['a'], 0), 'edit-repeated'],
    ['of an entry that is not there', removeEntry(source('a: [x]\n'), ['a'], 1), 'edit-not-there'],
    ['to a place that is not there', moveEntry(source('a: [x]\n'), ['a'], { from: 0, to: 1 }), 'edit-not-there'],
    ['behind the end', addEntry(source('a: [x]\n'), ['a'], { at: 2, value: 'p' }), 'edit-not-there'],
    ['in what is no list', addEntry(source('a: x\n'), ['a'], { at: 0, value: 'p' }), 'edit-not-there'],
    ['in an empty list', removeEntry(source('a: []\n'), ['a'], 0), 'edit-not-there'],
  ])('%s', (_title, change, refused) => {
    expect(change).toEqual({ refused });
  });

  test('but where a marked entry is moved before what repeats it, it is', () => {
    expect(moved(marked, 0, 1)).toBe('a:\n  - z\n  - &m x\nb: *m\n');
  });
});

describe('in a file with a fault', () => {
  test.each([
    ['a mark that is not closed', 'a:\n  - x\n  - "z\nb: c\nd: e\n'],
    ['a brace that is not closed', 'a:\n  - x\n  - { z: p\nb: c\nd: e\n'],
  ])('an entry that seems to go on to the end is neither taken out nor moved: %s', (_title, text) => {
    expect(removeEntry(source(text), ['a'], 1)).toEqual({ refused: 'edit-unsound' });
    expect(moveEntry(source(text), ['a'], { from: 1, to: 0 })).toEqual({ refused: 'edit-unsound' });
  });

  test('elsewhere, a sound one is', () => {
    const text = 'a:\n  - x\n  - z: p # note\n    q: r\n  - s\nb: "c\n';
    expect(made(removeEntry(source(text), ['a'], 1))).toHaveLength(1);
    expect(made(moveEntry(source(text), ['a'], { from: 1, to: 0 }))).toHaveLength(2);
  });
});
