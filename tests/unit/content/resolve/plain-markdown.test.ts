import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { readPlainMarkdown } from '../../../../src/content/resolve/plain-markdown.ts';
import { ALLOWED } from '../../../../src/content/resolve/rich-text.ts';

/** What the parser gives, without its positions. */
const parsed = (markdown: string): unknown =>
  JSON.parse(
    JSON.stringify(fromMarkdown(markdown, { extensions: [ALLOWED] }).children, (key, value: unknown) =>
      key === 'position' ? undefined : value,
    ),
  );

describe('plain Markdown', () => {
  test.each([
    'One line.',
    'One line\nand its next.\n',
    'A paragraph.\n\nAnother **in bold** and [a link](/contact#form).',
    '**Bold** first, [link](https://example.com/a_b?c=d%20e) (twice).',
    'Before a list:\n\n- one\n- **two**\n- [three](/three)\n\nAfter it.',
    '«Quoted» and “quoted”!',
    'مرحبًا **بكم** في [الموقع](/contact).',
    'Wait! [Link](/a) and 5 - 3.',
    '*Stressed* here and *there*, *again*!',
    '1. one\n2. *two*\n10. [three](/three)',
    'Before:\n\n3. three\n\nAfter.',
  ])('%j is read as the parser reads it', (markdown) => {
    expect(readPlainMarkdown(markdown)).toEqual(parsed(markdown));
  });

  test.each([
    '# Heading',
    '- a\n  - b',
    '- a\n\n- b',
    '1) a',
    '1. a\n- b',
    '1. a\n\n2. b',
    '1.  a',
    '1.',
    'a\n- b',
    '![alt](/a.png)',
    'Wow![alt](/a.png)',
    'a  \nb',
    'a*b*',
    '*a*b',
    '***a***',
    'a**b**c',
    '[a](<b>)',
    'AT&amp;T',
    'a\\*b',
    '[a]: /b',
    '',
    ' a',
    '**a\n\nb**',
  ])('%j is left to the parser', (markdown) => {
    expect(readPlainMarkdown(markdown)).toBeUndefined();
  });

  test('whatever is read at all is read as the parser reads it', () => {
    const piece = fc.constantFrom(
      ...['a', 'Word', 'é', 'ب', '7', ' ', '\n', '\n\n', '- ', '**', '*', '[', ']', '](/a)', '(', ')', '!', '.', ':'],
      ...[
        '**b**',
        '*e*',
        '2. ',
        '\n3. ',
        '[c](/d)',
        '> ',
        '# ',
        '1. ',
        '|',
        '--',
        '=',
        '\t',
        '_',
        '`',
        '&',
        '<',
        '\\',
        ' ',
        '“',
        '+ ',
      ],
    );
    let read = 0;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const markdown = pieces.join('');
        const plain = readPlainMarkdown(markdown);
        if (plain === undefined) return;
        read++;
        expect(plain).toEqual(parsed(markdown));
      }),
      { numRuns: 20_000 },
    );
    expect(read).toBeGreaterThan(500);
  });
});
