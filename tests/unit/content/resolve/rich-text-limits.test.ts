import { describe, expect, test } from 'vitest';
import { nothingUnfolded } from '../../../../src/content/read/unfolded.ts';
import { noTexts, parseRichText } from '../../../../src/content/resolve/rich-text.ts';
import { briefs } from '../../site-folder.ts';
import { page } from '../../small-site.ts';

const parse = (markdown: string) => {
  const refused: string[] = [];
  const blocks = parseRichText(markdown, {
    finishText: (text) => text,
    finishLink: (target) => target,
    met: { marks: 0 },
    parsed: noTexts(),
    unfolded: nothingUnfolded(),
    refuse: (what) => void refused.push(what),
  });
  return { refused, blocks };
};
const isRefused = (markdown: string) => parse(markdown).refused.includes('tangle');

describe('marks inside each other', () => {
  test('are refused as a whole', () => {
    expect(parse(`${'- '.repeat(33)}x`)).toEqual({ refused: ['tangle'], blocks: [] });
  });

  test.each([
    ['- ', 32],
    ['* ', 32],
    ['+ ', 32],
    ['>', 32],
    ['> ', 32],
    ['1. ', 16],
    ['1) ', 16],
    ['123456789. ', 16],
  ])('begin a line with %j at most %i times', (mark, times) => {
    expect(isRefused(`${mark.repeat(times)}x`)).toBe(false);
    expect(isRefused(`${mark.repeat(times + 1)}x`)).toBe(true);
    expect(isRefused(`words\n\n${mark.repeat(times + 1)}x`)).toBe(true);
    expect(isRefused(`words ${mark.repeat(times + 1)}x`)).toBe(false);
  });

  test('count by their spaces too', () => {
    expect(isRefused(`${' '.repeat(60)}x`)).toBe(false);
    expect(isRefused(`${' '.repeat(70)}x`)).toBe(true);
  });

  test('count paragraph by paragraph', () => {
    const marks = '*a '.repeat(500);
    expect(isRefused(marks)).toBe(false);
    expect(isRefused(`${marks}*`)).toBe(true);
    expect(isRefused(`words\n\n${marks}*\n\nwords`)).toBe(true);
    expect(isRefused(`${marks}\n\n${marks}`)).toBe(false);
    expect(isRefused(`${marks}\n \t\n${marks}`)).toBe(false);
    expect(isRefused(`${marks}\nand\n${marks}`)).toBe(true);
    expect(isRefused('words '.repeat(600))).toBe(false);
  });

  test.each(['*', '_', '[', ']', '`', '&', '<'])('are marks such as %s', (mark) => {
    expect(isRefused(`${mark}a `.repeat(501))).toBe(true);
  });
});

describe('what the parser reads', () => {
  const refusedOf = (markdown: string) => parse(markdown).refused;

  test('of one text has 2,000 lines and marks at most', () => {
    expect(refusedOf('+ a\n'.repeat(2000))).toEqual([]);
    expect(refusedOf('+ a\n'.repeat(2001))).toEqual(['longMarkdown']);
    expect(refusedOf('1. a\n'.repeat(20_000))).toEqual([]);
    expect(refusedOf(`${'a\n\n'.repeat(20_000)}a`)).toEqual([]);
  });

  test('of all texts is bounded by how much the pages say', () => {
    const found = (letters: string) =>
      briefs(
        Object.fromEntries(
          Array.from({ length: 10 }, (_, at) => [
            `pages/p${at}.yaml`,
            `${page(`  - type: text\n    body: { all: "${`${'\\\\* '.repeat(490)}${at}\\n\\n`.repeat(3)}" }\n`)}${letters}`,
          ]),
        ),
      ).filter((each) => /(?:rich-text-unsupported|too-much-work)$/.test(each));
    expect(found('')).toEqual(['pages/p6.yaml:1:1 too-much-work']);
    expect(found(`# ${'words '.repeat(150_000)}\n`)).toEqual([]);
  });
});

describe('what is left of Markdown', () => {
  test.each([
    ['![a][b]\n\n[b]: /c', ['picture', 'definition']],
    ['[a][b]\n\n[b]: /c', ['bareReference', 'definition']],
    ['~~~\na\n~~~', ['code']],
    ['a `b`', ['code']],
  ])('%j is refused', (markdown, refused) => {
    expect(parse(markdown).refused).toEqual(refused);
  });

  test.each(['<https://example.org>', 'a\n===', '    a'])('%j is plain words', (markdown) => {
    const words = { type: 'text', value: markdown.trim().replace('\n', ' ') };
    expect(parse(markdown)).toEqual({ refused: [], blocks: [{ type: 'paragraph', children: [words] }] });
  });
});
