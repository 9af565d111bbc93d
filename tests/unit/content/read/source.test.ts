import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { readSource } from '../../../../src/content/read/source.ts';
import { Report } from '../../../../src/content/written/report.ts';
import { cases } from '../../random/cases.ts';
import { brief, briefs, openFiles, openSite } from '../../site-folder.ts';
import { DIVIDER, page } from '../../small-site.ts';

const read = (files: Parameters<typeof memoryFiles>[0], file = 'x.yaml') => {
  const report = new Report();
  const source = readSource(memoryFiles(files), file, report);
  return { text: source?.text, found: report.diagnostics.map(brief) };
};

test('a file in UTF-8 is read as it stands, without its byte order mark', () => {
  expect(read({ 'x.yaml': 'a: ağ\r\n' })).toEqual({ text: 'a: ağ\r\n', found: [] });
  expect(read({ 'x.yaml': '\ufeffa: b' }).text).toBe('a: b');
});

test('any bytes are the text that the platform decodes from them, or none', () => {
  const part = fc.constantFrom('a', 'ğ', 'ب', '€', '😀', '\ufeff', '\uffff').map((each) => [...Buffer.from(each)]);
  const bytes = fc.array(
    fc.oneof(
      { weight: 9, arbitrary: part },
      fc.integer({ min: 0x80, max: 0xff }).map((byte) => [byte]),
    ),
  );
  fc.assert(
    fc.property(bytes, (parts) => {
      const content = Buffer.from(parts.flat());
      let text: string | undefined;
      try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(content);
      } catch {}
      expect(read({ 'x.yaml': content }).text).toBe(text);
    }),
    { numRuns: cases },
  );
});

test.each([
  ['Latin-1', Buffer.from('a: Türkçe', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffa: b', 'utf16le')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['a text with a null', 'a: b\0c'],
  ['a text with an escape character', 'a: \u001b[31mred'],
])('%s is no text file', (_name, content) => {
  expect(read({ 'x.yaml': content }).found).toEqual(['x.yaml:1:1 file-not-text']);
});

test('a file that is too large is refused without being read', () => {
  expect(read({ 'x.yaml': { size: 5 * 2 ** 30 } }).found).toEqual(['x.yaml:1:1 file-too-large']);
});

test('a file that is not there, a folder and a broken link cannot be read', () => {
  const files = { 'folder.yaml/x': '', 'broken.yaml': { link: 'nowhere' } };
  for (const file of ['missing.yaml', 'folder.yaml', 'broken.yaml'])
    expect(read(files, file)).toEqual({ text: undefined, found: [`${file}:1:1 file-unreadable`] });
});

describe('a link', () => {
  const secret = '[remote "origin"]\n  token = secret\n';
  const files = { '.git/config': secret, '.env': secret, 'pages/deep/real.yaml': 'a: b', 'real.yaml': 'a: b' };
  const linked = (link: string, file: string) => read({ ...files, [file]: { link } }, file);

  test.each([
    ['deep/real.yaml', 'pages/x.yaml'],
    ['real.yaml', 'site.yaml'],
  ])('to %s is followed from %s', (target, file) => {
    expect(linked(target, file)).toEqual({ text: 'a: b', found: [] });
  });

  test.each([
    ['../.git/config', 'pages/x.yaml'],
    ['../real.yaml', 'pages/x.yaml'],
    ['.env', 'site.yaml'],
    ['pages/deep/real.yaml', 'site.yaml'],
    ['../../elsewhere/secret.yaml', 'pages/x.yaml'],
  ])('to %s is not followed from %s', (target, file) => {
    expect(linked(target, file)).toEqual({ text: undefined, found: [`${file}:1:1 link-elsewhere`] });
  });

  test('is not the folder of pages', () => {
    const none = { 'pages/index.yaml': undefined, 'pages/404.yaml': undefined };
    const site = openSite({ ...none, 'elsewhere/index.yaml': page(DIVIDER), pages: { link: 'elsewhere' } });
    expect(site.check().map(brief)).toEqual([
      'pages:1:1 missing-home',
      'pages:1:1 missing-not-found',
      'pages:1:1 not-a-folder',
    ]);
  });
});

test('a picture that is a link out of the site’s folder is refused', () => {
  const site = openSite({
    'pages/index.yaml': page('  - type: hero\n    title: { all: T }\n    picture: { src: /x.svg, alt: { all: X } }\n'),
    'public/x.svg': { link: '../../elsewhere/secret.svg' },
  });
  expect(site.check().map(brief)).toContain('public/x.svg:1:1 link-elsewhere');
});

test('bad files leave the other files checked', () => {
  expect(
    briefs({
      'pages/a.yaml': Buffer.from([0, 1, 2]),
      'pages/b.yaml': '',
      'pages/c.yaml': '['.repeat(20_000),
      'pages/d.yaml': Buffer.alloc(2_000_000, 'a'),
      'pages/e.yaml': 'a: &x [*x]\n',
      'pages/f.yaml': page(`${DIVIDER}    colour: red\n`),
    }).filter((line) => !line.startsWith('pages/e')),
  ).toEqual([
    'pages/a.yaml:1:1 file-not-text',
    'pages/b.yaml:1:1 file-empty',
    'pages/c.yaml:1:61 too-deep',
    'pages/d.yaml:1:1 file-too-large',
    'pages/f.yaml:6:5 unknown-key',
  ]);
});

test('a site without site.yaml, or without pages, says so', () => {
  const empty = openSite({ 'pages/index.yaml': undefined, 'pages/404.yaml': undefined });
  expect(empty.check().map(brief)).toContain('pages:1:1 missing-home');
  const files = memoryFiles({ 'pages/index.yaml': page(DIVIDER) });
  expect(openFiles(files).check().map(brief)).toEqual(['site.yaml:1:1 no-site-file']);
  files.write('site.yaml', '- a\n');
  expect(openFiles(files).check().map(brief)).toEqual(['site.yaml:1:1 expected-fields']);
});
