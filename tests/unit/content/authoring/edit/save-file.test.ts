import { describe, expect, test } from 'vitest';
import { saveFile } from '../../../../../src/content/authoring/edit/save-file.ts';
import { memoryFiles } from '../../../../../src/content/files/memory-files.ts';
import { check } from '../../../site-folder.ts';

const FILES = { 'site.yaml': 's', 'pages/a.yaml': 'one\r\n', 'pages/in/b.yaml': 'b', 'secret.yaml': 'x' };
const site = (more: Parameters<typeof memoryFiles>[0] = {}) => memoryFiles({ ...FILES, ...more });

describe('a content file', () => {
  test('is written as it is to be', () => {
    const files = site();
    expect(saveFile(files, { file: 'pages/a.yaml', expected: 'one\r\n', text: 'two\r\n' })).toEqual({ saved: true });
    expect(files.text('pages/a.yaml')).toBe('two\r\n');
  });

  test('keeps its byte order mark, which is no part of its text', () => {
    const files = site({ 'pages/a.yaml': '\ufeffone' });
    expect(saveFile(files, { file: 'pages/a.yaml', expected: 'one', text: 'two' })).toEqual({ saved: true });
    expect(files.text('pages/a.yaml')).toBe('\ufefftwo');
  });

  test('that changed meanwhile is not written, and what it says is given', () => {
    const files = site();
    const saved = saveFile(files, { file: 'pages/a.yaml', expected: 'old', text: 'new' });
    expect(saved).toEqual({ saved: false, refused: 'edit-changed-meanwhile', onDisk: 'one\r\n' });
    expect(files.text('pages/a.yaml')).toBe('one\r\n');
  });

  test('that is no text is not written', () => {
    const files = site({ 'pages/a.yaml': new Uint8Array([0xff, 0xfe, 0x41]) });
    const saved = saveFile(files, { file: 'pages/a.yaml', expected: '\ufffd\ufffdA', text: 'new' });
    expect(saved).toEqual({ saved: false, refused: 'edit-not-written' });
  });

  test('larger than any that is read is not written', () => {
    const saved = saveFile(site(), { file: 'site.yaml', expected: 's', text: 'x'.repeat(1_000_001) });
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
    expect(saveFile(site(), { file, expected: 'x', text: 'y' })).toEqual({
      saved: false,
      refused: 'edit-outside',
    });
  });

  test('that is a link, or goes through one', () => {
    const files = site({
      'elsewhere/x.yaml': 'x',
      'pages/link.yaml': { link: '../elsewhere/x.yaml' },
      'pages/out': { link: '../elsewhere' },
      'pages/far': { link: '../../elsewhere' },
    });
    for (const file of ['pages/link.yaml', 'pages/out/x.yaml', 'pages/far/x.yaml'])
      expect(saveFile(files, { file, expected: 'x', text: 'y' })).toEqual({
        saved: false,
        refused: 'edit-outside',
      });
    expect(files.text('elsewhere/x.yaml')).toBe('x');
  });
});

test('what a computer that stopped leaves beside a file is no content', () => {
  expect(check({ 'pages/.a.yaml.5f0c~': 'half' })).toEqual([]);
});
