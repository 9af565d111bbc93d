import { describe, expect, test } from 'vitest';
import { brief, briefs, check, compile, openSite, withoutProofs } from '../../site-folder.ts';
import { page, SITE, SVG } from '../../small-site.ts';
import { sourceFiles } from '../../source-files.ts';

const hero = (more: string) => page(`  - type: hero\n    title: { all: T }\n    ${more}\n`);
const picture = (src: string) => hero(`picture: { src: "${src}", alt: { all: P } }`);
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(24);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

const svg = (attributes: string) => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;

describe('pictures', () => {
  test.each([
    ['x.svg', svg('width="30" height="20"'), [30, 20]],
    ['x.svg', svg('viewBox="0 0 24 12"'), [24, 12]],
    ['x.svg', svg('width="30px" height="20px" viewBox="0 0 1 1"'), [30, 20]],
    ['x.svg', svg('width="100%" height="100%" viewBox="0 0 24 12"'), [24, 12]],
    ['x.svg', svg("width='30' height='20'"), [30, 20]],
    ['x.png', png(300, 200), [300, 200]],
    ['x.jpg', Buffer.from('ffd8ffe000044a46ffc0001108001400280301220002110103110100', 'hex'), [40, 20]],
    [
      'x.webp',
      Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0'), Buffer.from('270000130000', 'hex')]),
      [40, 20],
    ],
  ])('%s knows its size (%#)', (name, content, [width, height]) => {
    const { page: value, found } = compile({ 'pages/index.yaml': picture(`/${name}`), [`public/${name}`]: content });
    expect(value?.blocks[0]).toMatchObject({ picture: { src: `/${name}`, alt: 'P', width, height } });
    expect(found).toEqual([]);
  });

  test.each([
    '/flg.svg',
    '/../site.yaml',
    '/../../etc/passwd',
    'flag.svg',
    '/flag.svg?x',
    'https://example.org/x.svg',
    '/',
  ])('%s is no picture of this site', (src) => {
    expect(briefs({ 'pages/index.yaml': picture(src) })).toEqual(['pages/index.yaml:7:21 missing-image']);
  });

  test.each([
    ['x.svg', svg('width="0" height="0"')],
    ['x.png', ''],
    ['x.png', Buffer.from('\x89PNG', 'latin1')],
    ['x.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
    ['x.jpg', Buffer.from('ffd8ff', 'hex')],
    ['words/x.txt', 'words'],
  ])('a broken %s is reported (%#)', (name, content) => {
    expect(briefs({ 'pages/index.yaml': picture(`/${name}`), [`public/${name}`]: content })).toEqual([
      'pages/index.yaml:7:21 broken-image',
    ]);
  });

  test('a broken drawing is reported at its own line alone', () => {
    expect(briefs({ 'pages/index.yaml': picture('/x.svg'), 'public/x.svg': 'no picture' })).toEqual([
      'public/x.svg:1:1 broken-drawing',
    ]);
  });

  test('a picture that is a broken link is reported', () => {
    const project = openSite({ 'pages/index.yaml': picture('/x.svg'), 'public/x.svg': { link: 'nowhere.svg' } });
    expect(withoutProofs(project.check()).map(brief)).toEqual([
      'pages/index.yaml:7:21 missing-image',
      'public/x.svg:1:1 link-elsewhere',
    ]);
  });

  test('the hint names no kind of picture that is refused', () => {
    const avif = Buffer.from(
      '0000001c667479706176696600000000617669666d6966310000001469737065000000000000002800000014',
      'hex',
    );
    const files = { 'pages/index.yaml': picture('/x.avif'), 'public/x.avif': avif };
    const [diagnostic] = check(files);
    if (diagnostic) expect(JSON.stringify(diagnostic)).not.toContain('broken-image');
  });

  test('a file of public in a folder is found by its path', () => {
    expect(briefs({ 'pages/index.yaml': picture('/a/b.svg'), 'public/a/b.svg': SVG })).toEqual([]);
  });
});

describe('icons', () => {
  test.each([
    ['truck', []],
    ['trash-2', []],
    ['home', []],
    ['truk', ['pages/index.yaml:7:16 unknown-icon']],
    ['toString', ['pages/index.yaml:7:16 unknown-icon']],
    ['"<script>"', ['pages/index.yaml:7:16 unknown-icon']],
  ])('%s', (name, found) => {
    expect(briefs({ 'pages/index.yaml': hero(`badgeIcon: ${name}`) })).toEqual(found);
  });
});

describe('regions', () => {
  test('a region brings its name in the page’s language', () => {
    expect(compile({ 'pages/index.yaml': hero('region: north') }).page?.blocks[0]).toMatchObject({
      region: { key: 'north', label: 'North' },
    });
  });

  test.each(['nrth', 'toString'])('%s is no region', (key) => {
    expect(briefs({ 'pages/index.yaml': hero(`region: ${key}`) })).toEqual(['pages/index.yaml:7:13 unknown-region']);
  });
});

describe('anchors', () => {
  test('two sections of one name are reported at the second', () => {
    const two = page('  - { type: divider, id: a }\n  - { type: divider, id: a }\n  - { type: divider, id: main }\n');
    expect(briefs({ 'pages/index.yaml': two })).toEqual([
      'pages/index.yaml:6:26 duplicate-anchor',
      'pages/index.yaml:7:26 reserved-id',
    ]);
  });

  test('names of parts of every page are no names of sections, in partials neither', () => {
    const files = sourceFiles(/^(?:src|blocks)\/.*\.tsx?$/).map(({ text }) => text);
    const own = files.flatMap((text) => [
      ...text.matchAll(/(?<=\bid="|getElementById\('|\b(?:ROOT|EDITOR_ELEMENT) = ')[a-z][a-z-]*(?=["'])/g),
    ]);
    const names = [...new Set(own.map(([name]) => name))].filter((name) => name !== 'crosses');
    expect(names.length).toBeGreaterThan(4);
    for (const id of names) {
      const found = briefs({
        'pages/index.yaml': page('  - include: /_part.yaml\n'),
        'pages/_part.yaml': `blocks:\n  - { type: divider, id: ${id} }\n`,
      });
      expect([id, found]).toEqual([id, ['pages/_part.yaml:2:26 reserved-id']]);
    }
  });

  test('a link to a section that no page has is reported', () => {
    expect(briefs({ 'pages/index.yaml': hero('actions: [{ label: { all: L }, link: "#no" }]') })).toEqual([
      'pages/index.yaml:7:42 dead-anchor',
    ]);
  });

  test('a link to a page that is a draft is told where the page says so', () => {
    const files = { 'pages/index.yaml': hero('actions: [{ label: { all: L }, link: /new }]') };
    const draft = { ...files, 'pages/new.yaml': `draft: true\n${page('  - type: divider\n')}` };
    expect(briefs(draft)).toEqual(['pages/new.yaml:1:1 draft-linked']);
    expect(withoutProofs(openSite(draft, { drafts: true }).check())).toEqual([]);
  });
});

describe('site.yaml', () => {
  test('a region without a translation is reported there', () => {
    const site = SITE.replace('label: { all: North }', 'label: { en: North, tr: Kuzey }');
    expect(briefs({ 'site.yaml': site, 'pages/index.yaml': hero('region: north') })).toEqual([
      expect.stringMatching(/^site\.yaml:\d+:\d+ missing-translation$/),
    ]);
  });

  test('a picture for shared links that is not there is reported there', () => {
    const site = `${SITE}socialImage: { src: /no.png, alt: { all: P } }\n`;
    expect(briefs({ 'site.yaml': site })).toEqual([expect.stringMatching(/^site\.yaml:\d+:\d+ missing-image$/)]);
  });
});
