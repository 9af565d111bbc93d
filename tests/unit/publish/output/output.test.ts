import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openOutput } from '../../../../src/publish/output/output.ts';
import { stamped } from '../../../../src/publish/output/stamps.ts';
import { folder } from '../../site-folder.ts';

test('the old output stands until the new one is finished', () => {
  const root = folder({ 'dist/old.html': 'old' });
  const output = openOutput(join(root, 'dist'));
  output.write('new.html', 'new');
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
  output.finish();
  expect(readdirSync(join(root, 'dist'))).toEqual(['new.html']);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('what an interrupted build has left behind does not get into the next', () => {
  const root = folder({ 'dist/old.html': 'old' });
  openOutput(join(root, 'dist')).write('half.html', 'half');
  const output = openOutput(join(root, 'dist'));
  output.write('deep/in/new.html', 'new');
  output.finish();
  expect(readdirSync(join(root, 'dist'))).toEqual(['deep']);
  expect(readFileSync(join(root, 'dist/deep/in/new.html'), 'utf8')).toBe('new');
});

test('a first build needs no former one, and a folder to copy may be missing', () => {
  const root = folder({ 'public/a/b.svg': 'svg' });
  const output = openOutput(join(root, 'dist'));
  output.copy(join(root, 'nothing'));
  output.copy(join(root, 'public'));
  output.finish();
  expect(existsSync(join(root, 'dist/a/b.svg'))).toBe(true);
});

test('a build that fails takes its half away and leaves the old output', () => {
  const root = folder({ 'dist/old.html': 'old' });
  const output = openOutput(join(root, 'dist'));
  output.write('half.html', 'half');
  output.abandon();
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
});

test('the old output comes back when the new one cannot take its place', () => {
  const root = folder({ 'dist/old.html': 'old' });
  const output = openOutput(join(root, 'dist'));
  rmSync(join(root, 'dist.next'), { recursive: true });
  expect(() => output.finish()).toThrow('ENOENT');
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
});

test('the old output comes back after a build that was stopped while they changed places', () => {
  const root = folder({ 'dist.old/old.html': 'old' });
  openOutput(join(root, 'dist'));
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
});

test('a file that has become a link or a folder since it was checked is not copied', () => {
  const root = realpathSync(folder({ 'public/a.txt': 'a', 'public/b/c.txt': 'c', '.env': 'secret' }));
  const output = openOutput(join(root, 'dist'));
  const copy = (path: string) => output.copyFile(join(root, 'public', path), path);
  copy('a.txt');
  expect(readFileSync(join(root, 'dist.next/a.txt'), 'utf8')).toBe('a');
  rmSync(join(root, 'public/a.txt'));
  symlinkSync('../.env', join(root, 'public/a.txt'));
  expect(() => copy('a.txt')).toThrow('is no longer the file that was checked');
  expect(() => copy('b')).toThrow('is no longer the file that was checked');
  rmSync(join(root, 'public/b'), { recursive: true });
  symlinkSync(folder({ 'c.txt': 'secret' }), join(root, 'public/b'));
  expect(() => copy('b/c.txt')).toThrow('is no longer the file that was checked');
  output.abandon();
});

/** Every file of a folder with its words, but for the one that hides a spare folder. */
const filesOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.gitignore')
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  );

test('files that stay are the same ones on the disk, and what is written over them leaves the last output as it was', () => {
  const root = folder({ 'dist/stays.html': 'stays', 'dist/deep/goes.html': 'goes', 'dist/over.html': 'over' });
  const dist = join(root, 'dist');
  const kept = ['stays.html', 'over.html'].map((path) => stamped(dist, path));
  const output = openOutput(dist, { files: kept, since: Date.now() + 1000 });
  expect(output.lost.size).toBe(0);
  output.write('over.html', 'written');
  expect(filesOf(dist)).toEqual({ 'deep/goes.html': 'goes', 'over.html': 'over', 'stays.html': 'stays' });
  const { ino } = statSync(join(dist, 'stays.html'));
  output.finish({ spare: true });
  expect(filesOf(dist)).toEqual({ 'over.html': 'written', 'stays.html': 'stays' });
  expect(statSync(join(dist, 'stays.html')).ino).toBe(ino);
  expect(readFileSync(join(root, 'dist.next/.gitignore'), 'utf8')).toBe('*\n');
});

test('a file that somebody has changed or taken away is lost', () => {
  const root = folder({ 'dist/same.html': 'same', 'dist/changed.html': 'changed', 'dist/gone.html': 'gone' });
  const dist = join(root, 'dist');
  const kept = ['same.html', 'changed.html', 'gone.html'].map((path) => stamped(dist, path));
  writeFileSync(join(dist, 'changed.html'), 'by hand');
  rmSync(join(dist, 'gone.html'));
  const output = openOutput(dist, { files: kept, since: Date.now() + 1000 });
  expect([...output.lost]).toEqual(['changed.html', 'gone.html']);
  output.finish();
  expect(filesOf(root)).toEqual({ 'dist/same.html': 'same' });
});

const path = fc.constantFrom('a.html', 'b.html', 'c/d.html', 'c/e.html', 'c/f/g.html', 'h/i.html');
/** Of different sizes: builds are further apart than the ticks in which a disk tells the time, these here are not. */
const contents = fc.dictionary(path, fc.constantFrom('1', '22', '333'), { maxKeys: 6 });
const build = fc.record({
  contents,
  /** What is done to the folder that was left for the next build. */
  slip: fc.constantFrom('none', 'none', 'none', 'taken away', 'a file more', 'a file over', 'a link', 'killed'),
});

test('whatever lies in the folder that was left, the output has its own files and no others', () => {
  fc.assert(
    fc.property(fc.array(build, { minLength: 2, maxLength: 6 }), (builds) => {
      const root = folder({});
      const dist = join(root, 'dist');
      let last: Record<string, string> = {};
      for (const { contents, slip } of builds) {
        const same = Object.keys(contents).filter((path) => last[path] === contents[path]);
        const output = openOutput(dist, { files: same.map((path) => stamped(dist, path)), since: Date.now() + 1000 });
        for (const [path, words] of Object.entries(contents)) if (!same.includes(path)) output.write(path, words);
        if (existsSync(dist)) expect(filesOf(dist)).toEqual(last);
        if (slip === 'killed') continue;
        output.finish({ spare: true });
        last = contents;
        expect(filesOf(dist)).toEqual(
          Object.fromEntries(Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))),
        );
        disturb(join(root, 'dist.next'), slip);
      }
      rmSync(root, { recursive: true });
    }),
    { numRuns: 200 },
  );
});

function disturb(spare: string, slip: string): void {
  if (!existsSync(spare)) return;
  const [first] = Object.keys(filesOf(spare));
  if (slip === 'taken away') rmSync(spare, { recursive: true });
  if (slip === 'a file more') mkdirSync(join(spare, 'more'));
  if (slip === 'a file more') writeFileSync(join(spare, 'more/x.html'), 'x');
  if ((slip === 'a file over' || slip === 'a link') && first) rmSync(join(spare, first));
  if (slip === 'a file over' && first) writeFileSync(join(spare, first), 'over it');
  if (slip === 'a link' && first) symlinkSync('elsewhere', join(spare, first));
}

test('two files that builds keep are never one file of the output', () => {
  const root = folder({ 'cache/one': '1', 'cache/two': '2' });
  const output = openOutput(join(root, 'dist'));
  output.copyKept(join(root, 'cache/one'), 'assets/a.png');
  output.copyKept(join(root, 'cache/one'), 'assets/a.png');
  expect(() => output.copyKept(join(root, 'cache/two'), 'assets/a.png')).toThrow('two different files');
  output.finish();
  expect(filesOf(root)).toMatchObject({ 'dist/assets/a.png': '1' });
});
