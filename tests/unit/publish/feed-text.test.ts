import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { feedText } from '../../../src/publish/feed-text.ts';
import { writeFeeds } from '../../../src/publish/feeds.ts';
import { renderBlocks } from '../../../src/render/prerender.tsx';
import { openSite } from '../site-folder.ts';

const URL = 'https://www.example.test/ar/news/one';

describe('the text of a page in feeds', () => {
  test.each([
    ['keeps what can be read', '<p class="x">A <strong>b</strong><br/></p>', '<p>A <strong>b</strong><br></p>'],
    [
      'has no title, script, style, form or drawing',
      '<h1>T</h1><script>x</script><style>y</style><form><p>z</p></form><svg><path d="M0 0"/></svg><p>A</p>',
      '<p>A</p>',
    ],
    ['has nothing that is hidden', '<p aria-hidden="true">A</p><p hidden="">B</p><p>C</p>', '<p>C</p>'],
    ['opens what only arranges', '<section><div>24</div><div>hours</div></section>', '24 hours'],
    [
      'has whole addresses',
      '<a href="/en/a#b" class="c">A</a><a href="#d">D</a><img src="/x.png" alt="X"/>',
      '<a href="https://www.example.test/en/a#b">A</a><a href="https://www.example.test/ar/news/one#d">D</a><img src="https://www.example.test/x.png" alt="X">',
    ],
    [
      'has no address that does something',
      '<a href="javascript:alert(1)" onclick="x">A</a><img src="data:image/png;base64,A" alt=""/>',
      '<a>A</a><img alt="">',
    ],
    [
      'keeps the direction of other languages',
      '<p lang="en" dir="ltr" style="color:red">A &amp; &lt;b&gt;</p>',
      '<p lang="en" dir="ltr">A &amp; &lt;b&gt;</p>',
    ],
  ])('%s', (_, markup, text) => expect(feedText(markup, URL)).toBe(text));

  test('is none of markup that is not well-formed', () => expect(feedText('<p>A<b></p>', URL)).toBeUndefined());
});

const ARTICLE = `meta: { title: { all: One }, description: { all: About one } }
entry: { date: 2026-09-15 }
blocks:
  - type: text
    title: { en: Why, tr: Neden, ar: لماذا }
    body: { en: "Look [here](/news/two).", tr: "[Buraya](/news/two) bakın.", ar: "انظر [هنا](/news/two)." }
  - type: entries
    title: { all: More }
    which: neighbours
    none: { all: None }
`;

const feedsOf = (lines: string) => {
  const project = openSite({
    'pages/news/_collection.yaml': `title: { all: News }\n${lines}`,
    'pages/news/one.yaml': ARTICLE,
    'pages/news/two.yaml': ARTICLE.replaceAll(/\bOne\b/g, 'Two').replaceAll('/two', '/one'),
  });
  const site = project.siteValue('ar').value;
  const written = new Map<string, string>();
  writeFeeds({ project, renderBlocks }, new Map([['ar', site]]), {
    write: (path, text) => written.set(path.replace(/.*\./, ''), String(text)),
  });
  return written;
};

test('feeds carry summaries, or the full text without the lists of its page', () => {
  const brief = feedsOf('');
  for (const text of brief.values()) expect(text).not.toMatch(/انظر/);
  const full = feedsOf('feeds: full\n');
  const html = '<h2>لماذا</h2> <p>انظر <a href="https://www.example.test/ar/news/two">هنا</a>.</p>';
  const [atom, rss, json] = ['atom', 'rss', 'json'].map((ending) => full.get(ending) ?? '') as [string, string, string];
  const inAtom = parseAtomFeed(atom).entries?.map(({ title, content, published }) => [
    title?.value,
    content,
    published,
  ]);
  expect(inAtom?.[0]).toEqual(['One', { value: html, type: 'html' }, '2026-09-15T00:00:00Z']);
  expect(parseRssFeed(rss).items?.map(({ content }) => content?.encoded)).toContain(html);
  expect(parseJsonFeed(json).items?.map((item) => item.content_html)).toContain(html);
  for (const text of full.values()) expect(text).not.toMatch(/More/);
});
