import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saveFile } from '../../../../../src/content/authoring/edit/save-file.ts';
import { folderFiles } from '../../../../../src/disk/folder-files.ts';
import { check, folder } from '../../../site-folder.ts';

const site = () => folder({ 'site.yaml': 's', 'pages/a.yaml': 'one\r\n', 'pages/in/b.yaml': 'b', 'secret.yaml': 'x' });

describe('a content file', () => {
  test('is written as it is to be, with its rights, and nothing lies beside it', () => {
    const root = site();
    const path = join(root, 'pages/a.yaml');
    chmodSync(path, 0o640);
    expect(saveFile(folderFiles(root), { file: 'pages/a.yaml', expected: 'one\r\n', text: 'two\r\n' })).toEqual({
      saved: true,
    });
    expect(readFileSync(path, 'utf8')).toBe('two\r\n');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(root, 'pages'))).toEqual(['a.yaml', 'in']);
  });

  test('keeps its byte order mark, which is no part of its text', () => {
    const root = site();
    const path = join(root, 'pages/a.yaml');
    writeFileSync(path, '\ufeffone');
    expect(saveFile(folderFiles(root), { file: 'pages/a.yaml', expected: 'one', text: 'two' })).toEqual({
      saved: true,
    });
    expect(readFileSync(path, 'utf8')).toBe('\ufefftwo');
  });

  test('that changed meanwhile is not written, and what it says is given', () => {
    const root = site();
    const saved = saveFile(folderFiles(root), { file: 'pages/a.yaml', expected: 'old', text: 'new' });
    expect(saved).toEqual({ saved: false, refused: 'edit-changed-meanwhile', onDisk: 'one\r\n' });
    expect(readFileSync(join(root, 'pages/a.yaml'), 'utf8')).toBe('one\r\n');
  });

  test('that is no text is not written', () => {
    const root = site();
    writeFileSync(join(root, 'pages/a.yaml'), Buffer.from([0xff, 0xfe, 0x41]));
    const saved = saveFile(folderFiles(root), { file: 'pages/a.yaml', expected: '\ufffd\ufffdA', text: 'new' });
    expect(saved).toEqual({ saved: false, refused: 'edit-not-written' });
  });

  test('larger than any that is read is not written', () => {
    const saved = saveFile(folderFiles(site()), { file: 'site.yaml', expected: 's', text: 'x'.repeat(1_000_001) });
    expect(saved).toEqual({ saved: false, refused: 'edit-unsound' });
  });
});

describe('a path is refused', () => {
  test.each([
    '../secret.yaml',
    'secret.yaml',
    'pages/../secret.yaml',
    'pages/../../etc/x.yaml',
    '/etc/x.yaml',
    'pages/./a.yaml',
    'pages//a.yaml',
    'pages\\a.yaml',
    'pages/a.txt',
    'pages/none.yaml',
    'pages/in',
    'pages/a.yaml\0.yaml',
    './site.yaml',
    'pages/',
  ])('%j', (file) => {
    expect(saveFile(folderFiles(site()), { file, expected: 'x', text: 'y' })).toEqual({
      saved: false,
      refused: 'edit-outside',
    });
  });

  test('that is a link, or goes through one', () => {
    const root = site();
    const elsewhere = folder({ 'x.yaml': 'x' });
    symlinkSync(join(elsewhere, 'x.yaml'), join(root, 'pages/link.yaml'));
    symlinkSync(elsewhere, join(root, 'pages/out'));
    for (const file of ['pages/link.yaml', 'pages/out/x.yaml'])
      expect(saveFile(folderFiles(root), { file, expected: 'x', text: 'y' })).toEqual({
        saved: false,
        refused: 'edit-outside',
      });
    expect(readFileSync(join(elsewhere, 'x.yaml'), 'utf8')).toBe('x');
  });
});

test('what a computer that stopped leaves beside a file is no content', () => {
  expect(check({ 'pages/.a.yaml.5f0c~': 'half' })).toEqual([]);
});

test('a root that is a link itself is a root', () => {
  const root = site();
  const link = join(folder({}), 'site');
  symlinkSync(root, link);
  expect(saveFile(folderFiles(link), { file: 'site.yaml', expected: 's', text: 't' })).toEqual({ saved: true });
});
