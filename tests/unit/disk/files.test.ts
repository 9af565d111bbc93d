import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileContent, Files } from '../../../src/content/files/files.ts';
import { filesOver } from '../../../src/content/files/files-over.ts';
import { memoryFiles } from '../../../src/content/files/memory-files.ts';
import { folderFiles } from '../../../src/disk/folder-files.ts';
import { folder } from '../site-folder.ts';

type Given = Readonly<Record<string, FileContent>>;

/** Every kind of files, with the same in it. */
const makers: readonly (readonly [name: string, (given: Given) => Files])[] = [
  ['a folder', (given) => folderFiles(folder(given))],
  ['memory', (given) => memoryFiles(given)],
  ['files over others', (given) => filesOver(memoryFiles(given), {})],
  [
    'files half of which lie over the others',
    (given) => {
      const all = Object.entries(given);
      const below = all.map(([path, content], at) => [path, at % 2 ? content : 'covered'] as const);
      return filesOver(memoryFiles(Object.fromEntries(below)), Object.fromEntries(all.filter((_, at) => at % 2 === 0)));
    },
  ],
];

const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

/** All that can be seen of files, by their paths. */
function seen(files: Files, path = ''): Record<string, string> {
  return Object.fromEntries(
    files.list(path).flatMap(({ name, kind }) => {
      const own = path === '' ? name : `${path}/${name}`;
      expect(files.look(own)?.kind).toBe(kind);
      if (kind === 'folder') return Object.entries({ [`${own}/`]: '', ...seen(files, own) });
      expect(files.end(own)).toBe(own);
      const bytes = files.read(own);
      expect(files.look(own)?.size).toBe(bytes.length);
      return [[own, Buffer.from(bytes).toString('latin1')]];
    }),
  );
}

describe.each(makers)('%s', (_, make) => {
  const given = { 'site.yaml': 'ağ\ufeff', 'pages/a.yaml': '', 'pages/in/b.yaml': new Uint8Array([0xff, 0x41]) };

  test('tell what a name is, its size, and what lies in folders', () => {
    const files = make(given);
    expect(files.look('site.yaml')).toMatchObject({ kind: 'file', size: 6 });
    expect(files.look('pages/in')?.kind).toBe('folder');
    expect(files.look('')?.kind).toBe('folder');
    expect(files.look('pages/none.yaml')).toBeUndefined();
    expect(files.look('site.yaml/none')).toBeUndefined();
    const entries = [...files.list('pages')].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(entries).toEqual([
      { name: 'a.yaml', kind: 'file' },
      { name: 'in', kind: 'folder' },
    ]);
    expect(codeOf(() => files.list('none'))).toBe('ENOENT');
    expect(codeOf(() => files.end('none'))).toBe('ENOENT');
  });

  test('are read as bytes and as text', () => {
    const files = make(given);
    expect(files.text('site.yaml')).toBe('ağ\ufeff');
    expect(Buffer.from(files.read('site.yaml')).toString('utf8')).toBe('ağ\ufeff');
    expect([...files.read('pages/in/b.yaml')]).toEqual([0xff, 0x41]);
    expect(files.text('pages/in/b.yaml')).toBeUndefined();
    expect(codeOf(() => files.read('none'))).toBe('ENOENT');
    expect(codeOf(() => files.text('pages'))).toBe('EISDIR');
  });

  test('are written, folders with them, and nothing is written over that is to be new', () => {
    const files = make(given);
    const before = files.look('site.yaml');
    files.write('site.yaml', 'other!');
    expect(files.look('site.yaml')).not.toEqual(before);
    files.write('pages/x/y/z.yaml', 'new', true);
    expect(seen(files)).toMatchObject({ 'site.yaml': 'other!', 'pages/x/y/z.yaml': 'new' });
    for (const path of ['site.yaml', 'pages']) expect(codeOf(() => files.write(path, 'x', true))).toBe('EEXIST');
    expect(files.text('site.yaml')).toBe('other!');
  });

  test('go with the folders that hold nothing else, but for the one at the top', () => {
    const files = make({ 'pages/x/y/z.yaml': '', 'pages/x/a.yaml': '', 'site.yaml': '' });
    files.remove('pages/x/y/z.yaml');
    expect(seen(files)).toEqual({ 'pages/': '', 'pages/x/': '', 'pages/x/a.yaml': '', 'site.yaml': '' });
    files.remove('pages/x/a.yaml');
    expect(seen(files)).toEqual({ 'pages/': '', 'site.yaml': '' });
    expect(codeOf(() => files.remove('pages/x/a.yaml'))).toBe('ENOENT');
  });
});

test('all kinds of files do the same', () => {
  const path = fc.constantFrom('a', 'b', 'in/a', 'in/b', 'in/deep/a', 'other/a');
  const act = fc.record({
    path,
    act: fc.constantFrom('write' as const, 'make' as const, 'remove' as const),
    content: fc.constantFrom('', 'x', 'ğ'),
  });
  fc.assert(
    fc.property(fc.dictionary(path, fc.constantFrom('1', '2'), { maxKeys: 4 }), fc.array(act), (given, acts) => {
      const all = makers.map(([, make]) => make(given));
      for (const { path, act, content } of acts) {
        const codes = all.map((files) =>
          codeOf(() => (act === 'remove' ? files.remove(path) : files.write(path, content, act === 'make'))),
        );
        expect(new Set(codes).size).toBe(1);
      }
      const [first, ...others] = all.map((files) => seen(files));
      for (const other of others) expect(other).toEqual(first);
    }),
    { numRuns: Number(process.env.CASES ?? 50) },
  );
});

describe('a link', () => {
  const elsewhere = folder({ 'secret.yaml': 'x' });
  const LINKS = {
    'pages/link.yaml': '../site.yaml',
    'pages/twice.yaml': 'link.yaml',
    'pages/out.yaml': join('..', '..', elsewhere.split('/').at(-1) ?? '', 'secret.yaml'),
    'pages/none.yaml': 'nowhere.yaml',
    'pages/loop.yaml': 'loop.yaml',
    'pages/folder': '../public',
  };
  const given = { 'site.yaml': 'ours', 'pages/a.yaml': '', 'public/a.txt': 'public' };
  const onDisk = () => {
    const root = folder(given);
    for (const [path, link] of Object.entries(LINKS)) symlinkSync(link, join(root, path));
    return folderFiles(root);
  };
  const links = Object.entries(LINKS).map(([path, link]) => [path, { link }] as const);
  const inMemory = () => memoryFiles({ ...given, ...Object.fromEntries(links) });

  test.each([
    ['on the disk', onDisk],
    ['in memory', inMemory],
    ['below other files', () => filesOver(inMemory(), {})],
  ])('%s is told from a file, and where it ends', (_, make) => {
    const files = make();
    for (const path of Object.keys(LINKS)) expect(files.look(path)?.kind).toBe('link');
    expect(files.end('pages/link.yaml')).toBe('site.yaml');
    expect(files.end('pages/twice.yaml')).toBe('site.yaml');
    expect(files.end('pages/folder/a.txt')).toBe('public/a.txt');
    expect(files.text('pages/twice.yaml')).toBe('ours');
    expect(files.text('pages/folder/a.txt')).toBe('public');
    expect(files.end('pages/out.yaml')).toMatch(/^\.\.\//);
    expect(files.look(files.end('pages/out.yaml'))).toBeUndefined();
    expect(codeOf(() => files.end('pages/none.yaml'))).toBe('ENOENT');
    expect(codeOf(() => files.end('pages/loop.yaml'))).toBe('ELOOP');
  });
});
