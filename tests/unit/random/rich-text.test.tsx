import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '../../../blocks/ui/RichText.tsx';
import { nothingUnfolded } from '../../../src/content/read/unfolded.ts';
import type { LinkIndex } from '../../../src/content/resolve/link-index.ts';
import { resolveLink } from '../../../src/content/resolve/links.ts';
import { noTexts, parseRichText } from '../../../src/content/resolve/rich-text.ts';
import { scriptJson } from '../../../src/render/escape.ts';
import { cases, holds, madeOf, patience } from './cases.ts';

const text = fc.oneof(
  madeOf(
    ...[
      '<script>',
      '</script>',
      '<img src=x onerror=y>',
      '<style>',
      '<iframe src=//x>',
      '<!--',
      '-->',
      '<svg/onload=x>',
    ],
    ...[
      '*',
      '**',
      '_',
      '[',
      '](',
      '](javascript:x)',
      '[a](javascript:alert(1))',
      '[a](<java\tscript:x>)',
      '[a](data:text/html,x)',
      '[a](/%22onclick=x)',
      '](https://x.example "title")',
      ')',
      '!',
      '`',
      '```\n',
      '#',
      '> ',
      '- ',
    ],
    ...[
      '1. ',
      '\n',
      '\n\n',
      '    ',
      '&lt;',
      '&#60;script&#62;',
      '\\',
      '---',
      '|',
      '~~',
      'javascript:',
      '<https://x>',
      '"',
    ],
    ...[' onclick=x ', 'style=', '{{', 'a', ' ', 'ع', '\u0000', '\u2028'],
  ),
  fc.string({ unit: 'binary' }),
);
const index: LinkIndex = {
  base: '',
  defaultLanguage: 'en',
  languages: ['en'],
  publicFiles: new Set(),
  routes: new Map(),
};

function html(markdown: string): string {
  const blocks = parseRichText(markdown, {
    finishText: (words) => words,
    finishLink: (target) => {
      const result = resolveLink(target, { language: 'en', route: '/' }, index);
      return 'href' in result ? result.href : '#';
    },
    met: { marks: 0 },
    parsed: noTexts(),
    unfolded: nothingUnfolded(),
    refuse: () => {},
  });
  return renderToStaticMarkup(<RichText value={{ blocks }} />);
}

const ALLOWED =
  /<(div class="prose"|p|span( class="whitespace-nowrap")?|strong|em|ul|ol|li|br\/|a href="[^"<>]*"( rel="noopener")?)>|<\/(div|p|span|strong|em|ul|ol|li|a)>/g;

test(`rich text makes no element and no attribute but those that it is for (${cases} cases)`, patience, () => {
  holds(text, (markdown) => {
    const made = html(markdown);
    expect(made.replace(ALLOWED, '')).not.toMatch(/[<>]/);
    for (const [, href = ''] of made.matchAll(/ href="([^"]*)"/g))
      expect(href).toMatch(/^(https:\/\/|mailto:|tel:|[/#])/i);
  });
});

test(`JSON in a page never ends its script element, and is read as it was (${cases} cases)`, patience, () => {
  holds(fc.oneof(text, fc.jsonValue()), (value) => {
    const written = scriptJson(value);
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
  });
});

test(`words without marks come out as the parser has them (${cases} cases)`, patience, () => {
  const words = fc.string({
    unit: fc.constantFrom(...'abçİ {}()!#>+-=~|:;.,"\'12٣%$^/?@كتáa“«\u00a0\u200f😀\u0301'),
    maxLength: 14,
  });
  // Two line ends make no other paragraph, but something for the parser to do.
  holds(words, (line) => {
    expect(html(`a${line}.`)).toBe(html(`a${line}.\n\n`));
  });
});
