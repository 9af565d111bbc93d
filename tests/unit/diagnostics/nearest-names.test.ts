import { describe, expect, test } from 'vitest';
import { iconNames } from '../../../src/content/assets/icons.ts';
import { editDistance, nearest } from '../../../src/diagnostics/nearest.ts';
import { lucide } from '../../../src/disk/machine.ts';

describe('edit distance', () => {
  test.each([
    ['ab', 'ba', 1],
    ['abc', 'cab', 2],
    ['abcd', 'badc', 2],
    ['ab', 'ca', 2],
    ['aab', 'aba', 1],
    ['abc', 'axc', 1],
    ['abc', '', 3],
    ['a', 'b', 1],
    ['aa', 'a', 1],
    ['a', 'aa', 1],
    ['ba', 'a', 1],
    ['xa', 'ax', 1],
    ['xxab', 'xxba', 1],
    ['undefined', 'a', 9],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });
});

describe('the name that was probably meant', () => {
  test.each([
    // Typed with an Arabic keyboard's layout.
    ['اثقخ', ['hero', 'cta'], 'hero'],
    ['فهفمث', ['title', 'type'], 'title'],
    ['لاقشىي', ['brand', 'bread'], 'brand'],
    ['ﻻقشىي', ['brand', 'bread'], 'brand'],
    // Typed with a Turkish one.
    ['tıtle', ['title', 'table'], 'title'],
    ['TİTLE', ['title', 'table'], 'title'],
    ['lınk', ['lank', 'link'], 'link'],
    // With marks that cannot be seen.
    ['he\u200bro', ['zero', 'hero'], 'hero'],
    ['hé\u0301ro', ['zero', 'hero'], 'hero'],
    // In other notations.
    ['not found', ['not-found'], 'not-found'],
    ['link-on-home', ['linkOnHome', 'link'], 'linkOnHome'],
    ['LINK_ON_HOME', ['linkOnHome', 'link'], 'linkOnHome'],
  ])('%j of %j is %j', (word, names, name) => {
    expect(nearest(word, names)).toBe(name);
  });

  test.each([
    ['abcdefghij', ['abcdexxxxx'], undefined],
    ['abcdefghij', ['abcdefxxxx'], 'abcdefxxxx'],
    ['abcd', ['abxx'], undefined],
    ['abcd', ['abcx'], 'abcx'],
    ['abcde', ['abcxx'], 'abcxx'],
    ['ab', ['ax'], 'ax'],
    ['ab', ['xy'], undefined],
  ])('%j of %j is near within two fifths of its length: %j', (word, names, name) => {
    expect(nearest(word, names)).toBe(name);
  });

  test.each([
    ['des', ['description'], 'description'],
    ['de', ['description'], undefined],
    ['descriptions-of-all', ['description'], 'description'],
    ['description', ['des'], 'des'],
    ['description', ['de'], undefined],
    ['iption', ['description'], undefined],
    ['my-short-faq', ['faq'], undefined],
  ])('%j of %j begins like it: %j', (word, names, name) => {
    expect(nearest(word, names)).toBe(name);
  });

  test('is the nearest, not the first that begins alike', () => {
    expect(nearest('items', ['itemsOfTheWeek', 'item'])).toBe('item');
    expect(nearest('item', ['itemsOfTheWeek', 'iten'])).toBe('itemsOfTheWeek');
    expect(nearest('title', ['titles', 'title'])).toBe('title');
  });
});

test.each([
  ['envelope', 'mail'],
  ['gear', 'settings'],
  ['cart', 'shopping-cart'],
  ['bank', 'landmark'],
  ['shop', 'store'],
  ['close', 'x'],
  ['telephone', 'phone'],
  ['truk', 'truck'],
])('an icon that other sets call %s is %s', (word, icon) => {
  expect(nearest(word, iconNames(lucide()))).toBe(icon);
});
