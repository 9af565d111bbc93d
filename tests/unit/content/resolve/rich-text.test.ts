import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RichBlock, RichNode } from '../../../../schema/resolved.ts';
import { nothingUnfolded } from '../../../../src/content/read/unfolded.ts';
import { noTexts, parseRichText } from '../../../../src/content/resolve/rich-text.ts';
import { holds } from '../../random/cases.ts';
import { compile } from '../../site-folder.ts';
import { page } from '../../small-site.ts';

const parse = (markdown: string) => {
  const refused: string[] = [];
  const context = {
    finishText: (text: string) => text,
    finishLink: (target: string) => target,
    met: { marks: 0 },
    parsed: noTexts(),
    unfolded: nothingUnfolded(),
    refuse: (what: string) => void refused.push(what),
  };
  return { blocks: parseRichText(markdown, context), refused };
};
const paragraph = (...children: RichNode[]): RichBlock => ({ type: 'paragraph', children });
const words = (value: string): RichNode => ({ type: 'text', value });

describe('what authors may use', () => {
  test.each<[string, RichBlock[]]>([
    ['plain', [paragraph(words('plain'))]],
    ['a\n\nb', [paragraph(words('a')), paragraph(words('b'))]],
    ['a\nb', [paragraph(words('a b'))]],
    ['a  \nb', [paragraph(words('a'), { type: 'break' }, words('b'))]],
    [
      '**a** *b*',
      [paragraph({ type: 'strong', children: [words('a')] }, words(' '), { type: 'em', children: [words('b')] })],
    ],
    ['[a](/b)', [paragraph({ type: 'link', href: '/b', children: [words('a')] })]],
    ['- a\n- b', [{ type: 'list', ordered: false, items: [[paragraph(words('a'))], [paragraph(words('b'))]] }]],
    ['1. a', [{ type: 'list', ordered: true, items: [[paragraph(words('a'))]] }]],
    ['<script>alert(1)</script>', [paragraph(words('<script>alert(1)</script>'))]],
    ['a <b onclick="x">', [paragraph(words('a <b onclick="x">'))]],
    ['    indented', [paragraph(words('indented'))]],
    ['#1 in town', [paragraph(words('#1 in town'))]],
    ['&lt;b&gt; &amp;', [paragraph(words('<b> &'))]],
    ['a | b', [paragraph(words('a | b'))]],
    ['a\n| - |', [paragraph(words('a | - |'))]],
  ])('%j', (markdown, blocks) => {
    expect(parse(markdown)).toEqual({ blocks, refused: [] });
  });
});

describe('what is refused', () => {
  test.each([
    ['# Title', 'heading'],
    ['> said', 'quotation'],
    ['```\ncode\n```', 'code'],
    ['`code`', 'code'],
    ['a\n\n---\n\nb', 'line'],
    ['![x](/x.svg)', 'picture'],
    ['[a]: /b', 'definition'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'table'],
    ['Prices:\n**a** | b\n:-- | --:\n1 | 2', 'table'],
  ])('%j', (markdown, what) => {
    expect(parse(markdown).refused).toEqual([what]);
  });
});

const blockTypes = ['paragraph', 'list'];
const nodeTypes = ['text', 'strong', 'em', 'link', 'break'];
function typesOf(value: RichBlock | RichNode): string[] {
  const inner = 'children' in value ? value.children : 'items' in value ? value.items.flat() : [];
  return [value.type, ...inner.flatMap(typesOf)];
}

test('no text, however it is written, makes anything but the allowed tree', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</p>',
    '<img src=x onerror=y>',
    '*',
    '**',
    '_',
    '[',
    '](',
    ')',
    '!',
    '`',
    '#',
    '> ',
    '- ',
    '1. ',
    '\n',
    '\n\n',
    '    ',
    '&lt;',
    '\\',
    '---',
    '|',
    '~~',
    'javascript:',
    '{{',
    'a',
    ' ',
    'ع',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  );
  holds(text, (markdown) => {
    const { blocks } = parse(markdown);
    for (const block of blocks) expect(blockTypes).toContain(block.type);
    for (const type of blocks.flatMap(typesOf)) expect([...blockTypes, ...nodeTypes]).toContain(type);
  });
});

describe('in a page', () => {
  const found = (body: string) =>
    compile({ 'pages/index.yaml': page(`  - type: text\n    body: { all: '${body}' }\n`) }).found;

  test.each([
    ['[x](javascript:alert(1))', ['pages/index.yaml:6:23 bad-link']],
    ['[x](<java\tscript:alert(1)>)', ['pages/index.yaml:6:24 bad-link']],
    ['[x](//example.org)', ['pages/index.yaml:6:23 bad-link']],
    ['[x](&#106;avascript:alert(1))', ['pages/index.yaml:6:18 bad-link']],
    ['[x](/nowhere)', ['pages/index.yaml:6:23 dead-link']],
    ['**a** [x](/nowhere)', ['pages/index.yaml:6:29 dead-link']],
    ['[x](/100%)', ['pages/index.yaml:6:23 dead-link']],
    ['[x](https://example.org/a%20b)', []],
    ['[x](/)', []],
    ['# x', ['pages/index.yaml:6:19 rich-text-unsupported']],
  ])('%s: %j', (body, expected) => {
    expect(found(body)).toEqual(expected);
  });

  test.each([
    ['lists in lists', `${'- '.repeat(3000)}x`],
    ['emphasis in emphasis', '*a '.repeat(1500) + 'b*'.repeat(1500)],
  ])('thousands of %s end with a message', (_name, body) => {
    expect(found(body)).not.toEqual([]);
  });
});
