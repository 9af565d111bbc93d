import { describe, expect, test } from 'vitest';
import {
  contentOf,
  documentOf,
  type OldPart,
  readHtml,
} from '../../../../../src/content/authoring/import/read-html.ts';
import { noTexts, parseRichText } from '../../../../../src/content/resolve/rich-text.ts';

/** What a page's content is read as, and what is lost of it. */
function read(html: string) {
  const lost: string[] = [];
  const ledTo = (href: string) => (href.startsWith('/gone') ? undefined : href);
  const pieces = readHtml(contentOf(documentOf(html)), { ledTo, lose: (what) => void lost.push(what) });
  return { pieces, lost };
}

const wordsOf = (html: string) => read(html).pieces.flatMap((piece) => (piece.kind === 'words' ? [piece.text] : []));

describe('words', () => {
  test.each([
    ['are a paragraph each', '<p>One\n two</p><p>Three</p>', ['One two', 'Three']],
    ['keep emphasis', '<p>So <b>it </b>is, <em>so</em></p>', ['So **it** is, *so*']],
    ['keep links that lead somewhere', '<p><a href="/a">One</a> <a href="/gone">two</a></p>', ['[One](/a) two']],
    ['keep breaks', '<p>One<br>two<br></p>', ['One\\\ntwo']],
    ['are signs where they look like marks', '<p>2 * 3 *4* [x] `y` _z_</p>', ['2 * 3 \\*4\\* \\[x\\] \\`y\\` \\_z\\_']],
    [
      'begin no list or heading',
      '<p>1. May</p><p>- no</p><p># no</p><p>+1</p>',
      ['1\\. May', '\\- no', '\\# no', '\\+1'],
    ],
    ['name no character', '<p>&amp;copy; &amp; so on</p>', ['\\&copy; & so on']],
    ['hold no placeholder', '<p>{{name}}</p>', ['{ {name} }']],
    ['hold nothing unseen', '<p>Ba\u00adke\u200bry\u00a0x</p>', ['Bakery x']],
    [
      'outside of elements are a paragraph too',
      'One <span>two</span><div>three</div>four',
      ['One two', 'three', 'four'],
    ],
    ['of a preformatted text keep their lines', '<pre>a\n  b</pre>', ['a\\\nb']],
    ['of a question stand out', '<details><summary>Why?</summary>So.</details>', ['**Why?**', 'So.']],
    ['of a whole card keep its link', '<a href="/a"><h3>One</h3><p>two</p></a>', ['two', '[One](/a)']],
  ])('%s', (_, html, expected) => {
    expect(wordsOf(html)).toEqual(expected);
  });

  test.each([
    ['a list', '<ul><li>One<li><p>two</p></ul>', '- One\n- two'],
    ['an ordered list', '<ol><li>One</li><li>two</li></ol>', '1. One\n2. two'],
    ['lists inside each other', '<ul><li>One<ol><li>in</ol><li>two</ul>', '- One\n  1. in\n- two'],
  ])('%s', (_, html, expected) => {
    expect(wordsOf(html)).toEqual([expected]);
  });

  test('mean in rich text what they said', () => {
    const html = '<p>1. *a* _b_ [c](/d) &lt;e&gt; &amp;lt; `f` \\g ~h~ **i** <b>j</b></p>';
    const [text = ''] = wordsOf(html);
    const context = {
      ...{ finishText: (words: string) => words, finishLink: (target: string) => target, met: { marks: 0 } },
      ...{ parsed: noTexts(), unfolded: { parsed: 0 } as never, refuse: () => expect.unreachable() },
    };
    expect(parseRichText(text, context)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: '1. *a* _b_ [c](/d) <e> &lt; `f` \\g ~h~ **i** ' },
          { type: 'strong', children: [{ type: 'text', value: 'j' }] },
        ],
      },
    ]);
  });
});

describe('a page', () => {
  test('is what stands in its main part, without what surrounds it', () => {
    expect(wordsOf('<nav>x</nav><main><p>One</p><aside>y</aside></main><footer>z</footer>')).toEqual(['One']);
    expect(wordsOf('<header>x</header><article><p>One</p></article>')).toEqual(['One']);
    expect(wordsOf('<div><nav>x</nav><p>One</p></div><footer>z</footer>')).toEqual(['One']);
  });

  test('keeps headings, tables and pictures in their order', () => {
    const html = `<header><h1>Title</h1></header><h2>Prices</h2>
      <table><caption>All</caption><tr><th colspan=2>Bread<th>Price<tr><td>Rye<td>dark<td>3</table>
      <figure><img src=a.png alt=Oven><figcaption>Ours</figcaption></figure><p>So <img data-src=b.png src="data:x"> it is</p>`;
    expect(read(html).pieces).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'heading', level: 2, text: 'Prices' },
      {
        kind: 'table',
        caption: 'All',
        rows: [
          ['Bread', '', 'Price'],
          ['Rye', 'dark', '3'],
        ],
      },
      { kind: 'picture', src: 'a.png', alt: 'Oven', caption: 'Ours' },
      { kind: 'words', text: 'So' },
      { kind: 'picture', src: 'b.png', alt: '', caption: '' },
      { kind: 'words', text: 'it is' },
    ] satisfies OldPart[]);
  });

  test('that is laid out in tables is read through them', () => {
    expect(wordsOf('<table><tr><td><table><tr><td>One<td>two</table><td>three</table>')).toEqual([
      'One',
      'two',
      'three',
    ]);
  });

  test('tells what is lost, and shows nothing of scripts', () => {
    const html = `<script>x</script><style>y</style><form><input>q</form><iframe src="https://m.example/x"></iframe>
      <p>One<button>z</button></p><video src="a.mp4"></video><img src="data:x"><p hidden>no</p><p aria-hidden="true">no</p>`;
    const { pieces, lost } = read(html);
    expect(pieces).toEqual([{ kind: 'words', text: 'One' }]);
    expect(lost).toEqual([
      'a form',
      'a frame (https://m.example/x)',
      'a button',
      'a film (a.mp4)',
      'a picture that lies in the page itself',
    ]);
  });

  test('may be nested without end', () => {
    const { pieces, lost } = read(`${'<div>'.repeat(5000)}deep${'<b>'.repeat(400)}er`);
    expect(pieces).toEqual([{ kind: 'words', text: 'deeper' }]);
    expect(lost).toEqual(['what lies too deep is kept as words alone']);
  });
});
