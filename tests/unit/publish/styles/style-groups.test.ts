import { describe, expect, test } from 'vitest';
import { groupBlocks, pageStyles, stylesFor } from '../../../../src/publish/styles/style-groups.ts';

const rules = (bytes: number) => 'x'.repeat(bytes);

describe('blocks', () => {
  test('that stand on the same pages are one group', () => {
    const own = { contact: rules(900), form: rules(900), quote: rules(900) };
    const pages = [['contact', 'form'], ['quote'], []];
    expect(groupBlocks(own, pages)).toEqual({ shared: [], groups: [['contact', 'form'], ['quote']] });
  });

  test('that stand nearly everywhere are shared, and so are those with few rules', () => {
    const own = { hero: rules(2000), quote: rules(2000), rule: rules(40) };
    const pages = [['hero'], ['hero', 'quote'], ['hero', 'rule'], ['hero', 'quote', 'rule']];
    expect(groupBlocks(own, pages)).toEqual({ shared: ['hero', 'rule'], groups: [['quote']] });
  });

  test('have parts that make groups of their own, after those of all blocks', () => {
    const own = { hero: rules(2000), 'hero/map': rules(2000), quote: rules(2000) };
    const pages = [['hero', 'hero/map'], ['quote', 'hero'], ['quote'], []];
    expect(groupBlocks(own, pages)).toEqual({ shared: [], groups: [['hero'], ['quote'], ['hero/map']] });
  });

  test('that stand nowhere are in no group', () => {
    expect(groupBlocks({ hero: rules(2000) }, [['cards'], []])).toEqual({ shared: [], groups: [] });
  });

  test('of many kinds make twenty-four groups at most', () => {
    const types = Array.from({ length: 30 }, (_, place) => `block-${place}`);
    const own = Object.fromEntries(types.map((type) => [type, rules(2000)]));
    const { shared, groups } = groupBlocks(own, [...types.map((type) => [type]), []]);
    expect(groups).toHaveLength(24);
    expect([...shared, ...groups.flat()].sort()).toEqual(types.toSorted());
  });

  test('are grouped alike whatever the order of pages, and however many there are of a kind', () => {
    const own = { faq: rules(1500), map: rules(1500), quote: rules(1500) };
    const pages = [['faq', 'map'], ['quote'], ['map'], ['faq', 'quote', 'map']];
    const many = Array.from({ length: 3000 }, () => ['quote', 'faq', 'map']);
    expect(groupBlocks(own, [...many, ...pages.toReversed()])).toEqual(groupBlocks(own, pages));
  });
});

test('a page has the styles of its blocks between those that all pages have', () => {
  const blocks = { shared: '.s{}', own: { map: `.map{}${rules(999)}`, quote: `.quote{}${rules(999)}` } };
  const made = pageStyles({ before: 'a{}', blocks, after: 'z{}', later: 'y{}' }, [['map'], ['quote'], []]);
  expect([made.first, made.last]).toEqual(['a{}.s{}', 'z{}']);
  expect(made.later).toEqual({ name: expect.stringMatching(/^later-[\w-]{8}$/), css: 'y{}' });
  expect(stylesFor(made, ['quote', 'text'])).toEqual([
    { types: ['quote'], name: expect.stringMatching(/^blocks-[\w-]{8}$/), css: blocks.own.quote },
  ]);
  expect(stylesFor(made, ['text'])).toEqual([]);
});
