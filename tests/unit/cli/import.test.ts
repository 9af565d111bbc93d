import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, siteFolder } from '../site-folder.ts';
import { engine } from '../source-files.ts';

const OLD = '<html lang="en"><h1>About the mill</h1><p>We bake. <a href="gone.html">Gone</a></p>';

function run(root: string, ...words: string[]) {
  const args = ['bin/pages-as-data.mjs', 'import', ...words, '--root', root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: engine, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('import', () => {
  const root = siteFolder();
  const old = folder({ 'about.html': OLD, 'notes.txt': 'x', 'mill.xml': '<rss/>', 'empty/a.txt': 'x' });

  test('shows what it would make, then makes it, and leaves it the next time', () => {
    const dry = run(root, old, '--dry-run');
    expect(dry.stdout).toContain(
      '  about.html: pages/about.yaml\n    not kept: the link to /gone.html\n1 page would be made',
    );
    expect(existsSync(join(root, 'pages/about.yaml'))).toBe(false);
    expect(run(root, old)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 page made, with 0 pictures'),
    });
    expect(readFileSync(join(root, 'pages/about.yaml'), 'utf8')).toContain('en: We bake. Gone');
    expect(run(root, old).stdout).toContain('about.html: left out, there is a page /about already\n0 pages made');
  });

  test.each([
    ['nothing', [], 2, 'pages-as-data import FROM [options]'],
    ['what is not there', [join(old, 'nowhere')], 1, 'There is nothing at'],
    ['a single page', [join(old, 'about.html')], 1, 'Name the folder that'],
    ['a folder without pages', [join(old, 'empty')], 1, 'ends in .html or .htm'],
    ['another file', [join(old, 'notes.txt')], 1, 'is neither a folder of HTML files nor a WordPress export'],
    ['another XML file', [join(old, 'mill.xml')], 1, 'is no whole WordPress export'],
    [
      'a language that the site does not have',
      [old, '--language', 'xx'],
      1,
      'The languages of this site are en, tr, ar.',
    ],
    ['a route that is none', [old, '--below', 'Old stuff'], 1, '`--below Old stuff` is no route'],
  ])('given %s says so', (_, words, status, said) => {
    expect(run(root, ...words)).toMatchObject({ status, stderr: expect.stringContaining(said) });
  });
});
