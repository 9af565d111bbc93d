import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { markdownSentence, markdownText } from '../../../src/diagnostics/escape.ts';

/** Letters and signs that Markdown and GitHub make something of, and words that they do. */
const noise = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'@#<>[]()!|`*_~\\&;:./-+=\n\t 1aé\u202e\u2066\u0000"\'',
        '://',
        'GH-1',
        'www.x',
        '```',
        '&#64;',
        '<b>',
        '    ',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** One of them among plain words, where nothing else makes code of it. */
const among = fc
  .tuple(
    fc.constantFrom('', 'a ', 'a', 'Was '),
    fc.constantFrom(
      '@a',
      '#1',
      'x#1',
      'GH-1',
      'www.x.y',
      'https://x.y',
      'a@b.c',
      '![](x)',
      '[a](b)',
      '<b>',
      '`x`',
      '**a**',
      '1. a',
      '- a',
      '\\@a',
      '!1',
      '%1',
    ),
    fc.constantFrom('', ' b', ', b', '.', 'b'),
  )
  .map((parts) => parts.join(''));

const written = fc.oneof(noise, among);

const kinds = (node: Nodes): string[] => [node.type, ...('children' in node ? node.children.flatMap(kinds) : [])];
const kindsIn = (markdown: string) => new Set(kinds(fromMarkdown(markdown)));
/** The words of a Markdown text outside of all code. */
const bare = (node: Nodes): string =>
  node.type === 'inlineCode'
    ? ''
    : 'children' in node
      ? node.children.map(bare).join('')
      : 'value' in node
        ? node.value
        : '';

/** What GitHub or GitLab makes something of in words that are no code. */
const LIVE = /@\p{L}|[#!%]\d|GH-\d|:\/\/|www\.|\p{L}@\p{L}/iu;

describe('whatever somebody has written', () => {
  test('is text or code in an entry of a list, with no element but that of code', () => {
    fc.assert(
      fc.property(written, (text) => {
        const shown = markdownText(text);
        expect(shown).not.toMatch(/[\n\r|]/);
        const found = kindsIn(`- ${shown}: “${shown}”`);
        for (const kind of found) expect(['root', 'list', 'listItem', 'paragraph', 'text', 'html']).toContain(kind);
        expect(shown.replace(/^<code>(.*)<\/code>$/, '$1')).not.toMatch(/[<>`]/);
        if (!shown.startsWith('<code>')) expect(shown).not.toMatch(LIVE);
      }),
    );
  });

  test('is words or code in a sentence', () => {
    fc.assert(
      fc.property(written, written, (one, other) => {
        const shown = markdownSentence(`There is no \`${one}\`. Did you mean “${other}”?`);
        expect(shown).not.toMatch(/[\n\r]/);
        const tree = fromMarkdown(shown);
        for (const kind of kinds(tree)) expect(['root', 'paragraph', 'text', 'inlineCode']).toContain(kind);
        expect(bare(tree)).not.toMatch(LIVE);
      }),
    );
  });
});
