import { describe, expect, test } from 'vitest';
import { check, type Files, openSite } from '../site-folder.ts';

const page = (blocks: string): Files => ({
  'pages/index.yaml': `meta:\n  title: { all: Home }\n  description: { all: About us }\nblocks:\n${blocks}`,
});
const CONTENTS = '  - type: contents\n    title: { all: Contents }\n';
const section = (title: string, more = '') => `  - type: text\n    title: ${title}\n    body: { all: Words. }\n${more}`;

/** The blocks of the home page, finished. */
function blocksOf(blocks: string, language = 'en') {
  const { page: value } = openSite(page(blocks)).compile('/', language);
  return JSON.parse(JSON.stringify(value?.blocks)) as { id?: string; title?: string; body: { blocks: unknown[] } }[];
}

/** What a list of contents leads to. */
const linksOf = (block: object | undefined) =>
  [...JSON.stringify(block).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

describe('a list of contents', () => {
  test('leads to the sections below it that have a heading, by the names that they have or are given', () => {
    const [first, contents, ...sections] = blocksOf(
      section('{ all: Before }') +
        CONTENTS +
        section('{ all: "Prices & fees" }') +
        section('{ all: Delivery }', '    id: how-it-comes\n') +
        '  - type: text\n    body: { all: Words without a heading. }\n' +
        section('{ all: Hidden }', '    hidden: true\n') +
        section('{ all: Prices and fees }', '    id: prices\n') +
        section('{ all: Prices fees }'),
    );
    expect(linksOf(contents)).toEqual(['#prices-fees', '#how-it-comes', '#prices', '#prices-fees-2']);
    expect(first?.id).toBe('before');
    expect(sections.map(({ id }) => id)).toEqual(['prices-fees', 'how-it-comes', undefined, 'prices', 'prices-fees-2']);
  });

  test('has headings and names in the language of the page', () => {
    const blocks = CONTENTS + section('{ en: Questions, tr: Sık sorulanlar, ar: أسئلة شائعة }');
    expect(linksOf(blocksOf(blocks, 'tr')[0])).toEqual(['#sık-sorulanlar']);
    expect(linksOf(blocksOf(blocks, 'ar')[0])).toEqual(['#أسئلة-شائعة']);
  });

  test('changes nothing on a page without one', () => {
    expect(blocksOf(section('{ all: Words }'))[0]?.id).toBeUndefined();
  });

  test('is told of where nothing below it has a heading', () => {
    const codes = (blocks: string) => check(page(blocks)).map(({ code }) => code);
    expect(codes(section('{ all: Before }') + CONTENTS)).toContain('nothing-below');
    expect(codes(CONTENTS + section('{ all: Below }'))).not.toContain('nothing-below');
  });
});
