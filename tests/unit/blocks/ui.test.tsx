import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Point } from '../../../blocks/ui/Point.tsx';
import { RichLine, RichText, relation } from '../../../blocks/ui/RichText.tsx';
import { renderText } from '../../../blocks/ui/render-text.tsx';
import { Section } from '../../../blocks/ui/Section.tsx';
import { plainText } from '../../../schema/plain-text.ts';
import type { RichBlock, RichNode, TextValue } from '../../../schema/resolved.ts';

describe('renderText', () => {
  test.each<[TextValue, string]>([
    ['plain', 'plain'],
    ['A two-part e-mail.', '<span>A two-part <span class="whitespace-nowrap">e-m</span>ail.</span>'],
    ['in 2–4 weeks', '<span>in <span class="whitespace-nowrap">2–4</span> weeks</span>'],
    ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
    [['زر ', { text: 'Oven', isolate: true }, ' اليوم'], '<span>زر <bdi dir="ltr">Oven</bdi> اليوم</span>'],
    [[{ text: 'Bread', lang: 'en', dir: 'ltr' }], '<span lang="en" dir="ltr">Bread</span>'],
    [[{ text: 'خبز', lang: 'ar', dir: 'rtl', isolate: true }], '<bdi lang="ar" dir="rtl">خبز</bdi>'],
    [[], ''],
  ])('%j', (value, markup) => {
    expect(renderToStaticMarkup(renderText(value))).toBe(markup);
  });

  test('as an attribute it is one string', () => {
    expect(plainText('a')).toBe('a');
    expect(plainText(['a ', { text: 'b', isolate: true }, ' c'])).toBe('a b c');
  });
});

const words = (value: string): RichNode => ({ type: 'text', value });
const paragraph = (...children: RichNode[]): RichBlock => ({ type: 'paragraph', children });

describe('RichText', () => {
  test.each<[string, RichBlock[], string]>([
    ['a paragraph', [paragraph(words('a'))], '<p>a</p>'],
    [
      'emphasis and a break',
      [
        paragraph(
          { type: 'strong', children: [words('a')] },
          { type: 'break' },
          { type: 'em', children: [words('b')] },
        ),
      ],
      '<p><strong>a</strong><br/><em>b</em></p>',
    ],
    [
      'links, others’ sites without knowing ours',
      [
        paragraph({ type: 'link', href: '/en', children: [words('a')] }),
        paragraph({ type: 'link', href: 'https://x.example', children: [words('b')] }),
      ],
      '<p><a href="/en">a</a></p><p><a href="https://x.example" rel="noopener">b</a></p>',
    ],
    [
      'a list of short entries',
      [{ type: 'list', ordered: false, items: [[paragraph(words('a'))], [paragraph(words('b'))]] }],
      '<ul><li>a</li><li>b</li></ul>',
    ],
    [
      'a list with longer entries',
      [{ type: 'list', ordered: true, items: [[paragraph(words('a')), paragraph(words('b'))]] }],
      '<ol><li><p>a</p><p>b</p></li></ol>',
    ],
    ['markup in words', [paragraph(words('<script>'))], '<p>&lt;script&gt;</p>'],
  ])('%s', (_name, blocks, markup) => {
    expect(renderToStaticMarkup(<RichText value={{ blocks }} />)).toBe(`<div class="prose">${markup}</div>`);
  });

  test('in another language than its page says so', () => {
    const value = { blocks: [paragraph(words('a'))], lang: 'en', dir: 'ltr' } as const;
    expect(renderToStaticMarkup(<RichText value={value} className="lead" />)).toBe(
      '<div class="lead" lang="en" dir="ltr"><p>a</p></div>',
    );
  });

  test('as a line it has no paragraphs, and says in which language it is', () => {
    const value = { blocks: [paragraph(words('a'), { type: 'strong', children: [words('b')] })] };
    expect(renderToStaticMarkup(<RichLine value={value} />)).toBe('a<strong>b</strong>');
    const foreign = { ...value, lang: 'en', dir: 'ltr' } as const;
    expect(renderToStaticMarkup(<RichLine value={foreign} />)).toContain('lang="en"');
  });

  test('as a line or a list entry of marked words, React finds a key everywhere', () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const marked: RichNode = { type: 'text', value: [{ text: '2026', isolate: true }, ' Oven'] };
    const list: RichBlock = { type: 'list', ordered: false, items: [[paragraph(marked)]] };
    renderToStaticMarkup(<RichLine value={{ blocks: [paragraph(marked), paragraph(marked)] }} />);
    renderToStaticMarkup(<RichText value={{ blocks: [list] }} />);
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });
});

test.each([
  ['https://x.example', 'noopener'],
  ['HTTPS://x.example', 'noopener'],
  ['/en', undefined],
  ['mailto:a@b.example', undefined],
])('the relation to %s is %s', (href, rel) => {
  expect(relation(href)).toBe(rel);
});

test('a point is a list entry of heading and sentence; what it has no icon or sentence for leaves no trace', () => {
  expect(renderToStaticMarkup(<Point item={{ title: 'Fresh', description: 'Baked at five.' }} />)).toBe(
    '<li class="point"><h3>Fresh</h3><p>Baked at five.</p></li>',
  );
  expect(renderToStaticMarkup(<Point item={{ title: 'Warm' }} />)).toBe('<li class="point"><h3>Warm</h3></li>');
});

test('a strip is a section with less room around it', () => {
  expect(renderToStaticMarkup(<Section block={{ type: 'stats' }} layout="strip" />)).toBe(
    '<div data-block="stats" data-tone="plain" class="py-strip"><div class="wrap"></div></div>',
  );
});
