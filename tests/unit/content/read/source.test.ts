import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../../../src/content/read/source.ts';
import { Report } from '../../../../src/content/written/report.ts';
import { folderFiles } from '../../../../src/disk/folder-files.ts';
import { openFolder } from '../../../../src/disk/machine.ts';
import { cases } from '../../random/cases.ts';
import { brief, briefs, folder, siteFolder, withoutProofs } from '../../site-folder.ts';
import { DIVIDER, page, SVG } from '../../small-site.ts';

const read = (root: string, file = 'x.yaml') => {
  const report = new Report();
  const source = readSource(folderFiles(root), file, report);
  return { text: source?.text, found: report.diagnostics.map(brief) };
};

test('a file in UTF-8 is read as it stands, without its byte order mark', () => {
  expect(read(folder({ 'x.yaml': 'a: ağ\r\n' }))).toEqual({ text: 'a: ağ\r\n', found: [] });
  expect(read(folder({ 'x.yaml': '\ufeffa: b' })).text).toBe('a: b');
});

test('any bytes are the text that the platform decodes from them, or none', () => {
  const root = folder({});
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
      writeFileSync(join(root, 'x.yaml'), content);
      let text: string | undefined;
      try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(content);
      } catch {}
      expect(read(root).text).toBe(text);
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
  expect(read(folder({ 'x.yaml': content })).found).toEqual(['x.yaml:1:1 file-not-text']);
});

test('a file that is too large is refused without being read', () => {
  const root = folder({ 'x.yaml': 'a' });
  // More than Node.js reads as one file, and next to nothing on the disk.
  truncateSync(join(root, 'x.yaml'), 5 * 2 ** 30);
  expect(read(root).found).toEqual(['x.yaml:1:1 file-too-large']);
});

test('a file that is not there, a folder and a broken link cannot be read', () => {
  const root = folder({});
  mkdirSync(join(root, 'folder.yaml'));
  symlinkSync(join(root, 'nowhere'), join(root, 'broken.yaml'));
  for (const file of ['missing.yaml', 'folder.yaml', 'broken.yaml'])
    expect(read(root, file)).toEqual({ text: undefined, found: [`${file}:1:1 file-unreadable`] });
});

test.skipIf(process.getuid?.() === 0)('a file that may not be opened cannot be read', () => {
  const root = folder({ 'x.yaml': 'a: b' });
  chmodSync(join(root, 'x.yaml'), 0);
  expect(read(root).found).toEqual(['x.yaml:1:1 file-unreadable']);
});

describe('a link', () => {
  const secret = '[remote "origin"]\n  token = secret\n';
  const root = () =>
    folder({ '.git/config': secret, '.env': secret, 'pages/deep/real.yaml': 'a: b', 'real.yaml': 'a: b' });
  const linked = (target: string, file: string) => {
    const site = root();
    symlinkSync(target, join(site, file));
    return read(site, file);
  };

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
    ['/dev/zero', 'pages/x.yaml'],
    [join(folder({ 'secret.yaml': secret }), 'secret.yaml'), 'pages/x.yaml'],
  ])('to %s is not followed from %s', (target, file) => {
    expect(linked(target, file)).toEqual({ text: undefined, found: [`${file}:1:1 link-elsewhere`] });
  });

  test('is not the folder of pages', () => {
    const site = siteFolder();
    rmSync(join(site, 'pages'), { recursive: true });
    symlinkSync(folder({ 'index.yaml': page(DIVIDER) }), join(site, 'pages'));
    expect(openFolder(site).check().map(brief)).toEqual([
      'pages:1:1 missing-home',
      'pages:1:1 missing-not-found',
      'pages:1:1 not-a-folder',
    ]);
  });
});

test.skipIf(process.platform === 'win32')('nobody waits for a channel between programs', () => {
  const site = siteFolder();
  for (const name of ['pages/a.yaml', 'pages/b', 'pages/_c.yaml']) execFileSync('mkfifo', [join(site, name)]);
  expect(withoutProofs(openFolder(site).check()).map(brief)).toEqual([
    'pages/_c.yaml:1:1 file-unreadable',
    'pages/a.yaml:1:1 file-unreadable',
    'pages/b:1:1 not-a-page',
  ]);
  rmSync(join(site, 'site.yaml'));
  execFileSync('mkfifo', [join(site, 'site.yaml')]);
  expect(withoutProofs(openFolder(site).check()).map(brief)).toContain('site.yaml:1:1 file-unreadable');
});

test('a picture that is a link out of the site’s folder is refused', () => {
  const outside = folder({ 'secret.svg': SVG });
  const root = siteFolder({
    'pages/index.yaml': page('  - type: hero\n    title: { all: T }\n    picture: { src: /x.svg, alt: { all: X } }\n'),
  });
  symlinkSync(join(outside, 'secret.svg'), join(root, 'public/x.svg'));
  expect(openFolder(root).check().map(brief)).not.toEqual([]);
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
  const root = siteFolder();
  rmSync(join(root, 'pages'), { recursive: true });
  expect(openFolder(root).check().map(brief)).toContain('pages:1:1 missing-home');
  const empty = folder({ 'pages/index.yaml': page(DIVIDER) });
  expect(openFolder(empty).check().map(brief)).toEqual(['site.yaml:1:1 no-site-file']);
  writeFileSync(join(empty, 'site.yaml'), '- a\n');
  expect(openFolder(empty).check().map(brief)).toEqual(['site.yaml:1:1 expected-fields']);
});
