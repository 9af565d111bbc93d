import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saveFile } from '../../../src/content/authoring/edit/save-file.ts';
import { fixProject } from '../../../src/content/authoring/fix.ts';
import { readSource } from '../../../src/content/read/source.ts';
import { Report } from '../../../src/content/written/report.ts';
import { folderFiles } from '../../../src/disk/folder-files.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { brief, folder, siteFolder, withoutProofs } from '../site-folder.ts';
import { textPage } from '../small-site.ts';

/** What is told of a content file that cannot be read. */
function told(root: string, file = 'x.yaml') {
  const report = new Report();
  expect(readSource(folderFiles(root), file, report)).toBeUndefined();
  return report.diagnostics.map(({ code, details }) => [code, details]);
}

const found = (root: string) => withoutProofs(openFolder(root).check()).map(brief);

describe('a content file on the disk', () => {
  test('is refused without being read where it is too large', () => {
    const root = folder({ 'x.yaml': 'a' });
    // More than Node.js reads as one file, and next to nothing on the disk.
    truncateSync(join(root, 'x.yaml'), 5 * 2 ** 30);
    expect(told(root)).toMatchObject([['file-too-large', {}]]);
  });

  test('is told with the disk’s own reason where this has no words', () => {
    expect(told(folder({ a: '' }), 'a/x.yaml')).toEqual([
      ['file-unreadable', { reason: { phrase: 'unknownReason', value: 'ENOTDIR' } }],
    ]);
  });

  test.skipIf(process.getuid?.() === 0)('cannot be read where it may not be opened', () => {
    const root = folder({ 'x.yaml': 'a: b' });
    chmodSync(join(root, 'x.yaml'), 0);
    expect(told(root)).toMatchObject([['file-unreadable', {}]]);
  });

  test.each(['/dev/zero', '/nowhere/at/all'])('is none where it is a link to %s', (target) => {
    const root = siteFolder({});
    symlinkSync(target, join(root, 'pages/x.yaml'));
    symlinkSync(target, join(root, 'public/x.txt'));
    expect(found(root)).toEqual([
      target.startsWith('/dev') ? 'pages/x.yaml:1:1 link-elsewhere' : 'pages/x.yaml:1:1 file-unreadable',
      'public/x.txt:1:1 link-elsewhere',
    ]);
  });

  test('is not looked for in another folder', () => {
    const root = siteFolder({});
    symlinkSync(folder({ 'x.svg': '<svg/>' }), join(root, 'public/folder'));
    symlinkSync(join(folder({ 'x.txt': 'x' }), 'x.txt'), join(root, 'public/x.txt'));
    expect(found(root)).toEqual(['public/folder:1:1 link-elsewhere', 'public/x.txt:1:1 link-elsewhere']);
  });
});

test.skipIf(process.platform === 'win32')('nobody waits for a channel between programs', () => {
  const root = siteFolder();
  mkdirSync(join(root, 'public/deep'));
  for (const name of ['pages/a.yaml', 'pages/b', 'pages/_c.yaml', 'public/deep/pipe.svg'])
    execFileSync('mkfifo', [join(root, name)]);
  expect(found(root)).toEqual([
    'pages/_c.yaml:1:1 file-unreadable',
    'pages/a.yaml:1:1 file-unreadable',
    'public/deep/pipe.svg:1:1 not-a-file',
    'pages/b:1:1 not-a-page',
  ]);
  rmSync(join(root, 'site.yaml'));
  execFileSync('mkfifo', [join(root, 'site.yaml')]);
  expect(found(root)).toContain('site.yaml:1:1 file-unreadable');
});

describe('what is written leaves nothing beside a file, and its rights as they were', () => {
  const rights = (root: string) => statSync(join(root, 'pages/a.yaml')).mode & 0o777;
  const site = () => {
    const root = siteFolder({ 'pages/a.yaml': textPage('We are #1') });
    chmodSync(join(root, 'pages/a.yaml'), 0o640);
    return root;
  };
  const names = ['404.yaml', 'a.yaml', 'index.yaml'];

  test('by an edit', () => {
    const root = site();
    const change = { file: 'pages/a.yaml', expected: textPage('We are #1'), text: 'two' };
    expect(saveFile(folderFiles(root), change)).toEqual({ saved: true });
    expect(readdirSync(join(root, 'pages')).sort()).toEqual(names);
    expect(rights(root)).toBe(0o640);
  });

  test('by a repair', () => {
    const root = site();
    const before = statSync(join(root, 'pages/a.yaml')).ino;
    fixProject(openFolder(root));
    expect(readdirSync(join(root, 'pages')).sort()).toEqual(names);
    expect(statSync(join(root, 'pages/a.yaml')).ino).not.toBe(before);
    expect(rights(root)).toBe(0o640);
  });
});

test('a root that is a link itself is a root', () => {
  const link = join(folder({}), 'site');
  symlinkSync(folder({ 'site.yaml': 's' }), link);
  expect(saveFile(folderFiles(link), { file: 'site.yaml', expected: 's', text: 't' })).toEqual({ saved: true });
});
