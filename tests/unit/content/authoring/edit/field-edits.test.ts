import { describe, expect, test } from 'vitest';
import { removeField, setField } from '../../../../../src/content/authoring/edit/field-edits.ts';
import { at, made, type Path, prove, put } from './proof.ts';

const source = (text: string) => ({ file: 'x.yaml', text });

/** Both readers read the field; its place in the order is that of the text given. */
function set(text: string, path: Path, key: string, value: unknown, as = value): string {
  return prove(
    source(text),
    setField(source(text), path, key, value),
    (old) => {
      const copy = structuredClone(old);
      const holder = at(copy, path) as Record<string, unknown> | undefined;
      return typeof holder === 'object' && holder !== null
        ? put(copy, [...path, key], as)
        : put(copy, path, { [key]: as });
    },
    { anyOrder: true },
  );
}
const removed = (text: string, path: Path, key: string) =>
  prove(source(text), removeField(source(text), path, key), (old) => {
    const copy = structuredClone(old);
    delete (at(copy, path) as Record<string, unknown>)[key];
    return copy;
  });

describe('a new field', () => {
  test('of a block takes its place in the order of the block', () => {
    expect(set('blocks:\n  - type: text\n    title: x\n    body: z\n', ['blocks', 0], 'tone', 'dark')).toBe(
      'blocks:\n  - type: text\n    tone: dark\n    title: x\n    body: z\n',
    );
  });

  test('of a page takes its place in the order of the page, below what tells of the file', () => {
    expect(set('# The page.\nblocks: []\n', [], 'meta', { title: { en: 'x' } })).toBe(
      '# The page.\nmeta:\n  title:\n    en: x\nblocks: []\n',
    );
  });

  test('is put into a file that begins with a blank line', () => {
    expect(set('\n# note\na: b\n', [], 'c', 'd')).toBe('\n# note\na: b\nc: d\n');
  });

  test('of anything else comes last, before notes that follow', () => {
    expect(set('a:\n  b: c # note\n  # more\nd: e\n', ['a'], 'f', ['x'])).toBe(
      'a:\n  b: c # note\n  f:\n    - x\n  # more\nd: e\n',
    );
  });

  test('in braces stays in braces', () => {
    expect(set('a: { b: c }\n', ['a'], 'd', 'e, f')).toBe('a: { b: c, d: "e, f" }\n');
    expect(set('a: { b: {} }\n', ['a', 'b'], 'd', { e: ['f'] })).toBe('a: { b: { d: { e: [f] } } }\n');
  });

  test('is the first where there is none', () => {
    expect(set('a: {}\nb: c\n', ['a'], 'd', 'e')).toBe('a:\n  d: e\nb: c\n');
    expect(set('a:\nb: c\n', ['a'], 'd', 'e')).toBe('a:\n  d: e\nb: c\n');
    expect(set('a: # note\r\nb: c\r\n', ['a'], 'd', 'e')).toBe('a: # note\r\n  d: e\r\nb: c\r\n');
  });

  test('that is a figure, a yes or a no is written as one', () => {
    expect(set('a:\n  b: c\n', ['a'], 'draft', true, 'true')).toBe('a:\n  b: c\n  draft: true\n');
    expect(set('a:\n  b: c\n', ['a'], 'draft', 'true')).toBe('a:\n  b: c\n  draft: "true"\n');
  });
});

describe('a field that is there', () => {
  test('is changed where it stands', () => {
    expect(set('a:\n  tone: dark # note\n  b: c\n', ['a'], 'tone', 'sand')).toBe('a:\n  tone: sand # note\n  b: c\n');
    expect(set('a:\n  draft: false\n', ['a'], 'draft', true, 'true')).toBe('a:\n  draft: true\n');
    expect(set('a:\n  b:\n    c: d\n  # own\n  e: f\n', ['a'], 'b', ['x', 'z'])).toBe(
      'a:\n  b:\n    - x\n    - z\n  # own\n  e: f\n',
    );
    expect(set('a: { b: c, d: e }\n', ['a'], 'b', { x: 'z' })).toBe('a: { b: { x: z }, d: e }\n');
    expect(set('a:\n  b: c\n', ['a'], 'b', [])).toBe('a:\n  b: []\n');
  });

  test('goes on its line in braces where a note behind it would become part of it', () => {
    expect(set('a:\n  b: {} # note\n', ['a'], 'b', { c: 'x\nz' })).toBe('a:\n  b: { c: "x\\nz" } # note\n');
  });

  test('ends where its last entry does that has no value', () => {
    expect(set('a:\n  b:\n    - x\n    - # note\n', ['a'], 'b', ['z'])).toBe('a:\n  b:\n    - z # note\n');
  });

  test('is taken out with its comments', () => {
    expect(removed('# The page.\na: b\nc: d\n', [], 'a')).toBe('# The page.\nc: d\n');
    expect(removed('a:\n  b: c\n  # own\n  d: e # note\n  f: g\n', ['a'], 'd')).toBe('a:\n  b: c\n  f: g\n');
    expect(removed('a:\n  - b: c\n    # of d\n    d: e\n', ['a', 0], 'b')).toBe('a:\n  - # of d\n    d: e\n');
    expect(removed('a: { b: c, d: e }\n', ['a'], 'b')).toBe('a: { d: e }\n');
    expect(removed('a:\n  b: c\nd: e\n', ['a'], 'b')).toBe('a: {}\nd: e\n');
    expect(removed('a:\n  b: |\n    x\n\n    z\n  c: d\n', ['a'], 'b')).toBe('a:\n  c: d\n');
  });

  test('goes with the mark that it alone repeated', () => {
    expect(removed('- &m Bread # note\n- n: a\n  title: *m\n', [1], 'title')).toBe('- Bread # note\n- n: a\n');
    expect(removed('a: &m Bread\nb: { c: *m, d: e }\n', ['b'], 'c')).toBe('a: Bread\nb: { d: e }\n');
    expect(removed('a: &m Bread\nb: *m\nc: *m\n', [], 'c')).toBe('a: &m Bread\nb: *m\n');
  });
});

describe('a change is not made', () => {
  test.each([
    ['of what is repeated', setField(source('a: &m\n  b: c\nd: *m\n'), ['a'], 'x', 'z'), 'edit-repeated'],
    ['of what repeats', setField(source('a: &m\n  b: c\nd: *m\n'), ['d'], 'x', 'z'), 'edit-repeated'],
    ['of what merges', removeField(source('a: &m\n  b: c\nd:\n  <<: *m\n'), ['d', '<<'], 'b'), 'edit-repeated'],
    ['of what is no mapping', setField(source('a: b\n'), ['a'], 'x', 'z'), 'edit-not-there'],
    ['of a field that is not there', removeField(source('a: b\n'), [], 'x'), 'edit-not-there'],
    ['at a place that is not there', setField(source('a: b\n'), ['x'], 'x', 'z'), 'edit-not-there'],
  ])('%s', (_title, change, refused) => {
    expect(change).toEqual({ refused });
  });

  test('where the value is the same', () => {
    expect(made(setField(source('a: { b: c }\n'), ['a'], 'b', 'c'))).toEqual([]);
  });
});
