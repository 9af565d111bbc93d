import { describe, expect, test } from 'vitest';
import { briefs, compile } from '../../site-folder.ts';
import { DIVIDER, META, page, textPage } from '../../small-site.ts';

const text = (words: string) => `  - type: text\n    title: { all: ${words} }\n`;
const titles = (files: Record<string, string>) => {
  const { page: value, found } = compile(files);
  return { titles: value?.blocks.map((block) => ('title' in block ? block.title : block.type)), found };
};

describe('include', () => {
  test('a partial’s blocks take the place of the include', () => {
    expect(
      titles({
        'pages/index.yaml': page(`${text('one')}  - include: /_two.yaml\n${text('four')}`),
        'pages/_two.yaml': `blocks:\n${text('two')}${text('three')}`,
      }),
    ).toEqual({ titles: ['one', 'two', 'three', 'four'], found: [] });
  });

  test('partials include partials, in folders too, and one may be used twice', () => {
    expect(
      titles({
        'pages/index.yaml': page('  - include: /parts/_a.yaml\n  - include: /parts/_a.yaml\n'),
        'pages/parts/_a.yaml': `blocks:\n${text('a')}  - include: /_b.yaml\n`,
        'pages/_b.yaml': `blocks:\n${text('b')}`,
      }).titles,
    ).toEqual(['a', 'b', 'a', 'b']);
  });

  test('a path takes the facts of the page, so that a template leaves to each page what it brings in', () => {
    const files = (facts: string) => ({
      'pages/index.yaml': `template: /_shop.yaml\n${META}facts:\n  ${facts}\n`,
      'pages/_shop.yaml': 'blocks:\n  - include: "/_year-{{place}}.yaml"\n',
      'pages/_year-ksa.yaml': `blocks:\n${text('ksa')}`,
      'pages/_year-uae.yaml': `blocks:\n${text('uae')}`,
    });
    expect(titles(files('place: uae'))).toEqual({ titles: ['uae'], found: [] });
    const faults = (facts: string) => briefs(files(facts)).filter((brief) => brief.startsWith('pages/_shop'));
    expect(faults('place: oman')).toEqual(['pages/_shop.yaml:2:14 missing-partial']);
    expect(faults('place: x/../../site')).toEqual(['pages/_shop.yaml:2:14 file-outside']);
    expect(faults('plaec: uae')).toEqual(['pages/_shop.yaml:2:14 missing-path-fact']);
    expect(faults('place: { en: uae, tr: bae }')).toEqual(['pages/_shop.yaml:2:14 missing-path-fact']);
  });

  test('a mistake in a partial is reported once, in the partial, however many pages use it', () => {
    expect(
      briefs({
        'pages/index.yaml': page('  - include: /_a.yaml\n'),
        'pages/b.yaml': page(`  - include: /_a.yaml\n`),
        'pages/_a.yaml': 'blocks:\n  - type: divider\n    colour: red\n',
      }),
    ).toEqual(['pages/_a.yaml:3:5 unknown-key']);
  });

  test.each([
    ['a file that is not there', '/_nothing.yaml', 'missing-partial'],
    ['a path out of pages', '../_x.yaml', 'file-outside'],
    ['a path out of the site', '/../../../../etc/passwd', 'file-outside'],
    ['a path with backslashes', '..\\\\_x.yaml', 'file-outside'],
    ['a page', '/other.yaml', 'not-a-partial'],
  ])('%s cannot be included', (_name, path, code) => {
    expect(
      briefs({
        'pages/index.yaml': page(`${DIVIDER}  - include: "${path}"\n`),
        'pages/other.yaml': page(DIVIDER),
      }),
    ).toEqual([`pages/index.yaml:6:14 ${code}`]);
  });

  test('a partial that includes itself is reported where it does', () => {
    expect(
      briefs({
        'pages/index.yaml': page(`${DIVIDER}  - include: /_a.yaml\n`),
        'pages/_a.yaml': 'blocks:\n  - include: /_b.yaml\n',
        'pages/_b.yaml': 'blocks:\n  - type: divider\n  - include: /_a.yaml\n',
      }),
    ).toEqual(['pages/_b.yaml:3:14 include-cycle']);
  });

  test('a used partial with a misspelt `blocks` is reported, not left out', () => {
    expect(
      briefs({
        'pages/index.yaml': page(`${DIVIDER}  - include: /_a.yaml\n`),
        'pages/_a.yaml': 'bloks:\n  - type: divider\n',
      }),
    ).toContain('pages/_a.yaml:1:1 unknown-key');
  });

  test('a partial that no page uses is a warning, and is checked all the same', () => {
    expect(briefs({ 'pages/_a.yaml': 'blocks:\n  - type: divider\n' })).toEqual(['pages/_a.yaml:1:1 unused-partial']);
    // Where something is wrong, so may be the include that would use it.
    expect(briefs({ 'pages/_a.yaml': 'blocks:\n  - type: dividr\n' })).toEqual(['pages/_a.yaml:2:11 unknown-block']);
  });

  test('includes that multiply end with a message', () => {
    const files: Record<string, string> = { 'pages/index.yaml': page('  - include: /_p0.yaml\n') };
    for (let level = 0; level < 4; level++)
      files[`pages/_p${level}.yaml`] = `blocks:\n${`  - include: /_p${level + 1}.yaml\n`.repeat(12)}`;
    files['pages/_p4.yaml'] = `blocks:\n${DIVIDER}`;
    expect(briefs(files)).toEqual(['pages/_p3.yaml:12:5 too-many-blocks']);
  });
});

describe('template', () => {
  const template = `${META}facts: { name: T, city: C }\nblocks:\n  - type: text\n    title: { all: "{{name}} {{city}}" }\n`;

  test('a page of facts alone takes its template’s meta and blocks', () => {
    const { page: value, found } = compile({
      'pages/index.yaml': 'template: /_t.yaml\nfacts: { name: Page }\n',
      'pages/_t.yaml': template,
    });
    expect(value?.blocks).toEqual([{ type: 'text', title: 'Page C', layout: 'stacked' }]);
    expect(value?.title).toBe('Title');
    expect(found).toEqual([]);
  });

  test('the page’s own meta wins field by field, its own blocks replace the template’s', () => {
    const { page: value } = compile({
      'pages/index.yaml': `template: /_t.yaml\nmeta:\n  title: { all: Own }\nblocks:\n${DIVIDER}`,
      'pages/_t.yaml': template,
    });
    expect([value?.title, value?.description]).toEqual(['Own', 'Description']);
    expect(value?.blocks).toEqual([{ type: 'divider' }]);
  });

  test('a mistake is reported in the file in which it stands', () => {
    expect(
      briefs({
        'pages/index.yaml': 'template: /_t.yaml\nmeta:\n  titel: { all: Own }\n',
        'pages/_t.yaml': page(`${DIVIDER}    colour: red\n`),
      }),
    ).toEqual(['pages/_t.yaml:6:5 unknown-key', 'pages/index.yaml:3:3 unknown-key']);
  });

  test('a missing fact names the page that lacks it, at the template’s placeholder', () => {
    expect(
      briefs({
        'pages/index.yaml': 'template: /_t.yaml\n',
        'pages/_t.yaml': textPage('{ all: "Hello {{nme}}" }'),
      }),
    ).toEqual(['pages/_t.yaml:6:26 missing-fact']);
  });

  test('a template may have a template, and none may lead back to itself', () => {
    const files = { 'pages/index.yaml': 'template: /_a.yaml\n', 'pages/_a.yaml': 'template: /_b.yaml\n' };
    expect(compile({ ...files, 'pages/_b.yaml': page(DIVIDER) }).page?.blocks).toEqual([{ type: 'divider' }]);
    expect(briefs({ ...files, 'pages/_b.yaml': 'template: /_a.yaml\n' })).toEqual(['pages/_b.yaml:1:11 include-cycle']);
  });
});

test('files that bring in each other end where there are too many in a row', () => {
  const row = (count: number) =>
    briefs({
      'pages/a.yaml': 'template: /_t0.yaml\n',
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`pages/_t${at}.yaml`, `template: /_t${at + 1}.yaml\n`]),
      ),
      [`pages/_t${count}.yaml`]: page(DIVIDER).replace('Title', 'A'),
    }).filter((each) => each.endsWith('included-too-deep')).length;
  expect([row(59), row(61), row(3000)]).toEqual([0, 1, 2881]);
});
