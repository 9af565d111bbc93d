import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import type { Project } from '../../../../src/content/project.ts';
import { brief, briefs, openFiles, openSite, withoutProofs } from '../../site-folder.ts';
import { DIVIDER, page } from '../../small-site.ts';

/** The files of a site below `public/`, and what is wrong with it. */
const look = (project: Project) => ({
  files: [...project.publicFiles.keys()].sort(),
  found: withoutProofs(project.check()).map(brief),
});

describe('the files of public/', () => {
  test('are listed with their folders, without what computers leave there', () => {
    const project = openSite({ 'public/b/c/d.pdf': 'x', 'public/.DS_Store': 'x', 'public/b/Thumbs.db': 'x' });
    expect(look(project)).toEqual({ files: ['/b/c/d.pdf', '/flag.svg'], found: [] });
  });

  test('are none where there is no such folder', () => {
    expect(openFiles(memoryFiles()).publicFiles.size).toBe(0);
  });

  test('are listed anew when one of them has changed, and only then', () => {
    const project = openSite();
    expect(project.refresh(new Set(['pages/index.yaml'])).publicFiles).toBe(project.publicFiles);
    expect(project.refresh(new Set(['public/flag.svg'])).publicFiles).not.toBe(project.publicFiles);
  });
});

describe('links in public/', () => {
  test('are followed to files of the same folder only', () => {
    const project = openSite({
      '.env': 'TOKEN=1',
      '.git/config': 'x',
      'public/deep/a.txt': 'x',
      'public/same.pdf': { link: 'deep/a.txt' },
      'public/about.txt': { link: '../.git/config' },
      'public/env.txt': { link: '../.env' },
      'public/outside.txt': { link: '../../elsewhere/x.txt' },
      'public/broken.txt': { link: 'nothing.txt' },
      'public/folder': { link: 'deep' },
      'public/itself.txt': { link: 'itself.txt' },
    });
    expect(look(project)).toEqual({
      files: ['/deep/a.txt', '/flag.svg', '/same.pdf'],
      found: ['about', 'broken', 'env', 'folder', 'itself', 'outside'].map(
        (name) => `public/${name}${name === 'folder' ? '' : '.txt'}:1:1 link-elsewhere`,
      ),
    });
  });

  test('are not the folder itself', () => {
    const files = { 'public/flag.svg': undefined, 'drawings/flag.svg': '<svg/>', public: { link: 'drawings' } };
    expect(look(openSite(files))).toEqual({
      files: [],
      found: ['public:1:1 not-a-folder', ...['3:39', '4:38', '5:39'].map((at) => `site.yaml:${at} missing-image`)],
    });
  });
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
