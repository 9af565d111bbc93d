import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from '../../../src/diagnostics/nearest.ts';
import { holds } from '../random/cases.ts';

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['stats', 'stats', 0],
    ['stats', 'stast', 1],
    ['stats', 'tats', 1],
    ['stats', 'staats', 1],
    ['stats', 'slots', 2],
    ['kitten', 'sitting', 3],
  ])('%j and %j: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  test('is the same both ways, and nothing only between equals', () => {
    const word = fc.string({ maxLength: 12 });
    holds(fc.tuple(word, word), ([a, b]) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
    });
  });
});

describe('the name that was probably meant', () => {
  const names = ['hero', 'stats', 'advantages', 'faq', 'cta', 'not-found', 'description'];
  test.each([
    ['stat', 'stats'],
    ['Stats', 'stats'],
    ['stast', 'stats'],
    ['advantage', 'advantages'],
    ['notfound', 'not-found'],
    ['not_found', 'not-found'],
    ['Descrıption', 'description'],
    ['déscription', 'description'],
    ['desc', 'description'],
    ['fqa', 'faq'],
    ['carousel', undefined],
    ['x', undefined],
    ['', undefined],
  ])('of %j is %j', (word, name) => {
    expect(nearest(word, names)).toBe(name);
  });

  test('of nothing to choose from is nothing', () => {
    expect(nearest('stats', [])).toBeUndefined();
  });

  test('is the first among equals', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat');
  });
});
