import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolder } from '../../../../src/disk/machine.ts';
import { brief, briefs, folder, openSite, siteFolder, withoutProofs } from '../../site-folder.ts';
import { DIVIDER, page } from '../../small-site.ts';

/** The files of a site below `public/`, and what is wrong with it. */
function look(root: string) {
  const project = openFolder(root);
  return {
    files: [...project.publicFiles.keys()],
    found: withoutProofs(project.check()).map(brief),
  };
}

describe('the files of public/', () => {
  test('are listed with their folders, without what computers leave there', () => {
    const root = siteFolder({ 'public/b/c/d.pdf': 'x', 'public/.DS_Store': 'x', 'public/b/Thumbs.db': 'x' });
    expect(look(root)).toEqual({ files: ['/b/c/d.pdf', '/flag.svg'], found: [] });
  });

  test('are none where there is no such folder', () => {
    expect(openFolder(folder({})).publicFiles.size).toBe(0);
  });

  test('are listed anew when one of them has changed, and only then', () => {
    const project = openSite();
    expect(project.refresh(new Set(['pages/index.yaml'])).publicFiles).toBe(project.publicFiles);
    expect(project.refresh(new Set(['public/flag.svg'])).publicFiles).not.toBe(project.publicFiles);
  });
});

describe('links in public/', () => {
  test('are followed to files of the same folder only', () => {
    const root = siteFolder({ '.env': 'TOKEN=1', '.git/config': 'x', 'public/deep/a.txt': 'x' });
    const link = (target: string, name: string) => symlinkSync(target, join(root, 'public', name));
    link('deep/a.txt', 'same.pdf');
    link('../.git/config', 'about.txt');
    link('../.env', 'env.txt');
    link(join(folder({ 'x.txt': 'x' }), 'x.txt'), 'outside.txt');
    link('nothing.txt', 'broken.txt');
    link('deep', 'folder');
    link('/dev/zero', 'device.txt');
    link('itself.txt', 'itself.txt');
    expect(look(root)).toEqual({
      files: ['/deep/a.txt', '/flag.svg', '/same.pdf'],
      found: ['about', 'broken', 'device', 'env', 'folder', 'itself', 'outside'].map(
        (name) => `public/${name}${name === 'folder' ? '' : '.txt'}:1:1 link-elsewhere`,
      ),
    });
  });

  test('are not the folder itself', () => {
    const root = siteFolder({ 'public/flag.svg': undefined });
    symlinkSync(folder({ 'flag.svg': '<svg/>' }), join(root, 'public'));
    expect(look(root)).toEqual({
      files: [],
      found: ['public:1:1 not-a-folder', ...['3:39', '4:38', '5:39'].map((at) => `site.yaml:${at} missing-image`)],
    });
  });
});

test.skipIf(process.platform === 'win32')('a channel between programs is no file, and nobody waits for it', () => {
  const root = siteFolder();
  mkdirSync(join(root, 'public/deep'));
  execFileSync('mkfifo', [join(root, 'public/deep/pipe.svg')]);
  expect(look(root)).toEqual({ files: ['/flag.svg'], found: ['public/deep/pipe.svg:1:1 not-a-file'] });
});

describe('what the build writes itself', () => {
  test.each([
    ['a file for a folder of the build', 'en', 'en'],
    ['a file in such a folder', 'tr/x.txt', 'tr'],
    ['the folder of scripts and styles', 'assets/x.txt', 'assets'],
    ['the folder of data, in capitals', '_Data/x.txt', '_Data'],
    ['the sitemap', 'sitemap.xml', 'sitemap.xml'],
    ['a folder for the sitemap', 'sitemap.xml/x.txt', 'sitemap.xml'],
    ['the not-found page', '404.html', '404.html'],
    ['the home page of a language', 'en.html', 'en.html'],
    ['the home page', 'index.html', 'index.html'],
    ['the manifest', 'manifest.webmanifest', 'manifest.webmanifest'],
    ['the headers', '_headers', '_headers'],
    ['a folder for the redirects', '_redirects/x.txt', '_redirects'],
    ['a page', 'a/b.html', 'a/b.html'],
    ['a file for a folder of pages', 'a', 'a'],
    ['a file for a page', 'a/b', 'a/b'],
    ['what hosts answer a page’s address with', 'a/b/index.html', 'a/b/index.html'],
    ['what hosts answer the home page’s with', 'default.HTM', 'default.HTM'],
    ['a part of the sitemap', 'sitemap-2.xml', 'sitemap-2.xml'],
  ])('is not taken by %s', (_, file, name) => {
    const files = { 'pages/a/b.yaml': page(DIVIDER).replace('Title', 'B'), [`public/${file}`]: 'x' };
    // That a page or a program lies there is told beside it.
    const found = briefs(files).filter((line) => !/ (?:active|statement)-file$/.test(line));
    expect(found).toEqual([`public/${name}:1:1 taken-name`]);
  });

  test('is joined to the site’s own robots.txt and _redirects', () => {
    expect(briefs({ 'public/robots.txt': 'User-agent: *\n', 'public/_redirects': '/a /en 301\n' })).toEqual([]);
  });
});
